package table

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
	"royals/game/names"
	"royals/game/plan"
	"royals/game/words"
)

// Name returns a seat's name for use in a sentence. It is isolated, so that a name that runs from right to left turns
// nothing around it. Players holds the bare name.
func (t *record) Name(s engine.Seat) string {
	if int(s) >= len(t.Players) {
		return ""
	}
	if c := &t.called[s]; c.bare != t.Players[s].Name { // kept, because a moving table asks in every frame
		c.bare, c.isolated = t.Players[s].Name, names.Isolated(t.Players[s].Name)
	}
	return t.called[s].isolated
}

// called is a name, bare and isolated.
type called struct{ bare, isolated string }

func cardName(c cards.Card) string {
	if c == cards.Back {
		return ""
	}
	return words.Card(c)
}

// tell adds what events say to the log.
func (t *record) tell(ev *engine.Events) {
	for _, e := range ev.List {
		if e.Kind != engine.Said {
			continue
		}
		gloss := glossOf(t, e)
		if text := t.said(sayKey(t, int(e.Key))+gloss, e); text != "" {
			t.Log = append(t.Log, Line{Gloss: gloss, Seat: e.Seat, Text: text, See: e.See, Move: len(t.m.Log), Say: int(e.Key), Card: e.Card, Other: e.Other, N: int(e.Value)})
		}
	}
}

// retell fills the log of a loaded match by playing the match again.
func (t *showing) retell() {
	if t.Changed {
		for i, e := range t.m.Log {
			t.Log = append(t.Log, Line{Seat: e.Seat, Text: t.Name(e.Seat) + ": " + e.Text, See: engine.Only(e.Seat), Move: i, Say: -1})
		}
		return
	}
	m, err := t.m.Anew()
	if err != nil {
		return
	}
	real := t.m
	t.m = m
	t.retold(m)
	for _, e := range real.Log {
		if m.DoText(e.Seat, e.Text) != nil {
			break
		}
		t.retold(m)
	}
	t.m = real
}

// retold is told what has happened again.
func (t *showing) retold(m *match.Match) {
	t.tell(m.Events())
	for _, e := range m.Events().List {
		if e, ok := e.Redacted(t.Viewer); ok {
			t.Cards.land(e)
		}
	}
}

// Lines returns the log from a line on, as the viewer may read it. A line about cards on their way appears when they
// arrive. What it returns is shared: nobody may write into it.
func (t *showing) Lines(from int) []Line {
	r := &t.reading
	if r.viewer != t.Viewer || r.to > len(t.Log) {
		*r = reading{viewer: t.Viewer}
	}
	for ; r.to < len(t.Log); r.to++ {
		if t.Log[r.to].See.Has(t.Viewer) {
			r.lines, r.at = append(r.lines, t.Log[r.to]), append(r.at, r.to)
		}
	}
	first, _ := slices.BinarySearch(r.at, from)
	end := max(len(r.lines)-t.unsaid(), first)
	return r.lines[first:end:end]
}

// reading is the log as far as a viewer may read it, with the place of each line in it: a moving table asks for it in every frame. What cuts
// the log forgets it.
type reading struct {
	viewer engine.Seat
	to     int // how much of the log was looked at
	lines  []Line
	at     []int

	heard   []plan.Told // what of the lines everybody heard
	heardAt []int       // how many lines had been read then
	heardTo int
}

// unsaid counts the lines that are still to come.
func (t *showing) unsaid() int {
	n := 0
	for _, e := range t.queue {
		if e.Kind == engine.Said {
			n++
		}
	}
	return n
}

// Question returns the prompt line: what the person at the screen must do, or whom the table waits for, or what is being
// shown.
func (t *Table) Question() string {
	seat := t.Asked
	switch {
	case t.Resting() && t.says != "":
		return t.says
	case t.Curtain != engine.None:
		return ""
	case seat != engine.None:
		return asker{choosing: &t.choosing}.text(t.comp.Prompt())
	case t.Over():
		return words.Plain("table.over")
	case t.sole.text != "" && t.due >= 0: // all else has been shown
		return t.sole.text
	case t.asking != engine.None && (t.hold || t.away):
		if t.Viewer < engine.MaxSeats { // the rules say what it waits for
			if p := t.m.State().Prompt(t.Viewer); p.Wait && words.Has(p.Key) {
				return t.waits(p)
			}
		}
		return words.T("table.thinks", words.Args{A: t.Name(t.asking)})
	}
	if line := lineOf(t); line != "" {
		return line
	}
	if key := t.info.ID + ".dealing"; words.Has(key) { // something else is seen first
		return words.Plain(key)
	}
	return words.Plain("table.dealing")
}

