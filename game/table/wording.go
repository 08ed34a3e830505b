package table

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/match"
	"royals/game/words"
)

// Name returns what a seat is called.
func (t *Table) Name(s engine.Seat) string {
	if int(s) < len(t.Players) {
		return t.Players[s].Name
	}
	return ""
}

func cardName(c cards.Card) string {
	if c == cards.Back {
		return ""
	}
	return words.Card(c)
}

// tell adds what was said to the log.
func (t *Table) tell(ev *engine.Events) {
	for _, e := range ev.List {
		if e.Kind != engine.Said {
			continue
		}
		text := words.T(t.info.ID+".say."+t.info.Says[e.Key], words.Args{
			A: t.Name(e.Seat), B: t.Name(e.Other), Card: cardName(e.Card), N: int(e.Value),
		})
		if text != "" {
			t.Log = append(t.Log, Line{Seat: e.Seat, Text: words.Upper(text), See: e.See, Move: len(t.m.Log), Say: int(e.Key), Card: e.Card})
		}
	}
}

// retell fills the log of a loaded match by playing it again beside.
func (t *Table) retell() {
	if t.Changed {
		for i, e := range t.m.Log {
			t.Log = append(t.Log, Line{Seat: e.Seat, Text: t.Name(e.Seat) + ": " + e.Text, See: engine.Only(e.Seat), Move: i, Say: -1})
		}
		return
	}
	m, err := match.New(t.m.Game, t.m.Config)
	if err != nil {
		return
	}
	real := t.m
	t.m = m
	t.tell(m.Events())
	for _, e := range real.Log {
		if m.DoText(e.Seat, e.Text) != nil {
			break
		}
		t.tell(m.Events())
	}
	t.m = real
}

// Lines returns the log as the eyes at the screen may read it, from a line on. What is said while cards are on their way
// appears when they have arrived, not before.
func (t *Table) Lines(from int) []Line {
	var out []Line
	for i := max(from, 0); i < len(t.Log); i++ {
		if t.Log[i].See.Has(t.Viewer) {
			out = append(out, t.Log[i])
		}
	}
	return out[:max(len(out)-t.unsaid(), 0)]
}

// unsaid counts the lines that are still to come.
func (t *Table) unsaid() int {
	n := 0
	for _, e := range t.queue {
		if e.Kind == engine.Said {
			n++
		}
	}
	return n
}

// Question returns the prompt line: what the person at the screen must do, or who is awaited.
func (t *Table) Question() string {
	seat := t.Asked
	switch {
	case t.Resting():
		return words.Plain("table.rest")
	case t.Curtain != engine.None:
		return ""
	case t.over:
		return words.Plain("table.over")
	case seat != engine.None:
		return t.promptText(t.comp.Prompt(), seat)
	case t.asking != engine.None:
		if t.Viewer < engine.MaxSeats { // the rules say what is awaited
			if p := t.m.State().Prompt(t.Viewer); p.Wait && words.Has(p.Key) {
				return t.promptText(p, t.Viewer)
			}
		}
		return words.T("table.thinks", words.Args{A: t.Name(t.asking)})
	}
	return ""
}

// promptText writes a prompt. A sentence that names nobody gets the name in front.
func (t *Table) promptText(p engine.Prompt, seat engine.Seat) string {
	return words.T(p.Key, words.Args{
		A: t.Name(p.Actor), B: t.Name(p.Target), Card: cardName(p.Card),
		N: int(p.N[0]), N2: int(p.N[1]), N3: int(p.N[2]), Min: p.Min, Max: p.Max, Picked: p.Picked,
	})
}

func (t *Table) ruleText(r *engine.RuleError) string {
	return words.Plain(r.Key) + " (" + r.Clause + ")"
}

// ActionText says what an action does: "Attack Bea".
func (t *Table) ActionText(a engine.Action) string {
	if t.open != nil && int(a.Verb()) == t.open.Pass {
		return words.Plain(t.open.Text)
	}
	args := t.actionArgs(a)
	verb := &t.info.Verbs[a.Verb()]
	key := t.info.ID + ".verb." + verb.Name
	for i, arg := range verb.Args { // a flag that is set has a sentence of its own
		if arg.Kind == engine.ArgFlag && a.Arg(i) != 0 && words.Has(key+".1") {
			key += ".1"
		}
	}
	return words.Upper(words.T(key, args))
}

// actionArgs names what an action is about: its operands, and the other player, who need not be an operand when there are two.
func (t *Table) actionArgs(a engine.Action) words.Args {
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
	return args
}

// VerbText says what a verb is about, with dots for what is still to be chosen: "Attack …".
func (t *Table) VerbText(verb int) string {
	v := &t.info.Verbs[verb]
	args := words.Args{A: t.Name(t.Asked), B: "…", Picked: len(t.comp.Chosen()), N: len(t.comp.Chosen())}
	for i := range v.Args {
		if v.Args[i].Kind != engine.ArgNone {
			args.Operands[i] = "…"
		}
	}
	key := t.info.ID + ".verb." + v.Name
	if words.Has(key + ".what") { // its sentence begins with what is not chosen yet
		return words.Plain(key + ".what")
	}
	text := words.Upper(words.T(key, args))
	if at := strings.Index(text, "…"); at > 0 && strings.Count(text, "…") > 1 { // "Crown … with …" says no more than "Crown …"
		text = text[:at] + "…"
	}
	return text
}

func (t *Table) operandText(arg engine.ArgInfo, v uint8, owner engine.Seat) string {
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
