package code

import (
	"errors"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
)

var update = flag.Bool("update", false, "write the golden codes anew")

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// every lists deals that have every number of seats, every word of every option, and numbers beside them.
func every() (list []Deal) {
	for _, g := range catalog.Games() {
		info := g.Info()
		for n := info.MinSeats; n <= info.MaxSeats; n++ {
			list = append(list, Deal{Game: g, Config: engine.Config{Seats: n, Seed: uint64(n) << 40}})
			who := make([]string, n)
			for i := range who {
				who[i] = opponents[(i*5+n)%len(opponents)]
			}
			list = append(list, Deal{Game: g, Config: engine.Config{Seats: n, Seed: 1<<SeedBits - 1}, Opponents: who})
		}
		for _, o := range info.Options {
			values := slices.Clone(o.Values)
			if o.Max > 0 {
				values = append(values, itoa(o.Min), itoa(o.Max), itoa((o.Min+o.Max)/2))
			}
			for _, v := range values {
				c := engine.Config{Seats: info.Seats, Seed: 123456789, Options: []engine.Setting{{Key: o.Key, Value: v}}}
				if v != o.Default && o.Allows(v) && info.Check(c) == nil {
					list = append(list, Deal{Game: g, Config: c})
				}
			}
		}
	}
	return list
}

func TestRoundTrip(t *testing.T) {
	list := every()
	if len(list) < 90 {
		t.Fatalf("only %d deals", len(list))
	}
	for _, d := range list {
		text, err := Write(d)
		must(t, err)
		for _, way := range []string{text, strings.ToLower(text), strings.ReplaceAll(text, "-", ""), " " + strings.ReplaceAll(text, "-", " ") + "\n",
			strings.ReplaceAll(strings.ReplaceAll(text, "1", "l"), "0", "o")} {
			got, err := Read(way, catalog.Games())
			if err != nil || got.Game.Info().ID != d.Game.Info().ID || got.Config.Seats != d.Config.Seats || got.Config.Seed != d.Config.Seed ||
				!slices.Equal(got.Config.Options, d.Config.Options) || !slices.Equal(got.Opponents, d.Opponents) {
				t.Fatalf("%+v is written %s and read from %q as %+v, %v", d.Config, text, way, got.Config, err)
			}
		}
	}
}

// TestLengths holds a usual deal to 15 letters, and one of four seats that names its opponents to 19.
func TestLengths(t *testing.T) {
	d := Deal{Game: catalog.Find("crush"), Config: engine.Config{Seats: 4, Seed: 1}}
	text, err := Write(d)
	must(t, err)
	if strings.Count(text, "-") != 3 || len(text) != len("CRUSH-4XK2M-9QX4T-D7B0R") {
		t.Errorf("a usual deal is %s", text)
	}
	d.Opponents = []string{"", "knight", "duke-hunter", "page"}
	text, err = Write(d)
	must(t, err)
	if n := len(text) - strings.Count(text, "-") - len("CRUSH"); n > 19 {
		t.Errorf("with its opponents it is %s: %d letters", text, n)
	}
}

// TestWrongLetters changes every letter into every other one, and lets all neighbours change places. Each is refused.
func TestWrongLetters(t *testing.T) {
	tried := 0
	for i, d := range every() {
		if i%7 != 0 {
			continue
		}
		text, err := Write(d)
		must(t, err)
		word := strings.Index(text, "-") + 1
		for at := word; at < len(text); at++ {
			for _, c := range Digits {
				bad := text[:at] + string(c) + text[at+1:]
				if text[at] == '-' || bad == text {
					continue
				}
				tried++
				if _, err := Read(bad, catalog.Games()); !errors.Is(err, ErrLetter) {
					t.Fatalf("%s instead of %s: %v", bad, text, err)
				}
			}
		}
		bare := strings.ReplaceAll(text, "-", "")
		for at := word - 1; at+1 < len(bare); at++ {
			bad := bare[:at] + bare[at+1:at+2] + bare[at:at+1] + bare[at+2:]
			if bad == bare {
				continue
			}
			tried++
			if _, err := Read(bad, catalog.Games()); !errors.Is(err, ErrLetter) {
				t.Fatalf("%s instead of %s: %v", bad, bare, err)
			}
		}
	}
	if tried < 5000 {
		t.Errorf("only %d wrong codes", tried)
	}
}

