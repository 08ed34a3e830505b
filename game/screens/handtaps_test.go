package screens

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/anim"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/shell"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// answering is what plays a card of the hand though no operand names it: by verb, the rank, or none for any card.
var answering = map[string]map[string]cards.Rank{
	"royalty": {"jack": cards.Jack, "king": cards.King, "ace": cards.Ace},
	"crush":   {"join": 0},
}

// playsCard reports whether an action plays a card of a hand, by the rules.
func playsCard(s *tableScreen, a engine.Action, c cards.Card) bool {
	verb := &s.info.Verbs[a.Verb()]
	if rank, ok := answering[s.info.ID][verb.Name]; ok && (rank == 0 || rank == c.Rank()) {
		return true
	}
	for i, arg := range verb.Args {
		if arg.Kind == engine.ArgCard && int(arg.Pile) == s.t.Plan.Hand && arg.Own && cards.Card(a.Arg(i)) == c {
			return true
		}
		if arg.Kind == engine.ArgFlag && a.Arg(i) != 0 && s.t.Plan.Flags[a.Verb()] == c.Rank() {
			return true
		}
		if arg.Kind == engine.ArgRank && cards.Rank(a.Arg(i)) == c.Rank() {
			return true
		}
	}
	return false
}

// poses returns how the cards of the hand lie.
func poses(s *tableScreen) (out []anim.Pose) {
	for _, h := range s.scene.Hand {
		i := slices.IndexFunc(s.felt.Places, func(p felt.Place) bool { return p.ID == h.ID })
		out = append(out, s.felt.Places[i].Pose)
	}
	return out
}

// aside reports whether a card of the hand is not on the screen, as where the stage stands above a question that no card of it answers.
func aside(r *rig, s *tableScreen, h felt.HandCard) bool {
	if slices.ContainsFunc(s.felt.Places, func(p felt.Place) bool { return p.ID == h.ID }) {
		return false
	}
	if !s.felt.Staged.On || slices.ContainsFunc(s.t.Options(), func(o table.Option) bool { return playsCard(s, o.Action, h.Face) }) {
		r.t.Errorf("%v may be played, and is not to be seen", h.Face)
	}
	return true
}

// takes taps a card of the hand and reports whether that changed the choice.
func takes(r *rig, s *tableScreen, h felt.HandCard) bool {
	taps, chosen, moves := len(s.t.Focus.Taps), slices.Clone(s.t.Composer().Chosen()), s.t.Moves()
	was := table.Thing{}
	if taps > 0 {
		was = s.t.Focus.Taps[taps-1][0]
	}
	r.app.Activate(s.scene.HandName(h))
	r.step(10 * time.Millisecond)
	for r.app.Top() != shell.Screen(s) { // it was read
		r.app.Activate("back")
		r.step(10 * time.Millisecond)
	}
	return s.t.Moves() != moves || len(s.t.Focus.Taps) != taps || taps > 0 && s.t.Focus.Taps[taps-1][0] != was || !slices.Equal(s.t.Composer().Chosen(), chosen)
}

// handAsked reports whether the person at the screen is asked and sees the hand.
func handAsked(s *tableScreen) bool {
	return s.t.Asked != engine.None && s.t.Asked == s.t.Viewer && s.t.Curtain == engine.None && s.t.Asked == s.scene.Bottom
}

// TestATapOnACardThatMayBePlayedTakesIt: in every question of every game a card of the hand that the rules let be played does something of that
// question when it is tapped, and is marked as one that may be. Once one has been lifted those that a tap would lift in its place are
// not dimmed, and what is dimmed does nothing.
func TestATapOnACardThatMayBePlayedTakesIt(t *testing.T) {
	for _, id := range []string{"usurpers", "kingdoms", "houses", "crush", "royalty"} {
		met := map[string]int{}
		for seed := uint64(1); seed < 5; seed++ {
			r := newRig(t, phone, true, store.NewMemory(), seed)
			r.start(id, 1)
			s := r.app.tab()
			p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
			for range 60 {
				if !r.playUntil(p, func() bool { return handAsked(s) }) {
					break
				}
				key := s.t.Composer().Prompt().Key
				if met[key]++; met[key] < 5 {
					tapsHand(r, s, key)
				}
				if p.rnd.IntN(4) == 0 {
					s.t.Begin()
				}
				r.choose(p)
			}
		}
		t.Logf("%s: %v", id, met)
	}
}

