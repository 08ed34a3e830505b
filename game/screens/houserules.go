package screens

import (
	"slices"
	"strconv"

	"royals/engine"
	"royals/game/geom"
	"royals/game/kit"
	"royals/game/plan"
	"royals/game/port"
	"royals/game/words"
	"royals/sprites"
)

// ruleSet is one of the house rules that are offered as a whole, or the fold that holds them one by one.
type ruleSet string

const (
	standard = ruleSet("standard")
	brief    = ruleSet("short")
	custom   = ruleSet("custom")
)

func (r ruleSet) Name() string { return "rules:" + string(r) }

// option settles a house rule.
type option struct{ of engine.Option }

func (o option) Name() string { return "option:" + o.of.Key }

// ruleSets lists what the game offers.
func (s *setupScreen) ruleSets() []ruleSet {
	if s.short == nil {
		return []ruleSet{standard, custom}
	}
	return []ruleSet{standard, brief, custom}
}

// ruleSet tells which house rules are chosen.
func (s *setupScreen) ruleSet() ruleSet {
	switch {
	case len(s.set.Options) == 0:
		return standard
	case slices.Equal(s.set.Options, s.short):
		return brief
	}
	return custom
}

// choose takes house rules as a whole, or unfolds them.
func (s *setupScreen) choose(r ruleSet) {
	switch r {
	case standard:
		s.set.Options = nil
	case brief:
		s.set.Options = slices.Clone(s.short)
	default:
		s.open = !s.open
	}
}

// rules draws the house rules and returns the height.
func (s *setupScreen) rules(k *kit.Kit, r geom.Rect) float64 {
	y := r.Y
	for _, c := range s.matchList() {
		k.Button(c.deed, c.text, geom.Rect{X: r.X, Y: y, W: r.W, H: kit.Tap}, kit.Plain, true)
		y += kit.Tap + kit.Space2
	}
	k.Label(words.Plain("setup.options"), geom.Rect{X: r.X, Y: y, W: r.W, H: k.Line(kit.Lead)}, sprites.Title, kit.Lead, 0, kit.Accent)
	y += k.Line(kit.Lead) + kit.Space1
	ruleButtons(s, k, geom.Rect{X: r.X, Y: y, W: r.W})
	y += kit.Tap + kit.Space2
	if s.open {
		y = ruleRows(s, k, geom.Rect{X: r.X, Y: y, W: r.W})
	}
	return y + practiceRow(s, k, geom.Rect{X: r.X, Y: y, W: r.W}, true) - r.Y
}

// rulesHeight is the height of the house rules while they are folded.
func rulesHeight(s *setupScreen, k *kit.Kit, w float64) float64 {
	n := float64(len(s.matchList()) + 1)
	return n*(kit.Tap+kit.Space2) + k.Line(kit.Lead) + kit.Space1 + practiceRow(s, k, geom.Rect{W: w}, false)
}

// ruleRows draws the house rules one by one and returns the lower end.
func ruleRows(s *setupScreen, k *kit.Kit, r geom.Rect) float64 {
	y := r.Y
	if s.best {
		y += ruleRow(k, lengthValues(s), geom.Rect{X: r.X, Y: y, W: r.W}) + kit.Space2
	}
	for _, o := range s.info.Options {
		y += ruleRow(k, optionValues(s, o), geom.Rect{X: r.X, Y: y, W: r.W}) + kit.Space2
	}
	return y
}

// besideRules draws the house rules one by one in the panel beside the table, under their heading, and returns the height.
func besideRules(s *setupScreen, k *kit.Kit, r geom.Rect) float64 {
	k.Label(words.Plain("setup.options"), geom.Rect{X: r.X, Y: r.Y, W: r.W, H: k.Line(kit.Lead)}, sprites.Title, kit.Lead, 0, kit.Accent)
	y := r.Y + k.Line(kit.Lead) + kit.Space2
	return ruleRows(s, k, geom.Rect{X: r.X, Y: y, W: r.W}) - r.Y
}

// besideSets draws what stands between the panel beside the table and the ways on, or only measures it, and returns the
// height: the match that waits, the house rules as a whole under their heading, the switch to practice. It does not scroll.
func besideSets(s *setupScreen, k *kit.Kit, r geom.Rect, draw bool) float64 {
	y := r.Y + kit.Space3
	for _, c := range s.matchList() {
		if draw {
			k.Button(c.deed, c.text, geom.Rect{X: r.X, Y: y, W: r.W, H: kit.Tap}, kit.Plain, true)
		}
		y += kit.Tap + kit.Space2
	}
	if line := k.Line(kit.Lead); !s.open && k.In.H >= 560*k.Text { // unfolded, they have their heading in the panel
		if draw {
			k.Label(words.Plain("setup.options"), geom.Rect{X: r.X, Y: y, W: r.W, H: line}, sprites.Title, kit.Lead, 0, kit.Accent)
		}
		y += line + kit.Space1
	}
	if draw {
		ruleButtons(s, k, geom.Rect{X: r.X, Y: y, W: r.W})
	}
	y += kit.Tap + kit.Space2
	return y + practiceRow(s, k, geom.Rect{X: r.X, Y: y, W: r.W}, draw) + kit.Space1 - r.Y
}

