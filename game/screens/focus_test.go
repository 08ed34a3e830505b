package screens

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
	"royals/game/walk"
)

// typist plays with keys alone, over the document: it sees nothing else.
type typist struct {
	*rig
	rnd    *rand.Rand
	page   bool // Enter comes as in a page, which presses the button that has the focus
	wrong  []string
	asked  int // decisions
	tools  int // of them with the focus on a tool
	keys   int // to the nearest choice, in all
	worst  int
	chosen int // keys until the choice that was meant
}

func (p *typist) fail(why ...string) { p.wrong = append(p.wrong, strings.Join(why, " | ")) }

// tap presses a key and lets the app answer.
func (p *typist) tap(codes ...port.Code) {
	for _, c := range codes {
		p.key(port.Key{Code: c})
	}
}

// choices returns what can be done now.
func choices(d *port.Doc) (out []port.Item) {
	for _, s := range d.Strips() {
		for _, it := range s.Stops {
			if (s.Zone == port.Do || s.Zone == port.Cards) && !it.Disabled && !it.Idle {
				out = append(out, it)
			}
		}
	}
	return out
}

// look checks where the focus stands at a decision.
func (p *typist) look() {
	p.asked++
	p.judge(p.app.Doc())
}

// judge checks the document of a decision.
func (p *typist) judge(d *port.Doc) {
	on, list := d.Focus.Stop, d.Strips()
	z := walk.ZoneOf(list, on)
	_, aim := walked{p.app.tab()}.Aim(&kit.Doc{Doc: *d})
	if z != port.Do && z != port.Cards && (z != port.Now || aim != port.Question) { // on the question it does nothing
		p.tools++
		p.fail("the focus is on", on, d.Prompt)
	}
	seen := map[string]bool{}
	for _, s := range list {
		for _, it := range s.Stops {
			if seen[it.Name] {
				p.fail("twice in the document", it.Name)
			}
			if seen[it.Name] = true; it.Text == "" {
				p.fail("without words", it.Name)
			}
		}
	}
	all := choices(d)
	if len(all) == 0 {
		p.fail("nothing can be done", d.Prompt)
		return
	}
	p.leaves(d)
	n := 1 // to the nearest: press it, or come to it and press it
	if !slices.ContainsFunc(all, func(it port.Item) bool { return it.Name == on }) {
		n++
	}
	p.keys, p.worst = p.keys+n, max(p.worst, n)
}

// leaves checks that every legal action stands in the document once: as an entry of the list, or as the card that it picks.
func (p *typist) leaves(d *port.Doc) {
	s := p.app.tab()
	if !s.t.Focus.Empty() { // only what fits what was pointed at
		return
	}
	for _, o := range s.t.Options() {
		n := 0
		name := felt.ToPlay(s.info, o.Action).Name()
		for _, it := range d.Stops(port.Do) {
			if it.Name == name {
				n++
			}
		}
		for _, h := range s.scene.Hand {
			if o.Action.IsStep() && len(o.Things) == 1 && slices.ContainsFunc(s.scene.HandTap(h), func(x table.Thing) bool { return table.Same(x, o.Things[0]) }) {
				for _, it := range d.Hand {
					if it.Name == s.scene.HandName(h) && !it.Idle {
						n++
					}
				}
			}
		}
		if n != 1 {
			p.fail("an action that stands", strconv.Itoa(n), "times:", name)
		}
	}
}

// goTo walks to a stop by the next thing that can be done, and presses it.
func (p *typist) goTo(name string) {
	for range 80 {
		if p.app.Doc().Focus.Stop == name {
			p.step(deafTime)
			if p.chosen++; p.page {
				p.in.Press(name)
				p.step(10 * time.Millisecond)
			} else {
				p.tap(port.Enter)
			}
			return
		}
		p.key(port.Key{Code: port.Letter, Rune: 'n'})
		p.chosen++
	}
	p.fail("N never comes to", name)
}

// game plays so many decisions with keys.
func (p *typist) game(id string, most int) {
	p.key(port.Key{Code: port.Home}) // somebody who plays with keys
	p.start(id, 1)
	p.app.Prefs.Speed, p.app.Prefs.Pause = 0, 0
	p.app.tab().clock.settle()
	for range most {
		p.settle()
		switch s := p.app.tab(); {
		case p.app.Status().Scene == "result":
			return
		case p.app.Status().Scene != "table":
			p.tap(port.Escape)
		case s.t.Asked == engine.None:
			p.fail("nobody is asked")
			return
		default:
			p.look()
			all := choices(p.app.Doc())
			if len(p.wrong) > 0 {
				return
			}
			p.goTo(all[p.rnd.IntN(len(all))].Name)
		}
	}
}

