package screens

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/review"
	"royals/game/table"
	"royals/game/words"
)

// moment is one of those that decided a game.
type moment struct {
	head  string // what it was and how much
	lines []string
	from  int // the entry of the log before which the replay shows it
}

func (m *moment) text() string { return strings.Join(m.lines, " ") }

// firstPerson is the seat of the first person of a game, or else the first seat of all.
func firstPerson(players []table.Player) engine.Seat {
	return engine.Seat(max(0, slices.IndexFunc(players, table.Player.Person)))
}

// tenths writes thousandths of a win as wins of a hundred games: "31.4". All that is shown is exact, so that it adds up.
func tenths(n int) string {
	if n < 0 {
		return "−" + tenths(-n)
	}
	return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10)
}

// signed is tenths with a sign in any case.
func signed(n int) string {
	if n >= 0 {
		return "+" + tenths(n)
	}
	return tenths(n)
}

// two fills two numbers into a sentence.
func two(a, b string) [3]string { return [3]string{a, b} }

// luckOf is all the luck of a review.
func luckOf(s *review.Sum) int { return s.Result - s.Par + s.Cost() }

// percent is how much of a seat's review is done.
func (s *reviewScreen) percent(x engine.Seat) int {
	n, of := s.r.Far(x)
	return 100 * n / max(of, 1)
}

// sentence says the whole in one, or how far it is.
func (s *reviewScreen) sentence() string {
	sum, done := s.sum()
	if !done {
		return words.T("review.working", words.Args{N: s.percent(s.seat) / 10 * 10})
	}
	luck, cost := luckOf(sum), sum.Cost()
	key := "review.more"
	if luck < 0 {
		key = "review.less"
	}
	if cost == 0 {
		key += ".all"
	}
	return words.T(key, words.Args{A: s.who(s.seat), Operands: two(tenths(max(luck, -luck)), tenths(cost))})
}

// part is a row of the sum: what it is, how much, and where the sum stands before it.
type part struct {
	text   string
	n      int
	before int
	whole  bool // it stands for itself: the first and the last
}

// parts are the rows of the sum, which add up.
func (s *reviewScreen) parts() []part {
	sum, _ := s.sum()
	result := "review.result.lost"
	switch {
	case sum.Result >= 1000:
		result = "review.result.won"
	case sum.Result > 0:
		result = "review.result.split"
	}
	deal := sum.Par + sum.Deal()
	return []part{
		{words.Plain("review.par"), sum.Par, 0, true},
		{words.Plain("review.deal"), sum.Deal(), sum.Par, false},
		{words.Plain("review.cards"), sum.Cards(), deal, false},
		{words.Plain("review.cost"), -sum.Cost(), deal + sum.Cards(), false},
		{words.Plain(result), sum.Result, 0, true},
	}
}

// value is the number of a row as it is shown.
func (p *part) value() string {
	if p.whole || p.n == 0 {
		return tenths(p.n)
	}
	return signed(p.n)
}

// sumLines are the rows in words.
func (s *reviewScreen) sumLines() (out []string) {
	for _, p := range s.parts() {
		out = append(out, p.text+": "+p.value())
	}
	return out
}

// choices puts the choices of the seat into words, as far as they are judged.
func (s *reviewScreen) choices() []spelled {
	sum, _ := s.sum()
	list := s.said[s.seat]
	for i := len(list); i < len(sum.Moments); i++ {
		list = append(list, s.word(&sum.Moments[i]))
	}
	s.said[s.seat] = list
	return list
}

// word puts a choice into words.
func (s *reviewScreen) word(m *review.Moment) spelled {
	answers := []string{m.Chosen}
	if m.Better != "" {
		answers = append(answers, m.Better)
	}
	t, runs, err := s.r.Pose(m.Move, answers...)
	if err != nil {
		return spelled{m.Chosen, m.Better} // in notation
	}
	c := spelled{text: t.RunText(runs[0])}
	if len(runs) > 1 {
		c.better = t.RunText(runs[1])
	}
	return c
}

// because says why a choice would have been better than the one that was made, "" where there is no honest reason. Reasons say
// "you", so there are none for opponents.
func (s *reviewScreen) because(m *review.Moment) string {
	if !s.r.Players[s.seat].Person() {
		return ""
	}
	t, runs, err := s.r.Pose(m.Move, m.Better, m.Chosen)
	if err != nil {
		return ""
	}
	list := table.Advise(t, runs...)
	h := &hintScreen{a: s.a.App, s: newTableScreen(s.a, t)}
	return h.because(list, 0)
}