// TestRefusals gives each of the other reasons.
func TestRefusals(t *testing.T) {
	d := Deal{Game: catalog.Find("crush"), Config: engine.Config{Seats: 4, Seed: 77}}
	list, err := d.digits()
	must(t, err)
	made := func(change func([]digit)) string {
		own := slices.Clone(list)
		change(own)
		body := pack(own).text(size(own))
		crc := crc10("CRUSH", body)
		return "CRUSH" + letters(append(body, byte(crc>>5), byte(crc&31)))
	}
	for name, c := range map[string]struct {
		text string
		want error
	}{
		"nothing":      {"", ErrNone},
		"a word":       {"CRUSH", ErrNone},
		"another game": {"CHESS-4XK2M-9QX4T-D7B0R", ErrNone},
		"no letter":    {"CRUSH-4XK2M-9QX4T-D7B0U", ErrLetter},
		"much":         {"CRUSH-" + strings.Repeat("0", 1000), ErrNone},
		"format":       {made(func(l []digit) { l[0].value = 1 }), ErrNewer},
		"newer rules":  {made(func(l []digit) { l[1].value++ }), ErrNewer},
		"older rules":  {made(func(l []digit) { l[1].value-- }), ErrOlder},
		"seats":        {made(func(l []digit) { l[2].value = 7 }), ErrNone},
		"too long":     {made(func(l []digit) { l[3].value = 0 }), ErrNone},
	} {
		if _, err := Read(c.text, catalog.Games()); !errors.Is(err, c.want) {
			t.Errorf("%s: %q gives %v, not %v", name, c.text, err, c.want)
		}
	}
	if _, err := Write(Deal{Game: d.Game, Config: engine.Config{Seats: 4, Seed: 1 << SeedBits}}); !errors.Is(err, ErrUnfit) {
		t.Errorf("a seed of 51 bits: %v", err)
	}
}

// played plays a game to its end with quick opponents.
func played(t testing.TB, id string, seats int, seed uint64) (Deal, *match.Match) {
	t.Helper()
	g := catalog.Find(id)
	d := Deal{Game: g, Config: engine.Config{Seats: seats, Seed: seed}}
	m, err := match.New(g, d.Config)
	if err != nil {
		t.Fatal(err)
	}
	s, r, b := m.State().Fresh(), cards.NewRand(seed, 3), bot.New(bot.Squire, bot.Steady)
	for m.State().Actors() != 0 && len(m.Log) < 20000 {
		seat := m.State().Actors().First()
		if n := m.State().Actors().Len(); n > 1 && r.IntN(2) == 0 { // whoever answers first
			seat = m.State().Actors().Remove(seat).First()
		}
		m.Redacted(seat, s)
		if err := m.Do(seat, b.Choose(s, seat, &r, nil)); err != nil {
			t.Fatal(err)
		}
	}
	return d, m
}

// TestRecords writes whole games as codes and plays them again: the same choices, the same end.
func TestRecords(t *testing.T) {
	for _, g := range catalog.Games() {
		var lengths []int
		for seed := range uint64(200) {
			d, m := played(t, g.Info().ID, g.Info().MinSeats+int(seed)%(g.Info().MaxSeats-g.Info().MinSeats+1), seed)
			text, err := Record(d, m)
			must(t, err)
			_, again, err := Play(strings.ToLower(text), catalog.Games())
			if err != nil || len(again.Log) != len(m.Log) || string(engine.Encode(again.State(), nil)) != string(engine.Encode(m.State(), nil)) {
				t.Fatalf("%s, seed %d: %v", text, seed, err)
			}
			bare, err := Choices(m)
			must(t, err)
			again, err = Again(d.Game, d.Config, bare)
			if err != nil || len(again.Log) != len(m.Log) || string(engine.Encode(again.State(), nil)) != string(engine.Encode(m.State(), nil)) {
				t.Fatalf("%s from its choices, seed %d: %v", text, seed, err)
			}
			if _, err := Again(d.Game, d.Config, bare+"U"); !errors.Is(err, ErrChanged) {
				t.Fatalf("%s with a letter that is none: %v", text, err)
			}
			lengths = append(lengths, len(strings.Split(text, ".")[1]))
		}
		slices.Sort(lengths)
		t.Logf("%s: choices take %d letters in the middle, %d at most", g.Info().ID, lengths[len(lengths)/2], lengths[len(lengths)-1])
	}
}