// tapsHand taps every card of the hand at a decision, and again after each.
func tapsHand(r *rig, s *tableScreen, key string) {
	r.t.Helper()
	s.t.Begin()
	r.step(0)
	for i, h := range s.scene.Hand {
		s.t.Begin()
		r.step(0)
		if aside(r, s, h) {
			continue
		}
		pose := poses(s)[i]
		marked := pose.Ring == felt.HandRing || pose.Ring == felt.QuietRing
		plays := slices.ContainsFunc(s.t.Options(), func(o table.Option) bool { return playsCard(s, o.Action, h.Face) })
		took := takes(r, s, h)
		if !handAsked(s) || s.t.Composer().Prompt().Key != key {
			return
		}
		if plays && !took || marked != took || plays != marked {
			r.t.Errorf("%s: %v may be played %v, is marked %v, a tap takes it %v", key, h.Face, plays, marked, took)
		}
		if !took {
			continue
		}
		for j, other := range s.scene.Hand {
			s.t.Begin()
			takes(r, s, h)
			if pose := poses(s)[j]; j != i && s.scene.HandMatters() {
				if took := takes(r, s, other); took == pose.Dim {
					r.t.Errorf("%s: once %v is lifted %v is dim %v, and a tap takes it %v", key, h.Face, other.Face, pose.Dim, took)
				}
			}
		}
	}
	s.t.Begin()
	r.step(0)
}

// TestACardLiftedBeforeItIsAskedForIsLaid: whoever is asked for help in Royal Crush may lift the card first. The button to help names it, at
// the right end of its row as before, and one press helps with it.
func TestACardLiftedBeforeItIsAskedForIsLaid(t *testing.T) {
	helped := 0
	for seed := uint64(1); seed < 9; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("crush", 1)
		s := r.app.tab()
		prompt := func() string { return s.t.Composer().Prompt().Key }
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		if !r.playUntil(p, func() bool { return handAsked(s) && prompt() == "crush.ask.answer" && len(s.scene.Hand) > 2 }) {
			continue
		}
		takes(r, s, s.scene.Hand[0])
		takes(r, s, s.scene.Hand[1])
		found := s.t.Candidates()
		if len(found) == 0 || len(s.t.Focus.Taps) != 1 {
			t.Fatalf("seed %d: with a card lifted %d sides can be helped, pointed at %v", seed, len(found), s.t.Focus.Taps)
		}
		card, moves := s.scene.Hand[1], s.t.Moves()
		r.step(0)
		if last := s.felt.Acts[len(s.felt.Acts)-1]; !strings.Contains(last.Text, " with ") || last.Tone != kit.Primary && len(found) == 1 {
			t.Errorf("seed %d: with %v lifted the last button says %q, tone %d", seed, card.Face, last.Text, last.Tone)
		}
		r.app.Activate(s.actName(found[0].Action))
		r.settle()
		laid := false
		for _, c := range r.app.table.Shown.Pile(engine.PileID{Kind: uint8(s.scene.Plan.Hand), Owner: 0}) {
			laid = laid || c == card.Face
		}
		if s.t.Moves() < moves+2 || laid || s.t.Asked != engine.None && prompt() == "crush.ask.ally" {
			t.Errorf("seed %d: helping with %v makes %d moves, and it lies in the hand: %v", seed, card.Face, s.t.Moves()-moves, laid)
		}
		helped++
	}
	if helped < 3 {
		t.Errorf("helped only %d times", helped)
	}
}

