package screens

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/game/geom"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
)

// TestSentencesInPlayAreWhole plays each game by its document, one person and two, with looks at cards, boards, the log and hints, and reads
// all that is told and drawn in every frame: no braces, no dots in the place of a card, no keys, no hexadecimal digits.
func TestSentencesInPlayAreWhole(t *testing.T) {
	for i, g := range catalog.Games() {
		for people := 1; people <= 2; people++ {
			t.Run(fmt.Sprintf("%s/%d", g.Info().ID, people), func(t *testing.T) {
				n := 0
				for seed := range uint64(enginetest.Much(1, 20)) {
					size := []geom.Rect{phone, desktop}[(i+people+int(seed))%2]
					p := proofreader{rig: newRig(t, size, size == phone, store.NewMemory(), seed+3), info: g.Info(), seed: seed, read: map[string]bool{}}
					p.play(people)
					n += len(p.read)
				}
				if n < 150 {
					t.Errorf("only %d sentences were read", n)
				}
				t.Logf("%d sentences", n)
			})
		}
	}
}

// proofreader reads what is told and drawn, each text once.
type proofreader struct {
	*rig
	info *engine.Info
	seed uint64
	last *port.Doc
	read map[string]bool
}

// play plays some decisions, with a look at something else before each.
func (p *proofreader) play(people int) {
	p.start(p.info.ID, people)
	p.each = p.look
	rnd := &player{rnd: rand.New(rand.NewPCG(p.seed, 6))}
	for n := 0; n < 30 && p.goOn() != "result"; n++ {
		acts := p.app.Doc().Acts
		for range 2 {
			if x := acts[rnd.rnd.IntN(len(acts))]; looks(x.Name) && p.app.Activate(x.Name) {
				p.step(0)
				if p.app.Status().Scene != "table" {
					p.app.Activate("back")
					p.step(0)
				}
			}
		}
		p.choose(rnd)
	}
}

// looks reports whether a button only shows something.
func looks(name string) bool {
	for _, head := range []string{"what:", "see:", "term:", "log", "rules", "menu"} {
		if strings.HasPrefix(name, head) {
			return true
		}
	}
	return false
}

// look reads a frame.
func (p *proofreader) look() {
	if p.app.Status().Scene == "result" { // after the game it shows the seal of the deal
		return
	}
	for _, o := range p.list.Ops {
		if o.Kind == paint.Text {
			p.drawn(o.Text)
		}
	}
	d := p.app.Doc()
	if d == p.last {
		return
	}
	p.last = d
	p.told(d.Title, d.Prompt, d.Alert)
	if twice := repeated(d); twice != "" {
		p.t.Fatalf("seed %d, on %s: the document offers %s twice", p.seed, p.app.Status().Scene, twice)
	}
	p.told(d.Log...)
	for _, x := range append(d.Hand, d.Acts...) {
		p.told(x.Text)
	}
	for _, s := range d.Table {
		p.told(s.Heading)
		p.told(s.Lines...)
	}
}

// repeated returns a name that two controls of a document bear, "" for none: whoever reads the page would meet both, and one is dead.
func repeated(d *port.Doc) string {
	seen := map[string]bool{}
	for _, x := range append(slices.Clone(d.Hand), d.Acts...) {
		if seen[x.Name] {
			return x.Name
		}
		seen[x.Name] = true
	}
	return ""
}

var (
	// rawAnywhere is what no text has, whole or in part: a brace, a missing key, hexadecimal digits.
	rawAnywhere = regexp.MustCompile(`[{}<>_]|\b[0-9a-f]*(\d[a-f]|[a-f]\d)[0-9a-f]{6,}\b`)
	// rawSentence is what no whole sentence has: dots or nothing for an operand.
	rawSentence = regexp.MustCompile(`…|\.\.\.|  | [.,:]( |$)|^'s| 's|\b(with|at|for|under|to|against|from) *$| $`)
)

// told reads whole sentences.
func (p *proofreader) told(list ...string) {
	p.t.Helper()
	for _, text := range list {
		if p.drawn(text); rawSentence.MatchString(text) {
			p.t.Fatalf("seed %d, on %s: %q is told %q", p.seed, p.app.Status().Scene, text, rawSentence.FindString(text))
		}
	}
}

// drawn reads a text that may be a part of a sentence.
func (p *proofreader) drawn(text string) {
	p.t.Helper()
	if p.read[text] {
		return
	}
	p.read[text] = true
	bad := rawAnywhere.FindString(text)
	for _, o := range p.info.Options {
		if strings.Contains(text, o.Key) && strings.ToLower(o.Key) != o.Key {
			bad = o.Key
		}
	}
	if bad != "" || strings.Contains(text, p.info.ID+".") {
		p.t.Fatalf("seed %d, on %s: %q shows %q", p.seed, p.app.Status().Scene, text, bad)
	}
}
