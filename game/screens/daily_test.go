package screens

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine/catalog"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/paint"
	"royals/game/port"
	"royals/game/store"
)

// onDay opens the page of the day's deals at noon of 22 November 2026, so many hours later.
func onDay(t *testing.T, kept store.Store, seed uint64, hours int64) *rig {
	t.Helper()
	r := newRig(t, phone, true, kept, seed)
	r.app.now = func() int64 { return november + hours*3600 }
	r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
	r.app.Activate("daily")
	r.step(0)
	return r
}

// playsDay makes choices until the game is over or so many have been made, and returns the log.
func playsDay(r *rig, seed uint64, most int) (log []string) {
	who := &player{rnd: rand.New(rand.NewPCG(seed, 3))}
	for n := 0; n < most; {
		r.settle()
		s := r.app.tab()
		if s == nil || r.app.Status().Scene == "result" {
			break
		}
		for _, l := range s.t.Lines(0) {
			log = append(log[:0], l.Text)
		}
		if r.app.Status().Scene != "table" {
			if !putAway(r) {
				r.t.Fatalf("it stands on %s", r.app.Status().Scene)
			}
			continue
		}
		r.choose(who)
		n++
	}
	return log
}

// TestTheDaysDealIsTheSameEverywhere plays each deal of a date on two devices, which have nothing in common but the choices: hands,
// opponents and all that they do are the same. Another date has other cards.
func TestTheDaysDealIsTheSameEverywhere(t *testing.T) {
	for _, g := range catalog.Games() {
		var logs [][]string
		var seeds []uint64
		for i, hours := range []int64{0, 0, 24} {
			r := onDay(t, store.NewMemory(), uint64(100*i+7), hours)
			r.app.Activate("daily:" + g.Info().ID)
			r.step(0)
			logs = append(logs, playsDay(r, 5, 6))
			seeds = append(seeds, r.app.tab().t.Config().Seed)
		}
		if !slices.Equal(logs[0], logs[1]) || seeds[0] != seeds[1] || len(logs[0]) == 0 {
			t.Errorf("%s: one device tells %q, the other %q", g.Info().ID, logs[0], logs[1])
		}
		if seeds[0] == seeds[2] {
			t.Errorf("%s: the next day has the same cards", g.Info().ID)
		}
	}
}

// TestTheFirstTimeCounts plays a deal of each game to its end, starts anew while its result is shown, and plays it once more: the
// result says which time counted, and one line is kept.
func TestTheFirstTimeCounts(t *testing.T) {
	for _, id := range []string{"usurpers", "crush"} {
		kept := store.NewMemory()
		r := onDay(t, kept, 5, 0)
		r.app.Activate("daily:" + id)
		playsDay(r, 9, 4000)
		if scene := r.app.Status().Scene; scene != "result" {
			t.Fatalf("%s ends on %s", id, scene)
		}
		first := keep.Days(kept)
		if len(first) != 1 || first[0].Game != id || first[0].Date != "2026-11-22" || first[0].Late || first[0].Of < 2 {
			t.Fatalf("%s: it keeps %+v", id, first)
		}
		if p := r.app.Doc().Prompt; !strings.Contains(p, "The deal of 22 November 2026. "+placeText(first[0])) {
			t.Errorf("%s: the result says %q", id, p)
		}
		r = newRig(t, phone, true, kept, 6)
		r.app.now = func() int64 { return november }
		r.app.Start(&bed{})
		r.step(0)
		if scene := r.app.Status().Scene; scene != "result" {
			t.Errorf("%s: it starts on %s", id, scene)
		}
		for roll := uint64(10); roll < 14; roll++ { // until it ends otherwise
			r.app.leave()
			r.app.Activate("daily")
			if text := actText(r, "daily:"+id); !strings.HasPrefix(text, "Play it again") {
				t.Fatalf("%s: it offers %q", id, text)
			}
			r.app.Activate("daily:" + id)
			playsDay(r, roll, 4000)
			if strings.Contains(r.app.Doc().Prompt, "played again. The first time counts") {
				break
			}
		}
		if again := keep.Days(kept); !slices.Equal(again, first) {
			t.Errorf("%s: then it keeps %+v", id, again)
		}
		r.tap("daily")
		if scene := r.app.Status().Scene; scene != "daily" {
			t.Errorf("the result leads to %s", scene)
		}
		r.app.leave()
		historySays(t, r, "22 November 2026, the day's deal")
	}
}

func actText(r *rig, name string) string {
	for _, x := range r.app.Doc().Acts {
		if x.Name == name {
			return x.Text
		}
	}
	return ""
}

