package screens

import (
	"maps"
	"slices"

	"royals/game/geom"
	"royals/game/kit"
	"royals/game/words"
	"royals/sprites"
)

// sieve is one thing by which a long list is narrowed.
type sieve struct {
	page, by string   // which page, and by what: names the deed and the sentences
	keys     []string // what may be asked for, "" for everything first
	texts    []string
}

// sift opens the values of a sieve.
type sift struct{ page, by string }

// Name returns "stats:by:game".
func (s sift) Name() string { return s.page + ":by:" + s.by }

// newSieve is a sieve through which everything goes.
func newSieve(page, by string) *sieve {
	return &sieve{page, by, []string{""}, []string{words.Plain("by." + by)}}
}

// add adds a value, unless it is there.
func (s *sieve) add(key, text string) {
	if !slices.Contains(s.keys, key) {
		s.keys, s.texts = append(s.keys, key), append(s.texts, text)
	}
}

// useful drops the sieves that would leave everything, and what is asked for and no longer there.
func useful(list []*sieve, only map[string]string) []*sieve {
	list = slices.DeleteFunc(list, func(s *sieve) bool { return len(s.keys) < 3 })
	maps.DeleteFunc(only, func(by, key string) bool {
		return !slices.ContainsFunc(list, func(s *sieve) bool { return s.by == by && slices.Contains(s.keys, key) })
	})
	return list
}

// text says what goes through: "All games", "Royal Crush".
func (s *sieve) text(only map[string]string) string {
	return s.texts[max(0, slices.Index(s.keys, only[s.by]))]
}

// sieves draws a button for each, and returns the height.
func sieves(k *kit.Kit, list []*sieve, only map[string]string, r geom.Rect) float64 {
	if len(list) == 0 {
		return 0
	}
	cols := len(list)
	if r.W < 140*float64(cols)*max(1, k.Text) {
		cols = min(cols, 2)
	}
	if r.W < 280*k.Text {
		cols = 1
	}
	return kit.Space1 + tiles(list, cols, r, func(s *sieve, at geom.Rect) {
		tone, c := kit.Plain, kit.DimText
		if only[s.by] != "" {
			tone, c = kit.Primary, kit.Ink
		}
		k.Button(sift{s.page, s.by}, s.text(only), at, tone, true)
		if sprites.Measure(sprites.SansBold, k.Px(kit.Body), s.text(only)) <= at.W-2*26 {
			k.Icon(sprites.IconArrowDown, geom.Rect{X: at.X + at.W - 24, Y: at.Y + (at.H-14)/2, W: 14, H: 14}, c)
		}
	})
}

// tiles lays buttons in columns of equal width, and returns the height with the gap below.
func tiles[T any](list []T, cols int, r geom.Rect, draw func(T, geom.Rect)) float64 {
	w := (r.W - float64(cols-1)*kit.Space2) / float64(cols)
	for i, x := range list {
		draw(x, geom.Rect{X: r.X + float64(i%cols)*(w+kit.Space2), Y: r.Y + float64(i/cols)*(kit.Tap+kit.Space2), W: w, H: kit.Tap})
	}
	return float64((len(list)+cols-1)/cols) * (kit.Tap + kit.Space2)
}

// sifts opens the values of one of the sieves where a deed is about it, and reports whether it is.
func sifts(a *Sitting, list []*sieve, only map[string]string, d kit.Deed) bool {
	x, ok := d.(sift)
	at := slices.IndexFunc(list, func(s *sieve) bool { return s.by == x.by })
	if !ok || at < 0 {
		return false
	}
	s := list[at]
	a.Push(&valuesScreen{a: a.App, values: &values{of: x, name: words.Plain("by." + s.by + ".which"), list: s.texts, at: max(0, slices.Index(s.keys, only[s.by])), set: func(at int) { only[s.by] = s.keys[at] }}})
	a.Change()
	return true
}

// tellSieves adds the sieves to a document.
func tellSieves(d *kit.Doc, list []*sieve, only map[string]string) {
	for _, s := range list {
		d.Act(sift{s.page, s.by}, words.Plain("by."+s.by+".which")+": "+s.text(only))
	}
}
