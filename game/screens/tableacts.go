package screens

import (
	"cmp"
	"slices"
	"strconv"

	"royals/engine"
	"royals/game/felt"
	"royals/game/kit"
	"royals/game/plan"
	"royals/game/table"
	"royals/game/words"
)

// most is how many candidates stand as buttons of their own before they hide behind their verb.
const most = 6

// offers words what can be done on a table.
type offers struct {
	t    *table.Table
	info *engine.Info
	auto int // 1 where holds go on by themselves
}

// actName is the stable name of an action: its verb and its operands as the notation writes them.
func (s offers) actName(a engine.Action) string { return felt.ToPlay(s.info, a).Name() }

// mayUndo reports whether the last choice may be taken back now: nothing goes on, and nobody has learned anything by it.
func (s offers) mayUndo() bool { return s.t.Calm() && s.t.MayUndo() }

// twin returns the number of the place, counted from 1, that alone tells an option from others: one of several empty places of the
// own board. 0 when something else does.
func (s offers) twin(o table.Option, among []table.Option) int {
	for i, arg := range s.info.Verbs[o.Action.Verb()].Args {
		if arg.Kind != engine.ArgSlot || !arg.Own || !s.vacant(o, arg.Pile) {
			continue
		}
		mask := engine.Action(0xff) << (16 - 8*i)
		if slices.ContainsFunc(among, func(p table.Option) bool {
			return p.Action != o.Action && p.Action&^mask == o.Action&^mask && s.vacant(p, arg.Pile)
		}) {
			return int(o.Action.Arg(i)) + 1
		}
	}
	return 0
}

// vacant reports whether an option is about an empty place of a kind of pile.
func (s offers) vacant(o table.Option, kind uint8) bool {
	return slices.ContainsFunc(o.Things, func(x table.Thing) bool {
		return x.Kind == table.APile && x.Pile.Kind == kind && len(s.t.Now().Pile(x.Pile)) == 0
	})
}

// optionText says what an option does, and where, when only the place tells it from another one.
func (s offers) optionText(o table.Option, among []table.Option) string {
	text := s.t.ActionText(o.Action)
	if n := s.twin(o, among); n > 0 {
		text = words.T("table.place", words.Args{A: text, N: n})
	}
	return text
}

// once leaves out options that differ from an earlier one only in which empty place they take.
func (s offers) once(found []table.Option) []table.Option {
	out := found[:0:0]
	for i, o := range found {
		if s.twin(o, found[:i]) == 0 {
			out = append(out, o)
		}
	}
	return out
}

// reachable reports whether an option can be said by pointing: all its operands lie open to a finger.
func (s offers) reachable(o table.Option) bool {
	if !o.Shown || len(o.Things) == 0 {
		return false
	}
	for _, x := range o.Things {
		if x.Kind <= table.APlace && !s.open(x) {
			return false
		}
	}
	return true
}

// open reports whether a card or place lies open to a finger: of a stack only its top card does.
func (s offers) open(x table.Thing) bool {
	spot, p := s.t.Plan.Spots[x.Pile.Kind], s.t.Shown.Pile(x.Pile)
	if spot.Where == plan.Off || spot.Where == plan.Tally || len(p) == 0 {
		return false
	}
	if spot.Spread != plan.Stack {
		return true
	}
	order := s.t.Cards.Order(s.info, x.Pile, p)
	top := p[order[len(order)-1]]
	return x.Kind == table.APlace && x.Index == 0 || x.Kind == table.ACard && x.Card == top
}

// actList is the list of buttons being made.
type actList struct {
	offers
	out   []felt.Act
	found []table.Option // what fits what has been said
	ends  int            // how many of them end the choice
	picks bool           // the choice is made of picks
	short bool           // what can be pointed at stands behind its verb
}