// waits says what a seat waits for: of several who owe a decision it names them all.
func (t *record) waits(p engine.Prompt) string {
	args := t.promptArgs(p)
	actors := t.m.State().Actors()
	if !actors.Has(p.Actor) || actors.Len() < 2 || !words.Has(p.Key+".all") {
		return words.T(p.Key, args)
	}
	var names []string
	for i := range t.Players {
		if actors.Has(engine.Seat(i)) {
			names = append(names, t.Name(engine.Seat(i)))
		}
	}
	args.A = words.List(names)
	return words.T(p.Key+".all", args)
}

// promptArgs are what a prompt names.
func (t *record) promptArgs(p engine.Prompt) words.Args {
	args := words.Args{
		A: t.Name(p.Actor), B: t.Name(p.Target), Card: cardName(p.Card),
		N: int(p.N[0]), N2: int(p.N[1]), N3: int(p.N[2]), Min: p.Min, Max: p.Max, Picked: p.Picked,
	}
	if t.Plan.Aside != nil {
		if key := t.Plan.Aside(&p); key != "" {
			args.Operands[0] = words.T(key, args)
		}
	}
	return args
}

// ActionText says what an action does: "Attack Bea".
func (t *choosing) ActionText(a engine.Action) string {
	if t.open != nil && int(a.Verb()) == t.open.Pass {
		return words.Plain(t.open.Text)
	}
	key, args := actionWords(t, a)
	return words.Upper(words.T(key, args))
}

// ActionBrief says the same where there is hardly room for it, "" where there are no words for that.
func ActionBrief(t *Table, a engine.Action) string {
	key, args := actionWords(&t.choosing, a)
	if key += ".brief"; !words.Has(key) {
		return ""
	}
	return words.Upper(words.T(key, args))
}

// VerbBrief returns what a verb is called where there is hardly room for words, "" for what it is called elsewhere.
func VerbBrief(t *Table, verb int) string {
	if key := t.info.ID + ".do." + groupOf(&t.choosing, verb) + ".short"; words.Has(key) {
		return words.Upper(words.Plain(key))
	}
	return ""
}

// groupOf returns the verb by which the group of a verb is called, or the verb itself.
func groupOf(t *choosing, verb int) string {
	if group := t.Plan.Doing(verb); group >= 0 {
		verb = t.Plan.Does[group][0]
	}
	return t.info.Verbs[verb].Name
}

// actionWords returns the sentence of an action and what it names.
func actionWords(t *choosing, a engine.Action) (key string, args words.Args) {
	args = t.actionArgs(a)
	verb := &t.info.Verbs[a.Verb()]
	key = t.info.ID + ".verb." + verb.Name
	if there := t.comp.Prompt().Key + ".verb." + verb.Name; words.Has(there) { // it is called otherwise where this is asked
		key = there
	}
	if with, card := withLead(t, a); card != cards.Back {
		key, args.Card = with, words.Card(card)
	}
	if t.Focus.Only == a && slices.Contains(t.Plan.Sure, int(a.Verb())) {
		key += ".sure"
		args.N = len(t.now.Pile(engine.PileID{Kind: uint8(max(t.Plan.Hand, 0)), Owner: t.Asked}))
	}
	if alone(t, a) {
		key += ".one"
		args.Card = t.among(t.comp.Chosen())
	}
	if spelt(t, a) {
		lifted(t, &args)
		if key += ".all"; len(t.comp.Chosen()) < 3 && words.Has(key+".few") {
			key += ".few"
		}
	}
	tail, n := worth(t, a)
	if tail != "" {
		args.N = n
	}
	for i, arg := range verb.Args { // a flag that is set has its own sentence
		if arg.Kind == engine.ArgFlag && a.Arg(i) != 0 && words.Has(key+".1") {
			key += ".1"
		}
	}
	if words.Has(key + tail) {
		key += tail
	}
	return key, args
}

// picked lists the cards that have been chosen one by one.
func picked(t *choosing) (list []cards.Card) {
	for _, a := range t.comp.Chosen() {
		list = append(list, cards.Card(a.A()))
	}
	return list
}

// worth tells what an action does if nobody stops it, as plan.Worth says.
func worth(t *choosing, a engine.Action) (tail string, n int) {
	if t.Plan.Worth == nil {
		return "", 0
	}
	return t.Plan.Worth(&plan.Sight{Info: t.info, View: &t.now, Me: t.Asked, Seats: len(t.Players), Picked: picked(t)}, a)
}

