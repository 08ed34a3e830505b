package screens

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/walk"
)

var playerGames = flag.Int("playergames", 1, "let each kind of player of TestPlayersAgree play so many games of each title")
var playerFrom = flag.Uint64("playerfrom", 0, "and begin with this one")

// sitter plays by what the document says, in one way.
type sitter struct {
	*rig
	presses, steps int // of the choice that takes most
	asked          int
	told           []string
	keys           []int           // that each choice took
	untold         map[string]bool // words that are painted and stand nowhere in the document
}

// playerWays are the ways to come to a choice and to press it.
var playerWays = map[string]func(p *sitter, name string) bool{
	"ear":          (*sitter).byName,
	"keys":         (*sitter).byKeys,
	"pad":          (*sitter).byPad,
	"one switch":   (*sitter).bySwitch,
	"two switches": (*sitter).bySwitch,
	"touch":        (*sitter).byTouch,
}

// byName presses a button of the document, as a screen reader does.
func (p *sitter) byName(name string) bool {
	p.in.Press(name)
	p.step(10 * time.Millisecond)
	return true
}

// byKeys goes from zone to zone and along the zone, and presses Enter.
func (p *sitter) byKeys(name string) bool {
	return p.along(name, func(c walk.Command) {
		codes := map[walk.Command]port.Code{walk.NextZone: port.PageDown, walk.PreviousZone: port.PageUp, walk.Next: port.Right, walk.Previous: port.Left, walk.Press: port.Enter}
		p.key(port.Key{Code: codes[c]})
	})
}

// byPad does the same with a pad.
func (p *sitter) byPad(name string) bool {
	return p.along(name, func(c walk.Command) {
		bits := map[walk.Command]uint32{walk.NextZone: 1 << 5, walk.PreviousZone: 1 << 4, walk.Next: 1 << 15, walk.Previous: 1 << 14, walk.Press: 1}
		for _, down := range []uint32{bits[c], 0} {
			p.in.Events = append(p.in.Events, port.Event{Kind: port.ByPad, Pad: down})
			p.step(10 * time.Millisecond)
		}
	})
}

// along walks to a stop with the commands that lead there.
func (p *sitter) along(name string, do func(c walk.Command)) bool {
	place := func(list []port.Strip, name string) (zone, at int) {
		for z, s := range list {
			if i := slices.IndexFunc(s.Stops, func(it port.Item) bool { return it.Name == name }); i >= 0 {
				return z, i
			}
		}
		return -1, -1
	}
	for n := range 200 {
		d := p.app.Doc()
		list := d.Strips()
		zone, at := place(list, name)
		z, i := place(list, d.Focus.Stop)
		switch {
		case zone < 0:
			return false
		case d.Focus.Stop == name && p.app.Glance().Ring == name:
			for p.app.Doc().Deaf {
				p.step(10 * time.Millisecond)
			}
			do(walk.Press)
			p.keys = append(p.keys, n+1)
			return true
		case z < zone:
			do(walk.NextZone)
		case z > zone:
			do(walk.PreviousZone)
		case i < at:
			do(walk.Next)
		default:
			do(walk.Previous)
		}
	}
	return false
}

// bySwitch waits until the scan stands on the group or the stop, or goes on with the first switch, and presses the second one.
func (p *sitter) bySwitch(name string) bool {
	presses, steps, pause := 0, 0, time.Duration(p.app.Prefs.Deaf)*time.Millisecond
	p.step(pause)                                         // after the last press
	if p.app.Prefs.Switches == 1 && p.due == port.Never { // it rests
		p.key(port.Key{Code: port.Enter})
		p.step(pause)
	}
	for ; presses < 4 && steps <= 25; p.step(10 * time.Millisecond) {
		g, ok := shell.Scanned(p.app.App)
		if !ok {
			return false
		}
		if slices.ContainsFunc(g.Stops, func(it port.Item) bool { return it.Name == name }) {
			p.key(port.Key{Code: port.Enter})
			presses++
			if len(g.Stops) == 1 {
				p.presses, p.steps = max(p.presses, presses), max(p.steps, steps)
				return true
			}
			p.step(pause)
			continue
		}
		if steps++; p.app.Prefs.Switches == 2 {
			p.key(port.Key{Code: port.Space})
		} else {
			p.step(p.due - p.in.Now)
		}
	}
	return false
}

// byTouch taps the picture of a control, and where it has none, its button in the document.
func (p *sitter) byTouch(name string) bool {
	box, ok := p.find(name)
	if !ok || kit.NameOf(kit.Under(p.app.Targets(), box.Center())) != name {
		return p.byName(name)
	}
	freshen(p.rig, box.Center())
	p.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: box.Center(), Held: true, Touch: true}, port.Pointer{ID: 1, Motion: port.Up, Pos: box.Center(), Touch: true})
	p.step(10 * time.Millisecond)
	return true
}

