package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/shell"
	"royals/game/sound"
	"royals/game/store"
)

// ears is a host that writes down what it is asked to play.
type ears struct {
	played []sound.Effect
	loud   float64
	buzzes []time.Duration
	hushed []bool
	beats  int // ticks that are the beats before a flip, which are lower than those of a deal
}

func (*ears) Wake()                     {}
func (*ears) Shield(bool)               {}
func (*ears) SetTitle(string)           {}
func (*ears) Fullscreen(bool)           {}
func (*ears) Quit()                     {}
func (e *ears) Vibrate(d time.Duration) { e.buzzes = append(e.buzzes, d) }
func (e *ears) Hush(on bool)            { e.hushed = append(e.hushed, on) }

func (e *ears) Play(effect uint8, volume, pitch float64) {
	e.played = append(e.played, sound.Effect(effect))
	e.loud = max(e.loud, volume)
	if sound.Effect(effect) == sound.Tick && pitch < 0.9 {
		e.beats++
	}
}

// deaf is a host that plays nothing.
type deaf struct{ *ears }

func (deaf) Play() {}

// heard starts a game in an app that is listened to.
func heard(t *testing.T, id string, seed uint64, before func(p *shell.Prefs)) (*rig, *ears) {
	r := newRig(t, desktop, false, store.NewMemory(), seed)
	e := &ears{}
	before(&r.app.Prefs)
	r.app.Start(e)
	r.app.Activate("game:" + id)
	r.step(0)
	r.app.Top().(*setupScreen).usual()
	r.app.Change()
	players := r.app.Top().(*setupScreen).set.Players
	for i := range players {
		players[i].Bot = "greedy"
	}
	players[0].Bot = ""
	r.tap("play")
	return r, e
}

// listening plays a number of decisions in small steps of time and calls each after every step with what was heard in
// it.
func (r *rig) listening(t *testing.T, e *ears, p *player, decisions int, each func(before, after []paint.Op, heard int)) {
	t.Helper()
	var old []paint.Op
	for range 100000 {
		old = append(old[:0], r.list.Ops...)
		was := len(e.played)
		st := r.app.Status()
		switch {
		case st.Scene == "result":
			return
		case st.Scene == "round":
			r.tap("round:ok")
		case st.Scene != "table":
			t.Fatalf("on %s", st.Scene)
		case st.Settled && decisions == 0:
			return
		case st.Settled && goesOn(r):
		case st.Settled && r.app.table.Asked != engine.None:
			r.step(100 * time.Millisecond) // nobody answers in the instant of the knock
			r.choose(p)
			decisions--
		default:
			r.step(25 * time.Millisecond)
		}
		each(old, r.list.Ops, len(e.played)-was)
	}
	t.Fatal("it does not end")
}

// TestEverySoundIsSeen plays games and looks at the picture: when something is heard, something has changed on the
// screen in the same instant. Only the knock waits until the cards of the others have arrived; the prompt that it is
// about stands there.
func TestEverySoundIsSeen(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			r, e := heard(t, g.Info().ID, 11, func(p *shell.Prefs) { p.Speed, p.Pause = 1, 1 })
			steps := 0
			var begins []sound.Effect // heard of cards that begin to go where they lie: the next frame shows it
			r.listening(t, e, &player{rnd: rand.New(rand.NewPCG(11, 1))}, 40, func(before, after []paint.Op, n int) {
				steps++
				same := slices.Equal(before, after)
				if len(begins) > 0 && same {
					t.Errorf("%v heard, nothing seen", begins)
				}
				if begins = nil; n == 0 || !same {
					return
				}
				tab := r.app.table
				asked := tab.Asked != engine.None && slices.ContainsFunc(after, func(o paint.Op) bool {
					return o.Kind == paint.Text && o.Text != "" && strings.Contains(tab.Question(), o.Text)
				})
				if got := e.played[len(e.played)-n:]; n == 1 && got[0] == sound.Snap {
					begins = got
				} else if n > 1 || got[0] != sound.Knock || !asked {
					t.Errorf("%v heard, nothing seen", got)
				}
			})
			e.enough(t, steps)
		})
	}
}

