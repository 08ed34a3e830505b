package screens

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"royals/engine"
	codes "royals/engine/code"
	"royals/game/court"
	"royals/game/keep"
	"royals/game/shell"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// readClimb takes up how far the court has been climbed.
func readClimb(a *Sitting) {
	a.climb = keep.Climb{}
	a.Kept.Take(keep.Court, words.Plain("kept.court"), a.climb.Read)
}

// runOfCourt names the running game of the court in a title.
func runOfCourt(game string) string { return keep.Run(game, keep.CourtTable) }

// rivalOn returns the rung of the game on a table, -1 where it is no bout.
func rivalOn(run string, game string, players []table.Player) int {
	if run != runOfCourt(game) || len(players) < 2 || !players[0].Person() {
		return -1
	}
	if at := court.ByName(players[1].Name); at >= 0 && court.Rivals[at].Game == game && court.Rivals[at].Bot == players[1].Bot {
		return at
	}
	return -1
}

// boutOn returns the rung whose bout a table belongs to, -1 for none.
func boutOn(a *Sitting, t *table.Table) int { return rivalOn(a.run, t.Game().Info().ID, t.Players) }

// courtiers seats the player, the rival beside them, and the others.
func courtiers(a *Sitting, r *court.Rival) []table.Player {
	s := newSetup(a.find(r.Game).Info())
	s.seat(a.Prefs.Name)
	players := s.Players[:r.Seats]
	players[1] = table.Player{Name: r.Name, Bot: r.Bot}
	for i := range players[2:] {
		players[i+2].Bot = r.Others()
	}
	return players
}

// beginCourt deals a game against a rival.
func beginCourt(a *Sitting, rung int) {
	r := &court.Rivals[rung]
	g, c := a.find(r.Game), r.Config()
	c.Seed = a.seed() & (1<<codes.SeedBits - 1)
	t, err := table.New(g, c, courtiers(a, r), keeper{a, runOfCourt(r.Game)}, a.think, a.seed(), saltOf(a.seed))
	if err != nil {
		a.Say(err.Error())
		return
	}
	a.bout = nil
	a.play(t, runOfCourt(r.Game))
}

// boutText names the rival of a game at court, and how the bout stands, "" for other games.
func boutText(a *Sitting, t *table.Table) string {
	at := boutOn(a, t)
	if at < 0 {
		return ""
	}
	r, rung := &court.Rivals[at], a.climb.Of(court.Rivals[at].Key)
	if max(rung.Ahead, rung.Behind) >= court.Need {
		rung.Ahead, rung.Behind = 0, 0 // the next bout
	}
	return words.T("court.ribbon", words.Args{A: r.Name, N: rung.Ahead, N2: rung.Behind})
}

// noteCourt counts a game that is over into its bout, once.
func noteCourt(a *Sitting, t *table.Table) {
	at := boutOn(a, t)
	if at < 0 {
		return
	}
	var res engine.Result
	t.Result(&res)
	r := a.climb.Of(court.Rivals[at].Key)
	if !r.Count(gameMark(table.Finished(t)), court.Compare(&res, 0, 1), court.Need, keep.Date(time.Unix(a.now(), 0), 0)) {
		return
	}
	a.climb.Set(court.Rivals[at].Key, r)
	keepClimb(a)
}

// keepClimb writes how far the court has been climbed. It is never lost: past games make room for it.
func keepClimb(a *Sitting) {
	err := a.Store.Save(keep.Court, a.climb.Write())
	for makeRoom(a, err) {
		err = a.Store.Save(keep.Court, a.climb.Write())
	}
	a.Kept.Wrote(err)
}

// beaten reports whether a bout against a rival was won, and open whether one may be played: the rung below is beaten or was passed.
func beaten(a *Sitting, rung int) bool { return a.climb.Of(court.Rivals[rung].Key).Won > 0 }

func openRung(a *Sitting, rung int) bool {
	return rung == 0 || beaten(a, rung-1) || a.climb.Of(court.Rivals[rung-1].Key).Passed || beaten(a, rung)
}

// passable reports whether a rung may be passed: enough bouts are lost and none is won.
func passable(a *Sitting, rung int) bool {
	r := a.climb.Of(court.Rivals[rung].Key)
	return r.Won == 0 && !r.Passed && r.Lost >= court.Patience && rung+1 < len(court.Rivals)
}

// nextRung is the lowest rung that is open and not beaten, or the last one.
func nextRung(a *Sitting) int {
	for i := range court.Rivals {
		if openRung(a, i) && !beaten(a, i) && !a.climb.Of(court.Rivals[i].Key).Passed {
			return i
		}
	}
	for i := range court.Rivals { // those that were passed wait
		if !beaten(a, i) {
			return i
		}
	}
	return len(court.Rivals) - 1
}

