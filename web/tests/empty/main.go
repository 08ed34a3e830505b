// Command empty is the smallest program of the drawing engine: what the page is measured against.
package main

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

type game struct{}

func (game) Update() error              { return nil }
func (game) Draw(screen *ebiten.Image)  { screen.Fill(color.RGBA{32, 96, 48, 255}) }
func (game) Layout(w, h int) (int, int) { return w, h }

func main() {
	if err := ebiten.RunGame(game{}); err != nil {
		panic(err)
	}
}
