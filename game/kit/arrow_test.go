package kit

import (
	"fmt"
	"math"
	"testing"

	"royals/game/geom"
	"royals/game/paint"
	"royals/sprites"
)

// TestArrowsDiffer draws every kind of arrow: no two have one shape, whatever their colours, and none but those of gifts and copies,
// which are gold, have one colour.
func TestArrowsDiffer(t *testing.T) {
	shapes, colours := map[string]Arrow{}, map[paint.Color]Arrow{}
	for a := range Arrows {
		k := Kit{List: &paint.List{}, Size: geom.Rect{W: 1280, H: 720}}
		k.Draw(a, geom.Point{X: 100, Y: 100}, geom.Point{X: 500, Y: 300}, 1, 1)
		shape := ""
		for _, o := range k.List.Ops {
			shape += fmt.Sprint(o.Kind, o.Rect, o.Width, o.Color == Ink, ";")
		}
		if other, ok := shapes[shape]; ok {
			t.Errorf("arrows %d and %d have one shape", other, a)
		}
		if other, ok := colours[a.Color()]; ok && (other != GiftArrow || a != CopyArrow) {
			t.Errorf("arrows %d and %d have one colour", other, a)
		}
		shapes[shape], colours[a.Color()] = a, a
	}
}

// TestBarbEndsAtTheTip: the head of an arrow is one picture and its ink, turned the way the arrow goes, and its tip is where that ends.
func TestBarbEndsAtTheTip(t *testing.T) {
	for _, way := range []geom.Point{{X: 1}, {X: -1}, {Y: 1}, {X: 3, Y: -4}} {
		var list paint.List
		k := Kit{List: &list}
		tip := geom.Point{X: 100, Y: 80}
		k.barb(tip, way, 26, sprites.IconBarbEdge, Ink)
		k.barb(tip, way, 26, sprites.IconBarb, AttackArrow.Color())
		if len(list.Ops) != 2 || list.Ops[0].Sprite != sprites.IconBarbEdge || list.Ops[1].Sprite != sprites.IconBarb {
			t.Fatalf("%v: %v", way, list.Ops)
		}
		for _, o := range list.Ops {
			c, off := o.Rect.Center(), o.Rect.W*10/24
			at := geom.Point{X: c.X + off*math.Cos(o.Turn), Y: c.Y + off*math.Sin(o.Turn)}
			if d := at.Sub(tip); math.Hypot(d.X, d.Y) > 0.01 {
				t.Errorf("%v: the tip is at %v, not at %v", way, at, tip)
			}
		}
	}
}

// TestShaftHasNoCorners: two strokes of a long arrow meet at less than three degrees.
func TestShaftHasNoCorners(t *testing.T) {
	k := Kit{List: &paint.List{}, Size: geom.Rect{W: 360, H: 640}}
	k.Draw(AttackArrow, geom.Point{X: 40, Y: 100}, geom.Point{X: 300, Y: 500}, 1, 1)
	last, lines := paint.Op{}, 0
	for _, o := range k.List.Ops {
		if o.Kind != paint.Line {
			continue
		}
		if last.Color == o.Color {
			turn := math.Atan2(o.Rect.H, o.Rect.W) - math.Atan2(last.Rect.H, last.Rect.W)
			if lines++; math.Abs(turn) > 3*math.Pi/180 {
				t.Errorf("a corner of %.1f degrees", turn*180/math.Pi)
			}
		}
		last = o
	}
	if lines < 8 {
		t.Errorf("only %d strokes meet", lines)
	}
}

// TestShaftsHaveNoJoints: the strokes of a shaft lie well over each other, and only meet where one sees through them.
func TestShaftsHaveNoJoints(t *testing.T) {
	for _, alpha := range []float64{1, 0.6} {
		k := Kit{List: &paint.List{}, Size: geom.Rect{W: 1280, H: 720}}
		k.Draw(AttackArrow, geom.Point{X: 100, Y: 100}, geom.Point{X: 300, Y: 200}, 1, alpha)
		var last *paint.Op
		for i := range k.List.Ops {
			o := &k.List.Ops[i]
			if o.Kind != paint.Line {
				last = nil
				continue
			}
			if last != nil {
				over := geom.Point{X: last.Rect.X + last.Rect.W - o.Rect.X, Y: last.Rect.Y + last.Rect.H - o.Rect.Y}
				lap := math.Hypot(over.X, over.Y)
				if alpha == 1 && lap < 1 || alpha < 1 && lap > 0.01 {
					t.Errorf("brightness %v: two strokes lie %.2f over each other", alpha, lap)
				}
			}
			last = o
		}
	}
}
