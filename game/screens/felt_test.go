package screens

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/felt"
	"royals/game/geom"
	"royals/game/store"
)

// laid is what a felt shows, without its memory.
func laid(f *felt.Felt) felt.Felt {
	return felt.Felt{Areas: f.Areas, Places: some(f.Places), Targets: some(f.Targets), Strips: some(f.Strips), Under: some(f.Under),
		Over: some(f.Over), Still: some(f.Still), Acts: some(f.Acts), Room: f.Room, Scores: f.Scores}
}

// some is a copy of a list, nil when there is nothing in it.
func some[T any](list []T) []T { return append([]T(nil), list...) }

// TestLayIsPure lays what a game shows three times: on a felt that never was laid, on one that lay otherwise before,
// and on the screen's own. All three are the same, and the scene is left as it was.
func TestLayIsPure(t *testing.T) {
	var used felt.Felt
	for i, g := range catalog.Games() {
		for _, size := range []geom.Rect{phone, {W: 844, H: 390}, desktop} {
			seed := uint64(i + 1)
			r := newRig(t, size, size.W < 1000, store.NewMemory(), seed)
			r.start(g.Info().ID, 1+i%2)
			r.play(&player{rnd: rand.New(rand.NewPCG(seed, 8)), limit: 25}, func(n int) {
				s := r.app.tab()
				scene := s.scene
				var fresh felt.Felt
				fresh.Lay(&scene)
				if !reflect.DeepEqual(scene, s.scene) {
					t.Fatalf("%s seed %d decision %d: to lay the table has changed the scene", g.Info().ID, seed, n)
				}
				used.Lay(&scene)
				for what, f := range map[string]*felt.Felt{"a used felt": &used, "the felt on the screen": &s.felt} {
					if got, want := laid(f), laid(&fresh); !reflect.DeepEqual(got, want) {
						t.Errorf("%s seed %d decision %d: %s differs from a fresh one", g.Info().ID, seed, n, what)
						a, b := reflect.ValueOf(got), reflect.ValueOf(want)
						for i := range a.NumField() {
							if x, y := a.Field(i), b.Field(i); a.Type().Field(i).IsExported() && !reflect.DeepEqual(x.Interface(), y.Interface()) {
								t.Fatalf("%s: %+v, fresh %+v", a.Type().Field(i).Name, x, y)
							}
						}
					}
				}
			})
		}
	}
}

// TestUpdateNeedsNoDraw plays whole games twice, beside each other: once as a host does that draws every frame, and once without a
// picture at all. What answers, what the document says and how the app stands are the same after every frame.
func TestUpdateNeedsNoDraw(t *testing.T) {
	for i, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			seed := uint64(i + 21)
			drawn, blind := newRig(t, phone, true, store.NewMemory(), seed), newRig(t, phone, true, store.NewMemory(), seed)
			blind.blind = true
			rnd := rand.New(rand.NewPCG(seed, 2))
			for _, r := range []*rig{drawn, blind} {
				r.start(g.Info().ID, 1)
				r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1 // cards take their time
			}
			for n := range 400 {
				drawn.settle()
				blind.settle()
				scene := drawn.app.Status().Scene
				if scene == "result" {
					if n < 3 {
						t.Fatalf("seed %d: the game was over after %d decisions", seed, n)
					}
					break
				}
				roll := rnd.Uint64()
				drawn.another(roll)
				blind.another(roll)
				if why := beside(drawn, blind, 6); why != "" {
					t.Fatalf("seed %d decision %d on %s: %s", seed, n, scene, why)
				}
			}
			if len(blind.list.Ops) > 0 {
				t.Error("something was drawn that was not to be")
			}
		})
	}
}

// beside lets two apps go on beside each other for some frames and returns in what they differ.
func beside(drawn, blind *rig, frames int) string {
	for range frames {
		drawn.step(30 * time.Millisecond)
		blind.step(30 * time.Millisecond)
		if a, b := drawn.app.Status(), blind.app.Status(); a != b {
			return fmt.Sprintf("drawn %+v, not drawn %+v", a, b)
		}
		if a, b := drawn.app.Hits(nil), blind.app.Hits(nil); !slices.Equal(a, b) {
			return fmt.Sprintf("drawn, %v answer, not drawn %v", a, b)
		}
		if a, b := drawn.app.Doc(), blind.app.Doc(); !reflect.DeepEqual(a, b) {
			return fmt.Sprintf("drawn, the document is %+v, not drawn %+v", a, b)
		}
	}
	return ""
}

