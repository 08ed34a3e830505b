package plan

import (
	"fmt"
	"slices"
	"testing"

	"royals/engine/cards"
	"royals/game/kit"
	"royals/game/paint"
	"royals/sprites"
)

var suits = [...]cards.Suit{cards.Clubs, cards.Diamonds, cards.Hearts, cards.Spades}

// themed are all themes there are.
func themed() map[string]*kit.Theme {
	all := map[string]*kit.Theme{"hall": &kit.Hall, "plain": &kit.Slate, "high contrast": &kit.Stark}
	for _, l := range literals {
		all[l.game] = l.theme
		for i, name := range [...]string{"hall", "plain", "high contrast"} {
			all[l.game+", "+name] = l.theme.As[i]
		}
		if l.theme.Turned != nil {
			all[l.game+", turned"] = l.theme.Turned
			if (l.theme.Turned.Ground == sprites.None) != (l.theme.Ground == sprites.None) {
				panic("turned, " + l.game + " has no ornament")
			}
			for i, as := range l.theme.Turned.As {
				all[fmt.Sprintf("%s, turned, %d", l.game, i)] = as
			}
		}
	}
	for i := range kit.Felts {
		all[fmt.Sprintf("felt %d", i)] = &kit.Felts[i]
	}
	return all
}

// pair is a colour on another, and the least contrast between them.
type pair struct {
	what   string
	on, of paint.Color
	least  float64
}

// pairs are the colours of the theme that is worn which stand on each other.
func pairs() []pair {
	list := []pair{
		{"words on a button to press", kit.Ink, kit.Gold, 4.5},
		{"words on a lit button", kit.Ink, kit.Focus, 4.5},
		{"words on paper", kit.Ink, kit.Paper, 4.5},
		{"dashes around what is suggested", kit.Paper, kit.Ink, 4.5},
		{"words on a toast", kit.Ink, kit.Panel, 4.5},
		{"words of buttons that cannot be pressed", kit.DisabledText, kit.Disabled, 4.5},
		{"numbers on a chip", kit.ChipText, kit.Chip, 4.5},
		{"signs on a chip", kit.ChipSign, kit.Chip, 4.5},
		{"words on the warning strip", kit.Text, kit.Alarm, 4.5},
	}
	grounds := map[string]paint.Color{"the cloth": kit.Cloth, "wells": kit.Well, "wells of the other side": kit.FarWell, "the rail": kit.Rail}
	if far := kit.Worn().Far; far != 0 {
		grounds["the far half"] = paint.RGB(far)
	}
	sheet := kit.Paper
	if kit.Worn().Light { // the line around a card tells it from what is as light as it is
		sheet = paint.RGB(sprites.Style{Daylight: true}.Edge())
		list = append(list, pair{"the line around a card on paper", sheet, kit.Paper, 3})
	}
	for on, ground := range grounds {
		list = append(list,
			pair{"words on " + on, kit.Text, ground, 4.5},
			pair{"quiet words on " + on, kit.DimText, ground, 4.5},
			pair{"headings on " + on, kit.Accent, ground, 4.5},
			pair{"gold words on " + on, kit.Figure, ground, 4.5},
			pair{"warnings on " + on, kit.Danger, ground, 4.5},
			pair{"what may be picked, in words, on " + on, kit.Legal, ground, 4.5},
			pair{"louder words on " + on, kit.Bright, ground, 4.5},
			pair{"rims of what is lit on " + on, kit.Lit, ground, 3},
			pair{"cards on " + on, sheet, ground, 3})
		if on != "the cloth" && on != "the far half" {
			list = append(list, pair{"who attacks, in words, on " + on, kit.Attack, ground, 4.5}, pair{"who defends, in words, on " + on, kit.Guard, ground, 4.5})
		}
		for a := range kit.Arrows {
			list = append(list, pair{fmt.Sprintf("arrows of kind %d on %s", a, on), a.Color(), ground, 4.5})
		}
	}
	return list
}

// TestContrast computes the contrast of every pair of colours that stand on each other, in every theme.
func TestContrast(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	for name, theme := range themed() {
		dim := *theme
		dim.Text, dim.Dim = dim.Felt, dim.Felt
		if kit.Wear(&dim); !slices.ContainsFunc(pairs(), func(c pair) bool { return contrast(c.on, c.of) < c.least }) {
			t.Errorf("%s: words in the colour of the felt would not be found", name)
		}
		kit.Wear(theme)
		least := pair{least: 99}
		for _, c := range pairs() {
			got := contrast(c.on, c.of)
			if got < c.least {
				t.Errorf("%s: %s: contrast %.2f, want %.1f", name, c.what, got, c.least)
			}
			if got < least.least {
				least = pair{what: c.what, least: got}
			}
		}
		t.Logf("%s: least %.1f, %s", name, least.least, least.what)
	}
	for i := range sprites.Colourings {
		for suit := range 4 {
			st := sprites.Style{Suits: sprites.Colouring(i)}
			if got := contrast(paint.RGB(st.SuitColor(suits[suit])), kit.Paper); got < 4.5 {
				t.Errorf("suit %d of colouring %d on paper: contrast %.2f", suit, i, got)
			}
		}
	}
}

