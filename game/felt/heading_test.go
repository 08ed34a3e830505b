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
// cut, none is in small letters, and two lines stand in the height that the stage keeps for its title.
func TestStageTitles(t *testing.T) {
	folk := []string{"Guest", "Cosmo", "Edgar", "Flora", "Dora", "Bea"}
	two := words.Args{A: folk[0], B: folk[1], Card: "queen of diamonds"}
	var titles []string
	for _, key := range []string{"usurpers.stage.attack", "usurpers.stage.kill", "crush.stage.attack", "crush.stage.empty", "houses.stage.battle", "houses.stage.melded",
		"houses.stage.slew", "houses.stage.ransomed", "houses.stage.changed", "kingdoms.stage.face", "kingdoms.stage.royal", "royalty.stage.ask", "royalty.stage.attack", "royalty.stage.refuses"} {
		titles = append(titles, words.T(key, two))
	}
	for n := 2; n <= len(folk); n++ {
		for i := 1; i < n; i++ {
			titles = append(titles, words.T("crush.stage.sides", words.Args{A: words.List(folk[:i]), B: words.List(folk[i:n])}))
		}
	}
	for _, head := range titles {
		for _, text := range []float64{1, 1.3} {
			k := kit.Kit{Text: text}
			box := headBox(layout.StageIn(geom.Rect{W: 360, H: 400}, layout.Portrait, text).Title)
			lines, px := k.Heading(head, box, kit.Head)
			if got := strings.Join(lines, " "); got != head || px < leastHead*text {
				t.Errorf("%q at text %v: %q in letters of %v", head, text, lines, px)
			}
			for _, line := range lines {
				if sprites.Measure(sprites.Title, px, line) > 320 {
					t.Errorf("%q nearly touches the edges", line)
				}
			}
			if high := float64(len(lines)) * px * 1.1; high > box.H+0.5 {
				t.Errorf("%q is %v high in %v", head, high, box.H)
			}
		}
	}
}
