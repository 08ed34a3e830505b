package screens

import (
	"strings"
	"time"

	"royals/engine"
	codes "royals/engine/code"
	"royals/engine/match"
	"royals/engine/review"
	"royals/game/keep"
	"royals/game/port"
	"royals/game/table"
	"royals/game/words"
)

// daySheet is what can be sent of a day's deal: its result in a sentence, and how the chance to win rose and fell, once that is
// judged. It names nobody and no card.
type daySheet struct {
	*askScreen
	sit   *Sitting
	d     keep.Day
	again bool // it was not the first time
	moves int  // all choices of the game, 0 where they are not known
	own   int
	page  *reviewScreen // nil where nothing can be judged
	has   sendable
}

// dayPlayer is the seat of whoever plays a day's deal.
const dayPlayer engine.Seat = 0

// turnOf is what became of the chance in a sixth of a game: its sign, and the key of its word.
type turnOf struct{ sign, word string }

var (
	rose  = turnOf{"🟩", "share.rose"}
	level = turnOf{"⬜", "share.level"}
	fell  = turnOf{"🟥", "share.fell"}
	won   = turnOf{"👑", "share.won"}
	split = turnOf{"👑", "share.split"}
	lost  = turnOf{"⬛", "share.lost"}
)

// turnLeast is the least change of the chance that is told, in thousandths.
const turnLeast = 50

// sixths tells how the chance of a seat moved in each sixth of a game of so many choices. The last one is the end.
func sixths(s *review.Sum, moves int) (out []turnOf) {
	was := s.Par
	for i := 1; i < 6; i++ {
		now := was
		for _, m := range s.Moments {
			if 6*m.Move < i*moves {
				now = m.Share
			}
		}
		switch {
		case now-was >= turnLeast:
			out = append(out, rose)
		case was-now >= turnLeast:
			out = append(out, fell)
		default:
			out = append(out, level)
		}
		was = now
	}
	switch {
	case s.Result >= 1000:
		return append(out, won)
	case s.Result > 0:
		return append(out, split)
	}
	return append(out, lost)
}

// shareEnded opens the sheet for the result of a day's deal.
func shareEnded(r *resultScreen) {
	d := dayOf(r.t, r.day)
	first, ok := keep.Done(keep.Days(r.a.Store), d.Game, d.Date)
	again := ok && first.Mark != d.Mark
	if d.Late = first.Late; again {
		d.Late = false
	}
	openDay(r.a, d, again, table.Finished(r.t))
}

// shareKept opens the sheet for a day's deal that was played before, with its choices where the history still has them.
func shareKept(a *Sitting, d keep.Day) {
	list, _ := keep.History(a.Store)
	for _, p := range list {
		if b, err := table.ReadBrief(p.About); d.Mark == "" || err != nil || b.Game != d.Game {
			continue
		}
		body, err := keep.Recall(a.Store, p.N)
		if err != nil {
			continue
		}
		if past, err := table.ReadPast(body); err == nil && gameMark(past) == d.Mark {
			openDay(a, d, false, past)
			return
		}
	}
	openDay(a, d, false, nil)
}

// openDay lays the sheet. The past game is nil where nobody has it.
func openDay(a *Sitting, d keep.Day, again bool, past *table.Past) {
	s := &daySheet{sit: a, d: d, again: again}
	if past != nil {
		if m, err := past.Played(a.find); err == nil {
			s.count(m)
			s.has = codesOf(m, past.Players)
			s.page, _ = reviewOf(a, past, a.find(d.Game).Info().Title)
		}
	}
	if s.page != nil {
		s.page.r.First(dayPlayer)
	}
	s.askScreen = shareSheet(a, nil, s.sends)
	s.fill()
	a.Push(s)
}

// codesOf are the codes of a game that is over.
func codesOf(m *match.Match, players []table.Player) (s sendable) {
	d, deal, ok := dealtTo(m.Game, m.Config, players)
	if !ok {
		return s
	}
	s.deal = deal
	if whole, err := codes.Record(d, m); err == nil && len(whole) <= mostRecord {
		s.game = whole
	}
	return s
}

// count counts the choices.
func (s *daySheet) count(m *match.Match) {
	s.moves = len(m.Log)
	for _, e := range m.Log {
		if e.Seat == dayPlayer {
			s.own++
		}
	}
}

// judged is the review of the player, false before it is whole.
func (s *daySheet) judged() (sum *review.Sum, ok bool) {
	if s.page == nil {
		return nil, false
	}
	return s.page.r.Of(dayPlayer)
}

// result says how it ended, in a sentence.
func (s *daySheet) result() string {
	title := s.sit.find(s.d.Game).Info().Title
	date, _ := theDay(s.d.Date)
	list := []string{placed(s.d.Rank, s.d.Of)}
	if s.own > 0 {
		list = append(list, words.T("share.made", words.Args{N: s.own}))
	}
	switch {
	case s.d.Hints > 0:
		list = append(list, words.T("share.hints", words.Args{N: s.d.Hints}))
	case s.d.Hints == 0:
		list = append(list, words.Plain("share.alone"))
	}
	if s.d.Late {
		list = append(list, words.Plain("share.late"))
	}
	if s.again {
		list = append(list, words.Plain("share.again"))
	}
	text := words.T("share.daily", words.Args{A: title, B: date, Operands: [3]string{strings.Join(list, ", ")}})
	if sum, ok := s.judged(); ok {
		text += " " + words.T("share.luck", words.Args{Operands: two(signed(luckOf(sum)), tenths(-sum.Cost()))})
	}
	return text
}

// row writes the sixths: signs as they are sent, or words as they are read out.
func (s *daySheet) row(signs bool) string {
	sum, ok := s.judged()
	if !ok {
		return ""
	}
	var list []string
	for _, x := range sixths(sum, s.moves) {
		if signs {
			list = append(list, x.sign)
		} else {
			list = append(list, words.Plain(x.word))
		}
	}
	if signs {
		return strings.Join(list, "")
	}
	return words.Upper(strings.Join(list, ", ")) + "."
}

// sends is what is sent now.
func (s *daySheet) sends() sendable {
	out := s.has
	out.text = s.result()
	if last := strings.TrimSpace(s.row(true) + "  " + s.has.deal); last != "" {
		out.text += "\n" + last
	}
	return out
}

// fill writes the sheet.
func (s *daySheet) fill() {
	s.paras = []string{s.result()}
	switch row := s.row(false); {
	case row != "":
		s.paras = append(s.paras, row)
	case s.page != nil:
		s.paras = append(s.paras, words.T("share.judged", words.Args{N: s.page.percent(dayPlayer) / 10 * 10}))
	}
	if s.has.deal != "" {
		s.paras = append(s.paras, s.has.deal, words.Plain("share.what"))
	}
}

// Tick takes what has been judged meanwhile.
func (s *daySheet) Tick(*port.Input) {
	if _, done := s.judged(); done || s.page == nil {
		return
	}
	changed, err := s.page.r.Update()
	if err != nil {
		s.page, changed = nil, true
	}
	if changed {
		s.fill()
		s.sit.Change()
	}
}

// Due returns when more is judged: at once, where that is done on this thread.
func (s *daySheet) Due(now time.Duration) time.Duration {
	if _, done := s.judged(); !done && s.page != nil {
		return s.page.Due(now)
	}
	return port.Never
}

// Tell says whether all is judged.
func (s *daySheet) Tell(st port.Status) port.Status {
	_, done := s.judged()
	st.Settled = done || s.page == nil
	return st
}
