package main

import (
	"flag"
	"fmt"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/court"
)

// mostGames ends a bout in which nobody comes ahead.
const mostGames = 30

// court lists the rivals of the court, or plays bouts against one of them: an opponent as strong as the rival sits at P1, unless
// another is named.
func (t *tool) court(args []string) error {
	rung, bouts, me := 0, 1, ""
	s, err := t.flags("court", args, 0, func(f *flag.FlagSet) {
		f.IntVar(&rung, "rung", 0, "`N`: the rival, 1 to 15; 0 lists them")
		f.IntVar(&bouts, "bouts", bouts, "`N`: how many bouts")
		f.StringVar(&me, "bot", "", "`BOT`: who plays P1; the rival's like unless you say otherwise")
	})
	if err != nil {
		return err
	}
	if rung == 0 {
		for i, r := range court.Rivals {
			fmt.Fprintf(t.out, "%2d  %-15s %-17s %s\n", i+1, r.Name, r.Bot, gameOf(&r))
		}
		return nil
	}
	if rung < 0 || rung > len(court.Rivals) {
		return misused("there is no rung %d; there are 1 to %d", rung, len(court.Rivals))
	}
	if err := least("bouts", bouts, 1); err != nil {
		return err
	}
	r := &court.Rivals[rung-1]
	if me == "" {
		me = r.Bot
	}
	if bot.ByName(me) == nil {
		return misused("there is no bot %q; there are %s", me, botNames())
	}
	fmt.Fprintf(t.out, "%d %s: %s, %s; the others %s\n", rung, r.Name, r.Bot, gameOf(r), r.Others())
	won := 0
	for i := range bouts {
		b, err := fight(r, me, cards.Mix(s.config.Seed, uint64(i)))
		if err != nil {
			return err
		}
		if b.ahead > b.behind {
			won++
		}
		fmt.Fprintf(t.out, "bout %d: %d to %d in %d games\n", i+1, b.ahead, b.behind, b.games)
	}
	fmt.Fprintf(t.out, "%s won %d of %d bouts\n", me, won, bouts)
	return nil
}

// gameOf names the game of a rung as flags do.
func gameOf(r *court.Rival) string {
	text := fmt.Sprintf("--game %s --seats %d", r.Game, r.Seats)
	if len(r.Options) > 0 {
		text += " --options " + engine.FormatOptions(r.Options)
	}
	return text
}

// bouted is how a bout went.
type bouted struct{ ahead, behind, games int }

// fight plays a bout. P1 is the challenger, P2 the rival.
func fight(r *court.Rival, me string, seed uint64) (b bouted, err error) {
	for b.ahead < court.Need && b.behind < court.Need && b.games < mostGames {
		res, err := against(r, me, cards.Mix(seed, uint64(b.games)))
		if err != nil {
			return b, err
		}
		b.games++
		switch court.Compare(res, 0, 1) {
		case 1:
			b.ahead++
		case -1:
			b.behind++
		}
	}
	return b, nil
}

// against plays a game of a bout to its end.
func against(r *court.Rival, me string, seed uint64) (*engine.Result, error) {
	c := r.Config()
	c.Seed = seed & (1<<50 - 1)
	m, err := match.New(catalog.Find(r.Game), c)
	if err != nil {
		return nil, err
	}
	var who [engine.MaxSeats]bot.Bot
	var chance [engine.MaxSeats]cards.Rand
	for i := range c.Seats {
		name := r.Others()
		switch i {
		case 0:
			name = me
		case 1:
			name = r.Bot
		}
		who[i], chance[i] = bot.ByName(name), cards.NewRand(cards.Mix(seed, 0xc0947), uint64(i))
	}
	red := m.State().Fresh()
	for m.State().Actors() != 0 {
		x := m.State().Actors().First()
		m.Redacted(x, red)
		if err := m.Do(x, who[x].Choose(red, x, &chance[x], nil)); err != nil {
			return nil, err
		}
	}
	var res engine.Result
	m.State().Result(&res)
	return &res, nil
}
