package sheet

import (
	"flag"
	"image"
	"image/png"
	"os"
	"strconv"
	"strings"
	"testing"

	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/plan"
	"royals/sprites"
)

var (
	out     = flag.String("sheet", "", "write the contact sheet to this PNG file")
	sizes   = flag.String("sizes", "44,72,108", "widths on the sheet")
	suits   = flag.Int("suits", 0, "colouring: 0, 1 or 2")
	only    = flag.String("only", "", "cards on the sheet (KH,QS,X1), back, icons, emblems, pieces, plates or type; all without")
	columns = flag.Int("columns", 4, "columns of -only")
)

func numbers(s string) (ns []int) {
	for _, f := range strings.Split(s, ",") {
		if n, err := strconv.Atoi(f); err == nil {
			ns = append(ns, n)
		}
	}
	return ns
}

// TestSheet draws the sheet that the flags ask for, and checks that there is something on it.
func TestSheet(t *testing.T) {
	st := sprites.Style{Suits: sprites.Colouring(*suits)}
	var img *image.RGBA
	switch ns := numbers(*sizes); {
	case *only == "":
		img = ContactSheet(st, ns)
	case *only == "type":
		img = TypeSpecimen()
	default:
		var ids []sprites.ID
		w, h := ns[0], ns[0]*7/5
		for _, f := range strings.Split(*only, ",") {
			var high float64
			if ids, high = pictures(t, ids, f); high > 0 {
				h = int(float64(w) * high)
			}
		}
		img = Grid(ids, *columns, w, h, 1, st)
	}
	paper := 0
	for i := 0; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 240 && img.Pix[i+1] > 230 {
			paper++
		}
	}
	if *only == "" && paper < len(img.Pix)/16 {
		t.Errorf("only %d of %d pixels are paper", paper, len(img.Pix)/4)
	}
	if *out == "" {
		return
	}
	f, err := os.Create(*out)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

// pictures appends the pictures of a kind, or one card, and returns their height by their width; 0 is a card's.
func pictures(t *testing.T, ids []sprites.ID, kind string) ([]sprites.ID, float64) {
	t.Helper()
	switch kind {
	case "icons":
		for _, id := range sprites.All(nil) {
			if id.Tintable() {
				ids = append(ids, id)
			}
		}
		return ids, 1
	case "back":
		for i := range sprites.Backs {
			ids = append(ids, sprites.Back(i))
		}
		return ids, 0
	case "emblems":
		for i := range sprites.Emblems {
			ids = append(ids, sprites.Emblem(i))
		}
		for s := cards.Suit(0); s < cards.NoSuit; s++ {
			ids = append(ids, sprites.SuitPip(s))
		}
		return ids, 1
	case "pieces":
		return append(ids, sprites.AppIcon, sprites.Laurel, sprites.Wax, sprites.Cloth), 1
	case "plates":
		for _, g := range catalog.Games() {
			ids = append(ids, plan.Plate(g.Info().ID))
		}
		return ids, 0.5
	}
	c, ok := cards.Parse(kind)
	if !ok {
		t.Fatalf("no card %q", kind)
	}
	return append(ids, sprites.Card(c)), 0
}
