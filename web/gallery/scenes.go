package main

import (
	"cmp"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/paint/soft"
	"royals/game/port"
	"royals/sprites"
)

// sizes are the windows that a scene is drawn in, in CSS pixels (STAGE.md, 8); the last one is a screen of 3840x2160, on which all is
// 1.6 times as large.
var sizes = []struct{ w, h, scale float64 }{
	{320, 568, 2}, {360, 640, 2}, {640, 360, 2}, {768, 1024, 1}, {1024, 768, 1}, {1280, 720, 1}, {1920, 1080, 1}, {2560, 1080, 1}, {2400, 1350, 1.6},
}

// themes are what a table may wear besides what is its own.
var themes = []string{"own", "hall", "plain", "contrast"}

// mostSeeds is how many games of a title are looked through, and mostScenes how many different moments of it are drawn.
const (
	mostSeeds  = 12
	mostScenes = 16
)

// picture is one that waits to be drawn and written.
type picture struct {
	name  string
	list  paint.List
	size  int // of sizes
	style sprites.Style
}

// scenes draws what no saved position leads to, as the app shows it: every title in every theme, each kind of moment that stands on the
// stage of a game, and each kind of ending, in the sizes named, such as 360x640, or in all. It is drawn here, not in a browser.
func scenes(dir string, only []string) error {
	const painters = 2
	var all sync.WaitGroup
	var work [painters]chan *picture // each has sizes of its own, and keeps what it has drawn for them
	var errs [painters]error
	for i := range painters {
		work[i] = make(chan *picture, len(sizes))
		all.Go(func() {
			hands := map[int]*soft.Painter{}
			for p := range work[i] {
				hand := hands[p.size]
				if hand == nil {
					hand = &soft.Painter{Scale: sizes[p.size].scale}
					hands[p.size] = hand
				}
				hand.Style = p.style
				errs[i] = cmp.Or(errs[i], p.write(dir, hand))
			}
		})
	}
	put := func(p *picture) {
		if len(only) == 0 || slices.Contains(only, p.window()) {
			work[p.size%painters] <- p
		}
	}
	err := fronts(put)
	for _, g := range catalog.Games() {
		if err == nil {
			err = moments(g, put)
		}
	}
	for i := range painters {
		close(work[i])
	}
	all.Wait()
	return cmp.Or(err, errs[0], errs[1])
}

// write draws a picture into a folder.
func (p *picture) write(dir string, hand *soft.Painter) error {
	f, err := os.Create(filepath.Join(dir, p.name+"-"+p.window()+".png"))
	if err != nil {
		return err
	}
	defer f.Close()
	return (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(f, hand.Paint(&p.list, geom.Rect{W: sizes[p.size].w, H: sizes[p.size].h}))
}

// window names the size of a picture.
func (p *picture) window() string { return fmt.Sprintf("%.0fx%.0f", sizes[p.size].w, sizes[p.size].h) }

// shoot draws what the app shows in every size, and leaves the window as it was.
func (s *sitting) shoot(name string, put func(*picture)) {
	was := s.in.Size
	for i, z := range sizes {
		s.in.Size, s.in.Touch = geom.Rect{W: z.w, H: z.h}, z.w < 700
		s.rest()
		put(&picture{name, paint.List{Ops: slices.Clone(s.list.Ops)}, i, s.app.Style()})
	}
	s.in.Size, s.in.Touch = was, false
	s.rest()
}

// rest lets everything come to where it belongs in a new window.
func (s *sitting) rest() {
	for range 8 {
		s.step(250 * time.Millisecond)
	}
}

// fronts draws the title, and the set-up and the first table of every game, in every theme.
func fronts(put func(*picture)) error {
	for i, theme := range themes {
		s := sit(7)
		s.app.Prefs.Theme = i
		s.step(0)
		s.shoot("title-"+theme, put)
		for _, g := range catalog.Games() {
			id := g.Info().ID
			s := sit(7)
			s.app.Prefs.Theme = i
			s.app.Activate("game:" + id)
			s.step(time.Second)
			s.shoot(id+"-setup-"+theme, put)
			if !s.app.Activate("play") {
				return fmt.Errorf("%s cannot be started", id)
			}
			if err := s.settle(); err != nil {
				return err
			}
			s.shoot(id+"-table-"+theme, put)
		}
	}
	return nil
}

// moments draws one of each kind of moment that stands in games of a title, and of each kind of ending.
func moments(g engine.Game, put func(*picture)) error {
	id, seen := g.Info().ID, map[string]bool{}
	for seed := range uint64(mostSeeds) {
		s := sit(100*seed + 4)
		for _, name := range []string{"game:" + id, "seats:more", "rules:standard", "play"} {
			if !s.app.Activate(name) && name != "seats:more" { // of two players there are never more
				return fmt.Errorf("%s: nothing is called %s", id, name)
			}
			s.step(0)
		}
		for n := 0; ; n++ {
			if n > 60000 {
				return fmt.Errorf("%s, seed %d: no end", id, seed)
			}
			s.step(200 * time.Millisecond)
			st := s.app.Status()
			if !st.Settled {
				continue
			}
			if st.Scene == "result" {
				s.step(time.Minute)
				if name := "ending-" + kindOf(s.app.Doc().Prompt, 5); !seen[name] {
					seen[name] = true
					s.shoot(id+"-"+name, put)
				}
				break
			}
			s.moment(id, st, seen, put)
		}
	}
	return nil
}

// moment draws a moment that stands, unless one of its kind has been drawn, and goes on.
func (s *sitting) moment(id string, st port.Status, seen map[string]bool, put func(*picture)) {
	switch {
	case st.Detail == "hold":
		again := slices.ContainsFunc(s.app.Hits(nil), func(h port.Hit) bool { return h.Name == "again" }) // only what stands on a stage can be told again
		if name := "stage-" + kindOf(s.app.Doc().Prompt, 4); again && !seen[name] && len(seen) < mostScenes {
			seen[name] = true
			s.step(5 * time.Second)
			s.shoot(id+"-"+name, put)
		}
		s.app.Activate("next")
	case st.Scene == "table":
		if name := s.choose(); name != "" {
			s.app.Activate("coach:off")
			s.app.Activate(name)
		}
	case slices.Contains([]string{"curtain", "recap", "round"}, st.Scene):
		if name := st.Scene; name == "round" && !seen[name] {
			seen[name] = true
			s.shoot(id+"-"+name, put)
		}
		s.app.Activate(st.Scene + ":ok")
	default:
		s.app.Activate("back")
	}
}

var (
	isolates = strings.NewReplacer("\u2068", "", "\u2069", "")
	named    = regexp.MustCompile(`(?i)\b(guest|bea|cosmo|dora|edgar|flora|your?|the|an?|of|and|with|card|[0-9]+s?|ace|king|queen|jack|joker|clubs|diamonds|hearts|spades)\b('s)?|[^a-z ]`)
)

// kindOf returns the first words of a sentence without who and what it is about.
func kindOf(text string, most int) string {
	won := strings.HasPrefix(isolates.Replace(text), "Guest ") || strings.HasPrefix(text, "You ")
	list := strings.Fields(named.ReplaceAllString(strings.ToLower(isolates.Replace(text)), " "))
	kind := strings.Join(list[:min(most, len(list))], "-")
	if won {
		return "own-" + kind
	}
	return kind
}