// why says what speaks for the better choice: a reason, or else how many games either of them wins, in the worlds in which they were compared.
func (s *reviewScreen) why(m *review.Moment) string {
	if why := s.because(m); why != "" {
		return why
	}
	return words.T("review.mistake.why", words.Args{A: s.who(s.seat), Operands: two(tenths(m.Share+m.Cost), tenths(m.Share))})
}

// line says all about one choice.
func (s *reviewScreen) line(i int) string {
	sum, _ := s.sum()
	m, c := &sum.Moments[i], s.choices()[i]
	text := words.T("review.choice", words.Args{N: i + 1, N2: len(sum.Moments), A: c.text}) + " " +
		words.T("review.choice.at", words.Args{Operands: two(signed(m.Luck), tenths(m.Share))}) + " "
	if m.Cost > 0 {
		return text + words.T("review.choice.cost", words.Args{A: c.better, Operands: two(tenths(m.Cost), tenths(m.Share+m.Cost))})
	}
	return text + words.Plain("review.choice.none")
}

// clean reports whether no choice of the seat gave anything away.
func (s *reviewScreen) clean() bool {
	sum, _ := s.sum()
	return sum.Cost() == 0
}

// none says that.
func (s *reviewScreen) none() string {
	sum, _ := s.sum()
	if len(sum.Moments) == 0 {
		return words.T("review.free", words.Args{A: s.who(s.seat)})
	}
	return words.T("review.moments.none", words.Args{N: len(sum.Moments)})
}

// moments are the two dearest mistakes and the largest swing of luck, once the review of the seat is whole.
func (s *reviewScreen) moments() []moment {
	sum, done := s.sum()
	if list, ok := s.best[s.seat]; ok || !done {
		return list
	}
	var order []int
	for i := range sum.Moments {
		if sum.Moments[i].Cost > 0 {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return sum.Moments[b].Cost - sum.Moments[a].Cost })
	list := []moment{}
	for _, i := range order[:min(2, len(order))] {
		m, c := &sum.Moments[i], s.choices()[i]
		x := moment{head: words.T("review.mistake", words.Args{N: i + 1, Operands: two(tenths(m.Cost), "")}), from: m.Move}
		x.lines = []string{words.T("review.mistake.chose", words.Args{A: c.text}), words.T("review.mistake.than", words.Args{A: c.better})}
		x.lines = append(x.lines, s.why(m))
		list = append(list, x)
	}
	if x, ok := swing(sum); ok {
		list = append(list, x)
	}
	s.best[s.seat] = list
	return list
}

// swing is the largest luck of a review, good or bad.
func swing(sum *review.Sum) (x moment, ok bool) {
	n := len(sum.Moments)
	most, at := max(sum.End, -sum.End), n
	for i, m := range sum.Moments {
		if luck := max(m.Luck, -m.Luck); luck > most {
			most, at = luck, i
		}
	}
	if most == 0 || n == 0 {
		return x, false
	}
	luck, was := sum.End, sum.Par
	if at < n {
		luck = sum.Moments[at].Luck
	}
	if at > 0 {
		was, x.from = sum.Moments[at-1].Share, sum.Moments[at-1].Move
	}
	key := "review.luck"
	switch at {
	case 0:
		key += ".deal"
	case n:
		key += ".end"
	}
	args := words.Args{N: at + 1, N2: at, Operands: two(signed(luck), "")}
	if at == n {
		args.N = n
	}
	x.head = words.T(key, args)
	if args.Operands = two(tenths(was), tenths(was+luck)); at == 0 {
		args.Operands = two(tenths(was+luck), tenths(was))
	}
	x.lines = []string{words.T(key+".why", args)}
	return x, true
}

// standing says how a seat did, as far as that is known.
func (s *reviewScreen) standing(x engine.Seat) string {
	sum, done := s.r.Of(x)
	switch n, _ := s.r.Far(x); {
	case done:
		return words.T("review.seat", words.Args{Operands: two(signed(luckOf(sum)), tenths(-sum.Cost()))})
	case n > 0:
		return words.T("review.seat.busy", words.Args{N: s.percent(x) / 10 * 10})
	}
	return words.Plain("review.seat.wait")
}
