package screens

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/port"
	"royals/game/store"
)

// rewound plays a game to its end and opens its replay.
func rewound(t *testing.T, id string, size geom.Rect) *rig {
	t.Helper()
	r := newRig(t, size, size.W < 1000, store.NewMemory(), 5)
	finished(t, r, id)
	r.app.Activate("result:title")
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	r.tap("history")
	r.tap("past:replay:1")
	r.step(0)
	if r.app.Status().Scene != "replay" {
		t.Fatalf("it opens %s: %s", r.app.Status().Scene, r.app.Glance().Toast)
	}
	return r
}

// at is how far a replay has come.
func at(r *rig) int { return r.app.tab().replay.Moves() }

// still lets time pass until the replay stands.
func still(r *rig) {
	r.t.Helper()
	for range 2000 {
		r.step(50 * time.Millisecond)
		if r.app.Status().Settled {
			return
		}
	}
	r.t.Fatalf("the replay does not come to rest: %+v", r.app.Status())
}

// TestReplayScreen goes through a game of each title by taps and by keys, on a phone and on a desktop. Whatever stands fits on the screen,
// nothing runs while it stands, nobody is asked, and leaving goes back to the list.
func TestReplayScreen(t *testing.T) {
	for i, g := range catalog.Games() {
		r := rewound(t, g.Info().ID, []geom.Rect{phone, desktop}[i%2])
		most := r.app.tab().replay.Choices()
		for _, c := range []struct {
			tap  string
			key  port.Key
			want int
		}{{"replay:step", port.Key{Code: port.Right}, 1}, {"replay:step", port.Key{Code: port.Right}, 2}, {"replay:back", port.Key{Code: port.Left}, 1},
			{"replay:last", port.Key{Code: port.End}, most}, {"replay:back", port.Key{Code: port.Left}, most - 1}, {"replay:first", port.Key{Code: port.Home}, 0}} {
			for _, by := range []string{"tap", "key"} {
				from := at(r)
				if by == "tap" {
					r.tap(c.tap)
				} else {
					r.in.Type(c.key)
					r.step(0)
				}
				still(r)
				if at(r) != c.want {
					t.Fatalf("%s, %s from %d by %s: it stands at %d, not at %d", g.Info().ID, c.tap, from, by, at(r), c.want)
				}
				if err := r.check(); err != nil {
					t.Errorf("%s at %d: %v", g.Info().ID, at(r), err)
				}
				if r.app.tab().t.Asked != engine.None {
					t.Errorf("%s at %d: somebody is asked", g.Info().ID, at(r))
				}
				if by == "tap" {
					r.app.tab().replay.to(r.app.tab(), from)
					still(r)
				}
			}
		}
		r.shot("replay-" + g.Info().ID)
		r.in.Type(port.Key{Code: port.Escape})
		r.step(0)
		if r.app.Status().Scene != "history" {
			t.Errorf("%s: leaving goes to %s", g.Info().ID, r.app.Status().Scene)
		}
	}
}

// TestReplayEyes goes round all eyes. A seat's hand lies open to its own eyes and to all, and to no other.
func TestReplayEyes(t *testing.T) {
	r := rewound(t, "royalty", desktop)
	for range 6 {
		r.tap("replay:step")
		still(r)
	}
	s := r.app.tab()
	for range len(s.t.Players) + 1 {
		open := 0
		for _, p := range s.t.Shown.Piles {
			if int(p.ID.Kind) == s.t.Plan.Hand && len(p.Cards) > 0 && p.Cards[0].Known() {
				open++
			}
		}
		want := 1
		if s.replay.Eyes() == engine.Table {
			want = len(s.t.Players)
		}
		if open != want || s.replay.Moves() != 6 {
			t.Errorf("the eyes of %v see %d hands after %d choices", s.replay.Eyes(), open, s.replay.Moves())
		}
		r.shot("eyes-" + s.replay.Eyes().String())
		r.in.Type(port.Key{Code: port.Letter, Rune: 'e'})
		still(r)
	}
}

// TestReplayPlays lets a replay go on by itself to its end, faster and slower, and stop.
func TestReplayPlays(t *testing.T) {
	r := rewound(t, "usurpers", phone)
	most := r.app.tab().replay.Choices()
	r.in.Type(port.Key{Code: port.Space})
	r.step(0)
	for at(r) < 2 {
		r.in.Now = max(r.in.Now, min(r.due, r.in.Now+time.Second)) // as a host that sleeps
		r.step(10 * time.Millisecond)
	}
	r.tap("replay:play")
	still(r)
	stands := at(r)
	r.step(time.Minute)
	if at(r) != stands || stands >= most {
		t.Errorf("stopped at %d, it goes on to %d", stands, at(r))
	}
	r.tap("replay:speed")
	r.tap("replay:speed")
	r.tap("replay:play")
	for n := 0; !r.app.Status().Settled; n++ {
		if r.step(50 * time.Millisecond); n > 20000 {
			t.Fatal("it does not end")
		}
	}
	if at(r) != most || !strings.Contains(r.app.Status().Detail, "replay ") {
		t.Errorf("it ends at %d of %d", at(r), most)
	}
	if got := pastOf(t, r); got != "1" || r.app.Status().Scene != "replay" {
		t.Errorf("a replay leaves the history %s and shows %s", got, r.app.Status().Scene)
	}
}

