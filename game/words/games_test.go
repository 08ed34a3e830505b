package words

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/bot"
	"royals/engine/cards"
	"royals/engine/catalog"
)

// TestGamesAreWorded checks that every key of a game has its sentence: all that its Info names, and the prompts,
// refusals, score lines and ends that random play meets.
func TestGamesAreWorded(t *testing.T) {
	for _, g := range catalog.Games() {
		in := g.Info()
		missing := map[string]bool{}
		need := func(keys ...string) {
			for _, k := range keys {
				if !Has(k) {
					missing[k] = true
				}
			}
		}
		need(in.ID + ".goal")
		for _, v := range in.Verbs {
			if v.Name != "" {
				need(in.ID + ".verb." + v.Name)
			}
		}
		for _, s := range in.Says {
			need(in.ID + ".say." + s)
		}
		for _, p := range in.Piles {
			need(in.ID + ".pile." + p.Name)
		}
		for _, c := range in.Counters {
			need(in.ID + ".counter." + c.Name)
		}
		for _, o := range in.Options {
			need(in.ID+".option."+o.Key, in.ID+".option."+o.Key+".help")
			for _, v := range o.Values {
				need(in.ID + ".option." + o.Key + "." + v)
			}
		}
		for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
			meet(t, g, seats, need)
		}
		for k := range missing {
			t.Errorf("%s: no sentence for %s", in.ID, k)
		}
	}
}

// meet plays random games and needs every key on the way.
func meet(t *testing.T, g engine.Game, seats int, need func(...string)) {
	t.Helper()
	var random bot.Random
	var r engine.Result
	for seed := range uint64(12) {
		s, err := g.New(engine.Config{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		chance := cards.NewRand(seed, 1)
		for s.Actors() != 0 {
			for i := range seats {
				need(s.Prompt(engine.Seat(i)).Key)
				a := engine.Action(chance.IntN(len(g.Info().Verbs))<<24 | chance.IntN(60)<<16 | chance.IntN(60)<<8 | chance.IntN(4))
				var rule *engine.RuleError
				c := s.Fresh()
				c.CopyFrom(s)
				if err := engine.Apply(c, engine.Seat(i), a, nil); errors.As(err, &rule) {
					need(rule.Key)
				}
			}
			random.ChooseOn(s, s.Actors().First(), &chance, nil)
		}
		r.Reset()
		s.Result(&r)
		need(r.Reason)
		for _, l := range r.Lines {
			need(l.Key)
		}
	}
}

// TestSentences checks that sentences name no unknown argument, and that log lines are short and never say "you".
func TestSentences(t *testing.T) {
	args := Args{A: "A", B: "B", Card: "c", Other: "o", Operands: [3]string{"x", "y", "z"}}
	seen := map[string]bool{}
	for _, table := range english {
		for key, s := range table {
			if seen[key] {
				t.Errorf("%s stands twice", key)
			}
			seen[key] = true
			out := fill(s, &args)
			if strings.ContainsAny(out, "{}") {
				t.Errorf("%s: %q leaves a brace", key, out)
			}
			if strings.Contains(key, ".say.") {
				if len(s) > 110 {
					t.Errorf("%s: %d characters are too long for a log line", key, len(s))
				}
				if low := " " + strings.ToLower(s) + " "; strings.Contains(low, " you ") || strings.Contains(low, " your ") {
					t.Errorf("%s: %q speaks to somebody", key, s)
				}
			}
		}
	}
}

// TestChangesDifferEarly compares the buttons that change the suit of Home Houses: a small phone shows three of them in a row, cut short.
func TestChangesDifferEarly(t *testing.T) {
	seen := map[string]string{}
	for _, where := range []string{"hand", "meld", "fresh", "spoils", "won", "top", "ransom"} {
		key := "houses.verb.change-" + where
		text := Plain(key)
		if other := seen[text[:min(len(text), 8)]]; other != "" || len(text) < 8 {
			t.Errorf("%s begins as %s does: %q", key, other, text)
		}
		seen[text[:min(len(text), 8)]] = key
	}
}

// TestReviving: a felled royal of Two Kingdoms is revived, in every sentence, as the rules call it.
func TestReviving(t *testing.T) {
	raised := regexp.MustCompile(`(?i)\b(rais(e|es|ed|ing)|sets? .* up again)\b`)
	for _, list := range english {
		for key, text := range list {
			if strings.HasPrefix(key, "kingdoms.") && raised.MatchString(text) {
				t.Errorf("%s gives reviving another name: %s", key, text)
			}
		}
	}
}