// TestConceding writes a game that was given up.
func TestConceding(t *testing.T) {
	g := catalog.Find("kingdoms")
	d := Deal{Game: g, Config: engine.Config{Seats: 2, Seed: 5}}
	m, err := match.New(g, d.Config)
	must(t, err)
	list, _ := match.Choices(m.State(), m.State().Actors().First(), 1)
	must(t, m.Do(m.State().Actors().First(), list[0]))
	must(t, m.DoText(m.State().Actors().First(), "con"))
	text, err := Record(d, m)
	must(t, err)
	if _, again, err := Play(text, catalog.Games()); err != nil || len(again.Log) != 2 {
		t.Errorf("%s: %v", text, err)
	}
	m, err = match.New(g, d.Config)
	must(t, err)
	if _, err := Record(d, m); !errors.Is(err, ErrUnfit) {
		t.Errorf("a game that goes on has a code: %v", err)
	}
}

// TestForged changes single letters of a record. No change is believed.
func TestForged(t *testing.T) {
	d, m := played(t, "crush", 4, 9)
	text, err := Record(d, m)
	must(t, err)
	at := strings.IndexByte(text, '.') + 1
	for ; at < len(text); at++ {
		for _, c := range "0Z7" {
			bad := text[:at] + string(c) + text[at+1:]
			if text[at] == '.' || bad == text {
				continue
			}
			if _, _, err := Play(bad, catalog.Games()); !errors.Is(err, ErrChanged) {
				t.Fatalf("%s instead of %s: %v", bad, text, err)
			}
		}
	}
	for _, bad := range []string{"", ".", "..", text + ".", strings.Split(text, ".")[0] + "..00000", text[:len(text)-1]} {
		if _, _, err := Play(bad, catalog.Games()); err == nil {
			t.Errorf("%q is a record", bad)
		}
	}
}

// TestGoldenCodes fails when the order of Legal changes without a new version of the rules: the records that players keep would not be
// played any more.
func TestGoldenCodes(t *testing.T) {
	const file = "testdata/codes.txt"
	if *update {
		var b strings.Builder
		for _, g := range catalog.Games() {
			for seed := range uint64(3) {
				d, m := played(t, g.Info().ID, g.Info().Seats, seed+100)
				text, err := Record(d, m)
				must(t, err)
				b.WriteString(text + "\n")
			}
		}
		must(t, os.MkdirAll("testdata", 0o755))
		must(t, os.WriteFile(file, []byte(b.String()), 0o644))
	}
	text, err := os.ReadFile(file)
	must(t, err)
	lines := strings.Fields(string(text))
	if len(lines) != 3*len(catalog.Games()) {
		t.Fatalf("%d codes", len(lines))
	}
	for _, line := range lines {
		if _, _, err := Play(line, catalog.Games()); err != nil {
			t.Errorf("%v: the rules of %.20s play another game; a change of Legal wants a new Info.Version", err, line)
		}
	}
}

func TestSeeds(t *testing.T) {
	if a, b := Daily("crush", "2026-11-22"), Daily("crush", "2026-11-23"); a != 876449828502952 || a == b || b>>SeedBits != 0 || a == Daily("houses", "2026-11-22") {
		t.Errorf("the day's deals are %d and %d", a, b)
	}
	if Bots("CRUSH-1234") != 14873867760520120616 || Bots("CRUSH-1234") != Bots("crush l234") || Bots("CRUSH-1234") == Bots("CRUSH-1235") {
		t.Error("the opponents' chance does not follow the code")
	}
}

// TestSizes compares how many letters numbers need with a count by hand.
func TestSizes(t *testing.T) {
	for _, c := range []struct {
		bases []uint32
		want  int
	}{{[]uint32{32}, 1}, {[]uint32{33}, 2}, {[]uint32{16, 64, 8, 2, 2, 1 << 25, 1 << 25}, 13}, {[]uint32{1 << 25, 1 << 10}, 7}, {[]uint32{1 << 25, 1<<10 + 1}, 8}, {nil, 0}} {
		var list []digit
		for _, b := range c.bases {
			list = append(list, digit{0, b})
		}
		if got := size(list); got != c.want {
			t.Errorf("%v takes %d letters, not %d", c.bases, got, c.want)
		}
	}
}

func FuzzPlay(f *testing.F) {
	d, m := played(f, "crush", 3, 1)
	text, err := Record(d, m)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	for i, d := range every() {
		if text, err := Write(d); err == nil && i%20 == 0 {
			f.Add(text)
			f.Add(text + ".123ABC.00000")
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		_, _, _ = Play(text, catalog.Games())
		if d, err := Read(text, catalog.Games()); err == nil {
			if again, err := Write(d); err != nil || fold(again) != fold(text) {
				t.Fatalf("%q is read, but written %q", text, again)
			}
		}
	})
}
