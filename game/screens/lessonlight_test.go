package screens

import (
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/learn"
	"royals/game/store"
	"royals/game/words"
)

// TestLightsLeaveNumbersAlone lights cards of a fan: no light goes over the number in the corner of a card that lies beside.
func TestLightsLeaveNumbersAlone(t *testing.T) {
	n := 0
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 1280, H: 720}} {
		p := lessonOf(newRig(t, size, size.W < 1000, store.NewMemory(), 5), "kingdoms.arrows")
		p.blind = false
		p.step(0)
		s := lights{p.app.tab()}
		for _, x := range p.Lit() {
			card, at := s.held(x), geom.Rect{}
			if at, _ = s.free(x); card == nil || at.W < 12 || at.H != card.Pose.Rect.H {
				t.Fatalf("at %v nothing is lit around %s: %v", size, s.name(x), at)
			}
			for _, h := range s.scene.Hand {
				for i := range s.felt.Places {
					q := &s.felt.Places[i].Pose.Rect
					corner := geom.Rect{X: q.X + 1, Y: q.Y, W: 10, H: 24}
					if s.felt.Places[i].ID == h.ID && q.X > card.Pose.Rect.X && !at.Inset(-glow).Intersect(corner).Empty() {
						t.Errorf("at %v the light around %s at %v covers the corner of %v", size, s.name(x), at, h.Face)
					}
					n++
				}
			}
		}
	}
	if n < 20 {
		t.Errorf("only %d cards lie beside others", n)
	}
}

// TestRingLeavesNumbersAlone walks with keys over the cards of a fan: the ring goes over no number in the corner of a card that lies beside.
func TestRingLeavesNumbersAlone(t *testing.T) {
	n := 0
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone} {
		r := deal(t, "houses", size, 5)
		tab := r.app.tab()
		for _, h := range tab.scene.Hand {
			at, _, ok := walked{tab}.Pose(tab.scene.HandName(h))
			if !ok || at.W < 4 || at.H < 24 {
				t.Fatalf("at %v the ring of %v has no place: %v", size, h.Face, at)
			}
			for _, other := range tab.scene.Hand {
				for i := range tab.felt.Places {
					q := &tab.felt.Places[i]
					corner := geom.Rect{X: q.Pose.Rect.X + 1, Y: q.Pose.Rect.Y, W: 10, H: 24}
					if q.ID != other.ID || q.ID == h.ID || corner.X < at.X || corner.Y+24 < at.Y {
						continue
					}
					if n++; !at.Inset(-glow).Intersect(corner).Empty() {
						t.Errorf("at %v the ring of %v at %v covers the corner of %v", size, h.Face, at, other.Face)
					}
				}
			}
		}
	}
	if n < 20 {
		t.Errorf("only %d cards lie beside others", n)
	}
}

// TestLightsLieAsTheirCards lights a royal that has fallen, and lies on its side: its light does, too.
func TestLightsLieAsTheirCards(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 1280, H: 720}} {
		p := lessonOf(newRig(t, size, size.W < 1000, store.NewMemory(), 5), "kingdoms.ace")
		for n := 0; (p.Stage() != learn.Asking || len(p.Lit()) != 2) && n < 20; n++ {
			p.goOn()
		}
		p.blind = false
		p.step(0)
		s, fallen := lights{p.app.tab()}, 0
		for _, x := range s.lit() {
			r, turn := s.free(x)
			for i := range s.felt.Places {
				if q := &s.felt.Places[i].Pose; q.Turn > 1 && q.Rect.Center().In(s.place(x)) {
					if fallen++; turn != q.Turn || r != upright(*q) || r.W < r.H {
						t.Errorf("at %v %s lies at %v turned by %.2f, and its light at %v by %.2f", size, s.name(x), upright(*q), q.Turn, r, turn)
					}
				}
			}
		}
		if fallen != 1 {
			t.Errorf("at %v %d fallen royals are lit", size, fallen)
		}
	}
}