// InVain reports whether what an action is foretold to do is nothing, or costs an ace that had better be kept: it is not suggested.
func InVain(t *Table, a engine.Action) bool {
	tail, n := worth(&t.choosing, a)
	return tail == ".weak" || tail == ".vain" || strings.HasSuffix(tail, ".ace") || strings.HasSuffix(tail, ".aces") || tail == ".for" && n == 0
}

// Useless reports whether an action is known to do nothing at all.
func Useless(t *Table, a engine.Action) bool {
	tail, _ := worth(&t.choosing, a)
	return tail == ".vain"
}

// actionArgs names an action's operands, and the other player where there are two.
func (t *choosing) actionArgs(a engine.Action) words.Args {
	verb := &t.info.Verbs[a.Verb()]
	args := words.Args{A: t.Name(t.Asked), Picked: len(t.comp.Chosen()), N: len(t.comp.Chosen())}
	if len(t.Players) == 2 {
		args.B = t.Name(t.Asked.Next(2))
	}
	owner := engine.None
	for i, arg := range verb.Args {
		if arg.Kind == engine.ArgSeat && int(a.Arg(i)) < len(t.Players) {
			owner = engine.Seat(a.Arg(i))
			args.B = t.Name(owner)
		}
	}
	for i := range verb.Args {
		args.Operands[i] = t.operandText(verb.Args[i], a.Arg(i), owner)
	}
	costs(t, a, &args)
	return args
}

// costs fills in what an action takes from the number card under a card of the own board: {n} is the difference, {card} the rank of
// the card that comes from the hand, {other} that of the card above.
func costs(t *choosing, a engine.Action, args *words.Args) {
	under, from := cards.Back, cards.Back
	for i, arg := range t.info.Verbs[a.Verb()].Args {
		switch {
		case arg.Kind == engine.ArgSlot && arg.Own:
			p := t.now.Pile(engine.PileID{Kind: arg.Pile, Owner: t.Asked, Slot: a.Arg(i)})
			if len(p) == 2 && p[0].Known() && p[1].Known() {
				under, args.Other = p[1], words.Rank(p[0].Rank())
			}
		case arg.Kind == engine.ArgCard && int(arg.Pile) == t.Plan.Hand:
			from = cards.Card(a.Arg(i))
		}
	}
	if under != cards.Back {
		args.N = int(under.Rank())
		if from != cards.Back {
			args.N, args.Card = args.N-int(from.Rank()), words.Rank(from.Rank())
		}
	}
}

// VerbText says what a verb does while it is still open with what: "Attack a rival".
func (t *choosing) VerbText(verb int) string {
	name, args := groupOf(t, verb), t.promptArgs(t.comp.Prompt())
	for _, key := range [...]string{t.comp.Prompt().Key + ".do." + name + ".brief", t.comp.Prompt().Key + ".do." + name, t.info.ID + ".do." + name} {
		if words.Has(key) {
			return words.Upper(words.T(key, args))
		}
	}
	return words.Upper(words.T(t.info.ID+".verb."+t.info.Verbs[verb].Name, args))
}

func (t *choosing) operandText(arg engine.ArgInfo, v uint8, owner engine.Seat) string {
	switch arg.Kind {
	case engine.ArgCard:
		return words.Card(cards.Card(v))
	case engine.ArgSeat:
		if int(v) < len(t.Players) {
			return t.Name(engine.Seat(v))
		}
		return ""
	case engine.ArgSlot:
		id := engine.PileID{Kind: arg.Pile, Owner: whose(t.info, arg, t.Asked, owner, t.comp.Prompt().Target), Slot: v}
		if p := t.now.Pile(id); len(p) > 0 && p[0] != cards.Back {
			return words.Card(p[0])
		}
		return strconv.Itoa(int(v) + 1)
	case engine.ArgIndex:
		id := engine.PileID{Kind: arg.Pile, Owner: whose(t.info, arg, t.Asked, owner, t.comp.Prompt().Target)}
		if p := t.now.Pile(id); int(v) < len(p) && p[v] != cards.Back {
			return words.Card(p[v])
		}
		return strconv.Itoa(int(v) + 1)
	case engine.ArgNumber:
		return strconv.Itoa(int(v))
	case engine.ArgRank:
		return words.Rank(cards.Rank(v))
	case engine.ArgSuit:
		if cards.Suit(v) <= cards.NoSuit {
			return words.Suit(cards.Suit(v))
		}
	}
	return ""
}
