package sprites

import "math"

// icon draws a symbol in white, in a square from -12 to 12. Strokes are two units wide with round ends, so that all
// symbols look equally heavy beside text. Holes are left out, not painted: the ground is unknown.
func (c sign) icon(id ID) {
	switch id {
	case PipClub, PipDiamond, PipHeart, PipSpade:
		c.With(Scale(0, 0, 0.23), func() { c.Fill(pipPath[id-PipClub], white) })
		return
	case IconSettings:
		c.cog()
		return
	case IconCrown:
		c.Fill("M -9 5 L -11 -6 L -5.5 -1.5 L 0 -9 L 5.5 -1.5 L 11 -6 L 9 5 Z", white)
		c.disc(-11, -7, 1.4, white)
		c.disc(0, -9.5, 1.5, white)
		c.disc(11, -7, 1.4, white)
		c.Box(-9, 6.6, 9, 9.4, 1, white)
		return
	case IconStar:
		c.star(10.5, 4.3)
		return
	case IconSkull:
		c.skull()
		return
	case IconDivide: // its dots stand clear of its bar where it is as small as a badge
		c.Box(-9.5, -1.8, 9.5, 1.8, 1, white)
		c.disc(0, -8.2, 2.7, white)
		c.disc(0, 8.2, 2.7, white)
		return
	case IconBarb:
		c.Fill(barb, white)
		return
	case IconBarbEdge:
		c.Line(barb, 3.6, white)
		c.Fill(barb, white)
		return
	case IconShield:
		c.Line("M -8 -9 L 8 -9 L 8 0 C 8 5 4.5 8.5 0 10.5 C -4.5 8.5 -8 5 -8 0 Z", 2, white)
		c.Fill("M 0 -6 L 5 -6 L 5 0 C 5 3 3 5.5 0 7 Z", white)
		return
	}
	if int(id) < len(iconArt) {
		a := iconArt[id]
		if a.line != "" {
			c.Line(a.line, 2, white)
		}
		if a.bold != "" {
			c.Line(a.bold, 2.6, white)
		}
		for _, f := range a.fill {
			c.Fill(f, white)
		}
	}
}

const white = 0xFFFFFF

// barb is the head of an arrow: its tip, two barbs that sweep back, and a notch between them.
const barb = "M 10 0 L -9 8.4 L -4.6 0 L -9 -8.4 Z"