// another does what is due on the screen, as chance wants it: at the table by a drag or a tap out of the hand, or by an action's name.
func (r *rig) another(roll uint64) {
	rnd := rand.New(rand.NewPCG(roll, 6))
	switch scene := r.app.Status().Scene; scene {
	case "round":
		r.tap("round:ok")
	case "table":
		s := r.app.tab()
		if len(s.scene.Hand) > 0 && rnd.IntN(2) == 0 {
			if name := s.scene.HandName(s.scene.Hand[rnd.IntN(len(s.scene.Hand))]); s.scene.Hand[0].Face != cards.Back && !s.felt.Staged.On { // the stage above a question has no boards
				r.drag(name, "seat:"+s.bottom().String())
			}
			if s.t.Asked == engine.None || r.app.Status().Scene != "table" {
				return
			}
			r.app.Activate("cancel")
		}
		r.choose(&player{rnd: rnd})
	default:
		r.t.Fatalf("on %s in the middle of a game", scene)
	}
}

// TestDrawChangesNothing draws frames of every game again and again, at rest and while cards move: each time the same is drawn, and
// nothing that the app reaches has another value than before.
func TestDrawChangesNothing(t *testing.T) {
	for i, g := range catalog.Games() {
		seed := uint64(i + 31)
		r := newRig(t, phone, true, store.NewMemory(), seed)
		r.start(g.Info().ID, 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 1
		p := &player{rnd: rand.New(rand.NewPCG(seed, 3))}
		moving := 0
		for range 4 {
			for range 4 {
				r.blind = true
				r.step(50 * time.Millisecond)
				r.blind = false
				if why := drawTwice(r); why != "" {
					t.Fatalf("%s seed %d: %s", g.Info().ID, seed, why)
				}
				if r.app.tab().moves() {
					moving++
				}
			}
			r.settle()
			if r.app.Status().Scene != "table" {
				break
			}
			r.choose(p)
		}
		if moving == 0 {
			t.Errorf("%s seed %d: nothing moved", g.Info().ID, seed)
		}
	}
}

// drawTwice draws twice and returns how the two pictures differ, or what of the app has changed.
func drawTwice(r *rig) string {
	was := everything(r.app)
	r.app.Draw(&r.list)
	first := slices.Clone(r.list.Ops)
	r.list.Reset()
	r.app.Draw(&r.list)
	if len(first) == 0 || !slices.Equal(first, r.list.Ops) {
		return "drawn again, it looks otherwise"
	}
	now := everything(r.app)
	for i := range min(len(now), len(was)) {
		if now[i] != was[i] {
			return fmt.Sprintf("to draw has changed %s, which was %s", now[i], was[i])
		}
	}
	if len(now) != len(was) {
		return "to draw has changed how much there is"
	}
	return ""
}

// everything lists all that can be reached from the app, its unexported fields included, with the way to it.
func everything(app *App) (out []string) {
	seen := make(map[uintptr]bool)
	var walk func(way string, v reflect.Value)
	walk = func(way string, v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			if !v.IsNil() && !seen[v.Pointer()] {
				seen[v.Pointer()] = true
				walk(way, v.Elem())
			}
		case reflect.Interface:
			if !v.IsNil() {
				walk(way, v.Elem())
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(way+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Slice, reflect.Array:
			out = append(out, way+" "+strconv.Itoa(v.Len()))
			for i := range v.Len() {
				walk(way+"."+strconv.Itoa(i), v.Index(i))
			}
		case reflect.Map:
			keys := v.MapKeys()
			slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
			for _, key := range keys {
				walk(way+"."+fmt.Sprint(key), v.MapIndex(key))
			}
		case reflect.Func, reflect.Chan, reflect.UnsafePointer:
		default:
			out = append(out, way+" "+fmt.Sprint(v))
		}
	}
	walk("app", reflect.ValueOf(app))
	return out
}