// game plays random choices, to the end of the game or so many, and returns its log.
func (p *sitter) game(id, way string, rnd *rand.Rand, most int) []string {
	p.start(id, 1)
	p.app.Prefs.Switches = map[string]int{"one switch": 1, "two switches": 2}[way]
	p.app.Prefs.Speed, p.app.Prefs.Pause = 0, 0
	p.app.tab().clock.settle()
	p.app.Change()
	var log []string
	for p.asked < most {
		p.settle()
		s := p.app.tab()
		if s != nil {
			log = log[:0]
			for _, l := range s.t.Lines(0) {
				log = append(log, l.Text)
			}
		}
		switch {
		case p.app.Status().Scene == "result":
			return log
		case p.app.Status().Scene != "table":
			p.byName("back")
			continue
		case s.t.Asked == engine.None:
			p.t.Fatalf("nobody is asked: %q", p.app.Doc().Prompt)
		}
		p.asked++
		p.compare()
		all := choices(p.app.Doc())
		all = slices.DeleteFunc(all, func(it port.Item) bool { return it.Name == "stepback" || it.Name == "cancel" })
		name := all[rnd.IntN(len(all))].Name
		p.told = append(p.told, p.app.Doc().Prompt+" | "+name)
		if !playerWays[way](p, name) {
			p.t.Fatalf("decision %d, %q: it does not come to %s\n%s", p.asked, p.app.Doc().Prompt, name, strings.Join(p.told[max(0, len(p.told)-20):], "\n"))
		}
	}
	return log
}

var wordsOf = regexp.MustCompile(`\pL{3,}`)

// compare notes which painted words the document lacks.
func (p *sitter) compare() {
	if p.untold == nil {
		return
	}
	r := *p.rig
	r.list.Reset()
	p.app.Draw(&r.list)
	d := p.app.Doc()
	told := strings.ToLower(fmt.Sprint(d.Title, d.Prompt, d.Hand, d.Acts, d.Table, d.Log, d.Alert, d.Say.Text))
	for _, o := range r.list.Ops {
		if o.Kind != paint.Text || !p.in.Size.Contains(o.Rect) {
			continue
		}
		for _, w := range wordsOf.FindAllString(strings.ToLower(o.Text), -1) {
			if !strings.Contains(told, w) {
				p.untold[w] = true
			}
		}
	}
}

// within returns the number below which so many of 100 lie.
func within(list []int, p int) int {
	if len(list) == 0 {
		return 0
	}
	list = slices.Sorted(slices.Values(list))
	return list[min(len(list)*p/100, len(list)-1)]
}

// judge holds a game against what was promised.
func (p *sitter) judge(seed uint64) {
	if len(p.untold) > 10 {
		p.t.Errorf("seed %d: %d painted words stand nowhere in the document: %v", seed, len(p.untold), slices.Sorted(maps.Keys(p.untold)))
	}
	if p.presses > 4 || p.steps > 25 {
		p.t.Errorf("seed %d: a choice takes %d presses and %d steps", seed, p.presses, p.steps)
	}
}

// TestPlayersAgree lets each kind of player play the same game with the same choices: each comes to each choice, by four presses
// of a switch and twenty-five steps at most, and the same happens. At most ten of the words that a game paints at its decisions
// stand nowhere in the document.
func TestPlayersAgree(t *testing.T) {
	most := 120
	if *playerGames > 1 { // every one to its result
		most = 4000
	}
	for _, g := range catalog.Games() {
		untold := map[string]bool{}
		for seed := *playerFrom; seed < *playerFrom+uint64(*playerGames); seed++ {
			var first, told []string
			for _, way := range []string{"ear", "keys", "pad", "one switch", "two switches", "touch"} {
				t.Run(g.Info().ID+"/"+way, func(t *testing.T) {
					p := &sitter{rig: newRig(t, desktop, way == "touch", store.NewMemory(), 4+seed)}
					p.blind = true
					if way == "ear" {
						p.untold = map[string]bool{}
					}
					log := p.game(g.Info().ID, way, rand.New(rand.NewPCG(seed, 1)), most)
					t.Logf("seed %d: %d decisions, to the end: %v; a choice takes %d presses and %d steps at most, %d keys in the middle and %d in 90 of 100",
						seed, p.asked, p.app.Status().Scene == "result", p.presses, p.steps, within(p.keys, 50), within(p.keys, 90))
					maps.Copy(untold, p.untold)
					p.judge(seed)
					if first == nil {
						first, told = slices.Clone(log), p.told
					}
					if !slices.Equal(log, first) {
						t.Errorf("seed %d: another game than by ear:\n%s", seed, parts(first, log))
						t.Errorf("%s", parts(told, p.told))
					}
				})
			}
		}
		t.Logf("%s: %d painted words stand nowhere in the document: %v", g.Info().ID, len(untold), slices.Sorted(maps.Keys(untold)))
	}
}

// TestMotionChangesNoWord plays the same choices with full and with reduced motion: the log says the same.
func TestMotionChangesNoWord(t *testing.T) {
	for _, g := range catalog.Games() {
		const seed = 4
		var logs [2][]string
		for i := range logs {
			p := &sitter{rig: newRig(t, desktop, false, store.NewMemory(), seed)}
			p.app.Prefs.Motion = 1 + i
			logs[i] = p.game(g.Info().ID, "ear", rand.New(rand.NewPCG(seed, 1)), 25)
		}
		if !slices.Equal(logs[0], logs[1]) || len(logs[0]) < 5 {
			t.Errorf("%s, seed %d: %s", g.Info().ID, seed, parts(logs[0], logs[1]))
		}
	}
}

// parts returns where two logs part.
func parts(a, b []string) string {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return strings.Join([]string{"after", a[max(0, i-1)], a[i], b[i]}, "\n")
		}
	}
	return "one is longer"
}
