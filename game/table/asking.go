package table

import (
	"slices"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/plan"
	"royals/game/words"
)

// asker puts the question to the person on the screen into words.
type asker struct {
	*choosing
	short bool // in the fewest words that there are
}

// text writes the question to the person on the screen. It names what is legal now and nothing else, and once something has been pointed at
// what goes with that. On the open table
// it names no card of a hand, so that nobody learns of one.
func (t asker) text(p engine.Prompt) string {
	args := t.promptArgs(p)
	key := p.Key
	switch {
	case t.open != nil && words.Has(key+".open"):
		key += ".open"
	case t.lacks() && words.Has(key+".none"):
		key += ".none"
	case t.aimed() != engine.None && words.Has(key+".at"):
		key, args.B = key+".at", t.Name(t.aimed())
	default:
		args.Do = t.doings(key, args)
		if staked := key + ".holds"; words.Has(staked) {
			switch args.N2 = held(t.choosing); {
			case args.N2 == 0:
				staked += ".0"
			case args.N2 > 1 && t.info.Value(t.m.Config, "give") == "one" && words.Has(staked+".one"):
				staked += ".one"
			}
			key = staked
		}
	}
	if last := key + ".last"; words.Has(last) && final(t.choosing, p) {
		key = last
	}
	if t.short && words.Has(key+".short") {
		key += ".short"
	}
	return words.T(key, args)
}

// Short returns the question on the screen in fewer words, for somebody who has heard it at length before, and its kind. The text is
// "" where there is no question, and the question itself where nothing can be left out.
func Short(t *Table) (kind, text string) {
	switch {
	case Answered(t) != "":
		return "only", t.sole.short
	case t.Resting() || t.Curtain != engine.None || t.Asked == engine.None:
		return "", ""
	}
	p := t.comp.Prompt()
	return p.Key, asker{&t.choosing, true}.text(p)
}

// aimed returns the player who has been pointed at, and nothing else, none where there is no such.
func (t asker) aimed() engine.Seat {
	if len(t.Focus.Taps) != 1 || len(t.Focus.Taps[0]) == 0 {
		return engine.None
	}
	x := t.Focus.Taps[0][len(t.Focus.Taps[0])-1] // of a card of theirs as well
	if x.Kind != ASeat || len(t.Candidates()) != 1 {
		return engine.None
	}
	return x.Seat
}

// few is how many groups of verbs a question names at length.
const few = 3

