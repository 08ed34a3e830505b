package learn

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/table"
)

// glossary are the words of each game that a sentence uses only after the term that explains them.
var glossary = map[string][]string{
	"usurpers": {"royal", "strike", "attack"},
	"kingdoms": {"rank", "arrows", "tribute", "cold war"},
	"houses":   {"house", "spoils", "match", "assassin", "scoop", "ransom"},
	"crush":    {"helper"},
	"royalty":  {"pair", "ask", "wall"},
}

// TestSentences checks that every sentence is short, has a key of its own, and uses no word of the glossary before its term.
func TestSentences(t *testing.T) {
	known := map[string]bool{}
	for _, l := range all(t) {
		keys := map[string]bool{}
		for _, line := range l.Lines() {
			if n := len([]rune(line.Text)); n > 90 {
				t.Errorf("%s.%s has %d letters: %s", l.Name(), line.Label, n, line.Text)
			}
			if keys[line.Label] || regexp.MustCompile(`[^a-z-]`).MatchString(line.Label) {
				t.Errorf("%s.%s is no key of its own", l.Name(), line.Label)
			}
			keys[line.Label] = true
			if !strings.HasSuffix(line.Text, ".") && !strings.HasSuffix(line.Text, "!") && !strings.HasSuffix(line.Text, "?") {
				t.Errorf("%s.%s is no sentence: %s", l.Name(), line.Label, line.Text)
			}
		}
		for i := range l.steps {
			s := &l.steps[i]
			if s.term {
				known[l.Game+" "+strings.ReplaceAll(s.line.Label, "-", " ")] = true
			}
			said := []string{s.line.Text, s.hint.Text, s.other.Text}
			for _, w := range s.wrong {
				said = append(said, w.line.Text)
			}
			for _, word := range glossary[l.Game] {
				if !known[l.Game+" "+word] && regexp.MustCompile(`(?i)\b`+word).MatchString(strings.Join(said, " ")) {
					t.Errorf("%s says %q before its term: %q", l.Name(), word, said)
				}
			}
		}
	}
}

// TestReviving: the lessons call it as the table and the rules do.
func TestReviving(t *testing.T) {
	for _, l := range all(t) {
		for _, line := range l.Lines() {
			if l.Game == "kingdoms" && regexp.MustCompile(`(?i)\brais(e|es|ed|ing)\b`).MatchString(l.Title+" "+line.Text) {
				t.Errorf("%s.%s gives reviving another name: %s", l.Name(), line.Label, line.Text)
			}
		}
	}
}

// TestEveryPowerIsTaught: the lessons of Royal Crush let the learner lay each special card, and tell of it.
func TestEveryPowerIsTaught(t *testing.T) {
	told, laid := "", ""
	for _, l := range all(t) {
		if l.Game != "crush" {
			continue
		}
		for _, line := range l.Lines() {
			told += strings.ToLower(line.Text) + " "
		}
		for i := range l.steps {
			laid += strings.Join(l.steps[i].right, " ") + " "
		}
	}
	for word, card := range map[string]string{"jack": "J", "queen": "Q", "king": "K", "ace": "A", "joker": "X"} {
		if !strings.Contains(told, word+" ") || !regexp.MustCompile(`\bput (\w+,)?`+card).MatchString(laid) {
			t.Errorf("nobody learns of the %s", word)
		}
	}
}

// TestFallingIsExplained: what it means that a royal falls is said in the lesson in which one does for the first time.
func TestFallingIsExplained(t *testing.T) {
	for _, l := range all(t) {
		if l.Name() != "kingdoms.fell" {
			continue
		}
		for _, line := range l.Lines() {
			if strings.Contains(line.Text, "fell:") && strings.Contains(line.Text, "guards nobody") {
				return
			}
		}
	}
	t.Error("nothing says what a fall means")
}

