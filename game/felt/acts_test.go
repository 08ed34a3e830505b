package felt

import (
	"slices"
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
)

// TestGoldThatStays: the button to press stands at the end, but where it has been told by itself which one that is, all stay where they were.
func TestGoldThatStays(t *testing.T) {
	for _, stays := range []bool{false, true} {
		acts := ordered([]Act{{Deed: kit.Press("cosmo"), Tone: kit.Primary, Stays: stays}, {Deed: kit.Press("bea")}, {Deed: Cancel}}, 2)
		if first := acts[0].Deed == kit.Press("cosmo"); first != stays {
			t.Errorf("stays %v: the first button is %v", stays, acts[0].Deed)
		}
	}
}

// TestOneSizeInARow: the buttons of a row have letters of one size, that of the one with the least room, and a row with room for all has the
// usual ones.
func TestOneSizeInARow(t *testing.T) {
	acts := []Act{{Text: "Attack a rival with all …", w: 168}, {Text: "Strike one royal alone, whatever …", w: 168}, {Text: "Pass", w: 168, row: 1}}
	f := &Felt{Acts: acts}
	f.Areas.Acts = geom.Rect{W: 344, H: 108}
	var list paint.List
	s := &sketch{Scene: &Scene{}, Felt: f, Kit: &kit.Kit{Text: 1, List: &list}}
	for i := range acts {
		acts[i].Deed, acts[i].x, acts[i].On = kit.Press(acts[i].Text), float64(i%2)*176, true
	}
	s.drawActs(false)
	sizes := map[string]float64{}
	for _, o := range list.Ops {
		if o.Kind == paint.Text {
			sizes[o.Text] = o.Size
		}
	}
	if usual := s.Px(kit.Body); sizes["Pass"] != usual || sizes["Attack a rival with all …"] >= usual {
		t.Errorf("sizes are %v, the usual one is %v", sizes, usual)
	}
	for text, px := range sizes {
		if text != "Pass" && px != sizes["Attack a rival with all …"] {
			t.Errorf("%q has letters of %v beside %v", text, px, sizes)
		}
	}
}

// TestFewButtonsForOneCard: on a phone no more than four buttons stand for what can be done with one card, and one of them leads to the
// rest; those of one deed for several players all stay.
func TestFewButtonsForOneCard(t *testing.T) {
	for alike, want := range map[bool]int{false: mostOfOne, true: 5} {
		f := &Felt{}
		for i := range 4 {
			verb := Verb{Verb: i}
			if alike {
				verb.Verb = 0
			}
			f.Acts = append(f.Acts, Act{Deed: verb, Text: "Do", On: true})
		}
		f.Acts = append(f.Acts, Act{Deed: Cancel, Text: "Back", On: true})
		window := geom.Rect{W: 360, H: 640}
		s := &sketch{Scene: &Scene{Plan: &plan.Plan{}}, Felt: f, Kit: &kit.Kit{Text: 1, List: &paint.List{}, In: window}}
		s.Ask.Size = window
		s.packActs(344, false, 2)
		more := slices.ContainsFunc(f.Acts, func(b Act) bool { return b.Deed == More })
		back := slices.ContainsFunc(f.Acts, Act.takesBack)
		if len(f.Acts) != want || more == alike || !back {
			t.Errorf("alike %v: %d buttons, more %v, back %v", alike, len(f.Acts), more, back)
		}
	}
}