// iconArt are the symbols that are lines two units wide, lines a little bolder, and filled shapes.
var iconArt = [...]struct {
	line, bold string
	fill       []string
}{
	IconMenu:       {bold: "M -9 -6.5 L 9 -6.5 M -9 0 L 9 0 M -9 6.5 L 9 6.5"},
	IconUndo:       {bold: "M -8 -2 C -3 -8 9 -7 9 1 C 9 7 4 9 -2 9", fill: []string{"M -11 1 L -10 -9 L -2.5 -2.5 Z"}},
	IconRedo:       {bold: "M 8 -2 C 3 -8 -9 -7 -9 1 C -9 7 -4 9 2 9", fill: []string{"M 11 1 L 10 -9 L 2.5 -2.5 Z"}},
	IconHint:       {line: "M -3.5 5 C -3.5 1 -7 0 -7 -4.5 C -7 -12 7 -12 7 -4.5 C 7 0 3.5 1 3.5 5 Z M -3 8 L 3 8 M -1.5 10.8 L 1.5 10.8"},
	IconClose:      {bold: "M -7 -7 L 7 7 M 7 -7 L -7 7"},
	IconCheck:      {bold: "M -9 1 L -3 7.5 L 9 -7"},
	IconArrowLeft:  {bold: "M 10 0 L -9 0 M -2 -7 L -9 0 L -2 7"},
	IconArrowRight: {bold: "M -10 0 L 9 0 M 2 -7 L 9 0 L 2 7"},
	IconArrowUp:    {bold: "M 0 10 L 0 -9 M -7 -2 L 0 -9 L 7 -2"},
	IconArrowDown:  {bold: "M 0 -10 L 0 9 M -7 2 L 0 9 L 7 2"},
	IconSound:      {line: "M 5 -4 C 7 -2 7 2 5 4 M 8 -7.5 C 12 -3.5 12 3.5 8 7.5", fill: []string{"M -11 -4 L -6 -4 L 1 -10 L 1 10 L -6 4 L -11 4 Z"}},
	IconMute:       {line: "M 5 -3.5 L 11 3.5 M 11 -3.5 L 5 3.5", fill: []string{"M -11 -4 L -6 -4 L 1 -10 L 1 10 L -6 4 L -11 4 Z"}},
	IconEye:        {line: "M -11 0 C -6 -8.5 6 -8.5 11 0 C 6 8.5 -6 8.5 -11 0 Z", fill: []string{"M 3.6 0 C 3.6 2 2 3.6 0 3.6 C -2 3.6 -3.6 2 -3.6 0 C -3.6 -2 -2 -3.6 0 -3.6 C 2 -3.6 3.6 -2 3.6 0 Z"}},
	IconEyeOff:     {line: "M -11 -2 C -6 6 6 6 11 -2 M 0 4 L 0 8.5 M -6 2.5 L -8.5 6.5 M 6 2.5 L 8.5 6.5"},
	IconSort:       {bold: "M -9 -7 L 1 -7 M -9 0 L -2 0 M -9 7 L -5 7", line: "M 6 -8 L 6 8 M 2.5 4.5 L 6 8.5 L 9.5 4.5"},
	IconPlus:       {bold: "M -8 0 L 8 0 M 0 -8 L 0 8"},
	IconMinus:      {bold: "M -8 0 L 8 0"},
	IconSword:      {line: "M -9.5 3.5 L -3.5 9.5 M -6.5 6.5 L -10.5 10.5", fill: []string{"M -6.8 3.2 L 5.5 -9 L 10.8 -10.8 L 9 -5.5 L -3.2 6.8 Z"}},
	IconDagger:     {line: "M -6 3 L 6 3 M 0 3 L 0 9", fill: []string{"M -2.6 2 L -2.6 -6 L 0 -11.5 L 2.6 -6 L 2.6 2 Z", "M 2 9.4 C 2 10.6 1 11.4 0 11.4 C -1 11.4 -2 10.6 -2 9.4 C -2 8.2 -1 7.4 0 7.4 C 1 7.4 2 8.2 2 9.4 Z"}},
	IconBlank:      {line: "M -7 -6 L -7 -10.5 L -4.5 -10.5 M -1.5 -10.5 L 1.5 -10.5 M 4.5 -10.5 L 7 -10.5 L 7 -6 M 7 -2 L 7 2 M 7 6 L 7 10.5 L 4.5 10.5 M 1.5 10.5 L -1.5 10.5 M -4.5 10.5 L -7 10.5 L -7 6 M -7 2 L -7 -2"},
	IconHand:       {line: "M -7 -4 L -10.5 -2.6 L -6.2 8.6 L -3.5 7.6 M -3.2 -6 L 2 -6 M 7 -4 L 10.5 -2.6 L 6.2 8.6 L 3.5 7.6", fill: []string{"M -4 -8.6 L 4 -8.6 C 4.6 -8.6 5 -8.2 5 -7.6 L 5 7 C 5 7.6 4.6 8 4 8 L -4 8 C -4.6 8 -5 7.6 -5 7 L -5 -7.6 C -5 -8.2 -4.6 -8.6 -4 -8.6 Z"}},
	IconDiscard:    {line: "M -10.5 6 L -10.5 10.5 L 10.5 10.5 L 10.5 6", fill: []string{"M -5.5 -9.2 L 3.6 -11.4 L 7.4 4.4 L -1.7 6.6 Z"}},
	IconStock:      {line: "M -9 4 L 0 8.5 L 9 4 M -9 7.6 L 0 12 L 9 7.6", fill: []string{"M 0 -10 L 10 -4.6 L 0 1 L -10 -4.6 Z"}},
	IconPerson:     {fill: []string{"M 4.6 -5.4 C 4.6 -2.6 2.6 -0.6 0 -0.6 C -2.6 -0.6 -4.6 -2.6 -4.6 -5.4 C -4.6 -8.2 -2.6 -10.4 0 -10.4 C 2.6 -10.4 4.6 -8.2 4.6 -5.4 Z", "M -9.5 10 C -9.5 4 -5.5 1.2 0 1.2 C 5.5 1.2 9.5 4 9.5 10 Z"}},
	IconRobot:      {line: "M -8 -5 L 8 -5 L 8 8 L -8 8 Z M 0 -5 L 0 -9 M -10.8 0 L -10.8 3.6 M 10.8 0 L 10.8 3.6 M -3 4.4 L 3 4.4", fill: []string{"M -1.4 -0.6 C -1.4 0.4 -2.3 1.2 -3.3 1.2 C -4.3 1.2 -5.2 0.4 -5.2 -0.6 C -5.2 -1.6 -4.3 -2.5 -3.3 -2.5 C -2.3 -2.5 -1.4 -1.6 -1.4 -0.6 Z", "M 5.2 -0.6 C 5.2 0.4 4.3 1.2 3.3 1.2 C 2.3 1.2 1.4 0.4 1.4 -0.6 C 1.4 -1.6 2.3 -2.5 3.3 -2.5 C 4.3 -2.5 5.2 -1.6 5.2 -0.6 Z", "M 1.8 -9.6 C 1.8 -8.6 1 -7.8 0 -7.8 C -1 -7.8 -1.8 -8.6 -1.8 -9.6 C -1.8 -10.6 -1 -11.4 0 -11.4 C 1 -11.4 1.8 -10.6 1.8 -9.6 Z"}},
	IconInfo:       {line: "M 10 0 C 10 5.5 5.5 10 0 10 C -5.5 10 -10 5.5 -10 0 C -10 -5.5 -5.5 -10 0 -10 C 5.5 -10 10 -5.5 10 0 Z", bold: "M 0 -0.6 L 0 5 M 0 -5.2 L 0 -5"},
	IconFlag:       {bold: "M -8 -10 L -8 11", fill: []string{"M -8 -10 C -3 -12.5 2 -7.5 10 -10 L 7 -4.5 L 10 1 C 2 3.5 -3 -1.5 -8 1 Z"}},
	IconWarning:    {line: "M 0 -9.5 L 10.5 9 L -10.5 9 Z", bold: "M 0 -3.4 L 0 2 M 0 5.6 L 0 5.7"},
	IconPlay:       {fill: []string{"M -6 -9.5 L 9.5 0 L -6 9.5 Z"}},
	IconPause:      {fill: []string{"M -7.5 -9 L -2.5 -9 L -2.5 9 L -7.5 9 Z", "M 2.5 -9 L 7.5 -9 L 7.5 9 L 2.5 9 Z"}},
	IconFast:       {fill: []string{"M -10.5 -8 L 0 0 L -10.5 8 Z", "M 0 -8 L 10.5 0 L 0 8 Z"}},
	IconSwap:       {bold: "M -10 -4.5 L 9 -4.5 M 10 4.5 L -9 4.5", line: "M 4.5 -9.5 L 9.5 -4.5 L 4.5 0 M -4.5 0 L -9.5 4.5 L -4.5 9.5"},
	IconLock:       {line: "M -5 -1 L -5 -5 C -5 -12 5 -12 5 -5 L 5 -1", fill: []string{"M -7 -1.5 L 7 -1.5 C 7.6 -1.5 8 -1 8 -0.5 L 8 9 C 8 9.6 7.6 10 7 10 L -7 10 C -7.6 10 -8 9.6 -8 9 L -8 -0.5 C -8 -1 -7.6 -1.5 -7 -1.5 Z"}},
	IconScroll:     {line: "M -6 -10 L 8 -10 L 8 6 M -6 -10 L -6 7 M -6 -10 C -11 -10 -11 -5 -6 -5 M -9.5 10 L 6 10 C 10.5 10 10.5 5.8 8 5.8 L -4 5.8 C -4 9 -6 10 -9.5 10 M -2 -6 L 4.5 -6 M -2 -2 L 4.5 -2 M -2 2 L 2.5 2"},
	IconTrophy:     {line: "M -6 -7 L -10.5 -7 C -10.5 -2 -8.5 0 -5 0.5 M 6 -7 L 10.5 -7 C 10.5 -2 8.5 0 5 0.5 M 0 3 L 0 8 M -5 10 L 5 10", fill: []string{"M -6.5 -10 L 6.5 -10 L 6.5 -4 C 6.5 1.5 4 4.5 0 4.5 C -4 4.5 -6.5 1.5 -6.5 -4 Z"}},
	IconTarget:     {line: "M 7.5 0 C 7.5 4.1 4.1 7.5 0 7.5 C -4.1 7.5 -7.5 4.1 -7.5 0 C -7.5 -4.1 -4.1 -7.5 0 -7.5 C 4.1 -7.5 7.5 -4.1 7.5 0 Z M 0 -11 L 0 -4 M 0 4 L 0 11 M -11 0 L -4 0 M 4 0 L 11 0"},
	IconHourglass:  {line: "M -7 -10 L 7 -10 M -7 10 L 7 10 M -5.5 -10 C -5.5 -4 -2 -2.5 -1 0 C -2 2.5 -5.5 4 -5.5 10 M 5.5 -10 C 5.5 -4 2 -2.5 1 0 C 2 2.5 5.5 4 5.5 10", fill: []string{"M -3.6 -5.5 L 3.6 -5.5 L 0 -1.2 Z", "M -4.4 9 C -4 6 0 4.4 0 4.4 C 0 4.4 4 6 4.4 9 Z"}},
	IconDownload:   {bold: "M 0 -10 L 0 3 M -5.5 -2 L 0 3.5 L 5.5 -2", line: "M -9.5 6 L -9.5 10 L 9.5 10 L 9.5 6"},
	IconUpload:     {bold: "M 0 4 L 0 -9 M -5.5 -4 L 0 -9.5 L 5.5 -4", line: "M -9.5 6 L -9.5 10 L 9.5 10 L 9.5 6"},
	IconTrash:      {line: "M -9 -7 L 9 -7 M -3 -7 L -3 -10 L 3 -10 L 3 -7 M -7 -7 L -6 10 L 6 10 L 7 -7 M -2.2 -2.5 L -1.9 5.5 M 2.2 -2.5 L 1.9 5.5"},
	IconCopy:       {line: "M -4 -4 L 9 -4 L 9 10 L -4 10 Z M -8 4 L -9 4 L -9 -10 L 4 -10 L 4 -8"},
	IconFullscreen: {bold: "M -9.5 -4 L -9.5 -9.5 L -4 -9.5 M 4 -9.5 L 9.5 -9.5 L 9.5 -4 M 9.5 4 L 9.5 9.5 L 4 9.5 M -4 9.5 L -9.5 9.5 L -9.5 4"},
	IconSkip:       {bold: "M 9 -8 L 9 8", fill: []string{"M -9 -8.5 L 5 0 L -9 8.5 Z"}},
	IconCoin:       {line: "M 10 0 C 10 5.5 5.5 10 0 10 C -5.5 10 -10 5.5 -10 0 C -10 -5.5 -5.5 -10 0 -10 C 5.5 -10 10 -5.5 10 0 Z", fill: []string{"M -5 4.5 L -6.5 -3.5 L -2.8 -0.8 L 0 -5.5 L 2.8 -0.8 L 6.5 -3.5 L 5 4.5 Z"}},
	IconLink:       {bold: "M -1 4 L -4 7 C -9 11 -13 5 -9.5 2 L -5 -2 C -2.5 -4 0 -3 1 -1.5 M 1 -4 L 4 -7 C 9 -11 13 -5 9.5 -2 L 5 2 C 2.5 4 0 3 -1 1.5"},
	IconCards:      {line: "M 2.5 -9.5 L 9.5 -7 L 4 9.5 L 1 8.5", fill: []string{"M -8 -9 L 1 -10 L 2.6 8 L -6.4 9 Z"}},
	IconQuestion:   {line: "M 10 0 C 10 5.5 5.5 10 0 10 C -5.5 10 -10 5.5 -10 0 C -10 -5.5 -5.5 -10 0 -10 C 5.5 -10 10 -5.5 10 0 Z", bold: "M -3 -3 C -3 -7 3.4 -7 3.2 -2.6 C 3 -0.4 0 0 0 2 M 0 5.6 L 0 5.7"},
	IconSpeech:     {line: "M -10 -8 L 10 -8 L 10 5 L -1 5 L -6 10 L -6 5 L -10 5 Z M -5.5 -3.6 L 5.5 -3.6 M -5.5 0.6 L 3 0.6"},
	IconBook:       {line: "M 0 -7 C -3 -10 -8 -10 -10.5 -9 L -10.5 7.5 C -8 6.5 -3 6.5 0 9.5 C 3 6.5 8 6.5 10.5 7.5 L 10.5 -9 C 8 -10 3 -10 0 -7 Z M 0 -7 L 0 9.5"},
	IconChart:      {line: "M -10 -10 L -10 10 L 10 10", fill: []string{"M -6.5 2 L -3 2 L -3 7.5 L -6.5 7.5 Z", "M -1 -3 L 2.5 -3 L 2.5 7.5 L -1 7.5 Z", "M 4.5 -8 L 8 -8 L 8 7.5 L 4.5 7.5 Z"}},
	IconAlly:       {line: "M -1.2 -8 L -11 -8 L -11 -1 C -11 4 -8.5 6.5 -6 8 C -3.5 6.5 -1.2 4 -1.2 -1 Z", fill: []string{"M 1.6 -9 L 12 -9 L 12 -1 C 12 4.6 9.4 7.4 6.8 9 C 4.2 7.4 1.6 4.6 1.6 -1 Z"}},
	IconDay:        {line: "M -9.5 -7.5 L 9.5 -7.5 L 9.5 10 L -9.5 10 Z M -9.5 -3 L 9.5 -3 M -4.5 -10.5 L -4.5 -6 M 4.5 -10.5 L 4.5 -6", fill: []string{"M -4.6 7 L -5.8 0.2 L -2.6 2.4 L 0 -1.2 L 2.6 2.4 L 5.8 0.2 L 4.6 7 Z"}},
	IconHome:       {line: "M -10.5 -0.5 L 0 -10 L 10.5 -0.5", fill: []string{"M 0 -6 L 7.5 1 L 7.5 10 L 2.5 10 L 2.5 4 L -2.5 4 L -2.5 10 L -7.5 10 L -7.5 1 Z"}},
}