// TestShape checks that a lesson begins with no more than three bubbles, that every ask has all that belongs to it, that what glows is
// there, and that it ends in a reward.
func TestShape(t *testing.T) {
	for _, l := range all(t) {
		bubbles, asked := 0, false
		for i := range l.steps {
			s := &l.steps[i]
			switch s.kind {
			case saying:
				if bubbles++; i+1 == len(l.steps) {
					t.Errorf("%s ends without a reward", l.Name())
				}
			case asking:
				if !asked && bubbles > 3 {
					t.Errorf("%s: %d bubbles before the first touch", l.Name(), bubbles)
				}
				if asked = true; len(s.point) == 0 || s.hint.Text == "" || s.other.Text == "" {
					t.Errorf("%s: the ask %s wants a point, a hint and an else", l.Name(), s.right[0])
				}
				if i == 0 || l.steps[i-1].kind != saying {
					t.Errorf("%s: no bubble stands beside the ask %s", l.Name(), s.right[0])
				}
			}
		}
		if last := l.steps[len(l.steps)-1]; last.kind != rewarding || !asked {
			t.Errorf("%s has no ask or no reward", l.Name())
		}
	}
}

// here reports whether something that glows is on the table that the learner sees.
func (p *player) here(x Thing) bool {
	t := p.r.Table
	if x.Verb >= 0 {
		return slices.ContainsFunc(t.Options(), func(o table.Option) bool { return int(o.Action.Verb()) == x.Verb })
	}
	return x.Kind != table.ACard || slices.ContainsFunc(t.Shown.Piles, func(q engine.Pile) bool { // in any place of its owner
		q.ID.Slot = x.Pile.Slot
		return q.ID == x.Pile && slices.Contains(q.Cards, x.Card)
	})
}

// stopsAt calls do at every bubble, every question and the end of a lesson.
func (p *player) stopsAt(do func()) {
	p.t.Helper()
	for ; p.r.stage != Done; p.wait() {
		if do(); p.r.stage != Asking {
			p.r.Next()
		} else if err := p.choose(p.r.now().right[0]); err != nil {
			p.t.Fatal(err)
		}
	}
	do()
}

// TestPointsAreThere checks that whatever glows is on the table that the learner sees.
func TestPointsAreThere(t *testing.T) {
	n := 0
	for _, l := range all(t) {
		p := begin(t, l, nil)
		p.stopsAt(func() {
			words, lit := p.r.now().point, p.r.Lit()
			if n += len(lit); len(lit) != len(words) {
				t.Errorf("%s: %v cannot be read", l.Name(), words)
			}
			for i, x := range lit {
				if !p.here(x) {
					t.Errorf("%s: %s is not there", l.Name(), words[i])
				}
			}
		})
	}
	if n < 60 {
		t.Errorf("only %d things glow", n)
	}
}

