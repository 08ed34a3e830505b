package kingdoms

import (
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/match"
)

func TestSmoke(t *testing.T) {
	for _, opt := range []string{"-", "decks=2", "refill=start", "wipe=reversed", "limit=1", "limit=5,decks=2,refill=start,jokerRetry=no", "lastCall=drawer", "lastCall=auto,limit=2"} {
		o, _ := engine.ParseOptions(opt)
		ends := map[string]int{}
		total := 0
		for seed := uint64(0); seed < 300; seed++ {
			n := smoke(t, engine.Config{Seats: 2, Seed: seed, Options: o}, ends)
			total += n
		}
		t.Log(opt, total/300, ends)
	}
}

func smoke(t *testing.T, c engine.Config, ends map[string]int) int {
	g := Game{}
	m, err := match.New(g, c)
	if err != nil {
		t.Fatal(err)
	}
	r := cards.NewRand(c.Seed, 99)
	var views [3]engine.View
	seats := []engine.Seat{0, 1, engine.Table}
	fold := func() {
		for i, seat := range seats {
			if len(m.Log) == 0 {
				views[i].Reset(seat)
			}
			for _, e := range m.Feed(seat, nil) {
				if err := views[i].Fold(info, e); err != nil {
					t.Fatal(c, m.Log, seat, err, e)
				}
			}
			var v engine.View
			m.View(seat, &v)
			if !v.Equal(&views[i]) {
				t.Fatalf("%v %v seat %v\nfold %+v\nview %+v", c, m.Log, seat, views[i], v)
			}
		}
	}
	fold()
	n := 0
	var res engine.Result
	for !m.State().Result(&res) {
		s := m.State()
		if err := s.Check(); err != nil {
			t.Fatal(c, m.Log, err)
		}
		seat := s.Actors().First()
		runs, cut := match.Choices(s, seat, 5000)
		if cut || len(runs) == 0 {
			t.Fatal("choices", cut, len(runs))
		}
		run := runs[r.IntN(len(runs))]
		text := g.Notate(s, seat, run)
		back, err := g.Parse(s, seat, text)
		if err != nil || len(back) != len(run) {
			t.Fatal(text, err, back, run)
		}
		for i := range run {
			if run[i] != back[i] {
				t.Fatal(text, run, back)
			}
		}
		if n%7 == 0 {
			for _, x := range seats {
				a, b := s.Fresh().(*state), s.Fresh().(*state)
				a.CopyFrom(s)
				a.Redact(x)
				b.CopyFrom(a)
				b.Redact(x)
				if *a != *b {
					t.Fatal("redact twice", c, m.Log)
				}
				if err := a.Check(); err != nil {
					t.Fatal("redacted", x, c, m.Log, err)
				}
				b.Imagine(x, &r)
				if err := b.Check(); err != nil {
					t.Fatal("imagined", x, c, m.Log, err)
				}
				b.Redact(x)
				if *a != *b {
					t.Fatalf("redact imagine %v %v %v\n%+v\n%+v", x, c, m.Log, *a, *b)
				}
			}
			e := s.Encode(nil)
			d := s.Fresh().(*state)
			if err := d.Decode(e); err != nil || *d != *s.(*state) {
				t.Fatal("decode", err)
			}
			b, _ := g.Blank(c)
			g.Facts(s, func(f engine.Fact) {
				if err := g.Place(b, f); err != nil {
					t.Fatal(err)
				}
			})
			if err := g.Seal(b); err != nil || *b.(*state) != *s.(*state) {
				t.Fatalf("facts %v %v\n%+v\n%+v", err, m.Log, *b.(*state), *s.(*state))
			}
		}
		if err := m.Do(seat, run); err != nil {
			t.Fatal(text, err)
		}
		fold()
		n++
		if n > 20000 {
			t.Fatal("endless")
		}
	}
	if err := m.State().Check(); err != nil {
		t.Fatal(err)
	}
	for p := range 2 {
		sum := int32(0)
		for _, l := range res.Lines {
			if l.Seat == engine.Seat(p) && !l.Under {
				sum += l.Value
			}
		}
		if sum != res.Score[p] {
			t.Fatal("lines")
		}
	}
	ends[res.Reason]++
	return n
}

func BenchmarkRandom(b *testing.B) {
	g := Game{}
	st, _ := g.New(engine.Config{Seats: 2, Seed: 1}, nil)
	start := st.(*state)
	s := new(state)
	*s = *start
	r := cards.NewRand(1, 2)
	var acts []engine.Action
	b.ReportAllocs()
	for b.Loop() {
		for {
			seat := s.Actors().First()
			acts = s.Legal(seat, acts[:0])
			a := acts[r.IntN(len(acts))]
			if err := s.Apply(seat, a, nil); err != nil {
				b.Fatal(err)
			}
			if !a.IsStep() {
				break
			}
		}
		if s.over != 0 {
			*s = *start
			s.rng.State = r.Uint64()
			s.rng.Shuffle(s.stock[:s.stockN])
		}
	}
}

func TestArena(t *testing.T) {
	wins := [3]int{}
	turns := 0
	for seed := uint64(0); seed < 600; seed++ {
		m, _ := match.New(Game{}, engine.Config{Seats: 2, Seed: seed})
		r := cards.NewRand(seed, 3)
		bots := []bot.Bot{&bot.Greedy{}, &bot.Random{}}
		flip := engine.Seat(seed & 1)
		red := m.State().Fresh()
		for m.State().Actors() != 0 {
			seat := m.State().Actors().First()
			m.Redacted(seat, red)
			run := bots[seat^flip].Choose(red, seat, &r, nil)
			if err := m.Do(seat, run); err != nil {
				t.Fatal(err)
			}
			turns++
		}
		var res engine.Result
		m.State().Result(&res)
		if res.Winners == 3 {
			wins[2]++
		} else {
			wins[res.Winners.First()^flip]++
		}
	}
	t.Log(wins, turns/600)
}

func TestTwoGreedy(t *testing.T) {
	for seed := uint64(1); seed < 3; seed++ {
		m, _ := match.New(Game{}, engine.Config{Seats: 2, Seed: seed})
		r := cards.NewRand(seed, 3)
		b := &bot.Greedy{}
		red := m.State().Fresh()
		for m.State().Actors() != 0 {
			seat := m.State().Actors().First()
			m.Redacted(seat, red)
			m.Do(seat, b.Choose(red, seat, &r, nil))
		}
		var res engine.Result
		m.State().Result(&res)
		t.Log(m.Log, res.Score, res.Reason)
	}
}
