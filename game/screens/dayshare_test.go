package screens

import (
	"slices"
	"strings"
	"testing"
	"time"

	"royals/engine/cards"
	"royals/engine/review"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/names"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// clipped is a host that keeps what is put into the clipboard.
type clipped struct {
	bed
	text string
}

func (c *clipped) Share(text string) { c.text = text }
func (c *clipped) Address() string   { return "https://royals.example/" }

// daysEnd plays a day's deal to its end on a device that can share, and judges by few worlds.
func daysEnd(t *testing.T, kept store.Store, id string, size geom.Rect) (*rig, *clipped) {
	t.Helper()
	r := onDay(t, kept, 5, 0)
	r.in.Size, r.in.Touch = size, size.W < 1000
	host := &clipped{}
	r.app.Host, r.app.think = host, hasty()
	r.app.Activate("daily:" + id)
	playsDay(r, 9, 4000)
	if scene := r.app.Status().Scene; scene != "result" {
		t.Fatalf("%s ends on %s", id, scene)
	}
	return r, host
}

// looked lets a sheet judge to its end.
func looked(r *rig) {
	r.t.Helper()
	for n := 0; !r.app.Status().Settled; n++ {
		if r.step(20 * time.Millisecond); n > 5000 {
			r.t.Fatalf("it does not end: %+v", r.app.Status())
		}
	}
}

// TestDayIsShared sends the day's deal of two titles from its result and from the page of the day: the same text, which names nobody who
// played and no card, and follows from how the chance moved alone.
func TestDayIsShared(t *testing.T) {
	for _, id := range []string{"usurpers", "crush"} {
		kept := store.NewMemory()
		r, host := daysEnd(t, kept, id, phone)
		players := slices.Clone(r.app.Top().(*resultScreen).t.Players)
		r.tap("result:share")
		r.step(0)
		if doc := r.app.Doc(); !strings.Contains(doc.Prompt, "22 November 2026: ") || actText(r, "share:text") != "Copy this text" {
			t.Fatalf("%s: the sheet says %q", id, doc.Prompt)
		}
		looked(r)
		r.shot("share-" + id)
		if err := r.check(); err != nil {
			t.Error(err)
		}
		sheet := r.app.Top().(*daySheet)
		sum, _ := sheet.judged()
		want := words.Upper(spell(sixths(sum, sheet.moves)))
		if lines := r.app.Doc().Table[0].Lines; !strings.HasPrefix(lines[0], want) {
			t.Errorf("%s: the document says %q, not %q", id, lines, want)
		}
		r.tap("share:text")
		text := host.text
		head, last, _ := strings.Cut(text, "\n")
		if !strings.HasPrefix(head, "Royals daily, "+r.app.find(id).Info().Title+", 22 November 2026: ") || !strings.Contains(head, "no hints. Luck ") {
			t.Errorf("%s: it sends %q", id, text)
		}
		signs, code, _ := strings.Cut(last, "  ")
		if n := len([]rune(signs)); n != 6 || code != sheet.has.deal || code == "" {
			t.Errorf("%s: it ends with %q", id, last)
		}
		tellsNothing(t, strings.TrimSuffix(text, code))
		namesNobody(t, text, players)
		bare := *sum
		bare.Moments = slices.Clone(sum.Moments)
		for i := range bare.Moments {
			bare.Moments[i].Chosen, bare.Moments[i].Better = "", ""
		}
		if spell(sixths(&bare, sheet.moves)) != spell(sixths(sum, sheet.moves)) {
			t.Errorf("%s: the sixths tell of choices", id)
		}
		// From the page of the day, on the same device started anew.
		r = onDay(t, kept, 6, 1)
		again := &clipped{}
		r.app.Host, r.app.think = again, hasty()
		if said := actText(r, "daily:share:"+id); !strings.HasPrefix(said, "Share: "+r.app.find(id).Info().Title) {
			t.Fatalf("%s: the page offers %q", id, said)
		}
		r.shot("days-" + id)
		if err := r.check(); err != nil {
			t.Error(err)
		}
		r.tap("daily:share:" + id)
		r.step(0)
		looked(r)
		if r.tap("share:text"); again.text != text {
			t.Errorf("%s: the page sends %q, the result %q", id, again.text, text)
		}
		r.app.Activate("share:deal")
		if again.text != "https://royals.example/#deal="+code {
			t.Errorf("%s: the link is %q", id, again.text)
		}
	}
}

// namesNobody looks for the players' names in a text.
func namesNobody(t *testing.T, text string, players []table.Player) {
	t.Helper()
	for _, p := range players {
		if strings.Contains(text, p.Name) || strings.Contains(text, names.Isolated(p.Name)) {
			t.Errorf("%q names %s", text, p.Name)
		}
	}
}

// spell writes sixths in words.
func spell(list []turnOf) string {
	var out []string
	for _, x := range list {
		out = append(out, words.Plain(x.word))
	}
	return strings.Join(out, ", ")
}

// tellsNothing checks that a text has no card in it.
func tellsNothing(t *testing.T, text string) {
	t.Helper()
	for c := range cards.Card(54) {
		for _, name := range []string{words.Card(c), words.Rank(c.Rank())} {
			if len(name) > 2 && strings.Contains(strings.ToLower(text), strings.ToLower(name)) {
				t.Errorf("%q tells of %s", text, name)
			}
		}
	}
}

// TestSixths tells a rise and a fall by a twentieth, and no less, at the sixth in which it came, and each end.
func TestSixths(t *testing.T) {
	s := &review.Sum{Par: 250, Moments: []review.Moment{{Move: 0, Share: 300}, {Move: 12, Share: 349}, {Move: 14, Share: 299}, {Move: 25, Share: 200}, {Move: 59, Share: 900}}}
	for result, end := range map[int]string{1000: "won", 500: "shared the win", 0: "not won"} {
		s.Result = result
		if got, want := spell(sixths(s, 60)), "rose, level, fell, level, level, "+end; got != want {
			t.Errorf("%d: %q, not %q", result, got, want)
		}
	}
}

// TestDayWithoutItsGame shares a deal whose game is no longer kept: its result alone.
func TestDayWithoutItsGame(t *testing.T) {
	kept := store.NewMemory()
	if err := keep.NoteDay(kept, keep.Day{Game: "crush", Date: "2026-11-22", Rank: 2, Of: 4, Late: true, Hints: -1}); err != nil {
		t.Fatal(err)
	}
	r := onDay(t, kept, 5, 0)
	host := &clipped{}
	r.app.Host = host
	r.tap("daily:share:crush")
	r.step(0)
	r.tap("share:text")
	if want := "Royals daily, Royal Crush, 22 November 2026: 2nd of 4, late."; host.text != want || !r.app.Status().Settled {
		t.Errorf("it sends %q", host.text)
	}
	if slices.ContainsFunc(r.app.Doc().Acts, func(x port.Item) bool { return x.Name == "share:deal" }) {
		t.Error("a link is offered to a deal that nobody has")
	}
}
