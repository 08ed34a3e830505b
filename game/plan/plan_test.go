package plan

import (
	"image"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/game/sound"
	"royals/game/words"
	"royals/sprites"
)

// checker looks up the names in a literal.
type checker struct {
	t    *testing.T
	info *engine.Info
}

func (c checker) names(what string, known, names []string) {
	for _, n := range names {
		if n != "" && !slices.Contains(known, n) {
			c.t.Errorf("%s has no %s %s", c.info.ID, what, n)
		}
	}
}

func (c checker) piles(names ...string) {
	var known []string
	for _, p := range c.info.Piles {
		known = append(known, p.Name)
	}
	c.names("pile", known, names)
}

func (c checker) counters(names ...string) {
	var known []string
	for _, x := range c.info.Counters {
		known = append(known, x.Name)
	}
	c.names("counter", known, names)
}

func (c checker) verbs(names ...string) {
	var known []string
	for _, v := range c.info.Verbs {
		known = append(known, v.Name)
	}
	c.names("verb", known, names)
}

func (c checker) lines(names ...string) { c.names("line", c.info.Says, names) }

func (c checker) words(keys ...string) {
	for _, k := range keys {
		if !words.Has(k) {
			c.t.Errorf("no sentence for %s", k)
		}
	}
}

func (c checker) option(key, value string) {
	if c.info.Check(engine.Config{Seats: c.info.MinSeats, Options: []engine.Setting{{Key: key, Value: value}}}) != nil {
		c.t.Errorf("%s has no option %s=%s", c.info.ID, key, value)
	}
}

// TestNamesAreTheGames checks that every name in a literal is one of its game's, so that no slip goes unseen, and that
// every words key has a sentence.
func TestNamesAreTheGames(t *testing.T) {
	for _, l := range literals {
		g := catalog.Find(l.game)
		if g == nil {
			t.Errorf("no game %s", l.game)
			continue
		}
		c := checker{t, g.Info()}
		c.places(l)
		c.play(l)
		for name, cue := range l.cues {
			c.lines(name)
			if cue.Volume <= 0 {
				t.Errorf("%s: %s is silent", l.game, name)
			}
		}
		if len(l.cues) < 3 {
			t.Errorf("%s: only %d of its lines are heard", l.game, len(l.cues))
		}
	}
}

// places checks what a literal says of piles and counters.
func (c checker) places(l *literal) {
	for name := range l.places {
		c.piles(name)
	}
	for name, under := range l.under {
		c.piles(name, under)
	}
	for name, goal := range l.goals {
		c.verbs(name)
		c.piles(goal)
	}
	c.piles(l.turnedIn)
	c.counters(l.turned)
	c.counters(l.hide...)
	for _, b := range slices.Concat(l.badges, l.marks, l.slots) {
		c.counters(b.name, b.of, b.same, b.why)
		c.piles(b.in)
	}
	for _, f := range l.facts {
		c.counters(f.n, f.seat, f.rank, f.ranks, f.zero)
		c.words(f.key)
	}
}

// play checks what a literal says of rests, prompts, orders and matches.
func (c checker) play(l *literal) {
	for _, r := range l.rests {
		c.lines(r.say)
		c.counters(r.counts...)
	}
	if l.lifts != "" {
		c.verbs(l.lifts)
	}
	for _, o := range l.open {
		c.verbs(o.pass)
		c.words(o.text)
	}
	for _, s := range l.shared {
		c.verbs(s.yes, s.no)
		c.words(s.text, s.nobody, s.prompt)
		c.option(s.option, s.value)
	}
	for _, o := range l.orders {
		c.verbs(o.play, o.pass)
		c.words(o.name, o.prompt)
	}
	c.lines(slices.Concat(l.recall.begin, l.recall.card, l.recall.end)...)
	if len(l.recall.begin) > 0 {
		c.words(l.game + ".recall")
	}
	if l.first != "" {
		c.option(l.first, "P2")
	}
}

// TestEveryGameHasALiteral checks that each game of the catalog has a hand, one score, a place for each pile and a
// plate of its own.
func TestEveryGameHasALiteral(t *testing.T) {
	seen := map[sprites.ID]bool{sprites.PlainPlate: true}
	for _, g := range catalog.Games() {
		info := g.Info()
		p := For(info)
		if p.Hand < 0 {
			t.Errorf("%s has no hand", info.ID)
		}
		main := 0
		for _, b := range p.Badges {
			if b.Main {
				main++
			}
		}
		if main != 1 {
			t.Errorf("%s shows %d scores", info.ID, main)
		}
		for i, s := range p.Spots {
			if s.Where == Unset {
				t.Errorf("%s: pile %s lies nowhere", info.ID, info.Piles[i].Name)
			}
		}
		if !slices.ContainsFunc(literals[:], func(l *literal) bool { return l.game == info.ID }) {
			t.Errorf("%s has no literal", info.ID)
			continue
		}
		if id := Plate(info.ID); seen[id] {
			t.Errorf("%s shares its plate", info.ID)
		} else {
			seen[id] = true
		}
	}
}