// TestReplayTurns goes through games turn by turn, by keys and by the buttons of the document: each stop is where another
// seat's turn begins, the way back has the same stops, and what stands is told with its number.
func TestReplayTurns(t *testing.T) {
	for i, id := range []string{"usurpers", "kingdoms", "crush", "royalty"} {
		r := rewound(t, id, []geom.Rect{phone, desktop}[i%2])
		s := r.app.tab()
		list := s.replay.Turns()
		most := s.replay.Choices()
		if len(list) < 3 || list[0] != 0 || list[len(list)-1] >= most {
			t.Fatalf("%s: its turns are %v of %d", id, list, most)
		}
		stops := append(slices.Clone(list), most)
		if len(stops) > 6 {
			stops = append(stops[:5:5], most)
		}
		for n, want := range stops[1:5] {
			if n%2 == 0 {
				r.in.Type(port.Key{Code: port.Right, Shift: true})
				r.step(0)
			} else {
				r.app.Activate("replay:turn")
			}
			still(r)
			if at(r) != want {
				t.Fatalf("%s: turn %d stands at %d, not at %d", id, n+2, at(r), want)
			}
			doc := r.app.Doc()
			if told := "Turn " + strconv.Itoa(n+2) + " of " + strconv.Itoa(len(list)); want < most && !strings.Contains(actText(r, "replay:bar"), told) {
				t.Errorf("%s: the bar says %q, not %q", id, actText(r, "replay:bar"), told)
			}
			if value := strconv.Itoa(want) + " of " + strconv.Itoa(most); !strings.HasPrefix(doc.Prompt, value) {
				t.Errorf("%s: it says %q, without %q", id, doc.Prompt, value)
			}
		}
		if value := strconv.Itoa(at(r)) + " of " + strconv.Itoa(most) + "."; !readOut(r, value) {
			t.Errorf("%s: it reads out %q, without %q", id, r.app.Doc().Say.Text, value)
		}
		for n := 3; n >= 0; n-- {
			r.in.Type(port.Key{Code: port.Left, Shift: true})
			r.step(0)
			still(r)
			if at(r) != list[n] {
				t.Fatalf("%s: back it stands at %d, not at %d", id, at(r), list[n])
			}
		}
	}
}

// readOut is whether a text is read out within half a minute, after what is being read.
func readOut(r *rig, text string) bool {
	for range 300 {
		if r.step(100 * time.Millisecond); strings.Contains(r.app.Doc().Say.Text, text) {
			return true
		}
	}
	return false
}

// finger does something with a finger, or with the mouse, and lets the screen see it.
func finger(r *rig, m port.Motion, at geom.Point) {
	r.in.Point(port.Pointer{ID: 1, Motion: m, Pos: at, Held: m != port.Up, Touch: r.in.Touch})
	r.step(0)
}

// TestReplayBar drags along the bar and taps on it: it goes where the finger is, while it is there, and nothing is carried.
func TestReplayBar(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, desktop} {
		r := rewound(t, "royalty", size)
		s := r.app.tab()
		most := s.replay.Choices()
		line := s.felt.BarLine
		spot := func(n int) geom.Point {
			return geom.Point{X: line.X + line.W*float64(n)/float64(most), Y: line.Y + 2}
		}
		finger(r, port.Down, spot(0))
		for _, n := range []int{most / 4, most / 2, most / 3, most} {
			finger(r, port.Move, spot(n))
			r.step(20 * time.Millisecond)
			if at(r) != n || s.scene.Carried != 0 {
				t.Fatalf("%v: under the finger it stands at %d, not at %d, and carries %d", size, at(r), n, s.scene.Carried)
			}
		}
		finger(r, port.Move, spot(most/2).Add(geom.Point{Y: -200})) // beside the bar too
		r.step(20 * time.Millisecond)
		finger(r, port.Up, spot(most/2).Add(geom.Point{Y: -200}))
		still(r)
		if at(r) != most/2 {
			t.Errorf("%v: let go it stands at %d, not at %d", size, at(r), most/2)
		}
		r.shot("bar-royalty")
		if err := r.check(); err != nil {
			t.Errorf("%v: %v", size, err)
		}
		finger(r, port.Down, spot(most/5))
		r.step(20 * time.Millisecond)
		finger(r, port.Up, spot(most/5))
		still(r)
		if at(r) != most/5 {
			t.Errorf("%v: tapped it stands at %d, not at %d", size, at(r), most/5)
		}
	}
}
