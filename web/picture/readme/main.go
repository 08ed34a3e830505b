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

// shown are the pictures: of the title without a game, of the stage of a game when it stands for the n-th time, and else of a table after
// n decisions.
var shown = []struct {
	name, game  string
	w, h, scale float64
	n           int
	stage       bool
}{
	{name: "title", w: 1280, h: 720, scale: 1},
	{name: "phone", game: "royalty", w: 360, h: 640, scale: 2, n: 8},
	{name: "desktop", game: "usurpers", w: 1280, h: 720, scale: 1, n: 2},
	{name: "stage", game: "crush", w: 1280, h: 720, scale: 1, n: 1, stage: true},
}

func main() {
	for _, x := range shown {
		draw := picture.Table
		if x.stage {
			draw = picture.Stage
		}
		img, err := draw(x.game, x.w, x.h, x.scale, x.n)
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
		count[color.RGBA{img.Pix[i] &^ 7, img.Pix[i+1] &^ 7, img.Pix[i+2] &^ 7, 255}]++
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
