package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/sprites"
)

// TestLadderCanBeReadOnAPhone: the shields on the ladder of Royal Crush are large enough to tell whose they are, whoever plays.
func TestLadderCanBeReadOnAPhone(t *testing.T) {
	seen, trails := 0, 0
	for seed := range uint64(2) {
		holdGameOf(t, 41+seed, "crush", phone, tempo{"", 0, 1, false}, 60, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			for _, x := range s.felt.Staged.Rungs {
				if seen++; x.At.W < 18 {
					t.Errorf("a shield is %.1f wide", x.At.W)
				}
				for _, o := range r.list.Ops {
					if o.Kind == paint.Line && o.Color == kit.Text && x.From != x.At && abs(o.Rect.X-x.At.Center().X) < 1 {
						if trails++; o.Width < 2.5 {
							t.Errorf("a trail is %.1f wide", o.Width)
						}
					}
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if seen < 20 || trails < 5 {
		t.Errorf("%d shields, %d trails", seen, trails)
	}
}

// TestFallenRoyalsKeepTheirSize: on a phone a royal that has fallen is as large as can be askew over none beside it, and what it falls at is said
// once.
func TestFallenRoyalsKeepTheirSize(t *testing.T) {
	fallen := 0
	for seed := range uint64(3) {
		holdGameOf(t, 41+seed, "kingdoms", phone, tempo{"", 0, 1, false}, 120, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			if st := &s.felt.Staged; st.On {
				for i := range st.Pieces {
					p := &st.Pieces[i]
					if !p.Turn {
						continue
					}
					if fallen++; p.At.W < 0.75*p.Upright.W {
						t.Errorf("%v has fallen at %v, and stood at %v", p.Card, p.At, p.Upright)
					}
				}
				if st.Sum.Note != "" && len(st.Counts) > 0 && st.Counts[0].Words != "" {
					t.Errorf("beside the sum stand %q and %q", st.Sum.Note, st.Counts[0].Words)
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if fallen < 3 {
		t.Errorf("%d have fallen", fallen)
	}
}

// TestRoyalsAtStakeAreLarge: what may be lost is to be recognised on a phone, too.
func TestRoyalsAtStakeAreLarge(t *testing.T) {
	seen := 0
	holdGameOf(t, 41, "usurpers", phone, tempo{"", 0, 1, false}, 200, func(r *rig, s *tableScreen) {
		r.step(3 * time.Second)
		n := 0
		if s.scene.Stage != nil {
			n = len(s.scene.Stage.Stakes)
		}
		if n > 0 && n < 4 && s.felt.Staged.On && !s.scene.Stage.Pays {
			for i := range s.felt.Places {
				if p := &s.felt.Places[i]; !p.Hidden && slices.ContainsFunc(s.scene.Stage.Stakes, func(id engine.PileID) bool { return slices.Contains(s.scene.Cards.Of(id), p.ID) }) {
					if seen++; p.Pose.Rect.W < 50 {
						t.Errorf("of %d royals at stake one is %.0f wide", n, p.Pose.Rect.W)
					}
				}
			}
		}
		r.tap("next")
		r.step(deafTime)
	})
	if seen < 3 {
		t.Errorf("%d royals at stake", seen)
	}
}

// TestNamesInARowAreOfOneSize: no name of those who fight side by side is smaller than its neighbour's.
func TestNamesInARowAreOfOneSize(t *testing.T) {
	rows := 0
	for seed := range uint64(2) {
		holdGameOf(t, 41+seed, "crush", phone, tempo{"", 0, 1, false}, 80, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			size := map[float64]float64{}
			for _, o := range r.list.Ops {
				if o.Kind != paint.Text || o.Face != sprites.Title || !s.felt.Staged.On || !slices.Contains(s.scene.Labels, o.Text) {
					continue
				}
				if was, ok := size[o.Rect.Center().Y]; ok {
					if rows++; was != o.Size {
						t.Errorf("%q is written in %.1f beside %.1f", o.Text, o.Size, was)
					}
				}
				size[o.Rect.Center().Y] = o.Size
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if rows < 3 {
		t.Errorf("%d names side by side", rows)
	}
}

// TestLettersOfAPhone: nothing on the tables and stages of a phone is written in letters smaller than thirteen at the usual size of text, but
// numbers on cards, and words that would be cut otherwise.
func TestLettersOfAPhone(t *testing.T) {
	texts, small := 0, map[string]float64{}
	look := func(r *rig) {
		for _, o := range r.list.Ops {
			if o.Kind != paint.Text || !strings.ContainsAny(o.Text, "abcdefghijklmnopqrstuvwxyz") {
				continue
			}
			if texts++; o.Size < 13 {
				small[o.Text] = o.Size
			}
		}
	}
	for _, g := range catalog.Games() {
		holdGameOf(t, 41, g.Info().ID, phone, tempo{"", 0, 1, false}, 60, func(r *rig, s *tableScreen) {
			r.step(3 * time.Second)
			look(r)
			r.tap("next")
			r.step(deafTime)
		})
		r := newRig(t, phone, true, store.NewMemory(), 11)
		r.start(g.Info().ID, 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(11, 3)), limit: 40}, func(int) { r.step(0); look(r) })
	}
	for text, size := range small {
		if size < 12 {
			t.Errorf("%q is written in %.1f", text, size)
		}
	}
	if texts < 1000 || len(small) > texts/200 {
		t.Errorf("of %d texts %d are small: %v", texts, len(small), small)
	}
}
