package screens

import (
	"math/rand/v2"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	codes "royals/engine/code"
	"royals/game/geom"
	"royals/game/names"
	"royals/game/port"
	"royals/game/store"
	"royals/game/table"
	"royals/game/words"
)

// crushDeal is a deal for three against a knight and a squire, with a house rule.
func crushDeal(t *testing.T) (d codes.Deal, code string) {
	t.Helper()
	g := catalog.Find("crush")
	var options []engine.Setting
	for _, o := range g.Info().Options {
		if len(o.Values) > 1 && options == nil {
			for _, v := range o.Values {
				if v != o.Default {
					options = []engine.Setting{{Key: o.Key, Value: v}}
				}
			}
		}
	}
	d = codes.Deal{Game: g, Config: engine.Config{Seats: 3, Seed: 123456789, Options: options}, Opponents: []string{"", "knight", "squire"}}
	code, err := codes.Write(d)
	if err != nil {
		t.Fatal(err)
	}
	return d, code
}

// TestAddressOpensDeal follows the address of a deal out of another game: both wait afterwards, and the deal is found again.
func TestAddressOpensDeal(t *testing.T) {
	d, code := crushDeal(t)
	r := deal(t, "usurpers", phone, 2)
	other := r.app.table
	r.app.Visit("deal=" + strings.ToLower(code))
	r.step(0)
	doc := r.app.Doc()
	text := says(doc, 0)
	for _, want := range []string{"Royal Crush", "(Knight)", "(Squire)", "House rules: ", code} {
		if !strings.Contains(text, strings.ToLower(want)) {
			t.Errorf("%q is not told: %s", want, text)
		}
	}
	r.tap("deal:play")
	r.step(0)
	now := r.app.table
	if now == nil || now == other || now.Config().Seed != d.Config.Seed || len(now.Config().Options) != 1 || now.Players[1].Bot != "knight" || !now.Players[0].Person() {
		t.Fatalf("another deal is on the table: %+v", now.Config())
	}
	if p := (pastGame{Brief: table.Brief{Of: playedAt(r.app.Sitting, now)}}); p.of() != words.Plain("history.deal") {
		t.Errorf("the history will call it %q", p.of())
	}
	if n := len(r.app.waiting()); n != 2 {
		t.Errorf("%d games wait, not 2", n)
	}
	r.app.Visit("deal=" + code)
	r.step(0)
	r.tap("deal:go-on")
	r.step(0)
	if r.app.table == nil || r.app.table.Config().Seed != d.Config.Seed || len(r.app.waiting()) != 2 {
		t.Error("the deal is not gone on with")
	}
	d.Config.Seed++
	second, err := codes.Write(d)
	if err != nil {
		t.Fatal(err)
	}
	r.app.Visit("deal=" + second)
	r.step(0)
	r.tap("deal:play")
	if r.step(0); r.app.Status().Scene != "confirm" {
		t.Errorf("the deal that waits is lost on %s", r.app.Status().Scene)
	}
}

// TestBadCodes opens what is no code: each is told in its own sentence, and nothing else happens.
func TestBadCodes(t *testing.T) {
	_, code := crushDeal(t)
	wrong := []byte(code)
	at := len(code) - 3
	for wrong[at] == code[at] || wrong[at] == '-' {
		wrong[at] = codes.Digits[(strings.IndexByte(codes.Digits, wrong[at])+1)%32]
	}
	for text, want := range map[string]string{string(wrong): "code.letter", "": "code.none", "whist-00000": "code.none", code + ".0.00000": "code.changed", strings.Repeat("CRUSH", 1000): "code.none", "\xff\x00": "code.none", code + "!": "code.letter"} {
		r := newRig(t, phone, true, store.NewMemory(), 3)
		r.app.Visit("deal=" + text)
		r.step(0)
		if doc := r.app.Doc(); r.app.Status().Scene != "code" || !strings.Contains(doc.Prompt, words.Plain(want)) {
			t.Errorf("%.40q: %q on %s", text, doc.Prompt, r.app.Status().Scene)
		}
	}
}

