package screens

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/game/narrate"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

var longestWaits = flag.Int("longest", 0, "let TestSpoken print so many of the longest waits of each title")

var spokenGames = flag.Int("spokengames", 0, "play so many whole games of each title in TestSpoken, instead of the beginnings of a few")

// heardText is what was read out at once.
type heardText struct {
	at, ends time.Duration // when it was written, and when the voice has read it, as it is modelled
	text     string
}

// account is what was read out up to a decision, and what there was to be read out.
type account struct {
	asked  time.Duration // when the question stood on the screen
	prompt string
	texts  []heardText
	other  []string // questions and titles that were told on the way
	lines  []string // what the log says since the decision before
	got    []cards.Card
	seen   cards.Set // what the viewer may know by name
	all    bool      // every line is to be heard
	same   bool      // the question stands as it stood
	first  bool      // the seat has not been asked before
	short  string    // the question in fewer words, where it has been heard at length
}

// listener plays as somebody who hears only: it answers when the voice has said everything.
type listener struct {
	*rig
	p      *player
	a      account
	serial int
	lines  int
	hands  [engine.MaxSeats]cards.Set
	asked  engine.SeatSet
	viewer engine.Seat
	people int
	before string   // the question before
	twins  []string // what a sheet brought again
	heard  map[string]int
}

// listens starts a game at a level.
func listens(t testing.TB, id string, people int, level narrate.Level, seed uint64) *listener {
	r := newRig(t, desktop, false, store.NewMemory(), seed)
	r.blind = true
	l := &listener{rig: r, p: &player{rnd: rand.New(rand.NewPCG(seed, 3))}, people: people, heard: map[string]int{}}
	r.app.Prefs.Speech = int(level)
	r.start(id, people)
	r.app.Prefs.Speed, r.app.Prefs.Pause = 2, 2
	r.app.tab().clock.settle()
	l.viewer, r.each = r.app.tab().t.Viewer, l.hear
	l.hear()
	return l
}

// hear takes up what is read out after a step, and the questions and titles that belong to it.
func (l *listener) hear() {
	d := l.app.Doc()
	s, texts := l.app.tab(), len(l.a.texts)
	if said := d.Say; said.Serial != l.serial {
		if said.Serial != l.serial+1 {
			l.t.Fatalf("two texts in a step: %q is lost", said.Text)
		}
		l.serial = said.Serial
		l.a.texts = append(l.a.texts, heardText{l.in.Now, l.in.Now + l.app.Voice.Lag(l.in.Now), strings.TrimSuffix(said.Text, "\u00a0")})
		if s != nil {
			l.a.seen |= public(s)
		}
	}
	if s == nil {
		return
	}
	if kind, _ := shortQuestion(s); kind != "" && len(l.a.texts) > texts && strings.HasSuffix(l.a.texts[texts].text, d.Prompt) {
		l.heard[kind]++
	}
	for _, text := range []string{d.Prompt, d.Title + ".", d.Title} {
		if !slices.Contains(l.a.other, text) {
			l.a.other = append(l.a.other, text)
		}
	}
	if s.t.Viewer != l.viewer { // what was said to somebody else is gone in the same step
		if l.viewer = s.t.Viewer; d.Say.Text != "" {
			l.t.Fatalf("%q still stands when %v looks", d.Say.Text, l.viewer)
		}
	}
	if l.app.Status().Scene == "curtain" && cardsIn(d.Say.Text) != 0 {
		l.t.Fatalf("behind the curtain %q stands", d.Say.Text)
	}
	if s.t.Viewer == engine.Table && d.Say.Text != "" { // nobody's hand
		if hidden := cardsIn(d.Say.Text) &^ public(s); hidden != 0 {
			l.t.Fatalf("while nobody has the device, %q names %v", d.Say.Text, hidden.Append(nil))
		}
	}
}

// until lets time pass until a decision or something else is to be done and the voice has said everything.
func (l *listener) until() {
	for range 40000 {
		s := l.app.tab()
		if l.a.asked == 0 && s != nil && l.app.Status().Scene == "table" && s.t.Asked != engine.None && table.Answered(s.t) == "" {
			l.a.asked = l.in.Now
		}
		if l.app.Status().Settled && l.app.Voice.Due() > l.in.Now+time.Hour && l.app.Voice.Lag(l.in.Now) == 0 {
			return
		}
		d := 50 * time.Millisecond
		if l.due > l.in.Now && len(l.in.Events) == 0 { // asleep
			if d = min(l.due-l.in.Now, time.Second); l.app.Voice.Lag(l.in.Now) > 0 {
				d = min(d, l.app.Voice.Lag(l.in.Now))
			}
		}
		l.step(d)
	}
	l.t.Fatalf("it does not come to rest: %+v", l.app.Status())
}

// listen plays to the end, or so many decisions, and calls each with what was heard up to each decision.
func (l *listener) listen(most int, each func(a account)) {
	for n := 0; n < most; {
		l.until()
		switch s := l.app.tab(); {
		case l.app.Status().Scene == "result":
			return
		case goesOn(l.rig), putAway(l.rig):
		case s.t.Asked != engine.None:
			l.settleAccount(s)
			each(l.a)
			if n%9 == 4 {
				l.sheets()
			}
			l.a = account{}
			l.choose(l.p)
			n++
		default:
			l.t.Fatalf("on %+v", l.app.Status())
		}
	}
}