// TestKeysPlay plays random games of each title with keys: at each decision the focus is on what is asked, never on a tool, and
// every choice is to be reached by the key that goes to the next one. So it is where the page presses what has its focus.
func TestKeysPlay(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) { keysPlay(t, g.Info().ID, false) })
		t.Run(g.Info().ID+"/page", func(t *testing.T) { keysPlay(t, g.Info().ID, true) })
	}
}

func keysPlay(t *testing.T, id string, page bool) {
	const seed = 4
	p := &typist{rig: newRig(t, desktop, false, store.NewMemory(), seed), rnd: rand.New(rand.NewPCG(seed, 1)), page: page}
	p.blind = true
	p.game(id, 60)
	for _, w := range p.wrong {
		t.Errorf("seed %d, decision %d: %s", seed, p.asked, w)
	}
	if p.asked < 10 {
		t.Errorf("only %d decisions", p.asked)
	}
	t.Logf("%d decisions, focus on a tool in %d, keys to the nearest choice %.2f, at most %d, to a random one %.1f",
		p.asked, p.tools, float64(p.keys)/float64(p.asked), p.worst, float64(p.chosen)/float64(p.asked))
}

// TestKeysPlayCanFail breaks the document of a decision in each way that the players of keys are to find.
func TestKeysPlayCanFail(t *testing.T) {
	p := &typist{rig: newRig(t, desktop, false, store.NewMemory(), 4), rnd: rand.New(rand.NewPCG(4, 1))}
	p.start("usurpers", 1)
	p.settle()
	good := *p.app.Doc()
	first := func(list []port.Item, z port.Zone) int {
		return slices.IndexFunc(list, func(it port.Item) bool { return it.Zone == z && !it.Disabled && !it.Idle })
	}
	for name, spoil := range map[string]func(d *port.Doc){
		"":                      func(*port.Doc) {},
		"an action that stands": func(d *port.Doc) { i := first(d.Acts, port.Do); d.Acts = slices.Delete(d.Acts, i, i+1) },
		"twice in the document": func(d *port.Doc) { d.Acts = append(d.Acts, d.Acts[first(d.Acts, port.Do)]) },
		"without words":         func(d *port.Doc) { d.Acts[first(d.Acts, port.Do)].Text = "" },
		"the focus is on":       func(d *port.Doc) { d.Focus.Stop = d.Acts[first(d.Acts, port.Tools)].Name },
		"nothing can be done": func(d *port.Doc) {
			d.Hand = nil
			d.Acts = slices.DeleteFunc(d.Acts, func(it port.Item) bool { return it.Zone == port.Do })
		},
	} {
		d := good
		d.Acts, d.Hand = slices.Clone(good.Acts), slices.Clone(good.Hand)
		spoil(&d)
		p.wrong = nil
		p.judge(&d)
		if found := strings.Contains(strings.Join(p.wrong, "\n"), name); !found || name == "" && len(p.wrong) > 0 {
			t.Errorf("spoilt by %q they find %q", name, p.wrong)
		}
	}
}

// TestHeldEnterPressesOnce holds Enter down over a decision and the next: it does one thing.
func TestHeldEnterPressesOnce(t *testing.T) {
	p := &typist{rig: newRig(t, desktop, false, store.NewMemory(), 3), rnd: rand.New(rand.NewPCG(1, 1))}
	p.start("kingdoms", 1)
	p.app.Prefs.Speed, p.app.Prefs.Pause = 0, 0
	p.app.tab().clock.settle()
	p.settle()
	p.key(port.Key{Code: port.Letter, Rune: 'n'})
	p.step(deafTime)
	moves := func() int { return p.app.tab().t.Moves() + len(p.app.tab().t.Composer().Chosen()) }
	was := moves()
	p.tap(port.Enter)
	one := moves()
	for range 40 {
		p.key(port.Key{Code: port.Enter, Repeat: true})
		p.step(50 * time.Millisecond)
	}
	if now := moves(); now > one+1 { // an opponent may have moved once
		t.Errorf("a held Enter made %d choices, the first %d", now-was, one-was)
	}
	if p.app.Status().Scene != "table" {
		t.Errorf("it led to %s", p.app.Status().Scene)
	}
	was = moves()
	for range 8 { // keys that are pressed anew are no held one
		p.settle()
		p.step(deafTime)
		p.tap(port.Enter)
	}
	if now := moves(); now < was+2 && p.app.Status().Scene == "table" {
		t.Errorf("eight presses made %d choices: a held key that counts would not be found", now-was)
	}
}
