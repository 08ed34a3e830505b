package screens

import (
	"strconv"
	"strings"

	"royals/engine"
	codes "royals/engine/code"
	"royals/engine/match"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/table"
	"royals/game/words"
)

// coded is a deal that a code names, and the whole game where the code holds one.
type coded struct {
	codes.Deal
	code   string       // of the deal alone
	played *match.Match // nil where the code is that of a deal
}

const (
	dealPlay   = kit.Press("deal:play")
	dealGoOn   = kit.Press("deal:go-on")
	dealReplay = kit.Press("deal:replay")
)

// readCode reads the code of a deal or of a whole game, which is played again choice by choice.
func readCode(a *Sitting, text string) (c coded, err error) {
	text = strings.TrimSpace(text)
	if strings.Contains(text, ".") {
		c.Deal, c.played, err = codes.Play(text, a.games)
	} else {
		c.Deal, err = codes.Read(text, a.games)
	}
	if err == nil {
		c.code, err = codes.Write(c.Deal)
	}
	return c, err
}

// refusal says what is wrong with a code.
func refusal(err error) string {
	if key := "code." + err.Error(); words.Has(key) {
		return words.Plain(key)
	}
	return words.Plain("code.none")
}

// openCode shows what a code names, or says why it cannot.
func openCode(a *Sitting, text string) {
	c, err := readCode(a, text)
	if err != nil {
		a.Push(&codeScreen{a: a, text: strings.ToUpper(text[:min(len(text), longestCode)]), refused: refusal(err)})
		return
	}
	c.open(a)
}

// run names the running game of a title whose deal came by a code.
func (c *coded) run() string { return keep.Run(c.Game.Info().ID, keep.DealTable) }

// seated are those who play it: those whom the code names, or else those of the set-up. Somebody is a person.
func (c *coded) seated(a *Sitting) []table.Player {
	s := newSetupScreen(a, c.Game)
	players := s.set.Players[:c.Config.Seats]
	if c.Opponents == nil {
		return players
	}
	usual := newSetup(c.Game.Info())
	usual.seat(a.Prefs.Name)
	players = usual.Players[:c.Config.Seats]
	for i, bot := range c.Opponents {
		players[i].Bot = bot
	}
	if len(table.Persons(players)) == 0 {
		players[0].Bot = ""
	}
	return players
}

// tells describes the deal: the goal, who plays, by which rules, and how the game ended that the code holds.
func (c *coded) tells(a *Sitting) []string {
	players := c.seated(a)
	var list []string
	for _, p := range players {
		if p.Person() {
			list = append(list, names.Isolated(p.Name))
		} else {
			level, _, _ := strings.Cut(p.Bot, "-")
			list = append(list, words.T("deal.bot", words.Args{A: names.Isolated(p.Name), B: words.Plain("level." + level)}))
		}
	}
	out := []string{words.Plain("deal.what"), goal(c.Game, c.Config), words.T("deal.seats", words.Args{A: strings.Join(list, ", ")}), c.rules(a)}
	if c.played != nil {
		var r engine.Result
		c.played.State().Result(&r)
		end := table.Brief{Game: c.Game.Info().ID, Winners: r.Winners, Players: players}
		for i := range players {
			end.Scores = append(end.Scores, int(r.Score[i]))
		}
		out = append(out, words.T("deal.ended", words.Args{A: scored(&end), N: len(c.played.Log)}), words.Plain("deal.unproved"))
	}
	return out
}

// rules tells the house rules.
func (c *coded) rules(a *Sitting) string {
	s := newSetupScreen(a, c.Game)
	s.set.Seats, s.set.Options = c.Config.Seats, c.Config.Options
	var list []string
	for i := range s.info.Options {
		if o := &s.info.Options[i]; s.info.Value(c.Config, o.Key) != o.Default {
			list = append(list, rowText(optionValues(s, *o)))
		}
	}
	if list == nil {
		return words.Plain("deal.standard")
	}
	return words.T("deal.rules", words.Args{A: strings.Join(list, "; ")})
}

// waits reports whether this very deal is being played.
func (c *coded) waits(a *Sitting) (this, other bool) {
	r := waitsAs(a, c.run())
	if r == nil {
		return false, false
	}
	d := c.Deal
	d.Config, d.Opponents = r.Config, nil
	mine := c.Deal
	mine.Opponents = nil
	one, err := codes.Write(d)
	two, err2 := codes.Write(mine)
	this = err == nil && err2 == nil && one == two
	return this, !this
}

// open lays the sheet.
func (c coded) open(a *Sitting) {
	var list []choice
	if this, _ := c.waits(a); this {
		list = append(list, choice{dealGoOn, words.Plain("setup.go-on")}, choice{dealPlay, words.Plain("setup.anew")})
	} else {
		list = append(list, choice{dealPlay, words.Plain("deal.play")})
	}
	if c.played != nil {
		list = append(list, choice{dealReplay, words.Plain("history.replay")})
	}
	a.Push(&askScreen{a: a.App, id: "deal", title: c.Game.Info().Title, paras: append(c.tells(a), c.code),
		list: append(list, choice{kit.Back, words.Plain("menu.back")}), do: func(d kit.Deed) { c.does(a, d) }})
}

// does does what a button of the sheet says.
func (c *coded) does(a *Sitting, d kit.Deed) {
	switch d {
	case dealGoOn:
		resumeRun(a, c.run())
	case dealReplay:
		players := c.seated(a)
		if r, err := table.NewReplay(c.played, players, firstPerson(players)); err == nil {
			layReplay(a, r, c.Game.Info().Title)
		}
	case dealPlay:
		switch _, other := c.waits(a); {
		case waitsAs(a, c.run()) != nil:
			key := "deal.again"
			if other {
				key = "deal.replaces"
			}
			sure(a.App, key, "deal.play", words.Args{A: c.Game.Info().Title}, func() { c.begin(a) })
		case len(a.waiting()) >= keep.Most:
			a.Push(&runsScreen{a: a, full: true})
		default:
			c.begin(a)
		}
	}
}

// begin deals. The opponents' chance follows from the code.
func (c *coded) begin(a *Sitting) {
	t, err := table.New(c.Game, c.Config, c.seated(a), keeper{a, c.run()}, a.think, codes.Bots(c.code), saltOf(a.seed))
	if err != nil {
		a.Say(err.Error())
		return
	}
	a.bout = nil
	a.play(t, c.run())
}

// dealtOn is the deal on a table as a code has it, with those who play where it can name them: false where it has no code.
func dealtOn(t *table.Table) (d codes.Deal, code string, ok bool) {
	return dealtTo(t.Game(), t.Config(), t.Players)
}

// dealtTo is the same of a deal to players.
func dealtTo(g engine.Game, c engine.Config, players []table.Player) (d codes.Deal, code string, ok bool) {
	d = codes.Deal{Game: g, Config: c}
	for _, p := range players {
		d.Opponents = append(d.Opponents, p.Bot)
	}
	code, err := codes.Write(d)
	if err != nil {
		d.Opponents = nil
		code, err = codes.Write(d)
	}
	return d, code, err == nil
}

// placed tells a person's place: "1st of 4".
func placed(rank, of int) string {
	return words.T("share.place", words.Args{A: words.Plain("place." + strconv.Itoa(rank)), N: of})
}
