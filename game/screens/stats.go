package screens

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/bot"
	"royals/game/keep"
	"royals/game/table"
	"royals/game/words"
)

// kindOf is which games a person's game on a table is counted with. A guest has none.
func kindOf(a *Sitting, t *table.Table, seat engine.Seat) keep.Kind {
	info, c := t.Game().Info(), t.Config()
	k := keep.Kind{Person: seated(a, t.Players)[seat], Game: info.ID, Seats: len(t.Players)}
	var rules, rivals []string
	for i := range info.Options {
		if o := &info.Options[i]; info.Value(c, o.Key) != o.Default {
			rules = append(rules, o.Key+"="+info.Value(c, o.Key))
		}
	}
	slices.Sort(rules)
	for i, p := range t.Players {
		level, _, _ := strings.Cut(p.Bot, "-")
		if p.Person() {
			level = person
		}
		if engine.Seat(i) != seat {
			rivals = append(rivals, level)
		}
	}
	slices.SortStableFunc(rivals, func(a, b string) int { return slices.Index(bot.Levels, b) - slices.Index(bot.Levels, a) })
	k.Rules, k.Rivals = strings.Join(rules, ","), strings.Join(rivals, " ")
	return k
}

// person stands for a person among the rivals.
const person = "person"

// noteEnd counts a game that its rules have ended, for each who played it to its end and is no guest.
func noteEnd(a *Sitting, t *table.Table) {
	var r engine.Result
	t.Result(&r)
	for i := range t.Players {
		if e := endOf(a, t, engine.Seat(i), &r); e.Person != "" && !t.Changed {
			a.Kept.Wrote(keep.Score(a.Store, e))
		}
	}
}

// endOf is how a game that is over ended for a person.
func endOf(a *Sitting, t *table.Table, x engine.Seat, r *engine.Result) keep.Ended {
	h := table.HelpOf(t, x)
	e := keep.Ended{Kind: kindOf(a, t, x), Rank: int(r.Rank[x]), Score: int(r.Score[x]), Choices: table.OwnChoices(t, x), Hints: h.Hints, Undos: h.Undos}
	if e.Of = max(1, r.Winners.Len()); r.Winners.Has(x) {
		e.Won, e.Rank = 1, 1
	}
	e.Deal = strconv.FormatUint(t.Config().Seed, 36) + " " + strconv.Itoa(e.Seats) + " " + e.Rules
	e.GaveUp = table.Conceded(t, x)
	e.Met = metAt(a, t, x, r)
	e.Formerly = append(a.folk.Of(e.Person).Was, nameOf(a, e.Person), words.Plain("name.none"))
	if e.Person != keep.Owner {
		e.Formerly = e.Formerly[:len(e.Formerly)-1]
	}
	return e
}

// leftSeat counts a game as given up by a person whose seat is given to an opponent after the third own choice.
func leftSeat(a *Sitting, t *table.Table, seat engine.Seat) {
	if k := kindOf(a, t, seat); k.Person != "" && table.OwnChoices(t, seat) >= 3 && !table.Practising(t) {
		a.Kept.Wrote(keep.GiveUp(a.Store, k))
	}
}

// metAt tells how a game ended for a seat against each of the others but guests.
func metAt(a *Sitting, t *table.Table, x engine.Seat, r *engine.Result) (list []keep.Met) {
	rank := func(x engine.Seat) int {
		if r.Winners.Has(x) {
			return 1
		}
		return int(r.Rank[x])
	}
	ids := seated(a, t.Players)
	for i, p := range t.Players {
		y, rival := engine.Seat(i), ids[i]
		if !p.Person() {
			rival = keep.Courtier(p.Name)
		}
		if y != x && rival != "" {
			list = append(list, keep.Met{Rival: rival, Ahead: 1 + cmp.Compare(rank(y), rank(x))})
		}
	}
	return list
}

func percent(x float64) int { return int(math.Round(100 * x)) }

// wins writes games won, shared ones in part: "12", "12.5".
func wins(sixtieths int) string {
	return strconv.FormatFloat(math.Round(float64(sixtieths)/6)/10, 'f', -1, 64)
}

// wilson is the interval of Wilson in which a share lies with 95 % confidence.
func wilson(p float64, n int) (low, high float64) {
	const z = 1.959964
	k := float64(n)
	middle := (p + z*z/(2*k)) / (1 + z*z/k)
	half := z / (1 + z*z/k) * math.Sqrt(p*(1-p)/k+z*z/(4*k*k))
	return max(0, middle-half), min(1, middle+half)
}

// tableText names the seats, rules and opponents of games.
func tableText(g engine.Game, t *keep.Tally) string {
	text := words.T("stats.kind", words.Args{N: t.Seats, A: rivalText(t.Rivals)})
	if t.Rules != "" {
		text += "; " + ruleText(g.Info(), t.Rules)
	}
	return text
}

// rivalText names the other seats: "Duke, Page, Page".
func rivalText(rivals string) string {
	var list []string
	for f := range strings.FieldsSeq(rivals) {
		switch key := "level." + f; {
		case f == person:
			list = append(list, words.Plain("stats.person"))
		case words.Has(key):
			list = append(list, words.Plain(key))
		default:
			list = append(list, f)
		}
	}
	return strings.Join(list, ", ")
}

// ruleText names house rules: "Rounds: 5".
func ruleText(info *engine.Info, rules string) string {
	var list []string
	for _, rule := range strings.Split(rules, ",") {
		key, value, _ := strings.Cut(rule, "=")
		name := info.ID + ".option." + key
		if own := name + "." + value; words.Has(own) {
			value = words.Plain(own)
		}
		if words.Has(name) {
			key = words.Plain(name)
		}
		list = append(list, key+": "+value)
	}
	return strings.Join(list, "; ")
}