// doings names the groups of verbs that are legal now, each once, in the order of the plan: in brief where they are many. What goes on
// with a choice may have a sentence of its own.
func (t asker) doings(key string, args words.Args) (list []string) {
	groups := slices.DeleteFunc(slices.Clone(t.Plan.Does), func(group []int) bool { return !t.legal(group) })
	if meant := slices.DeleteFunc(slices.Clone(groups), func(group []int) bool { return !t.meant(group) }); len(meant) > 0 {
		groups = meant
	}
	for _, group := range groups {
		verb := t.info.Verbs[group[0]].Name
		name := key + ".do." + verb
		if !words.Has(name) {
			name = t.info.ID + ".do." + verb
		}
		if more := name + ".more"; len(t.comp.Chosen()) > 0 && words.Has(more) {
			name = more
		}
		if last := name + ".last"; len(t.comp.Chosen()) > 0 && len(groups) == 1 && words.Has(last) { // all that is left to do with it
			name = last
		}
		if who := t.goal(group); who != engine.None && words.Has(name+".one") {
			name, args.B = name+".one", t.Name(who)
		}
		step, args := stepped(t.choosing, name, verb, len(groups) == 1, args)
		switch {
		case step != "":
			name = step
		case t.short && words.Has(name+".short"):
			name += ".short"
		case (t.short || len(groups) > few) && words.Has(name+".brief"):
			name += ".brief"
		}
		text := words.T(name, args)
		if lone := t.lone(); step != "" && lone != 0 {
			text = words.Lower(t.ActionText(lone))
		}
		if !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list
}

// stepped returns the words for what is left to say of a verb, once a card or a player has been pointed at, and what they name; "" where a
// game has none. alone says that nothing but the verb is meant.
func stepped(t *choosing, name, verb string, alone bool, args words.Args) (string, words.Args) {
	card, who := false, false
	for _, tap := range t.Focus.Taps {
		for _, x := range tap {
			switch {
			case inHand(t, tap) && x.Kind == ACard:
				card, args.N, args.Card = true, int(x.Card.Rank()), words.Card(x.Card)
			case inHand(t, tap):
			case x.Kind == ARank:
				card, args.N = true, int(x.Rank)
			case x.Kind == ASeat:
				who, args.B = true, t.Name(x.Seat)
			}
		}
	}
	step := ""
	switch {
	case card && alone:
		step = ".whom"
	case card:
		step = ".with"
	case who:
		step = ".at"
	default:
		return "", args
	}
	for _, key := range [...]string{name + step, t.info.ID + ".do." + verb + step} {
		if words.Has(key) {
			return key, args
		}
	}
	return "", args
}

// goal returns the one player whom all that is legal of some verbs is meant for, none where it may be for one of several.
func (t asker) goal(verbs []int) engine.Seat {
	who := engine.None
	for _, a := range t.comp.Legal() {
		verb := &t.info.Verbs[a.Verb()]
		if !slices.Contains(verbs, int(a.Verb())) {
			continue
		}
		x := engine.Seat(a.A())
		if verb.Args[0].Kind != engine.ArgSeat || who != engine.None && x != who {
			return engine.None
		}
		who = x
	}
	return who
}

// lone returns the one action that goes with what has been pointed at, 0 where there are more or none.
func (t asker) lone() engine.Action {
	if found := t.Candidates(); len(found) == 1 {
		return found[0].Action
	}
	return 0
}

// meant reports whether one of some verbs goes with what has been pointed at or named.
func (t asker) meant(verbs []int) bool {
	return t.Focus.Empty() || slices.ContainsFunc(t.Candidates(), func(o Option) bool { return slices.Contains(verbs, int(o.Action.Verb())) })
}

// legal reports whether one of some verbs is legal now.
func (t asker) legal(verbs []int) bool {
	for _, a := range t.comp.Legal() {
		for _, v := range verbs {
			if int(a.Verb()) == v {
				return true
			}
		}
	}
	return false
}

// lacks reports whether the question on the screen could be answered with a card that the person does not hold.
func (t asker) lacks() bool {
	a := answerTo(t.choosing)
	return a != nil && !t.legal([]int{a.Play})
}

// final reports whether a blow would take all that the asked player has left. Both numbers lie open.
func final(t *choosing, p engine.Prompt) bool {
	return t.Plan.Score() >= 0 && int(p.N[1]) >= t.now.Counter(uint8(t.Plan.Score()), t.Asked, 0)
}

// held counts the cards of the own hand that the question on the screen is about. It is told to nobody else.
func held(t *choosing) (n int) {
	rank := cards.Rank(t.comp.Prompt().N[0])
	for _, c := range t.now.Pile(engine.PileID{Kind: uint8(max(t.Plan.Hand, 0)), Owner: t.Asked}) {
		if c.Known() && c.Rank() == rank {
			n++
		}
	}
	return n
}

// Harmless reports whether nothing of the own hand is at stake in the question on the screen.
func Harmless(t *Table) bool {
	return answerTo(&t.choosing) != nil && words.Has(t.comp.Prompt().Key+".holds") && held(&t.choosing) == 0
}

// AnswerTo returns how a card answers the question on the screen, nil when none does or the question is on the open table.
func AnswerTo(t *Table) *plan.Answer { return answerTo(&t.choosing) }

func answerTo(t *choosing) *plan.Answer {
	if t.Asked == engine.None || t.open != nil {
		return nil
	}
	return t.Plan.AnswerFor(t.comp.Prompt().Key)
}