// TestWordsOnTheFelt draws every ground and holds words against its lightest and its darkest pixel: neither light nor ornament may
// cost them their contrast.
func TestWordsOnTheFelt(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	for name, theme := range themed() {
		if theme.Ground == sprites.None {
			continue
		}
		kit.Wear(theme)
		far := 0.0
		if theme.Far != 0 {
			far = 0.4
		}
		v := sprites.NewWeave(theme.Ground, nil, 640, 360, 1, far)
		for v.Step(1 << 20) {
		}
		var spots [2]paint.Color // the lightest and the darkest
		least, most := 2.0, -1.0
		for i := 0; i < len(v.Image.Pix); i += 4 {
			px := v.Image.Pix[i : i+4]
			c := paint.RGB(uint32(px[0])<<16 | uint32(px[1])<<8 | uint32(px[2]))
			l := luminance(c)
			if l > most {
				spots[0], most = c, l
			}
			if l < least && px[3] == 255 {
				spots[1], least = c, l
			}
		}
		least = 99
		for _, spot := range spots {
			for _, c := range []pair{{"words", kit.Text, spot, 4.5}, {"quiet words", kit.DimText, spot, 4.5}, {"gold words", kit.Figure, spot, 4.5},
				{"headings", kit.Accent, spot, 4.5}, {"what may be picked", kit.Legal, spot, 4.5}, {"warnings", kit.Danger, spot, 4.5}} {
				got := contrast(c.on, c.of)
				if got < c.least {
					t.Errorf("%s: %s on the spot %06x: contrast %.2f, want %.1f", name, c.what, spot>>8, got, c.least)
				}
				least = min(least, got)
			}
		}
		t.Logf("%s: least %.1f on the felt", name, least)
	}
}

// TestPlainTellsGamesApart: the plain theme is quiet, but each game has a felt and a frame of its own in it, and a ground with light on
// it. It is light where the game's own is dark, and its panels and bars are lighter than its felt.
func TestPlainTellsGamesApart(t *testing.T) {
	felts, frames := map[uint32]string{}, map[uint32]string{}
	for _, l := range literals {
		p := l.theme.As[1]
		if !p.Bare || !p.Light || l.theme.Light || p.Ground == sprites.None {
			t.Errorf("%s: plain is %+v", l.game, p)
		}
		felt, panel, rail := luminance(paint.RGB(p.Felt)), luminance(paint.RGB(p.Panel)), luminance(paint.RGB(p.Rail))
		if felt < 0.55 || panel <= felt || rail <= panel || luminance(kit.Paper) <= rail {
			t.Errorf("%s: plain felt, panel and rail have the light %.2f, %.2f and %.2f", l.game, felt, panel, rail)
		}
		if other := felts[p.Felt] + frames[p.Accent]; other != "" {
			t.Errorf("%s looks as %s does", l.game, other)
		}
		felts[p.Felt], frames[p.Accent] = l.game, l.game
	}
}

// TestChipsAreDarkInEveryTheme: a number that lies on a card or on linen stands on a dark chip, and a card stands off light linen by a softer
// shadow.
func TestChipsAreDarkInEveryTheme(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	for name, theme := range themed() {
		kit.Wear(theme)
		if got := contrast(kit.Chip, kit.Paper); got < 7 {
			t.Errorf("%s: a chip on a card: contrast %.1f", name, got)
		}
		if theme.Light != (kit.Soft > 0) {
			t.Errorf("%s: the shadow of a card is softer by %.0f", name, kit.Soft)
		}
	}
}

// mixed is a colour seen through a tint of a picture.
func mixed(c, tint paint.Color) (out paint.Color) {
	for _, shift := range [...]uint{24, 16, 8} {
		out |= paint.Color(uint32(c>>shift&255)*uint32(tint>>shift&255)/255) << shift
	}
	return out | 0xff
}

