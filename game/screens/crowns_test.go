package screens

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/learn"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
	"royals/sprites"
)

// TestSheetShowsCrowns: the sheet of a game says how long its lessons take, and wears their crowns and the seal.
func TestSheetShowsCrowns(t *testing.T) {
	for _, size := range []geom.Rect{phone, desktop} {
		for _, g := range catalog.Games() {
			r := newRig(t, size, true, store.NewMemory(), 1)
			list := learn.Of(g.Info().ID)
			for done := range len(list) + 1 {
				r.tap("game:" + g.Info().ID)
				wearsCrowns(r, list, done)
				r.tap("back")
				if done < len(list) {
					r.app.learned.Finish(list[done], 2)
				}
			}
		}
	}
}

// wearsCrowns looks at a sheet after some lessons.
func wearsCrowns(r *rig, list []*learn.Lesson, done int) {
	r.t.Helper()
	acts := r.app.Doc().Acts
	said := acts[slices.IndexFunc(acts, func(i port.Item) bool { return i.Name == "learn" })].Text
	minutes := "(" + strconv.Itoa(learn.Minutes(r.app.learned.Rest(list))) + "\u00a0minute"
	if !strings.Contains(said, minutes) || strings.Contains(said, "All lessons") != (done == len(list)) || strings.Contains(said, "crowns") != (done > 0) {
		r.t.Errorf("%s: after %d lessons the button says %q", list[0].Game, done, said)
	}
	crowns, want := 0, 0
	for _, o := range r.list.Ops {
		if o.Kind == paint.Sprite && o.Sprite == sprites.IconCrown && o.Rect.Y > r.in.Size.Y+52 { // not those of the banner
			crowns++
		}
	}
	if done > 0 {
		want = len(list)
	}
	if done == len(list) { // on the seal
		want++
	}
	if crowns != want {
		r.t.Errorf("%s: after %d lessons there are %d crowns", list[0].Game, done, crowns)
	}
}
