package felt

import (
	"strings"
	"testing"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/layout"
	"royals/game/words"
	"royals/sprites"
)

// TestStageTitles looks at the longest titles that a stage can have on a phone held upright, also with letters of 130 per cent: none is
// cut, none is in small letters, all are of nearly one size, and two lines stand in the height that the stage keeps for its title.
func TestStageTitles(t *testing.T) {
	folk := []string{"Guest", "Cosmo", "Edgar", "Flora", "Dora", "Bea"}
	two := words.Args{A: folk[0], B: folk[1], Card: "queen of diamonds"}
	for _, key := range []string{"usurpers.stage.attack", "usurpers.stage.kill", "crush.stage.attack", "crush.stage.empty", "crush.stage.empty.all", "houses.stage.battle", "houses.stage.melded",
		"houses.stage.slew", "houses.stage.ransomed", "houses.stage.changed", "royalty.stage.ask", "royalty.stage.attack", "royalty.stage.refuses"} {
		titleStands(t, key, two)
	}
	for n := 2; n <= len(folk); n++ {
		for i := 1; i < n; i++ {
			titleStands(t, "crush.stage.sides", words.Args{A: words.List(folk[:i]), B: words.List(folk[i:n])})
		}
	}
}

// titleStands checks a title on phones of both widths, or its short form where it has one and needs it.
func titleStands(t *testing.T, key string, args words.Args) {
	t.Helper()
	for wide, least := range map[float64]float64{320: 18, 360: 22} {
		for _, text := range []float64{1, 1.3} {
			k := kit.Kit{Text: text}
			st := layout.StageIn(geom.Rect{W: wide, H: 400}, layout.Portrait, text)
			head, box, size := words.T(key, args), headBox(st), headSize(st)
			lines, px := k.Heading(head, box, size)
			if px < kit.HeadLeast*size && words.Has(key+".short") {
				head = words.T(key+".short", args)
				lines, px = k.Heading(head, box, size)
			}
			if got := strings.Join(lines, " "); got != head || px < least || px > size*text {
				t.Errorf("%q at text %v on %v: %q in letters of %v", head, text, wide, lines, px)
			}
			for _, line := range lines {
				if sprites.Measure(sprites.Title, px, line) > wide-40 {
					t.Errorf("%q nearly touches the edges", line)
				}
			}
			if high := float64(len(lines)) * px * 1.1; high > box.H+0.5 || box.Y < 0 {
				t.Errorf("%q is %v high in %v", head, high, box)
			}
		}
	}
}