// listActs makes the buttons for what can be done now. Where short is true, those that differ only in what can be pointed at
// stand behind their verb.
func (s offers) listActs(out []felt.Act, short bool) []felt.Act {
	t := s.t
	l := actList{offers: s, out: out, short: short}
	if t.Held() {
		if table.MayAgain(t) {
			l.add(felt.Again, words.Plain("hold.again"), kit.Plain)
		}
		if t.Holding() && !t.Steps() {
			l.add(felt.Auto, words.Plain("hold.auto."+strconv.Itoa(s.auto)), kit.Plain)
		}
		l.add(felt.Next, words.Plain("table.next"), kit.Primary)
	}
	if t.Asked == engine.None || t.Curtain != engine.None || t.Resting() {
		return l.out
	}
	if votes := t.Votes(); votes != nil {
		for _, v := range votes {
			l.add(felt.Vote{Seat: v.Seat}, v.Text, kit.Plain)
		}
	} else if a := table.AnswerTo(t); a != nil && t.Focus.Empty() {
		l.answer(a)
	} else {
		l.found = l.once(t.Candidates())
		l.picks = t.Composer().Prompt().Max > 0
		for _, o := range l.found {
			if !o.Action.IsStep() {
				l.ends++
			}
		}
		for _, x := range table.Lifts(l.t) {
			l.add(felt.ToLift(l.info, x.First), x.Text, kit.Plain)
		}
		l.verbs()
		l.gild()
		l.usual()
		l.unfinished()
		l.back()
	}
	l.shorten()
	if t.Viewer != t.Asked {
		l.add(felt.Look, words.Plain("table.look"), kit.Plain)
	}
	return l.out
}

// answer makes the two buttons of a question that a card of the hand answers. They are the same and lie in the same places
// whether the card is held or not.
func (l *actList) answer(a *plan.Answer) {
	var pass, play []engine.Action
	for _, o := range l.t.Options() {
		switch int(o.Action.Verb()) {
		case a.Pass:
			pass = append(pass, o.Action)
		case a.Play:
			play = append(play, o.Action)
		}
	}
	text := words.Plain(a.Button)
	switch len(play) {
	case 0:
		l.add(felt.Lack{}, text, kit.Faint)
	case 1:
		l.add(felt.ToPlay(l.info, play[0]), text, kit.Plain)
	default:
		l.add(felt.ToName(l.info, a.Play), text, kit.Plain)
	}
	for _, x := range pass { // at the right end, gold or not
		tone := kit.Plain
		if table.Harmless(l.t) {
			tone = kit.Primary
		}
		l.add(felt.ToPlay(l.info, x), l.t.ActionText(x), tone)
	}
}

func (l *actList) add(d kit.Deed, text string, tone kit.Tone) *felt.Act {
	l.out = append(l.out, felt.Act{Deed: d, Text: text, Tone: tone, On: true})
	return &l.out[len(l.out)-1]
}

// verbs goes through the verbs in the order in which the options have them.
func (l *actList) verbs() {
	for i, o := range l.found {
		v := o.Action.Verb()
		if slices.ContainsFunc(l.found[:i], func(p table.Option) bool { return p.Action.Verb() == v }) {
			continue
		}
		n, pointable := 0, true
		for _, p := range l.found {
			if p.Action.Verb() == v {
				n++
				pointable = pointable && l.reachable(p)
			}
		}
		switch narrowed := !l.t.Focus.Empty(); {
		case int(v) == l.t.Plan.Gathers && pointable && l.gathering(): // more cards of the hand, which are lit there
		case pointable && n > most && int(v) == l.t.Focus.Verb || o.Action.IsStep() && pointable && !narrowed && !l.named(o) && int(v) != l.t.Plan.Gathers && int(v) != l.t.Plan.Called: // picked on the table itself
		case l.spelt(int(v), n, pointable):
			l.spell(v)
		default:
			l.add(felt.ToName(l.info, int(v)), words.T("table.which", words.Args{A: l.t.VerbText(int(v))}), kit.Plain)
		}
	}
}

// gathering reports whether cards that go together are being picked: their verb has been named, or one has been picked.
func (l *actList) gathering() bool {
	f := &l.t.Focus
	return l.t.Plan.Gathers >= 0 && (f.Verb == l.t.Plan.Gathers && len(f.Taps) == 0 || f.Empty() && len(l.t.Composer().Chosen()) > 0)
}

// group returns which of the groups of verbs a button belongs to that the plan names, one beyond them for any other.
func (l *actList) group(verb int) int {
	if g := l.t.Plan.Doing(verb); g >= 0 {
		return g
	}
	return len(l.t.Plan.Does)
}

