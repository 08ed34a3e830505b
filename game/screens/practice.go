package screens

import (
	"royals/engine"
	"royals/engine/bot"
	codes "royals/engine/code"
	"royals/engine/match"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/table"
	"royals/game/words"
)

const (
	menuPractice  = kit.Press("menu:practice")
	setupPractice = kit.Press("practice")
)

// openHand opens or closes the cards of a seat in a practice game.
type openHand struct{ seat engine.Seat }

func (o openHand) Name() string { return "practice:open:" + o.seat.String() }

// practiceRun names the practice game of a title.
func practiceRun(game string) string { return keep.Run(game, keep.PracticeTable) }

// practise begins a practice game with a match, wherever that stands. It asks where another practice game would be lost.
func practise(a *Sitting, g engine.Game, players []table.Player, start func() (*match.Match, error)) {
	run := practiceRun(g.Info().ID)
	begin := func() {
		m, err := start()
		var t *table.Table
		if err == nil {
			t, err = table.Practise(m, append([]table.Player(nil), players...), keeper{a, run}, a.think, a.seed())
		}
		if err != nil {
			a.Say(words.Plain("practice.failed"))
			return
		}
		a.bout = nil
		a.play(t, run)
	}
	switch {
	case waitsAs(a, run) != nil:
		sure(a.App, "practice.replaces", "practice.play", words.Args{A: g.Info().Title}, begin)
	case len(a.waiting()) >= keep.Most:
		a.Push(&runsScreen{a: a, full: true})
	default:
		begin()
	}
}

// practiseFresh begins a practice game with a deal of its own.
func practiseFresh(a *Sitting, g engine.Game, c engine.Config, players []table.Player) {
	practise(a, g, players, func() (*match.Match, error) {
		c.Seed = a.seed() & (1<<codes.SeedBits - 1)
		return match.New(g, c)
	})
}

// practiceSheet lies over a practice game: whose cards lie open, who plays a seat.
func practiceSheet(s *tableScreen) {
	sheet := &askScreen{a: s.a.App, id: "practice", title: words.Plain("practice.title"), paras: []string{words.Plain("practice.what"), words.Plain("practice.knows")}}
	list := func() []choice {
		out := []choice{{kit.Back, words.Plain("menu.resume")}}
		for i := range s.t.Players {
			if x := engine.Seat(i); x != s.t.Viewer {
				key := "practice.open"
				if table.Opened(s.t).Has(x) {
					key = "practice.close"
				}
				out = append(out, choice{openHand{x}, words.T(key, words.Args{A: s.t.Name(x)})})
			}
		}
		return append(out, handOvers(s.t)...)
	}
	sheet.list = list()
	sheet.do = func(d kit.Deed) {
		switch d := d.(type) {
		case openHand:
			table.Open(s.t, d.seat, !table.Opened(s.t).Has(d.seat))
			sheet.list = list()
		case handOver:
			s.a.Pop()
			handsOver(s.a, s.t, d.seat)
		}
		s.a.Change()
	}
	s.a.Push(sheet)
}

// handOvers are the ways to give a seat to an opponent, or to a person.
func handOvers(t *table.Table) (out []choice) {
	for i := range t.Players {
		x := engine.Seat(i)
		out = append(out, choice{handOver{x}, words.T(handKey(t, x), words.Args{A: t.Name(x)})})
	}
	return out
}

// handKey is how a seat is handed over. Who plays alone at the device is spoken to.
func handKey(t *table.Table, x engine.Seat) string {
	switch {
	case !t.Players[x].Person():
		return "menu.to-person"
	case table.You(t, x):
		return "menu.to-bot.you"
	}
	return "menu.to-bot"
}

// askHandOver does it once the player has agreed: one touch beside Leave would change who plays.
func askHandOver(a *Sitting, t *table.Table, seat engine.Seat) {
	key := handKey(t, seat)
	who := words.Args{A: t.Name(seat)}
	a.Push(&confirmScreen{a: a.App, text: words.T(key+".sure", who), label: words.T(key, who), tone: kit.Warn, yes: func() {
		handsOver(a, t, seat)
		a.Pop()
	}})
}

// handsOver gives a seat to an opponent, or to a person.
func handsOver(a *Sitting, t *table.Table, seat engine.Seat) {
	p := t.Players[seat]
	if p.Person() {
		leftSeat(a, t, seat)
		p.Bot = bot.Levels[len(bot.Levels)/2] // the middle one
	} else {
		p.Bot = ""
	}
	t.SetPlayer(seat, p)
}