// TestEveryBuzzIsSeen plays games with vibration: what is felt is seen in the same instant, and stands in the log or is the question.
// Switched off, nothing is felt.
func TestEveryBuzzIsSeen(t *testing.T) {
	for _, g := range catalog.Games() {
		for on := range 2 {
			r, e := heard(t, g.Info().ID, 11, func(p *shell.Prefs) { p.Speed, p.Pause, p.Buzz = 1, 1, on })
			felt, lines := 0, 0
			r.listening(t, e, &player{rnd: rand.New(rand.NewPCG(11, 1))}, 20, func(before, after []paint.Op, _ int) {
				if len(e.buzzes) == felt {
					return
				}
				tab := r.app.table
				if now := len(tab.Lines(0)); now == lines && tab.Asked == engine.None || slices.Equal(before, after) && tab.Asked == engine.None {
					t.Errorf("%s: felt and not told: %v", g.Info().ID, e.buzzes[felt:])
				} else {
					lines = now
				}
				felt = len(e.buzzes)
			})
			if felt > 0 != (on == 1) {
				t.Errorf("%s, switch %d: felt %d times", g.Info().ID, on, felt)
			}
		}
	}
}

// enough checks that 40 decisions were heard and felt, not too often and not too loud.
func (e *ears) enough(t *testing.T, steps int) {
	t.Helper()
	kinds := make(map[sound.Effect]int)
	for _, x := range e.played {
		kinds[x]++
	}
	t.Logf("seed 11: %d sounds in %d steps: %v, felt %d times", len(e.played), steps, kinds, len(e.buzzes))
	if len(e.played) < 40 || len(kinds) < 5 {
		t.Errorf("only %d sounds of %d kinds in 40 decisions", len(e.played), len(kinds))
	}
	if n := kinds[sound.Tick] - e.beats; n < 2 || n > 30 {
		t.Errorf("the deal is heard %d times", n)
	}
	if kinds[sound.Knock] == 0 {
		t.Error("nobody was told that it was the own turn")
	}
	if len(e.buzzes) == 0 {
		t.Error("nothing was felt")
	}
	if e.loud > 0.5 {
		t.Errorf("as loud as %v at a volume of 60", e.loud)
	}
}

// TestStings plays games whole: the table's sting rings with the first card, and again at the very end where the person
// wins. Who loses hears a seal.
func TestStings(t *testing.T) {
	for _, g := range catalog.Games() {
		r, e := heard(t, g.Info().ID, 3, func(p *shell.Prefs) { p.Speed, p.Pause = 1, 1 })
		e.stung(t, r, 3)
	}
	r, e := heard(t, "usurpers", 5, func(p *shell.Prefs) { p.Speed, p.Pause = 0, 0 }) // a crowning ends it, in one instant
	e.stung(t, r, 5)
	for seed := uint64(4); seed < 40; seed++ { // one of four wins
		r, e := heard(t, "crush", seed, func(p *shell.Prefs) { p.Speed, p.Pause = 1, 1 })
		if e.stung(t, r, seed) {
			return
		}
	}
	t.Error("nobody has won in 36 games")
}

// stung plays to the end, checks the stings, and reports whether the person has won.
func (e *ears) stung(t *testing.T, r *rig, seed uint64) bool {
	t.Helper()
	tab := r.app.table
	sting, id := tab.Plan.Sting, tab.Game().Info().ID
	r.listening(t, e, &player{rnd: rand.New(rand.NewPCG(seed, 1))}, 1<<20, func(_, _ []paint.Op, _ int) {})
	deal := slices.Index(e.played, sting)
	if deal < 0 || slices.Contains(e.played[:max(deal, 0)], sound.Tick) {
		t.Errorf("%s: %v does not ring with the first card: %v", id, sting, e.played[:10])
	}
	want, won := sound.Stamp, (offers{t: tab, info: tab.Game().Info()}).pleased()
	if won {
		want = sting
	}
	last := len(e.played) - 1
	if e.played[last] != want {
		t.Errorf("%s, seed %d: the last sound is %v, want %v", id, seed, e.played[last], want)
	}
	if i := slices.Index(e.played[deal+1:], sting); i >= 0 && deal+1+i != last {
		t.Errorf("%s, seed %d: the sting rings before the end", id, seed)
	}
	return won
}