// TestFanIsLit: of a card in a fan its strip is lit, the fan is what a hint names, and in the opened pile the card is lit and named. Another
// card of the pile is refused, and the lit one is chosen.
func TestFanIsLit(t *testing.T) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "houses.scoop")
	for p.Stage() != learn.Asking {
		p.goOn()
	}
	for p.MayHint() {
		p.app.Activate("hint")
	}
	p.blind = false
	p.step(0)
	s := lights{p.app.tab()}
	at := s.place(s.lit()[0])
	if got := p.app.Status().Detail; got != "lesson asking nine fan:discard:-" || at.Empty() || at.W > 0.8*at.H/1.4 {
		t.Fatalf("%q is to be touched, at %v", got, at)
	}
	p.tap("fan:discard:-")
	p.settle()
	st, said := p.app.Status(), p.app.Doc().Prompt
	if st.Scene != "spread" || st.Detail != "lesson asking nine card:discard:-:9S" || !strings.Contains(said, p.question()) || !strings.Contains(said, "Lit: 9 of spades") {
		t.Fatalf("the opened pile is %+v and says %q", st, said)
	}
	pile := p.app.Top().(*spreadScreen)
	cards := p.Table.Shown.Pile(pile.id)
	for i, c := range cards {
		if lit := pile.glows(pile.card(cards, i)); lit != (c.String() == "9S") {
			t.Errorf("%v is lit: %t", c, lit)
		}
	}
	p.tap("card:discard:-:5D")
	p.settle()
	if said := p.app.Doc().Prompt; p.app.Status().Scene != "table" || !strings.Contains(said, "must go into a match of three") {
		t.Errorf("after the 5 of diamonds the lesson says %q", said)
	}
	p.tap("fan:discard:-")
	p.settle()
	p.tap("card:discard:-:9S")
	p.settle()
	if len(p.Table.Composer().Chosen()) != 1 {
		t.Error("nothing is scooped")
	}
}

// TestOneGoldButton: while arrows are still to be picked, the button that would shoot too few is not gold.
func TestOneGoldButton(t *testing.T) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "kingdoms.arrows")
	for p.Stage() != learn.Asking {
		p.goOn()
	}
	p.blind = false
	p.step(0)
	shoots := 0
	for n := 0; p.Bubble() == "arrows" && n < 9; n++ {
		gold := 0
		for _, b := range p.app.tab().scene.Acts {
			if b.Tone == kit.Primary {
				gold++
			}
			if strings.HasPrefix(b.Text, "Shoot arrows at") {
				if shoots++; (b.Tone == kit.Primary) != (len(p.Table.Composer().Chosen()) == 3) {
					t.Errorf("%q is as gold as %v with %d arrows", b.Text, b.Tone, len(p.Table.Composer().Chosen()))
				}
			}
		}
		if gold > 1 {
			t.Errorf("%d buttons are gold", gold)
		}
		p.touch()
		p.settle()
	}
	if shoots < 2 {
		t.Errorf("only %d times there was anything to shoot", shoots)
	}
}

// TestNothingSpoilsALesson goes to the first question of Usurpers: no button that gives up the turn lies where the way on lay.
func TestNothingSpoilsALesson(t *testing.T) {
	p := lessonOf(newRig(t, phone, true, store.NewMemory(), 5), "usurpers."+learn.Of("usurpers")[0].ID)
	for p.app.Status().Detail == "lesson telling" {
		p.goOn()
	}
	p.blind = false
	p.step(0)
	asked, list := false, p.app.tab().felt.Acts
	for i, b := range list {
		asked = asked || strings.HasPrefix(b.Text, "Crown")
		if b.Text == words.Plain("usurpers.verb.dump") && i == len(list)-1 {
			t.Error("where the way on lay stands what throws the hand away")
		}
	}
	if !asked {
		t.Errorf("nothing is crowned: %v", list)
	}
}