// TestPlates draws every plate in every colouring. It fills its frame and draws nothing outside.
// TestStings checks that each table is known by a sting of its own.
func TestStings(t *testing.T) {
	seen := map[sound.Effect]string{}
	for _, g := range catalog.Games() {
		id, sting := g.Info().ID, For(g.Info()).Sting
		if sting < sound.Blades || seen[sting] != "" {
			t.Errorf("%s has the sting %v, %q has it too", id, sting, seen[sting])
		}
		seen[sting] = id
	}
}

func TestPlates(t *testing.T) {
	const w, h, around = 300, 150, 6
	for _, g := range catalog.Games() {
		id := Plate(g.Info().ID)
		for suits := range sprites.Colouring(sprites.Colourings) {
			img := image.NewRGBA(image.Rect(0, 0, w+around, h+around))
			sprites.Raster(img, id, w, h, 1, sprites.Style{Suits: suits})
			inside, outside := 0, 0
			for y := range h + around {
				for x := range w + around {
					switch a := img.RGBAAt(x, y).A; {
					case a == 0:
					case x >= w || y >= h:
						outside++
					default:
						inside++
					}
				}
			}
			if inside < w*h*9/10 || outside > 0 {
				t.Errorf("%s: %d pixels of %d, %d outside", g.Info().ID, inside, w*h, outside)
			}
		}
	}
}

// TestUnknownGame checks that a game without a literal can be played: it has a hand, boards, stacks, a score and a
// plain plate.
func TestUnknownGame(t *testing.T) {
	info := &engine.Info{ID: "sixth",
		Piles: []engine.PileInfo{{Name: "hand", Sight: engine.Private, Owned: true}, {Name: "court", Sight: engine.FaceUp, Owned: true, Slots: 3},
			{Name: "deck"}, {Name: "trick", Sight: engine.FaceUp}},
		Counters: []engine.CounterInfo{{Name: "points"}, {Name: "round"}},
		Says:     []string{"hits"},
	}
	p := For(info)
	for i, want := range []Spot{{Where: Hand}, {Where: Seat, Spread: Slot}, {Where: Centre, Spread: Stack, Blank: true}, {Where: Centre}} {
		if got := p.Spots[i]; got.Where != want.Where || got.Spread != want.Spread || got.Blank != want.Blank {
			t.Errorf("%s lies at %+v, want %+v", info.Piles[i].Name, got, want)
		}
	}
	if p.Hand != 0 || !p.Badges[0].Main {
		t.Errorf("hand %d, badges %+v", p.Hand, p.Badges)
	}
	if len(p.Cues) != 1 || p.Cues[0] != (sound.Cue{}) {
		t.Errorf("cues %+v", p.Cues)
	}
	if p.Sting != sound.Bell {
		t.Errorf("its sting is %v", p.Sting)
	}
	if Plate(info.ID) != sprites.PlainPlate {
		t.Error("it has a plate")
	}
}

// TestArrows: the arrow of a line points from who acts to who is acted on, whichever of the two the line names first.
func TestArrows(t *testing.T) {
	for _, c := range []struct {
		line string
		back bool // it names first who is acted on
	}{
		{"royalty.attack", false}, {"royalty.hit", true}, {"royalty.gives", false}, {"royalty.king", false},
		{"kingdoms.attacks", false}, {"kingdoms.hits", false}, {"kingdoms.falls", true}, {"kingdoms.tribute", true}, {"kingdoms.blocks", false},
		{"houses.slew", false}, {"houses.ransomed", true}, {"crush.attack", false}, {"crush.join", false}, {"crush.copy", true},
		{"usurpers.attack", false},
	} {
		game, say, _ := strings.Cut(c.line, ".")
		info := catalog.Find(game).Info()
		a := For(info).Arrows[slices.Index(info.Says, say)]
		if a.Way == NoWay || (a.Way == Back) != c.back {
			t.Errorf("%s: %+v", c.line, a)
		}
	}
}