func TestMute(t *testing.T) {
	id := catalog.Games()[0].Info().ID
	r, e := heard(t, id, 4, func(p *shell.Prefs) { p.Mute = 1 })
	p := &player{rnd: rand.New(rand.NewPCG(4, 1))}
	nothing := func(_, _ []paint.Op, _ int) {}
	r.listening(t, e, p, 12, nothing)
	if len(e.played) > 0 {
		t.Errorf("muted, %v is heard", e.played)
	}
	if len(e.buzzes) == 0 {
		t.Error("muted, nothing is felt: vibration has a switch of its own")
	}
	if len(e.hushed) == 0 || !e.hushed[0] {
		t.Errorf("the host may open its loudspeaker: %v", e.hushed)
	}
	r.settle()
	r.tap("mute")
	if e.hushed[len(e.hushed)-1] || r.app.Prefs.Mute != 0 {
		t.Error("a tap on the bar does not give the sound back")
	}
	r.listening(t, e, p, 8, nothing)
	if len(e.played) == 0 {
		t.Error("nothing is heard after mute was lifted")
	}
	r.settle()
	if !r.app.Activate("mute") {
		t.Fatal("no mute in the list")
	}
	if i := slices.IndexFunc(r.app.Doc().Acts, func(a port.Item) bool { return a.Name == "mute" }); i < 0 || !r.app.Doc().Acts[i].Pressed {
		t.Error("the document does not say that sound is off")
	}
	if data, err := r.app.Store.Load("settings"); err != nil || !strings.Contains(string(data), "mute 1\n") {
		t.Errorf("mute is not kept: %q %v", data, err)
	}
	was := len(e.played)
	r.listening(t, e, p, 8, nothing)
	if len(e.played) != was {
		t.Error("muted again, something is heard")
	}
}

func TestNoBuzz(t *testing.T) {
	r, e := heard(t, catalog.Games()[0].Info().ID, 5, func(p *shell.Prefs) { p.Buzz = 0 })
	r.listening(t, e, &player{rnd: rand.New(rand.NewPCG(5, 1))}, 15, func(_, _ []paint.Op, _ int) {})
	if len(e.buzzes) > 0 {
		t.Errorf("switched off, it is felt %d times", len(e.buzzes))
	}
	if len(e.played) == 0 {
		t.Error("without vibration nothing is heard")
	}
}

// TestSoundChangesNothing plays the same game heard and on a host that cannot be heard: the log is the same.
func TestSoundChangesNothing(t *testing.T) {
	id := catalog.Games()[0].Info().ID
	play := func(h port.Host, mute int) []string {
		r := newRig(t, desktop, false, store.NewMemory(), 9)
		r.app.Prefs.Mute = mute
		r.app.Start(h)
		r.start(id, 1)
		r.play(&player{rnd: rand.New(rand.NewPCG(9, 1)), limit: 10}, nil)
		var log []string
		for _, l := range r.app.table.Log {
			log = append(log, l.Text)
		}
		return log
	}
	e := &ears{}
	a, b, c := play(e, 0), play(&ears{}, 1), play(deaf{&ears{}}, 0)
	if len(a) < 20 || !slices.Equal(a, b) || !slices.Equal(a, c) {
		t.Errorf("the log of %d lines depends on the sound", len(a))
	}
	if len(e.played) == 0 {
		t.Error("nothing was heard")
	}
}
