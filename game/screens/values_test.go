package screens

import (
	"slices"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
)

// turn makes the next value of a row count, after the last one the first, and reports whether there is such a row.
func turn(r *rig, name string) bool {
	if !r.app.Activate(name) {
		return false
	}
	if s, ok := r.app.Top().(*valuesScreen); ok {
		return r.app.Activate(value{s.of, (s.at + 1) % len(s.list)}.Name())
	}
	return true
}

// valueRows lists the rows of the top screen that have values.
func valueRows(r *rig) (list []*values) {
	switch s := r.app.Top().(type) {
	case interface{ dials() []dial }:
		for _, d := range s.dials() {
			if d.values != nil {
				list = append(list, d.values)
			}
		}
	case *valuesScreen:
		r.t.Fatalf("%s is still open", s.of.Name())
	case *setupScreen:
		if s.best {
			list = append(list, lengthValues(s))
		}
		for _, o := range s.info.Options {
			list = append(list, optionValues(s, o))
		}
	}
	return list
}

// TestAllValuesAreSeen goes to each page that settles something. A row of two values turns to the other one. Any other shows all its
// values, one of them as the one that counts: Escape, Cancel and a tap beside them leave it as it was, with the focus on its row, and a
// press makes another one count and closes the sheet.
func TestAllValuesAreSeen(t *testing.T) {
	pages := map[string][]string{"settings": {"settings"}, "access": {"settings", "settings:access"}, "you": {"settings", "settings:you"}}
	for _, g := range catalog.Games() {
		pages[g.Info().ID] = []string{"game:" + g.Info().ID, "rules:custom"}
	}
	many := 0
	for page, way := range pages {
		r := newRig(t, phone, true, store.NewMemory(), 3)
		for _, name := range way {
			r.app.Activate(name)
			r.step(0)
		}
		scene := r.app.Status().Scene
		for i, v := range valueRows(r) {
			row := valueRow{r, v, i, scene, page + ": " + v.of.Name()}
			switch {
			case v.of.Name() == "settings:switches": // by which everything is pressed otherwise
			case v.at < 0 || actText(r, v.of.Name()) != rowText(v):
				t.Errorf("%s is %d and says %q", row.what, v.at, actText(r, v.of.Name()))
			case !v.many():
				if r.app.Activate(v.of.Name()); row.now() != 1-v.at || r.app.Status().Scene != scene {
					t.Errorf("%s turned from %d to %d, on %s", row.what, v.at, row.now(), r.app.Status().Scene)
				}
			default:
				many++
				row.leaves()
				row.chooses()
			}
		}
	}
	if many < 30 {
		t.Errorf("only %d rows have many values", many)
	}
}

// valueRow is the i-th row with values of a page.
type valueRow struct {
	*rig
	v     *values
	i     int
	scene string
	what  string
}

// now is the value that counts.
func (row valueRow) now() int { return valueRows(row.rig)[row.i].at }

// opens opens the sheet and looks that it shows all values, with the focus on the one that counts.
func (row valueRow) opens() {
	r, v := row.rig, row.v
	r.app.PointAt(v.of.Name())
	r.app.Activate(v.of.Name())
	r.step(time.Second)
	d := r.app.Doc()
	if r.app.Status().Scene != "values" || !d.Dialog || d.Focus.Stop != (value{v.of, v.at}).Name() {
		r.t.Fatalf("%s opens %s with the focus on %s", row.what, r.app.Status().Scene, d.Focus.Stop)
	}
	for n, text := range v.list {
		if !slices.ContainsFunc(d.Acts, func(it port.Item) bool {
			return it.Name == (value{v.of, n}).Name() && it.Text == text && it.Pressed == (n == v.at)
		}) {
			r.t.Errorf("%s does not show %q: %v", row.what, text, d.Acts)
		}
	}
}

// leaves opens the sheet and leaves it in each of three ways.
func (row valueRow) leaves() {
	r := row.rig
	for leave, do := range map[string]func(){
		"Escape": func() { r.key(port.Key{Code: port.Escape}) },
		"Cancel": func() { r.app.Activate("back") },
		"beside": func() {
			at := geom.Point{X: 2, Y: 2}
			r.in.Point(port.Pointer{ID: 1, Motion: port.Down, Pos: at, Held: true, Touch: true}, port.Pointer{ID: 1, Motion: port.Up, Pos: at, Touch: true})
			r.step(10 * time.Millisecond)
		},
	} {
		row.opens()
		do()
		r.step(time.Second)
		if row.now() != row.v.at || r.app.Status().Scene != row.scene || r.app.Doc().Focus.Stop != row.v.of.Name() {
			r.t.Fatalf("%s left by %s is %d, not %d, on %s, with the focus on %s", row.what, leave, row.now(), row.v.at, r.app.Status().Scene, r.app.Doc().Focus.Stop)
		}
	}
}

// chooses makes each value count.
func (row valueRow) chooses() {
	r, v := row.rig, row.v
	for n := range v.list {
		r.app.Activate(v.of.Name())
		r.step(time.Second)
		r.app.Activate(value{v.of, n}.Name())
		r.step(time.Second)
		if row.now() != n || r.app.Status().Scene != row.scene || actText(r, v.of.Name()) != v.name+": "+v.list[n] {
			r.t.Errorf("%s is %d, not %d, on %s: %q", row.what, row.now(), n, r.app.Status().Scene, actText(r, v.of.Name()))
		}
	}
}

// TestValuesHaveRoom opens the longest sheets in windows of all kinds: nothing covers anything else, the value that counts is in sight, a
// tap on it closes the sheet.
func TestValuesHaveRoom(t *testing.T) {
	for _, size := range []geom.Rect{{W: 320, H: 568}, {W: 320, H: 256}, phone, {W: 640, H: 360}, {W: 1280, H: 720}} {
		for _, text := range []int{80, 100, 200} {
			r := newRig(t, size, size.W < 700, store.NewMemory(), 5)
			r.app.Prefs.Text, r.app.Prefs.Speed = text, 4
			r.app.Change()
			r.app.Activate("settings")
			for _, row := range []string{"settings:text", "settings:speed", "settings:pause", "settings:speech"} {
				r.app.Activate(row)
				r.step(time.Second)
				r.shot("values")
				scrim := slices.IndexFunc(r.list.Ops, func(o paint.Op) bool { return o.Kind == paint.Fill && o.Color == kit.Scrim })
				if err := r.check(); err != nil {
					t.Errorf("%v, text %d, %s: %v", size, text, row, err)
				}
				if a, b := overlap(r.list.Ops[scrim:]); a != "" {
					t.Errorf("%v, text %d, %s: %q and %q cover each other", size, text, row, a, b)
				}
				s := r.app.Top().(*valuesScreen)
				r.tap(value{s.of, s.at}.Name())
				if r.app.Status().Scene != "settings" {
					t.Fatalf("%v, text %d, %s: on %s", size, text, row, r.app.Status().Scene)
				}
			}
		}
	}
}