// cog draws a wheel with eight teeth and a hole.
func (c sign) cog() {
	c.ring(0, 0, 5.4, 4, white)
	for i := range 8 {
		c.With(Turn(0, 0, float64(i)*45, 1), func() { c.Fill("M -2 -6.6 L -1.4 -10.8 L 1.4 -10.8 L 2 -6.6 Z", white) })
	}
}

// star draws a filled star of five points.
func (c sign) star(outer, inner float64) {
	c.out.reset()
	for i := range 10 {
		r := outer
		if i&1 == 1 {
			r = inner
		}
		sin, cos := math.Sincos(float64(i)*math.Pi/5 - math.Pi/2)
		if p := c.m.on(pt{r * cos, r*sin + 0.6}); i == 0 {
			c.out.move(p)
		} else {
			c.out.line(p)
		}
	}
	c.out.close()
	c.paint(&c.out, white)
}

// skull draws one outline. The sockets are wound the other way, which leaves them out.
func (c sign) skull() {
	c.Fill("M 0 -10.5 C 6 -10.5 9.5 -6.5 9.5 -2 C 9.5 1.5 8 3.5 5.5 5 L 5.5 9.5 L -5.5 9.5 L -5.5 5 C -8 3.5 -9.5 1.5 -9.5 -2 C -9.5 -6.5 -6 -10.5 0 -10.5 Z"+
		" M -4 -3.6 C -5.6 -3.6 -6.6 -2.4 -6.6 -1 C -6.6 0.6 -5.6 1.6 -4 1.6 C -2.4 1.6 -1.6 0.6 -1.6 -1 C -1.6 -2.6 -2.4 -3.6 -4 -3.6 Z"+
		" M 4 -3.6 C 2.4 -3.6 1.6 -2.6 1.6 -1 C 1.6 0.6 2.4 1.6 4 1.6 C 5.6 1.6 6.6 0.6 6.6 -1 C 6.6 -2.4 5.6 -3.6 4 -3.6 Z"+
		" M 0 2.2 L -1.4 4.6 L 1.4 4.6 Z"+
		" M -2.4 6.6 L -2.4 9.5 L -1.4 9.5 L -1.4 6.6 Z M 1.4 6.6 L 1.4 9.5 L 2.4 9.5 L 2.4 6.6 Z", white)
}