// settleAccount fills in what there was to be read out.
func (l *listener) settleAccount(s *tableScreen) {
	a := &l.a
	a.prompt, a.all = l.app.Doc().Prompt, s.a.Voice.Level == narrate.Full && l.people == 1
	a.same, l.before = a.prompt == l.before, a.prompt
	if kind, short := shortQuestion(s); short != a.prompt && s.a.Voice.Level == narrate.Brief && l.heard[kind] >= 3 {
		a.short = short
	}
	list := s.t.Lines(0)
	for _, line := range list[min(l.lines, len(list)):] {
		a.lines = append(a.lines, line.Text)
	}
	l.lines = len(list)
	x := s.t.Viewer
	if x >= engine.MaxSeats || s.t.Asked != x {
		return
	}
	own := cards.Set(0)
	for _, c := range s.t.Shown.Pile(engine.PileID{Kind: uint8(s.t.Plan.Hand), Owner: x}) {
		own = own.Add(c)
	}
	a.got, a.seen, a.first = (own &^ l.hands[x]).Append(nil), a.seen|own, !l.asked.Has(x)
	l.hands[x], l.asked = own, l.asked|engine.Only(x)
}

// sheets opens and closes the log and the menu: nothing but their names may be heard.
func (l *listener) sheets() {
	for _, name := range []string{"log", "menu"} {
		before := len(l.a.texts)
		l.app.Activate(name)
		l.until()
		title := l.app.Doc().Title
		l.in.Press("back")
		l.until()
		for _, h := range l.a.texts[before:] {
			if h.text != title && h.text != title+"." {
				l.twins = append(l.twins, h.text)
			}
		}
	}
}

// faults returns what is wrong with what was read out up to a decision.
func (a *account) faults() (bad []string) {
	fail := func(why string, about ...string) { bad = append(bad, why+": "+strings.Join(about, " | ")) }
	text := ""
	for i, h := range a.texts {
		if i > 0 && h.text != "" && a.texts[i-1].text != "" && h.at-a.texts[i-1].at < 800*time.Millisecond {
			fail("too soon", a.texts[i-1].text, h.text)
		}
		text += h.text + " "
	}
	last := ""
	if a.same && len(a.texts) == 0 && len(a.lines) == 0 { // a card was picked
		return nil
	}
	if len(a.texts) > 0 {
		last = a.texts[len(a.texts)-1].text
	}
	if !strings.HasSuffix(last, a.prompt) && !strings.HasSuffix(a.prompt, last) && (a.short == "" || !strings.HasSuffix(last, a.short)) || last == "" {
		fail("the last words are not the question", a.prompt, last)
	}
	if hidden := cardsIn(text) &^ a.seen; hidden != 0 {
		fail("a hidden card is named", words.Cards(hidden.Append(nil)), text)
	}
	for _, c := range a.got {
		if !a.first && !cardsIn(text).Has(c) && !c.IsJoker() {
			fail("a gain is not named", words.Card(c), text)
		}
	}
	if a.all {
		bad = append(bad, a.word(text)...)
	}
	return bad
}

// word checks that every line of the log is heard once, and nothing besides but questions and gains.
func (a *account) word(text string) (bad []string) {
	questions := strings.Join(a.other, " ")
	for _, line := range a.lines {
		if !strings.Contains(text, line) {
			bad = append(bad, "not heard: "+line)
		} else if !strings.Contains(questions, line) {
			text = strings.Replace(text, line, "", 1)
		}
	}
	for _, line := range a.lines {
		if strings.Contains(text, line) && strings.Count(strings.Join(a.lines, " ")+questions, line) < 2 {
			bad = append(bad, "heard twice: "+line)
		}
	}
	return bad
}

// percentile returns the value below which p of 100 lie.
func percentile(list []time.Duration, p int) time.Duration {
	if len(list) == 0 {
		return 0
	}
	slices.Sort(list)
	return list[min(len(list)*p/100, len(list)-1)].Round(10 * time.Millisecond)
}

// lag is how long after the question stood on the screen the voice begins with it.
func (a *account) lag() time.Duration {
	last := a.texts[len(a.texts)-1]
	said := a.prompt
	if a.short != "" && !strings.HasSuffix(last.text, said) && strings.HasSuffix(last.text, a.short) {
		said = a.short
	}
	if !strings.HasSuffix(last.text, said) {
		said = last.text
	}
	if len(last.text) < len(said) {
		said = last.text
	}
	return max(0, last.ends-narrate.Lasts(said)-a.asked)
}

// wait tells how long the question had to wait, and for which texts.
func (a *account) wait() string {
	told := fmt.Sprintf("%8.2f s", a.lag().Seconds())
	for _, h := range a.texts {
		told += fmt.Sprintf(" | %+.1f to %+.1f: %s", (h.at - a.asked).Seconds(), (h.ends - a.asked).Seconds(), h.text)
	}
	return told
}

