package screens

import (
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/words"
	"royals/sprites"
)

// Below an ending there is one large button, and a row of signs with a word each: beside the button where there is width, else under it.
const (
	firstHigh   = kit.Tap
	signsBeside = 700.0 // the width from which the signs stand beside the button
	signWide    = 80.0  // the width of a sign there
)

// wayIcons are the signs of the ways on from a result, and the word of each where its own is too long.
var wayIcons = map[kit.Deed]struct {
	icon sprites.ID
	word string
}{
	resultReview:  {sprites.IconEye, ""},
	resultShare:   {sprites.IconUpload, ""},
	resultSums:    {sprites.IconScroll, ""},
	resultNew:     {sprites.IconPerson, "sign.new"},
	resultHarder:  {sprites.IconStar, "sign.harder"},
	resultTitle:   {sprites.IconHome, "sign.title"},
	titleCourt:    {sprites.IconCrown, "sign.court"},
	resultRematch: {sprites.IconPlay, "sign.again"},
}

// signsOf returns the ways on whose others are signs, the large one first, nil where they stand in rows of buttons: where letters are
// large, and where one of them has no sign. What is linked in a low window has no sign.
func signsOf(r *resultScreen, k *kit.Kit) []choice {
	if k.Text >= 1.5 {
		return nil
	}
	list := r.choices()
	if k.In.W < 560 || !linked(k) {
		list = append(append(list[:1:1], moreOf(r)...), list[1:]...)
	}
	for _, c := range list[1:] {
		if _, ok := wayIcons[c.deed]; !ok {
			return nil
		}
	}
	return list
}

// signHigh is the height of a sign.
func signHigh(k *kit.Kit) float64 { return 24 + k.Line(signWord) + 2*kit.Space2 }

// abreast reports whether n ways on stand in one row.
func abreast(w float64, n int) bool { return w >= signsBeside || n <= 3 && w >= 3*signWide }

// signsHigh is the height of n ways on in a width.
func signsHigh(k *kit.Kit, w float64, n int) float64 {
	if abreast(w, n) {
		return max(firstHigh, signHigh(k)) + 2*kit.Space2
	}
	return firstHigh + signHigh(k) + 3*kit.Space2
}

// signWord is the size of its word.
const signWord = 13.0

// drawSigns draws the large button, and the signs beside it or below it.
func drawSigns(k *kit.Kit, foot geom.Rect, list []choice) {
	row := geom.Rect{X: foot.X, Y: foot.Y + kit.Space2, W: foot.W, H: firstHigh}
	box := geom.Rect{X: foot.X, Y: row.Y + row.H + kit.Space2, W: foot.W, H: signHigh(k)}
	n := float64(len(list) - 1)
	if abreast(foot.W, len(list)) {
		row.H = max(firstHigh, box.H)
		box, row = row.CutRight(n*signWide*max(1, k.Text) + (n-1)*kit.Space1)
		row.W -= kit.Space3
	}
	k.Button(list[0].deed, list[0].text, row, kit.Primary, true)
	list = list[1:]
	box.W = (box.W - (n-1)*kit.Space1) / n
	for _, c := range list {
		word := c.text
		if key := wayIcons[c.deed].word; key != "" {
			word = words.Plain(key)
		}
		ground := kit.Rail
		if k.Held(c.deed) {
			ground = kit.Cloth
		}
		at := kit.Sunk(k, c.deed, box)
		k.List.Fill(at, kit.Radius, ground)
		k.List.Frame(at, kit.Radius, kit.Rim, kit.Edge)
		k.Icon(wayIcons[c.deed].icon, geom.Around(geom.Point{X: at.Center().X, Y: at.Y + kit.Space2 + 12}, 24, 24), kit.Text)
		k.Label(word, geom.Rect{X: box.X + 2, Y: at.Y + kit.Space2 + 26, W: box.W - 4, H: k.Line(signWord)}, sprites.SansBold, signWord, 0.5, kit.Text)
		k.Hit(c.deed, box)
		box.X += box.W + kit.Space1
	}
}
