package felt

import (
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
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
