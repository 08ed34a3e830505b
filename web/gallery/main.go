// Command gallery finds what make shots takes pictures of. It plays every game from fixed seeds, by the names of the document and
// without a window, and writes the saves and the steps that lead the page to each place as one JSON file; and it draws the whole
// deck on one sheet for each colouring, and the scenes: every theme, each kind of moment that stands on a stage, and each kind of ending.
//
//	go run ./web/gallery FOLDER [SIZE ...]
package main

import (
	"encoding/json"
	"fmt"
	"image/png"
	"os"
	"path/filepath"

	"royals/engine/catalog"
	"royals/sprites"
	"royals/sprites/sheet"
)

// Place is something to be seen: what is kept when the page opens, what is pressed then, the scene that it leads to, and what the
// document beside the picture says there.
type Place struct {
	Name  string   `json:"name"`
	Save  string   `json:"save"`
	Press []string `json:"press"`
	Scene string   `json:"scene"`
	Shows []string `json:"shows"`
}

func main() {
	if err := run(os.Args[1], os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, "gallery:", err)
		os.Exit(1)
	}
}

func run(dir string, only []string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	var all []Place
	for _, g := range catalog.Games() {
		list, err := places(g.Info().ID)
		if err != nil {
			return err
		}
		for i := range list {
			if err := list[i].visit(); err != nil {
				return err
			}
		}
		all = append(all, list...)
	}
	data, err := json.Marshal(all)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "places.json"), data, 0o666); err != nil {
		return err
	}
	for i, name := range []string{"two", "four", "safe"} {
		f, err := os.Create(filepath.Join(dir, "deck-"+name+".png"))
		if err != nil {
			return err
		}
		defer f.Close()
		if err := png.Encode(f, sheet.ContactSheet(sprites.Style{Suits: sprites.Colouring(i)}, []int{44, 72, 108, 162, 320})); err != nil {
			return err
		}
	}
	return scenes(dir, only)
}