// gild puts the buttons into the order in which the question names what they do, those first that are about the very thing that was
// pointed at, what does nothing last, and makes gold what comes first, unless it only opens other buttons. What ends a turn is gold only
// where nothing else can be done. Where none is to press, what declines stands at the left end, where a step back stands later.
func (l *actList) gild() {
	from := slices.IndexFunc(l.out, func(b felt.Act) bool { return b.Verb() >= 0 })
	if from < 0 {
		return
	}
	slices.SortStableFunc(l.out[from:], func(a, b felt.Act) int {
		return cmp.Or(l.vain(a)-l.vain(b), l.beside(a.Verb())-l.beside(b.Verb()), l.group(a.Verb())-l.group(b.Verb()))
	})
	first := len(l.t.Plan.Does)
	for _, o := range l.found {
		first = min(first, l.group(int(o.Action.Verb())))
	}
	bare := func(b felt.Act) bool { v := b.Verb(); return v >= 0 && l.info.Verbs[v].Args[0].Kind == engine.ArgNone }
	allBare := !slices.ContainsFunc(l.out[from:], func(b felt.Act) bool { return b.Verb() >= 0 && !bare(b) })
	declines := func(b felt.Act) int {
		if bare(b) && l.group(b.Verb()) > first {
			return 0
		}
		return 1
	}
	if lead := l.lacking(); lead != "" {
		l.add(felt.Wait{Why: lead + ".why"}, words.Plain(lead), kit.Faint)
		return
	}
	switch at := l.toPress(); {
	case at < 0 && !allBare:
		slices.SortStableFunc(l.out[from:], func(a, b felt.Act) int { return declines(a) - declines(b) })
	case at < 0, declines(l.out[at]) == 0:
	default:
		l.out[at].Tone = kit.Primary
		if _, opens := l.out[at].Deed.(felt.Verb); opens { // it leads on
			l.out[at].Tone = kit.Second
		}
	}
}

// toPress returns which button is the one to press, -1 for none. An answer to what another player does is not advised.
func (l *actList) toPress() int {
	if l.t.Now().Turn != l.t.Asked && l.t.Focus.Empty() {
		return -1
	}
	at := -1
	for i, b := range l.out {
		switch {
		case b.Tone == kit.Primary || b.Tone == kit.Warn:
			return -1
		case b.Verb() < 0:
		case at < 0:
			at = i
		case l.group(b.Verb()) == l.group(l.out[at].Verb()): // several alike
			return -1
		}
	}
	if at < 0 || l.picks && len(l.t.Composer().Chosen()) == 0 {
		return -1
	}
	if verb := l.out[at].Verb(); allVain(l, verb) || l.doubted(verb) {
		return -1
	}
	return at
}

// vain returns 1 for a button that does nothing at all, which stands behind all others, 0 for any other.
func (l *actList) vain(b felt.Act) int {
	if d, ok := b.Deed.(felt.Play); ok && table.Useless(l.t, d.Action) {
		return 1
	}
	return 0
}

// allVain reports whether nothing that a verb can do here does anything.
func allVain(l *actList, verb int) (all bool) {
	for _, o := range l.found {
		if int(o.Action.Verb()) == verb {
			if all = table.InVain(l.t, o.Action); !all {
				return false
			}
		}
	}
	return all
}

// beside returns how far what a verb can do here is from what was pointed at last: 0 for the very thing, more for what it lies in.
func (l *actList) beside(verb int) int {
	far := -1
	for i := range l.found {
		if o := &l.found[i]; int(o.Action.Verb()) == verb {
			if n := table.Beside(l.t, o); far < 0 || n < far {
				far = n
			}
		}
	}
	return far
}

// doubted reports whether a verb is asked once more.
func (l *actList) doubted(verb int) bool {
	return table.Doubtful(l.t, verb) && len(l.t.Options()) > 1
}

// named reports whether an option picks a player: it has a button that says so.
func (l *actList) named(o table.Option) bool {
	return l.picks && l.info.Verbs[o.Action.Verb()].Args[0].Kind == engine.ArgSeat
}