// tally is what was heard in the games of a title.
type tally struct {
	lags, later    []time.Duration // later are those of questions that are not the first to a seat, which is told all its hand
	decisions      int
	texts, letters int
	soon           int      // texts within 700 ms of the one before
	longest        []string // what was said where a question waited longest
	wrong          []string
}

// add takes up what was heard up to a decision.
func (n *tally) add(a account) {
	n.decisions++
	n.wrong = append(n.wrong, a.faults()...)
	if len(a.texts) > 0 {
		n.lags = append(n.lags, a.lag())
		if !a.first || *spokenGames > 0 {
			n.later = append(n.later, a.lag())
		}
		n.longest = append(n.longest, a.wait())
	}
	for i, h := range a.texts {
		if i > 0 && h.at-a.texts[i-1].at < 700*time.Millisecond && h.text != "" && a.texts[i-1].text != "" {
			n.soon++
		}
		n.texts, n.letters = n.texts+1, n.letters+len([]rune(h.text))
	}
}

// mostBrief is how long 90 questions of 100 may have to wait in brief.
const mostBrief = 3 * time.Second

// hearsOut listens to games of a title at a level, alone and round one device by turns.
func hearsOut(t *testing.T, id string, level narrate.Level, games, most int) {
	var n tally
	for seed := range uint64(games) {
		l := listens(t, id, 1+int(seed)%2, level, seed+1)
		l.listen(most, n.add)
		if len(n.wrong) > 0 {
			t.Fatalf("seed %d, decision %d: %s", seed+1, n.decisions, strings.Join(n.wrong, "\n"))
		}
		if len(l.twins) > 0 {
			t.Errorf("seed %d: sheets bring again %q", seed+1, l.twins)
		}
	}
	if n.decisions < 10 {
		t.Errorf("only %d decisions", n.decisions)
	}
	t.Logf("seeds 1 to %d, %d decisions, %d texts of %d characters, %d of them within 700 ms, the question waits %v in the middle, %v in 90 of 100",
		games, n.decisions, n.texts, n.letters/max(n.texts, 1), n.soon, percentile(n.lags, 50), percentile(n.lags, 90))
	if p90 := percentile(n.later, 90); level == narrate.Brief && p90 > mostBrief {
		t.Errorf("in brief, of 100 questions 10 wait for %v or longer: %v is wanted", p90, mostBrief)
	}
	slices.Sort(n.longest)
	for _, w := range n.longest[max(0, len(n.longest)-*longestWaits):] {
		t.Log(w)
	}
}

// TestSpoken listens to random games of each title, at each level. It prints how long a question has to wait for what is
// said before it, which in brief is little.
func TestSpoken(t *testing.T) {
	games, most, levels := 2, 16, []narrate.Level{narrate.Normal, narrate.Full, narrate.Brief}
	if *spokenGames > 0 {
		games, most = *spokenGames, 400
	}
	for _, g := range catalog.Games() {
		for _, level := range levels {
			t.Run(g.Info().ID+"/"+words.Plain("settings.speech."+string('0'+rune(level))), func(t *testing.T) {
				hearsOut(t, g.Info().ID, level, games, most)
			})
		}
	}
}

// TestSpokenCanFail breaks what was heard, as a narrator that is wrong would: each is found.
func TestSpokenCanFail(t *testing.T) {
	const seed = 3
	found := map[string]int{}
	l := listens(t, "kingdoms", 1, narrate.Full, seed)
	l.listen(14, func(a account) {
		last := len(a.texts) - 1
		if last < 0 || len(a.lines) == 0 || len(a.faults()) > 0 {
			return
		}
		whole := a.texts[last].text
		for name, broken := range map[string]func(texts []heardText){
			"the question before the events": func(x []heardText) {
				x[last].text = a.prompt + " " + strings.TrimSpace(strings.TrimSuffix(whole, a.prompt))
			},
			"the log once more": func(x []heardText) { x[0].text = strings.Join(a.lines, " ") + " " + x[0].text },
			"no gain": func(x []heardText) {
				x[last].text = regexp.MustCompile(`You get [^.]*\.`).ReplaceAllString(whole, "")
			},
			"a hidden name": func(x []heardText) {
				for c := cards.Card(1); c < cards.Joker1; c++ {
					if !a.seen.Has(c) {
						x[last].text = "Bea draws the " + words.Card(c) + ". " + whole
					}
				}
			},
			"a burst": func(x []heardText) {
				for i := range x {
					x[i].at = a.asked
				}
			},
		} {
			b := a
			b.texts = slices.Clone(a.texts)
			broken(b.texts)
			if len(b.faults()) > 0 {
				found[name]++
			}
		}
	})
	t.Logf("seed %d: %v", seed, found)
	if len(found) != 5 {
		t.Errorf("only %v are found", found)
	}
}

// hush lets the voice write what it has to say.
func hush(r *rig) {
	r.t.Helper()
	for range 20 {
		due := r.app.Voice.Due()
		if due == port.Never {
			return
		}
		r.step(max(due-r.in.Now, 0))
	}
	r.t.Fatal("the voice never ends")
}
