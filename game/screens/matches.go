package screens

import (
	"encoding/binary"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	codes "royals/engine/code"
	"royals/engine/match"
	"royals/game/keep"
	"royals/game/names"
	"royals/game/plan"
	"royals/game/table"
	"royals/game/words"
)

// lengths are the lengths that a match may have: 0 for an open end, or the best of so many games.
var lengths = []int{0, 3, 5, 7}

// bout is a match of several games between the same players.
type bout struct {
	run     string // the name under which its games are kept
	series  *match.Series
	length  int // best of so many; 0 for an open end
	players []table.Player
}

// decided returns the winner of the match, None while it is open.
func (b *bout) decided() engine.Seat {
	for i := range b.players {
		if b.length > 0 && b.series.Won[i] > b.length/2 {
			return engine.Seat(i)
		}
	}
	return engine.None
}

// plays reports whether the game on a table is the one that the match has come to.
func (b *bout) plays(t *table.Table) bool {
	seed, playing := b.series.Playing()
	return playing && seed == t.Config().Seed && b.series.Game.Info().ID == t.Game().Info().ID
}

// tally lists the games won: "Ada 2 · Bea 1".
func (b *bout) tally() string {
	s := ""
	for i, p := range b.players {
		if i > 0 {
			s += " · "
		}
		s += words.T("match.seat", words.Args{A: names.Isolated(p.Name), N: b.series.Won[i]})
	}
	return s
}

// text tells the score of the match, and who begins the next game.
func (b *bout) text() string {
	s := b.score()
	if x := b.first(); x != engine.None {
		s += " " + words.T("match.begins", words.Args{A: names.Isolated(b.players[x].Name)})
	}
	return s
}

// score tells the score of the match.
func (b *bout) score() string {
	return words.T("match.tally", words.Args{A: b.tally()}) + "." + b.course()
}

// course tells how long the match is and who has won it, " " before each.
func (b *bout) course() (s string) {
	if b.length > 0 {
		s += " " + words.T("match.best", words.Args{N: b.length})
	}
	if x := b.decided(); x != engine.None {
		s += " " + b.winner(x) + "."
	}
	return s
}

// hung reports whether the pennants beside the scores of a result tell what everybody has won, or the result itself does.
func (b *bout) hung() bool { return slices.Max(b.series.Won[:]) <= mostPennants }

// mostPennants is how many pennants hang beside a score.
const mostPennants = 4

// winner says who wins the match. A person who plays alone is "you".
func (b *bout) winner(x engine.Seat) string {
	if b.players[x].Person() && len(table.Persons(b.players)) == 1 {
		return words.Plain("match.wins.yours")
	}
	return words.T("match.wins", words.Args{A: names.Isolated(b.players[x].Name)})
}

// first returns who begins the next game because of how the last one ended, None where nothing says so.
func (b *bout) first() engine.Seat {
	if x := b.series.Next(); b.decided() == engine.None && int(x) < len(b.players) {
		return x
	}
	return engine.None
}

// begin starts a match with its first game.
func (a *Sitting) begin(g engine.Game, c engine.Config, players []table.Player, length int) {
	s, err := match.NewSeries(g, c, plan.For(g.Info()).First)
	if err != nil {
		a.Say(err.Error())
		return
	}
	run := runFor(a, g.Info().ID, players)
	a.bout = &bout{run: run, series: s, length: length, players: append([]table.Player(nil), players...)}
	a.nextGame()
}

// nextGame deals the next game of the match. Where the game has such a rule, the loser of the last one begins.
func (a *Sitting) nextGame() {
	b := a.bout
	m, err := b.series.Begin(a.seed() & (1<<codes.SeedBits - 1)) // so that the deal has a code
	if err == nil {
		a.keepBout() // before its game: a match that has lost a game goes on, a game that has lost its match stays alone
		var t *table.Table
		if t, err = table.New(m.Game, m.Config, append([]table.Player(nil), b.players...), keeper{a, b.run}, a.think, a.seed(), saltOf(a.seed)); err == nil {
			a.play(t, b.run)
			return
		}
	}
	a.Say(err.Error())
}

// saltOf draws what makes a seal impossible to guess.
func saltOf(seed func() uint64) (s match.Salt) {
	binary.LittleEndian.PutUint64(s[:8], seed())
	binary.LittleEndian.PutUint64(s[8:], seed())
	return s
}

// again goes on after a game, with the next one of the match, or with a new match once it is decided.
func (a *Sitting) again(t *table.Table) {
	b := a.bout
	if b == nil || b.decided() != engine.None {
		length := 0
		c := t.Config()
		if b != nil {
			length, c = b.length, b.series.Config
		}
		a.begin(t.Game(), c, t.Players, length)
		return
	}
	b.players = append(b.players[:0], t.Players...) // a person may have handed over a seat
	a.nextGame()
}

// count adds the game that is over to the match. A game that does not belong to the match ends it.
func (a *Sitting) count(t *table.Table) {
	if a.bout == nil {
		return
	}
	if t.Finish(a.bout.series) != nil {
		a.bout = nil
		return
	}
	a.keepBout()
}

const boutHead = "royals match 1"

func (a *Sitting) keepBout() {
	b := a.bout
	text := boutHead + "\nlength " + strconv.Itoa(b.length) + "\n"
	for _, p := range b.players {
		kind := "person"
		if !p.Person() {
			kind = p.Bot
		}
		text += "player " + kind + " " + names.Clean(p.Name) + "\n"
	}
	if err := a.Store.Save(keep.Bout(b.run), append([]byte(text+"\n"), b.series.Save()...)); err != nil {
		a.Warn(words.Plain("match.no-store"))
	}
}

// loadBout takes up the match that was going on. It forgets one that does not fit the game on the table.
func (a *Sitting) loadBout() {
	var b *bout
	if a.run == "" || !a.Kept.Take(keep.Bout(a.run), words.Plain("kept.match"), func(data []byte) (err error) { b, err = readBout(data, a.find); return err }) {
		return
	}
	if a.table == nil || b.plays(a.table) {
		b.run = a.run
		a.bout = b
	}
}

func readBout(data []byte, find func(string) engine.Game) (*bout, error) {
	head, rest, ok := strings.Cut(string(data), "\n\n")
	lines := strings.Split(head, "\n")
	if n, isMatch := strings.CutPrefix(lines[0], "royals match "); isMatch && n != "1" {
		if v, err := strconv.Atoi(n); err == nil && v > 1 {
			return nil, match.ErrNewer
		}
	}
	if !ok || len(lines) < 2 || lines[0] != boutHead {
		return nil, match.ErrDamaged
	}
	b := &bout{}
	for _, line := range lines[1:] {
		key, value, _ := strings.Cut(line, " ")
		switch key {
		case "length":
			n, err := strconv.Atoi(value)
			if err != nil || n < 0 {
				return nil, match.ErrDamaged
			}
			b.length = n
		case "player":
			kind, name, _ := strings.Cut(value, " ")
			p := table.Player{Name: names.Clean(name)}
			if p.Name == "" && len(b.players) < len(firstNames) {
				p.Name = firstNames[len(b.players)]
			}
			if kind != "person" {
				if p.Bot = kind; bot.ByName(kind) == nil {
					return nil, match.ErrDamaged
				}
			}
			b.players = append(b.players, p)
		}
	}
	s, err := match.LoadSeries([]byte(rest), find)
	if err == nil && s.Config.Seats != len(b.players) {
		err = match.ErrDamaged
	}
	b.series = s
	return b, err
}