// ruleButtons draws the house rules that are offered as a whole beside each other.
func ruleButtons(s *setupScreen, k *kit.Kit, r geom.Rect) {
	list := s.ruleSets()
	n := float64(len(list))
	w := (r.W - (n-1)*kit.Space2) / n
	for i, c := range list {
		box := geom.Rect{X: r.X + float64(i)*(w+kit.Space2), Y: r.Y, W: w, H: kit.Tap}
		k.Button(c, words.Plain("setup.rules."+string(c)), box, kit.Plain, true)
		if c == s.ruleSet() {
			k.List.Frame(box, kit.Radius, kit.LitRim, kit.Lit)
		}
	}
}

// practiceRow draws the row that switches practice on and off, or only measures it, and returns the height.
func practiceRow(s *setupScreen, k *kit.Kit, r geom.Rect, draw bool) float64 {
	title, what := words.Plain("practice.title"), words.Plain("practice.hint")
	if r.H = kit.SwitchHeight(k, title, what, r.W); draw {
		kit.Switch(k, setupPractice, title, what, r, s.practice)
	}
	return r.H
}

// ruleDoc tells the house rules.
func (s *setupScreen) ruleDoc(d *kit.Doc) {
	for _, c := range s.matchList() {
		d.Act(c.deed, c.text)
	}
	for _, c := range s.ruleSets() {
		d.Item(c, port.Item{Text: words.Plain("setup.options") + ": " + words.Plain("setup.rules."+string(c)), Pressed: c == s.ruleSet()})
	}
	d.Item(setupPractice, port.Item{Text: words.Plain("practice.title") + ": " + words.Plain("practice.what"), Toggle: true, Pressed: s.practice})
	if !s.open {
		return
	}
	if s.best {
		d.Act(matchLength, rowText(lengthValues(s)))
	}
	for _, o := range s.info.Options {
		d.Act(option{o}, rowText(optionValues(s, o)))
	}
}

// ruleRow draws the row of a house rule and returns the height.
func ruleRow(k *kit.Kit, v *values, r geom.Rect) float64 {
	return turner(k, v.of, v.name, v.help, v.text(), v.many(), r)
}

// lengthValues are the lengths of a match.
func lengthValues(s *setupScreen) *values {
	v := among(&s.set.Match, lengths, func(n int) string { return words.Plain("match." + strconv.Itoa(n)) })
	v.of, v.name, v.help = matchLength, words.Plain("match.length"), words.Plain("match.help")
	return v
}

// optionValues are the values of a house rule.
func optionValues(s *setupScreen, o engine.Option) *values {
	key := s.info.ID + ".option." + o.Key
	all, now := slices.Clone(o.Values), s.info.Value(s.config(), o.Key)
	for _, x := range s.short { // which may have a value of its own
		if x.Key == o.Key && !slices.Contains(all, x.Value) {
			all = append(all, x.Value)
		}
	}
	v := &values{of: option{o}, name: words.Plain(key), help: words.Plain(key + ".help"), at: slices.Index(all, now), set: func(at int) { s.rule(o, all[at]) }}
	for _, x := range all {
		if own := key + "." + x; words.Has(own) {
			x = words.Plain(own)
		}
		v.list = append(v.list, x)
	}
	return v
}

// rule gives a house rule a value.
func (s *setupScreen) rule(o engine.Option, v string) {
	list := []engine.Setting{}
	for _, x := range s.set.Options {
		if x.Key != o.Key {
			list = append(list, x)
		}
	}
	if v != o.Default {
		list = append(list, engine.Setting{Key: o.Key, Value: v})
	}
	s.set.Options = list
}

// goal says what wins a game with these players and rules. Its number is that of a fresh deal.
func goal(g engine.Game, c engine.Config) string {
	info := g.Info()
	key, n := info.ID+".goal", 0
	if of := plan.For(info).Target(); of >= 0 {
		if s, err := g.New(c, nil); err == nil {
			var v engine.View
			v.Reset(engine.Table)
			s.View(&v)
			n = v.Counter(uint8(of), engine.None, 0)
		}
	}
	if own := key + "." + strconv.Itoa(n); words.Has(own) {
		key = own
	}
	for _, o := range c.Options { // a rule may be another way to win
		if own := info.ID + ".goal." + o.Key + "." + o.Value; words.Has(own) {
			key = own
		}
	}
	return words.T(key, words.Args{N: n})
}
