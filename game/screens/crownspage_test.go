package screens

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/game/crowns"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/paint"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// TestCrownsHaveWords asks for the name and the condition of every crown.
func TestCrownsHaveWords(t *testing.T) {
	for _, c := range crowns.Every {
		if !words.Has("crown."+c.Key) || !words.Has("crown."+c.Key+".how") {
			t.Errorf("%s has no words", c.Key)
		}
	}
}

// TestCrownsPage shows all crowns on screens and sizes of text of all kinds, those that are won in gold with their date, and tells the same in
// the document.
func TestCrownsPage(t *testing.T) {
	kept := store.NewMemory()
	if err := kept.Save(keep.Crowns, []byte("royals crowns 1\ncrown owner sneak 2026-11-22 ab\ncrown bea turncoat 2026-11-22 ab\nrose owner 1\n")); err != nil {
		t.Fatal(err)
	}
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, {W: 1280, H: 720}} {
		for _, text := range []int{80, 100, 150, 200} {
			r := newRig(t, size, size.W < 700, kept, 5)
			r.app.Prefs.Text = text
			r.app.Change()
			r.step(0)
			r.tap("history")
			r.tap("crowns")
			r.shot("crowns")
			if err := r.check(); err != nil {
				t.Errorf("%v, text %d: %v", size, text, err)
			}
			if a, b := overlap(r.list.Ops); a != "" {
				t.Errorf("%v, text %d: %q and %q cover each other", size, text, a, b)
			}
			doc := r.app.Doc()
			if doc.Title != "Crowns" || len(doc.Table) != 6 || !strings.HasPrefix(doc.Prompt, "1 of 25 are won.") {
				t.Errorf("%v: it says %q, %q in %d parts", size, doc.Title, doc.Prompt, len(doc.Table))
			}
			told, n := "", 0
			for _, part := range doc.Table {
				n += len(part.Lines)
				told += strings.Join(part.Lines, "\n") + "\n"
			}
			if n != len(crowns.Every) || !strings.Contains(told, "of its suit. Won on 22 November 2026.") || !strings.Contains(told, "Turncoat. Your Joker takes you to the other side, and you climb. Not won yet.") {
				t.Errorf("%v: it tells %d: %s", size, n, told)
			}
			gold := slices.ContainsFunc(r.list.Ops, func(o paint.Op) bool { return o.Text == "Won on 22 November 2026." && o.Color == kit.Gold })
			if text == 100 && size.W > 1000 && !gold && strings.Contains(paras(r), "Sneak") {
				t.Errorf("%v: the date is not in gold", size)
			}
		}
	}
	if after, _ := kept.Load(keep.Crowns); !bytes.Contains(after, []byte("rose owner 1\n")) {
		t.Errorf("a look changes %q", after)
	}
}

// TestCrownOnResult ends games that win a crown. The result says it with its condition, in the picture and in the document, also after a
// reload, and the store keeps it with the date, once.
func TestCrownOnResult(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 5)
	r.app.now = func() int64 { return november }
	for seed := uint64(1); seed < 20; seed++ {
		r.start("crush", 1)
		playsDay(r, seed, 4000)
		if len(crownsWon(r)) > 0 {
			break
		}
		r.app.Activate("result:title")
	}
	won := crownsWon(r)
	if len(won) == 0 {
		t.Fatal("no game has won a crown")
	}
	r.shot("crown-result")
	first, _ := kept.Load(keep.Crowns)
	for range 2 {
		doc := r.app.Doc()
		for _, key := range won {
			if !strings.Contains(doc.Prompt, "won: ") || !strings.Contains(doc.Prompt, words.Plain("crown."+key)) {
				t.Errorf("the document says %q of %q", doc.Prompt, won)
			}
			if !strings.Contains(string(first), "crown owner "+key+" 2026-11-22 ") {
				t.Errorf("it keeps %q of %q", first, won)
			}
		}
		if text := crownText(r.app.Top().(*resultScreen)); !strings.Contains(paras(r), text) {
			t.Errorf("the result does not show %q", text)
		}
		crownLinesCentred(r)
		r = newRig(t, phone, true, kept, 6) // a reload
		r.app.now = func() int64 { return november + 24*3600 }
		r.app.showEnded()
		r.step(0)
		if again := crownsWon(r); !slices.Equal(again, won) {
			t.Fatalf("after a reload it is %q, not %q, on %s", again, won, r.app.Status().Scene)
		}
		if again, _ := kept.Load(keep.Crowns); !bytes.Equal(first, again) {
			t.Errorf("after a reload it keeps %q, not %q", again, first)
		}
	}
}