// TestWholeGameByItsCode plays a game of each title, sends it, and opens it on another device: what is shown there was computed. Of a
// forged one nothing is shown.
func TestWholeGameByItsCode(t *testing.T) {
	for _, g := range catalog.Games() {
		r := newRig(t, phone, true, store.NewMemory(), 9)
		r.start(g.Info().ID, 1)
		r.app.Prefs.Speed, r.app.Prefs.Pause = 0, 0
		r.play(&player{rnd: rand.New(rand.NewPCG(9, 4))}, nil)
		res, ok := r.app.Top().(*resultScreen)
		if !ok {
			t.Fatalf("%s ends on %s", g.Info().ID, r.app.Status().Scene)
		}
		s := sharedOf(res)
		if s.deal == "" || !strings.HasSuffix(s.text, s.deal) || strings.Contains(s.deal+s.game, "Guest") {
			t.Fatalf("%s: %+v", g.Info().ID, s)
		}
		if s.game == "" {
			t.Errorf("%s: the code of the game is too long", g.Info().ID)
			continue
		}
		r.tap("result:share")
		r.step(0)
		if text := says(r.app.Doc(), 0); !strings.Contains(text, strings.ToLower(s.deal)) {
			t.Errorf("%s: the page says %q", g.Info().ID, text)
		}
		other := newRig(t, desktop, false, store.NewMemory(), 1)
		other.app.Visit("game=" + s.game)
		other.step(0)
		var ended engine.Result
		res.t.Result(&ended)
		for x := range res.t.Players {
			if text := says(other.app.Doc(), 0); !strings.Contains(text, strings.ToLower(words.T("history.score", words.Args{A: names.Isolated(res.t.Players[x].Name), N: int(ended.Score[x])}))) {
				t.Errorf("%s: seat %d is not told in %q", g.Info().ID, x, text)
			}
		}
		other.tap("deal:replay")
		other.step(0)
		if tab := other.app.tab(); tab == nil || tab.replay == nil {
			t.Errorf("%s: no replay on %s", g.Info().ID, other.app.Status().Scene)
		}
		for i := range len(s.game) { // every place of it forged
			if s.game[i] == '-' || s.game[i] == '.' || i%7 != 0 {
				continue
			}
			forged := []byte(s.game)
			forged[i] = codes.Digits[(strings.IndexByte(codes.Digits, forged[i])+1)%32]
			if _, err := readCode(other.app.Sitting, string(forged)); err == nil {
				t.Errorf("%s: forged at %d it is believed", g.Info().ID, i)
			}
		}
	}
}

// TestTypedCode types a code by keys and taps it on the glass: both open the same deal, and what is mistyped can be erased.
func TestTypedCode(t *testing.T) {
	_, code := crushDeal(t)
	for _, size := range []geom.Rect{{W: 320, H: 568}, phone, {W: 640, H: 360}, desktop} {
		r := newRig(t, size, true, store.NewMemory(), 3)
		r.app.Activate("daily")
		r.app.Activate("daily:code")
		r.step(0)
		r.shot("code-game")
		r.tap("code:game:crush")
		r.step(0)
		r.shot("code-letters")
		for _, c := range strings.ReplaceAll(strings.TrimPrefix(code, "CRUSH-"), "-", "") {
			r.app.Activate("code:" + string(c))
		}
		s := r.app.Top().(*codeScreen)
		if s.text != code {
			t.Errorf("tapped: %q, want %q", s.text, code)
		}
		for range 40 {
			r.key(port.Key{Code: port.Backspace})
		}
		if s.text != "" {
			t.Errorf("erased: %q", s.text)
		}
		typeIn(r, strings.ToLower(code))
		if s.text != code {
			t.Errorf("typed: %q, want %q", s.text, code)
		}
		r.app.Activate("code:ok")
		r.step(0)
		if r.app.Status().Scene != "deal" {
			t.Errorf("it leads to %s: %s", r.app.Status().Scene, s.refused)
		}
		r.shot("deal")
	}
}