// TestContrastTellsWhatIsLit: in high contrast the ground is black in every game, on both sides; what is lit has a wider and lighter rim
// than what is not, an empty place is quieter than that, and a card that cannot be played keeps its red.
func TestContrastTellsWhatIsLit(t *testing.T) {
	defer kit.Wear(&kit.Hall)
	for name, theme := range themed() {
		if !theme.Stark {
			continue
		}
		for _, rgb := range [...]uint32{theme.Felt, theme.Far, theme.Panel, theme.FarPanel} {
			if luminance(paint.RGB(rgb)) > 0.005 {
				t.Errorf("%s: a ground is %06x", name, rgb)
			}
		}
		kit.Wear(theme)
		if kit.LitRim < 2*kit.Rim || contrast(kit.Lit, kit.Cloth) < 1.3*contrast(kit.Edge, kit.Cloth) {
			t.Errorf("%s: a lit rim is %.1f wide, another %.1f", name, kit.LitRim, kit.Rim)
		}
		if kit.Hollow >= 1 {
			t.Errorf("%s: an empty place is as loud as a card", name)
		}
		red := sprites.Style{}.SuitColor(cards.Hearts)
		if got := contrast(mixed(paint.RGB(red), kit.Dimmed), mixed(kit.Paper, kit.Dimmed)); got < 4.5 {
			t.Errorf("%s: red on a dimmed card: contrast %.2f", name, got)
		}
	}
}

// TestPlainIsColouredLinen: in the plain theme the rim of a game's linen is clearly of its colour, and stronger than the middle, where
// cards lie and what is woven in is fainter.
func TestPlainIsColouredLinen(t *testing.T) {
	for _, l := range literals {
		p := l.theme.As[1]
		bare := sprites.NewGround(groundOf(p))
		v := sprites.NewWeave(bare, nil, 640, 360, 1, 0)
		for v.Step(1 << 20) {
		}
		at := func(x, y int) float64 {
			c := v.Image.RGBAAt(x, y)
			return vivid(uint32(c.R)<<16 | uint32(c.G)<<8 | uint32(c.B))
		}
		if rim, mid := at(20, 340), at(320, 180); rim < 0.18 || rim < 1.25*mid {
			t.Errorf("%s: the rim is %.2f from grey, and the middle %.2f", l.game, rim, mid)
		}
		mid, _ := sewn(p, 0, 1, 0)
		rim, _ := sewn(p, 0, 1, 1)
		for _, felt := range [...]uint32{p.Felt, p.Far} { // more of linen than of dye
			if l.game == "kingdoms" && vivid(felt) > 0.14 {
				t.Errorf("%s: a half is %06x, %.2f from grey", l.game, felt, vivid(felt))
			}
		}
		if mid >= rim*3/4 {
			t.Errorf("%s: in the middle %d of a motif are seen, and at the rim %d", l.game, mid>>24, rim>>24)
		}
	}
}

// vivid is how far a colour is from grey, 0 to 1.
func vivid(rgb uint32) float64 {
	r, g, b := rgb>>16&255, rgb>>8&255, rgb&255
	return 1 - float64(min(r, g, b))/float64(max(r, g, b))
}

// TestHallIsOfDyedFelt: in the hall's theme the felt of every game is of a deep dye in the colour of its own table, never muddy, with red
// and blue halves where it has two; all frames are of warm wood; candles light the middle, and the rim lies in the dark.
func TestHallIsOfDyedFelt(t *testing.T) {
	metals := map[uint32]string{}
	for _, l := range literals {
		own, h := l.theme, l.theme.As[0]
		for i, rgb := range [...]uint32{h.Felt, h.Far} {
			if rgb == 0 {
				continue
			}
			of := [...]uint32{own.Felt, own.Far}[i]
			if vivid(rgb) < 0.7 || vivid(rgb) < vivid(of) || apart(rgb, of) > 48 {
				t.Errorf("%s: a felt of the hall is %06x, and its own %06x", l.game, rgb, of)
			}
		}
		if r, b := h.Wood>>16&255, h.Wood&255; r <= b {
			t.Errorf("%s: the wood of the hall is %06x", l.game, h.Wood)
		}
		g := groundOf(h)
		if mid, rim := g.Shine(320, 180, 640, 360), g.Shine(1, 1, 640, 360); mid < 1.1 || rim > 0.45 {
			t.Errorf("%s: the middle has the light %.2f and the rim %.2f", l.game, mid, rim)
		}
		if other := metals[h.Accent]; other != "" {
			t.Errorf("in the hall %s has the frame of %s", l.game, other)
		}
		metals[h.Accent] = l.game
	}
	if two := literals[1].theme.As[0]; two.Felt&255 <= two.Felt>>16 || two.Far>>16 <= two.Far&255 {
		t.Errorf("in the hall the halves of %s are %06x and %06x", literals[1].game, two.Felt, two.Far)
	}
}