// crownLinesCentred looks whether every line about crowns stands in the middle, as the lines above it do: the first together with its crown,
// and what a crown is called together with what it was won by.
func crownLinesCentred(r *rig) {
	text, above, rows := crownText(r.app.Top().(*resultScreen)), 0.0, []geom.Rect{}
	add := func(at geom.Rect) {
		if i := slices.IndexFunc(rows, func(x geom.Rect) bool { return abs(x.Center().Y-at.Center().Y) < 6 }); i >= 0 {
			rows[i] = hull(rows[i], at)
			return
		}
		rows = append(rows, at)
	}
	for _, o := range r.list.Ops {
		switch {
		case o.Kind == paint.Sprite && o.Sprite == sprites.IconCrown && o.Color == kit.Figure && above != 0:
			add(o.Rect)
		case o.Kind != paint.Text:
		case o.Face == sprites.Title && above == 0:
			above = o.Rect.Center().X
		case o.Face == sprites.SansBold && len(rows) > 0 && strings.Contains(text, strings.TrimSpace(o.Text)):
			add(o.Rect)
		}
	}
	for _, row := range rows {
		if abs(row.Center().X-above) > 2 {
			r.t.Errorf("a line of %q stands at %.0f, what is above it at %.0f", text, row.Center().X, above)
		}
	}
	if len(rows) == 0 {
		r.t.Errorf("no line of %q", text)
	}
}

// crownsWon returns the crowns that the result on the screen tells of.
func crownsWon(r *rig) []string {
	if s, ok := r.app.Top().(*resultScreen); ok {
		return s.crowned
	}
	return nil
}

// TestOthersWinNoCrowns ends games between opponents alone, and between two strangers: nothing is kept. The owner at a table of several is
// known by name.
func TestOthersWinNoCrowns(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 5)
	for range 5 {
		finished(t, r, "crush")
		r.app.Activate("result:title")
	}
	if text, _ := kept.Load(keep.Crowns); len(text) > 0 {
		t.Errorf("opponents have won %q", text)
	}
	tab := &table.Table{}
	tab.Players = []table.Player{{Name: "Cid", Bot: "duke"}, {Name: "Bea"}, {Name: "Ada"}}
	if _, ok := ownerOf(r.app.Sitting, tab); ok {
		t.Error("one of two strangers owns the device")
	}
	r.app.Prefs.Name = "Ada"
	if me, ok := ownerOf(r.app.Sitting, tab); !ok || me != 2 {
		t.Errorf("the owner sits at %v", me)
	}
}

// TestDamagedCrowns sets aside what cannot be read, and goes on with what the older copy says.
func TestDamagedCrowns(t *testing.T) {
	kept := store.NewMemory()
	_ = kept.Save(keep.Crowns, []byte("something else\n"))
	r := newRig(t, phone, true, kept, 5)
	names, _ := kept.Names()
	aside := slices.ContainsFunc(names, func(n string) bool { of, is := store.SetAside(n); return is && of == keep.Crowns })
	if list := r.app.crowned.Of(keep.Owner); len(list) > 0 || !aside {
		t.Errorf("it reads %v, and keeps %q", list, names)
	}
}

// TestADealCountsOnceForCrowns ends games whose deals have been counted before, as those that come by a code may have: they win nothing, although
// some would.
func TestADealCountsOnceForCrowns(t *testing.T) {
	kept := store.NewMemory()
	r := newRig(t, phone, true, kept, 5)
	r.blind = true
	tempting := 0
	for seed := uint64(1); seed < 20 && tempting == 0; seed++ {
		r.start("crush", 1)
		var now engine.Result
		r.app.table.Result(&now)
		if err := keep.Score(kept, endOf(r.app.Sitting, r.app.table, 0, &now)); err != nil {
			t.Fatal(err)
		}
		playsDay(r, seed, 4000)
		res, ok := r.app.Top().(*resultScreen)
		if !ok {
			t.Fatalf("it ends on %s", r.app.Status().Scene)
		}
		m, err := table.Finished(res.t).Played(r.app.find)
		if err != nil {
			t.Fatal(err)
		}
		tape, err := crowns.Play(m, 0, make([]string, len(res.t.Players)), nil)
		if err != nil {
			t.Fatal(err)
		}
		tempting = len(crowns.Earned(tape))
		if now := r.app.crowned.Of(keep.Owner); len(now) > 0 || len(res.crowned) > 0 {
			t.Fatalf("it wins %+v", now)
		}
		r.app.Activate("result:title")
	}
	if tempting == 0 {
		t.Error("none of them would have won a crown")
	}
}

// TestSeveralCrownsAreTold: the names of several crowns are told apart, though one has a comma.
func TestSeveralCrownsAreTold(t *testing.T) {
	r := &resultScreen{crowned: []string{"no-thank-you", "not-a-scratch"}}
	if text := crownText(r); text != "Your crowns: “No, thank you”, “Not a scratch”." {
		t.Errorf("the result tells %q", text)
	}
}