// TestACardAndThenAPlayerIsAnAsk: in Royalty a card and then a player make an ask, without another press; the line says at each step what
// is wanted. A player alone, or a card alone, does nothing yet.
func TestACardAndThenAPlayerIsAnAsk(t *testing.T) {
	asks := 0
	for seed := uint64(1); seed < 12 && asks < 4; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("royalty", 1)
		s := r.app.tab()
		p := &player{rnd: rand.New(rand.NewPCG(seed, 8))}
		var card felt.HandCard
		lone := func(c cards.Card) bool {
			n := 0
			for _, h := range s.scene.Hand {
				if h.Face.Rank() == c.Rank() {
					n++
				}
			}
			return n == 1
		}
		single := func() bool {
			return handAsked(s) && s.t.Composer().Prompt().Key == "royalty.prompt.act" && slices.ContainsFunc(s.scene.Hand, func(h felt.HandCard) bool {
				card = h
				return lone(h.Face) && slices.ContainsFunc(s.t.Options(), func(o table.Option) bool { return playsCard(s, o.Action, h.Face) && o.Things[0].Kind == table.ASeat })
			})
		}
		if !r.playUntil(p, single) {
			continue
		}
		at := slices.IndexFunc(s.t.Options(), func(o table.Option) bool { return playsCard(s, o.Action, card.Face) })
		moves, seat := s.t.Moves(), "seat:"+engine.Seat(s.t.Options()[at].Action.A()).String()
		rank := words.Rank(card.Face.Rank()) + "s"
		r.tap(seat)
		if s.t.Moves() != moves || !strings.Contains(s.t.Question(), "Ask ") {
			t.Fatalf("seed %d: a player alone makes %d moves of %d: %s", seed, s.t.Moves(), moves, s.t.Question())
		}
		r.tap(seat)
		r.tap(s.scene.HandName(card))
		if s.t.Moves() != moves || s.t.Question() != "Choose whom to ask for "+rank+"." {
			t.Fatalf("seed %d: a card alone makes %d moves of %d: %s", seed, s.t.Moves(), moves, s.t.Question())
		}
		r.tap(seat)
		if s.t.Moves() == moves {
			t.Errorf("seed %d: %s and %v ask nobody: %s", seed, seat, card.Face, s.t.Question())
		}
		asks++
	}
	if asks < 4 {
		t.Errorf("only %d asks", asks)
	}
}

// TestTheFrameIsForWhoDecides: whoever is asked in another player's turn has the gold frame, and nobody else.
func TestTheFrameIsForWhoDecides(t *testing.T) {
	for id, key := range map[string]string{"crush": "crush.ask.answer", "royalty": "royalty.prompt.asked", "houses": "houses.prompt.answer"} {
		r := newRig(t, phone, true, store.NewMemory(), 3)
		r.start(id, 1)
		s := r.app.tab()
		p := &player{rnd: rand.New(rand.NewPCG(3, 8))}
		if !r.playUntil(p, func() bool { return handAsked(s) && s.t.Composer().Prompt().Key == key && s.t.Shown.Turn != s.t.Asked }) {
			t.Fatalf("%s: nobody is asked in another's turn", id)
		}
		r.step(0)
		boxes := map[engine.Seat]geom.Rect{}
		for _, h := range s.felt.Targets {
			if x, ok := h.Deed.(felt.Point); ok && x.Kind == felt.Seat {
				boxes[x.Tap[0].Seat] = h.Rect
			}
		}
		for x, box := range boxes {
			framed := slices.ContainsFunc(s.felt.Under, func(o paint.Op) bool {
				return o.Kind == paint.Frame && o.Rect == box && o.Color == kit.Gold
			})
			if framed != (x == s.t.Asked) {
				t.Errorf("%s: %v is asked in the turn of %v, and %v is framed: %v", id, s.t.Asked, s.t.Shown.Turn, x, framed)
			}
		}
		if len(boxes) < 2 {
			t.Errorf("%s: %d seats", id, len(boxes))
		}
	}
}

// TestHelpIsAimedAtASide: once help has been named in Royal Crush, a side that is pointed at is helped; before, pointing does nothing yet.
func TestHelpIsAimedAtASide(t *testing.T) {
	helped := 0
	for seed := uint64(1); seed < 9 && helped < 3; seed++ {
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start("crush", 1)
		s := r.app.tab()
		side := engine.None
		both := func() bool {
			n := 0
			for _, o := range s.t.Options() {
				if s.info.Verbs[o.Action.Verb()].Name == "join" {
					side = engine.Seat(o.Action.A())
					n++
				}
			}
			return handAsked(s) && n == 2
		}
		if !r.playUntil(&player{rnd: rand.New(rand.NewPCG(seed, 8))}, both) {
			continue
		}
		moves := s.t.Moves()
		r.app.Activate("seat:" + side.String())
		r.app.Activate("cancel")
		if s.t.Moves() != moves {
			t.Fatalf("seed %d: a side alone is helped", seed)
		}
		verb := slices.IndexFunc(s.info.Verbs, func(v engine.VerbInfo) bool { return v.Name == "join" })
		r.app.Activate(felt.ToName(s.info, verb).Name())
		r.app.Activate("seat:" + side.String())
		if s.t.Moves() == moves {
			t.Errorf("seed %d: help is named, %v is pointed at, and is not helped", seed, side)
		}
		helped++
	}
	if helped < 3 {
		t.Errorf("helped only %d times", helped)
	}
}
