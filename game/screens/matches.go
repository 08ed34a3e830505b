package screens

import (
	"encoding/binary"
	"errors"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/match"
	"royals/game/board"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// lengths are what a match may be agreed on: an open end, or the best of so many games.
var lengths = []int{0, 3, 5, 7}

// bout is a match of several games between the same players: a running tally, with or without an end.
type bout struct {
	series  *match.Series
	length  int // best of so many; 0 for an open end
	players []table.Player
}

// decided returns who has won the match, None while it is open.
func (b *bout) decided() engine.Seat {
	for i := range b.players {
		if b.length > 0 && b.series.Won[i] > b.length/2 {
			return engine.Seat(i)
		}
	}
	return engine.None
}

// tally lists the games won: "Ada 2 · Bea 1".
func (b *bout) tally() string {
	s := ""
	for i, p := range b.players {
		if i > 0 {
			s += " · "
		}
		s += words.T("match.seat", words.Args{A: p.Name, N: b.series.Won[i]})
	}
	return s
}

// text tells how the match stands, and who begins the next game.
func (b *bout) text() string {
	s := words.T("match.tally", words.Args{A: b.tally()}) + "."
	if b.length > 0 {
		s += " " + words.T("match.best", words.Args{N: b.length})
	}
	if x := b.decided(); x != engine.None {
		return s + " " + words.T("match.wins", words.Args{A: b.players[x].Name}) + "."
	}
	if x := b.series.Next(); int(x) < len(b.players) {
		s += " " + words.T("match.begins", words.Args{A: b.players[x].Name})
	}
	return s
}

// begin starts a match with its first game.
func (a *App) begin(g engine.Game, c engine.Config, players []table.Player, length int) {
	s, err := match.NewSeries(g, c, board.For(g.Info()).First)
	if err != nil {
		a.say(err.Error())
		return
	}
	a.bout = &bout{series: s, length: length, players: append([]table.Player(nil), players...)}
	a.nextGame()
}

// nextGame deals the next game of the match; the loser of the last one begins, where the game knows such a rule.
func (a *App) nextGame() {
	b := a.bout
	m, err := b.series.Begin(a.Seed())
	if err == nil {
		var t *table.Table
		if t, err = table.New(m.Game, m.Config, append([]table.Player(nil), b.players...), keeper{a}, a.Think, a.Seed(), a.salt()); err == nil {
			a.keepBout()
			a.play(t)
			return
		}
	}
	a.say(err.Error())
}

// salt draws what makes a seal impossible to guess.
func (a *App) salt() (s match.Salt) {
	binary.LittleEndian.PutUint64(s[:8], a.Seed())
	binary.LittleEndian.PutUint64(s[8:], a.Seed())
	return s
}

// again goes on after a game: with the next game of the match, or with a new match once it is decided.
func (a *App) again(t *table.Table) {
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
	b.players = append(b.players[:0], t.Players...) // somebody may have handed over a seat
	a.nextGame()
}

// count counts the game that is over. A game that is not the match's leaves no match behind.
func (a *App) count(t *table.Table) {
	if a.bout == nil {
		return
	}
	if t.Finish(a.bout.series) != nil {
		a.bout = nil
		return
	}
	a.keepBout()
}

// between returns the match of a game that stands between two games, nil when there is none.
func (a *App) between(id string) *bout {
	b := a.bout
	if b == nil || b.series.Game.Info().ID != id || len(b.series.Games) == 0 || b.decided() != engine.None || a.tab != nil && !a.tab.t.Ended() {
		return nil
	}
	return b
}

const boutHead = "royals match 1"

func (a *App) keepBout() {
	b := a.bout
	text := boutHead + "\nlength " + strconv.Itoa(b.length) + "\n"
	for _, p := range b.players {
		kind := "person"
		if !p.Person() {
			kind = p.Bot
		}
		text += "player " + kind + " " + strings.ReplaceAll(p.Name, "\n", " ") + "\n"
	}
	if err := a.Store.Save("match", append([]byte(text+"\n"), b.series.Save()...)); err != nil {
		a.warn(words.Plain("match.no-store"))
	}
}

// loadBout takes up the match that was going on. What does not fit the game on the table is forgotten.
func (a *App) loadBout() {
	data, err := a.Store.Load("match")
	if err != nil && !errors.Is(err, store.ErrOlder) {
		return
	}
	b := readBout(data, a.find)
	if b == nil {
		return
	}
	if a.tab != nil {
		seed, playing := b.series.Playing()
		if !playing || seed != a.tab.t.Config().Seed || b.series.Game.Info().ID != a.tab.info.ID {
			return
		}
	}
	a.bout = b
}

func readBout(data []byte, find func(string) engine.Game) *bout {
	head, rest, ok := strings.Cut(string(data), "\n\n")
	lines := strings.Split(head, "\n")
	if !ok || len(lines) < 2 || lines[0] != boutHead {
		return nil
	}
	b := &bout{}
	for _, line := range lines[1:] {
		key, value, _ := strings.Cut(line, " ")
		switch key {
		case "length":
			n, err := strconv.Atoi(value)
			if err != nil || n < 0 {
				return nil
			}
			b.length = n
		case "player":
			kind, name, _ := strings.Cut(value, " ")
			p := table.Player{Name: name}
			if kind != "person" {
				if p.Bot = kind; bot.ByName(kind) == nil {
					return nil
				}
			}
			b.players = append(b.players, p)
		}
	}
	s, err := match.LoadSeries([]byte(rest), find)
	if err != nil || s.Config.Seats != len(b.players) {
		return nil
	}
	b.series = s
	return b
}