// unlocked reports whether a prize may be used: its bout was won, or everything is open.
func unlocked(a *Sitting, p court.Prize) bool {
	at := court.Opener(p)
	return a.Prefs.All == 1 || at >= 0 && beaten(a, at)
}

// prizeName is what a prize is called: "Moss".
func prizeName(p court.Prize) string {
	return words.Plain([...]string{"court.felt.", "court.back.", "court.charge."}[p.Kind] + strconv.Itoa(p.N))
}

// prizeText names a prize with its kind: "the felt Moss".
func prizeText(p court.Prize) string {
	return words.T("court.what."+strconv.Itoa(int(p.Kind)), words.Args{A: prizeName(p)})
}

// rivalLevel says how strong a rival is and what it likes: "Knight, hunts the leader".
func rivalLevel(r *court.Rival) string {
	level, temper, ok := strings.Cut(r.Bot, "-")
	key := "court.temper"
	if ok {
		key += "." + temper
	}
	return words.T("court.level", words.Args{A: words.Plain("level." + level), B: words.Plain(key)})
}

// rivalGame says what is played against a rival.
func rivalGame(a *Sitting, r *court.Rival) string {
	info := a.find(r.Game).Info()
	text := words.T("court.plays", words.Args{A: info.Title, N: r.Seats})
	for _, o := range r.Options {
		if i := slices.IndexFunc(info.Options, func(x engine.Option) bool { return x.Key == o.Key }); i >= 0 {
			s := newSetupScreen(a, a.find(r.Game))
			s.set.Seats, s.set.Options = r.Seats, r.Options
			text += ", " + rowText(optionValues(s, info.Options[i]))
		}
	}
	return text
}

// courtText tells on a result how the bout stands.
func courtText(r *resultScreen) string {
	rival := &court.Rivals[r.rung]
	s := r.a.climb.Of(rival.Key)
	args := words.Args{A: rival.Name, B: prizeText(rival.Opens), N: s.Ahead, N2: s.Behind}
	ahead := court.Compare(&r.res, 0, 1)
	switch {
	case ahead == 0:
		return words.T("court.even", args)
	case s.Ahead >= court.Need && s.Won > 1:
		return words.T("court.won-again", args)
	case s.Ahead >= court.Need:
		return words.T("court.result.won", args)
	case s.Behind >= court.Need:
		return words.T("court.out", args)
	case ahead < 0:
		return words.T("court.behind", args)
	}
	return words.T("court.ahead", args)
}

// courtChoices are the ways on from a game of a bout.
func courtChoices(r *resultScreen) []choice {
	s := r.a.climb.Of(court.Rivals[r.rung].Key)
	play := choice{resultRematch, words.Plain("court.next")}
	page := choice{titleCourt, words.Plain("court.page")}
	title := choice{resultTitle, words.Plain("result.title")}
	if !s.Over(court.Need) {
		return []choice{play, page, title}
	}
	if s.Ahead >= court.Need {
		return []choice{page, wearing(r.a, court.Rivals[r.rung].Opens), title}
	}
	play.text = words.Plain("court.again")
	return []choice{page, play, title}
}

// feltText tells which theme is worn.
func feltText(n int) string {
	if n >= shell.FreeThemes {
		return prizeName(court.Prize{Kind: court.Felt, N: n - shell.FreeThemes})
	}
	return words.Plain("settings.theme." + strconv.Itoa(n))
}

// feltsOf are the themes to choose from, and backsOf the backs: those of the first day, and what is open.
func feltsOf(a *Sitting) []int { return mayWear(a, court.Felt, shell.FreeThemes) }
func backsOf(a *Sitting) []int { return mayWear(a, court.Back, sprites.FreeBacks+1) }

// mayWear counts to free, and adds what is open of a kind.
func mayWear(a *Sitting, kind court.Kind, free int) (list []int) {
	for i := range free {
		list = append(list, i)
	}
	for i := range court.Prizes {
		if unlocked(a, court.Prize{Kind: kind, N: i}) {
			list = append(list, free+i)
		}
	}
	return list
}

// fold takes off what is not open any more.
func fold(a *Sitting) {
	if !slices.Contains(feltsOf(a), a.Prefs.Theme) {
		a.Prefs.Theme = 0
	}
	if !slices.Contains(backsOf(a), a.Prefs.Back) {
		a.Prefs.Back = 0
	}
	for _, id := range a.folk.IDs() {
		if p := personOf(a, id); !slices.Contains(chargesOf(a), p.Charge) {
			p.Charge = 0
			keepPerson(a, id, p)
		}
	}
}
