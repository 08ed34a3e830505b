package screens

import (
	"math"
	"time"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/plan"
	"royals/sprites"
)

// What is thrown at a victory comes down in waves, each piece to its place on the steps of the throne or on the floor beside them. There it
// lies when the entrance is over: nothing hangs in the air.
const (
	fallWaves = 3
	fallEvery = 420 * time.Millisecond // from one wave to the next
	fallTime  = 820 * time.Millisecond // of one piece
	enterFall = 2200 * time.Millisecond
)

// A throw is what those of a game throw: its signs and their colours.
type throw struct {
	signs  []sprites.ID
	colors []uint32
}

// throws are in the order of the halls.
var throws = [sprites.Halls]throw{
	{[]sprites.ID{sprites.IconSword, sprites.PipDiamond, sprites.IconStar}, []uint32{sprites.Paper, sprites.Or, sprites.Gules}},
	{[]sprites.ID{sprites.PipDiamond, sprites.PipClub, sprites.PipHeart, sprites.PipSpade}, []uint32{sprites.Azure, sprites.Paper, sprites.Gules, sprites.Or}},
	{[]sprites.ID{sprites.IconCoin, sprites.IconShield}, []uint32{sprites.Or, 0xF0C65A, sprites.Paper}},
	{[]sprites.ID{sprites.PipHeart}, []uint32{sprites.Gules, 0xE8A0B8, sprites.Paper}},
	{[]sprites.ID{sprites.IconCrown, sprites.IconStar}, []uint32{sprites.Or, sprites.Purpure, sprites.Paper}},
}

// falls draws what is thrown: what is still behind the throne, or what has come down before it. A box is the room of the throne, as wide as
// what is thrown may lie.
func (r *resultScreen) falls(k *kit.Kit, box, throne geom.Rect, front bool) {
	n := 64
	if box.W < 600 {
		n = 32
	}
	if r.mood() == defeat { // others are cheered, too, not quite as loudly
		n = n * 5 / 8
	}
	of := &throws[plan.Hall(r.info.ID)]
	for i := range n {
		h := engine.HashBytes([]byte{byte(i), 'l'})
		a, b, c := float64(h&1023)/1023, float64(h>>10&1023)/1023, float64(h>>44&1023)/1023
		size := 9 + 9*c
		at, squash := lands(box, throne, a, b, size, i&1 == 1), 0.25*a
		turn, down := c*6.28, 1.0
		if r.running() {
			begins := time.Duration(i%fallWaves)*fallEvery + time.Duration(b*240)*time.Millisecond
			down = min(max(float64(passed(&r.entrance)-begins)/float64(fallTime), 0), 1)
		}
		if down == 0 {
			continue
		}
		if away := 1 - down*down*(1.6-0.6*down); away > 0 { // it falls, and sways
			at.Y -= away * (at.Y - k.Size.Y + size)
			at.X += away * 26 * (a - 0.5 + 0.5*math.Sin(9*away+6*c))
			turn += 5 * away * (b - 0.5)
			squash = 0.7 * math.Abs(math.Sin(8*away+6*a))
		}
		if (at.Y > throne.Y+throne.H*0.6) != front {
			continue
		}
		k.List.Add(paint.Op{Kind: paint.Sprite, Sprite: of.signs[i%len(of.signs)], Rect: geom.Around(at, size, size), Turn: turn, Squash: squash,
			Color: paint.RGB(of.colors[(i/2)%len(of.colors)]).Fade(0.95)})
	}
}

// lands returns where a piece comes to lie, by two numbers between 0 and 1: at one side of the carpet, on one of the two steps or on the
// floor before them.
func lands(box, throne geom.Rect, a, b, size float64, right bool) geom.Point {
	tread := [...]struct{ at, in, out float64 }{{0.825, 0.13, 0.37}, {0.92, 0.17, 0.45}} // in parts of the throne's picture
	middle := throne.X + throne.W/2
	out := box.W/2 - size
	var x, y float64
	if beside := out - throne.W*0.47; beside > 3*size && b < 0.5 {
		x, y = throne.W*0.47+beside*a, throne.Y+throne.H*(0.88+0.2*b)-size/2
	} else {
		t := tread[int(b*997)%len(tread)]
		x, y = min(throne.W*(t.in+(t.out-t.in)*a), out), throne.Y+throne.H*t.at+(b-0.5)*0.02*throne.H
	}
	if !right {
		x = -x
	}
	return geom.Point{X: middle + x, Y: y}
}
