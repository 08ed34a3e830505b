// Command readme draws the pictures of the README anew: the title, a table on a phone and one on a desktop, each as the app shows
// it, from a fixed seed, in 256 colours.
//
//	go run ./web/picture/readme FOLDER
package main

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"royals/web/picture"
)

// shown are the pictures; without a game it is the title.
var shown = []struct {
	name, game  string
	w, h, scale float64
	decisions   int
}{
	{"title", "", 1280, 720, 1, 0},
	{"phone", "royalty", 360, 640, 2, 8},
	{"desktop", "usurpers", 1280, 720, 1, 2},
}

func main() {
	for _, x := range shown {
		img, err := picture.Table(x.game, x.w, x.h, x.scale, x.decisions)
		if err == nil {
			err = write(filepath.Join(os.Args[1], x.name+".png"), few(img))
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "readme:", err)
			os.Exit(1)
		}
	}
}

// few draws a picture of flat inks with the 256 colours that it has most of.
func few(img *image.RGBA) *image.Paletted {
	count := map[color.RGBA]int{}
	for i := 0; i < len(img.Pix); i += 4 {
		count[color.RGBA{img.Pix[i] &^ 3, img.Pix[i+1] &^ 3, img.Pix[i+2] &^ 3, 255}]++
	}
	all := slices.SortedFunc(maps.Keys(count), func(a, b color.RGBA) int {
		return cmp.Or(count[b]-count[a], cmp.Compare(a.R, b.R), cmp.Compare(a.G, b.G), cmp.Compare(a.B, b.B))
	})
	var p color.Palette
	for _, c := range all[:min(256, len(all))] {
		p = append(p, c)
	}
	near := map[color.RGBA]uint8{}
	out := image.NewPaletted(img.Rect, p)
	for i := range out.Pix {
		c := color.RGBA{img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2], 255}
		at, ok := near[c]
		if !ok {
			at = uint8(p.Index(c))
			near[c] = at
		}
		out.Pix[i] = at
	}
	return out
}

func write(name string, img image.Image) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	e := png.Encoder{CompressionLevel: png.BestCompression}
	if err := e.Encode(f, img); err != nil {
		return err
	}
	return f.Close()
}