var (
	named = regexp.MustCompile(`(?i)\b(\d+|ace|jack|queen|king) of (clubs|diamonds|hearts|spades)\b`)
	hers  = regexp.MustCompile(`(?i)\b(?:her|bea's|cosmo's|dora's)(?: \w+)? (\d+|ace|jack|queen|king)s?\b( points)?`)
	ranks = map[string]cards.Rank{"ace": cards.Ace, "jack": cards.Jack, "queen": cards.Queen, "king": cards.King,
		"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10}
	suits = map[string]cards.Suit{"clubs": cards.Clubs, "diamonds": cards.Diamonds, "hearts": cards.Hearts, "spades": cards.Spades}
)

// witness is a learner who remembers every face that was ever seen.
type witness struct {
	*player
	seen  map[cards.Card]bool
	named int
}

// hear checks that a sentence speaks of no card that the witness has not seen.
func (w *witness) hear(said string) {
	for _, pile := range w.r.Table.Shown.Piles {
		for _, c := range pile.Cards {
			w.seen[c] = true
		}
	}
	for _, m := range named.FindAllStringSubmatch(said, -1) {
		w.named++
		if c := cards.New(ranks[strings.ToLower(m[1])], suits[strings.ToLower(m[2])]); !w.seen[c] {
			w.t.Errorf("%s: nobody has shown the %s: %s", w.r.Lesson.Name(), m[0], said)
		}
	}
	for _, m := range hers.FindAllStringSubmatch(said, -1) {
		if m[2] != "" { // no card, a number
			continue
		}
		w.named++
		if !w.rank(ranks[strings.ToLower(m[1])]) {
			w.t.Errorf("%s: nobody has shown %s: %s", w.r.Lesson.Name(), m[0], said)
		}
	}
}

// rank reports whether a card of a rank has been seen that the learner does not hold.
func (w *witness) rank(r cards.Rank) bool {
	own := w.r.Table.Shown.Pile(engine.PileID{Kind: uint8(w.r.Table.Plan.Hand), Owner: Me})
	for c := range w.seen {
		if c != cards.Back && !c.IsJoker() && c.Rank() == r && !slices.Contains(own, c) {
			return true
		}
	}
	return false
}

// errs makes every wrong choice of the question, and forgets what was seen by it.
func (w *witness) errs() {
	was := w.seen
	for _, x := range w.r.now().wrong {
		w.seen = maps.Clone(was)
		if err := w.choose(x.choice); err != nil {
			w.t.Fatal(err)
		}
		w.hear(x.line.Text)
		w.r.Next()
		w.wait()
	}
	w.seen = was
}

// TestNoHiddenCardIsNamed checks that sentences speak of no card that the learner has not seen.
func TestNoHiddenCardIsNamed(t *testing.T) {
	n := 0
	for _, l := range all(t) {
		w := witness{player: begin(t, l, nil), seen: map[cards.Card]bool{}}
		w.r.Table.Hear = func(e engine.Event) {
			w.seen[e.Card] = true
			w.r.Hear(e)
		}
		w.stopsAt(func() {
			w.hear(w.r.Says().Text)
			if s := w.r.now(); w.r.stage == Asking {
				w.hear(s.hint.Text + " " + s.other.Text)
				w.errs()
			}
		})
		n += w.named
	}
	if n < 25 {
		t.Errorf("only %d cards are named", n)
	}
}

// TestTime reckons how long the lessons take: 200 words a minute, 3 seconds an ask, and the motion.
func TestTime(t *testing.T) {
	sets := map[string]float64{}
	for _, l := range all(t) {
		p := begin(t, l, nil)
		seconds := 0.0
		for {
			for _, text := range p.toAsk() {
				seconds += float64(len(strings.Fields(text))) * 60 / 200
			}
			if p.r.stage == Done {
				break
			}
			seconds += 3
			if err := p.choose(p.r.now().right[0]); err != nil {
				t.Fatal(err)
			}
		}
		seconds += p.spent.Seconds()
		sets[l.Game] += seconds
		t.Logf("%-16s %3.0f s, %.1f of them motion", l.Name(), seconds, p.spent.Seconds())
		if said := l.seconds(); said < seconds-10 || said > seconds+10 {
			t.Errorf("%s is reckoned to take %.0f seconds and takes %.0f", l.Name(), said, seconds)
		}
		if seconds > 75 {
			t.Errorf("%s takes %.0f seconds", l.Name(), seconds)
		}
	}
	for game, seconds := range sets {
		t.Logf("%-16s %3.0f s in all", game, seconds)
		if seconds > 360 {
			t.Errorf("the lessons of %s take %.0f seconds", game, seconds)
		}
	}
}

// TestRoyaltySaysWhatATurnIs: the lessons of Royalty say that a turn is one deed, and that who asks in vain draws, once a jack refuses, too.
func TestRoyaltySaysWhatATurnIs(t *testing.T) {
	for lesson, want := range map[string]string{"royalty.shield": "whole turn", "royalty.ask": "you draw a card instead", "royalty.stop": "she draws a card instead"} {
		l, _, _ := Find(lesson)
		if l == nil || !slices.ContainsFunc(l.Lines(), func(line Line) bool { return strings.Contains(line.Text, want) }) {
			t.Errorf("%s nowhere says %q", lesson, want)
		}
	}
}