// spelt reports whether each of n options of a verb has a button of its own.
func (l *actList) spelt(verb, n int, pointable bool) bool {
	switch {
	case n == 1, l.info.Verbs[verb].Args[0].Kind == engine.ArgSeat && l.picks && n <= most:
		return true
	case !pointable:
		return n <= most && len(l.found) <= most+2 || !l.t.Focus.Empty() && len(l.found) <= most
	}
	return !l.t.Focus.Empty() && len(l.found) <= most && !(l.short && l.t.Focus.Verb < 0)
}

// spell makes a button for each option of a verb.
func (l *actList) spell(verb uint8) {
	chosen := len(l.t.Composer().Chosen())
	for _, o := range l.found {
		if o.Action.Verb() != verb {
			continue
		}
		tone, text := kit.Plain, l.t.ActionText(o.Action)
		sure := l.doubted(int(verb))
		if !o.Action.IsStep() && !sure && !table.InVain(l.t, o.Action) && (len(l.found) == 1 || l.picks && chosen > 0) { // gold where nothing else is possible
			tone = kit.Primary
		}
		if sure && l.t.Focus.Only == o.Action {
			tone = kit.Warn
		}
		switch whole := l.t.Composer().Whole(o.Action); {
		case l.naught(o.Action):
			text, tone = l.t.RunText(whole), kit.Plain
		case !l.picks || o.Action.IsStep() || chosen == 0 || table.Spelt(l.t, o.Action) || table.Alone(l.t, o.Action):
		case l.info.Verbs[whole[0].Verb()].Args[0].Kind == engine.ArgSeat: // whom it is about
			text = l.t.RunText(whole)
		default:
			text += " (" + strconv.Itoa(chosen) + ")"
		}
		l.add(felt.ToPlay(l.info, o.Action), text, tone).Lies = l.reachable(o)
	}
}

// unfinished says what is missing while nothing can end the choice.
func (l *actList) unfinished() {
	comp := l.t.Composer()
	if !comp.Steps() || l.ends > 0 || !l.t.Focus.Empty() && !l.gathering() {
		return
	}
	p := comp.Prompt()
	if l.gathering() {
		text := words.T("table.gathered", words.Args{A: words.Upper(l.t.VerbText(l.t.Plan.Gathers)), Picked: p.Picked, Min: max(p.Min, 2)})
		l.add(felt.Wait{}, text, kit.Faint)
		return
	}
	key, args := "table.unfinished", words.Args{Picked: p.Picked, Min: max(p.Min, 1), Max: p.Max}
	switch {
	case p.Max == 0 && len(comp.Chosen()) == 0:
		key = "table.unbegun"
	case p.Max == 0:
	case p.Picked == 0 && args.Min < p.Max:
		key = "table.pick-of"
	case p.Picked == 0:
		key = "table.pick"
	case 1 < p.Min && p.Min < p.Max:
		key = "table.picked-of"
	default:
		key = "table.picked"
	}
	l.add(felt.Wait{}, words.T(key, args), kit.Faint)
}

// back offers the game's own proposal, and what takes back.
func (l *actList) back() {
	comp := l.t.Composer()
	switch {
	case !l.t.Focus.Empty():
		l.add(felt.Cancel, words.Plain("table.stepback"), kit.Plain)
	case len(comp.Chosen()) > 0:
		l.add(felt.StepBack, words.Plain("table.stepback"), kit.Plain)
	case !l.t.AtTable() && comp.MayPreset() && !l.byGame(): // not beside a button that takes it at once
		l.add(felt.Suggest, words.Plain("table.suggest"), kit.Plain)
	}
}

// lacking returns what says that the first of the deeds of a turn cannot be done, where a game says that and others can: the others then keep
// their places, and its own shows what is missing. "" for none.
func (l *actList) lacking() string {
	p, n := l.t.Plan, 0
	if len(p.Does) == 0 || len(p.Does[0]) == 0 || !l.t.Focus.Empty() || l.picks || l.t.Now().Turn != l.t.Asked {
		return ""
	}
	for _, b := range l.out {
		switch v := b.Verb(); {
		case v < 0:
		case slices.Contains(p.Does[0], v):
			return ""
		default:
			n++
		}
	}
	key := l.info.ID + ".lacks." + l.info.Verbs[p.Does[0][0]].Name
	if n < 3 || !words.Has(key) {
		return ""
	}
	return key
}