// TestLateDays goes back day by day as far as deals stay open, never forward beyond today, and begins a late one: the deal of another
// date asks before it takes its place, and a game that is begun in the evening and ended after midnight counts as late.
func TestLateDays(t *testing.T) {
	kept := store.NewMemory()
	r := onDay(t, kept, 5, 0)
	if r.app.Activate("daily:after"); r.app.Top().(*dailyScreen).ago != 0 {
		t.Error("tomorrow is open")
	}
	for range lateDays + 5 {
		r.app.Activate("daily:before")
	}
	if s := r.app.Top().(*dailyScreen); s.ago != lateDays || s.date() != "2026-10-23" {
		t.Errorf("it goes back to %s", s.date())
	}
	if p := r.app.Doc().Prompt; !strings.Contains(p, "23 October 2026, late: your opponents are sovereigns, strength 5 of 5.") {
		t.Errorf("the page says %q", p)
	}
	r.app.Activate("daily:crush")
	r.settle()
	late := r.app.tab().t.Config().Seed
	r.app.leave()
	r.app.Activate("daily")
	r.app.Activate("daily:crush")
	if r.app.Status().Scene != "confirm" {
		t.Fatalf("today's deal takes its place on %s", r.app.Status().Scene)
	}
	r.app.Activate("confirm:no")
	for range lateDays {
		r.app.Activate("daily:before")
	}
	if text := actText(r, "daily:crush"); text != "Go on: Royal Crush. Begun." {
		t.Errorf("the late one offers %q", text)
	}
	r.app.Activate("daily:crush")
	r.step(0)
	if r.app.tab().t.Config().Seed != late {
		t.Error("another game goes on")
	}
	r.app.leave()
	r.app.Activate("daily")
	r.app.Activate("daily:crush")
	r.app.Activate("confirm:yes")
	r.app.now = func() int64 { return november + 13*3600 }
	playsDay(r, 9, 4000)
	if list := keep.Days(kept); len(list) != 1 || list[0].Date != "2026-11-22" || !list[0].Late {
		t.Errorf("it keeps %+v", list)
	}
	r.app.leave()
	historySays(t, r, "23 November 2026, the day's deal of 22 November 2026")
}

// historySays looks at the history, drawn and as a document, of a device where all games are of one kind: each entry says which it was, and
// so do the review and the replay that it opens.
func historySays(t *testing.T, r *rig, when string) {
	t.Helper()
	r.app.Activate("history")
	r.step(0)
	doc := r.app.Doc()
	if len(doc.Table) == 0 || !strings.Contains(allWritten(r), when) {
		t.Errorf("of %d games the picture does not say %q", len(doc.Table), when)
	}
	for _, s := range doc.Table {
		if !strings.HasSuffix(s.Heading, ", "+when) {
			t.Errorf("a game is %q, not %q", s.Heading, when)
		}
	}
	n := r.app.Top().(*historyScreen).rows[0].N
	r.tap("past:review:" + strconv.Itoa(n))
	if of := r.app.Top().(*reviewScreen).of; !strings.HasSuffix(of, ", "+when) || !strings.HasPrefix(r.app.Doc().Prompt, of+". ") {
		t.Errorf("its review is that of %q", of)
	}
	r.app.Pop()
	r.tap("past:replay:" + strconv.Itoa(n))
	if of := r.app.tab().replay.of; !strings.HasSuffix(of, ", "+when) {
		t.Errorf("its replay is that of %q", of)
	}
	r.app.Pop()
}

// TestDailyPage looks at the page by finger and document alike: five deals, each with one button that answers and one that is told.
func TestDailyPage(t *testing.T) {
	for _, size := range []geom.Rect{phone, {W: 640, H: 360}, desktop} {
		r := newRig(t, size, size == phone, store.NewMemory(), 5)
		r.app.now = func() int64 { return november }
		r.tap("daily")
		r.shot("daily")
		doc := r.app.Doc()
		if doc.Title != "The day's deal" || len(doc.Table) != 5 || !strings.Contains(doc.Prompt, "22 November 2026: your opponents are dukes, strength 4 of 5.") {
			t.Errorf("%v: it says %q, %q of %d", size, doc.Title, doc.Prompt, len(doc.Table))
		}
		if !slices.ContainsFunc(doc.Acts, func(x port.Item) bool { return x.Name == "daily:after" && x.Disabled }) {
			t.Errorf("%v: tomorrow is offered", size)
		}
		r.tap("daily:usurpers")
		r.step(time.Second)
		if r.app.Status().Scene != "table" {
			t.Errorf("%v: it leads to %s", size, r.app.Status().Scene)
		}
	}
}

// allWritten joins all words of a picture.
func allWritten(r *rig) string {
	var list []string
	for _, o := range r.list.Ops {
		if o.Kind == paint.Text {
			list = append(list, o.Text)
		}
	}
	return strings.Join(list, " ")
}
