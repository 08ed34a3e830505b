package narrate

import (
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/plan"
	"royals/game/words"
)

// The lines that are told in a room.
const (
	attacks uint8 = iota
	hits
	discards
	draws
)

// room is a table of three, at which Ada looks at the screen, and time that goes on.
type room struct {
	Teller
	now   time.Duration
	lines int
}

func newRoom(level Level) *room {
	names := []string{"Ada", "Bea", "Cosmo"}
	r := &room{now: time.Minute}
	r.Teller = Teller{
		Voice: newVoice(level),
		Info:  &engine.Info{ID: "kingdoms", Says: []string{attacks: "at-face", hits: "hits", discards: "discards", draws: "draws"}},
		Tells: []plan.Tell{
			attacks:  {Class: plan.Deed, Chosen: true, Asked: true},
			hits:     {Class: plan.Outcome, Judged: true},
			discards: {Class: plan.Deed, Chosen: true},
			draws:    {Class: plan.Detail},
		},
		Args: func(e engine.Event) words.Args {
			return words.Args{A: names[e.Seat], B: names[e.Other], N: int(e.Value)}
		},
		Name:  func(x engine.Seat) string { return names[x] },
		Count: func() int { return r.lines },
	}
	r.Begin(0)
	return r
}

// line is a line of the log.
func (r *room) line(say uint8, by, of engine.Seat) {
	r.lines++
	r.Hear(r.now, engine.Event{Kind: engine.Said, Key: say, Seat: by, Other: of, Value: 2})
}

// asks returns what is said up to a question, "" for nothing.
func (r *room) asks(q Question) string {
	r.now += time.Minute
	r.Report(r.now, q)
	if !r.Voice.Write(r.now + time.Second) {
		return ""
	}
	return plain(r.Voice.Say.Text)
}

// TestBriefLeavesOutWhatIsKnown: in brief nobody is told what they have just chosen, nor what the question says itself; but they are
// asked again, and hear what others chose. Otherwise they are told all of it.
func TestBriefLeavesOutWhatIsKnown(t *testing.T) {
	for level, want := range map[Level][3]string{
		Brief:  {"Your turn.", "Bea discards 2 cards. Your turn.", "Bea attacks you."},
		Normal: {"Ada discards 2 cards. Your turn.", "Bea discards 2 cards. Your turn.", "The target is Ada: nobody stands guard. Bea attacks you."},
	} {
		r := newRoom(level)
		turn := Question{Text: "Your turn.", Asks: true}
		r.asks(turn)
		r.line(discards, 0, 0)
		if got := r.asks(turn); got != want[0] {
			t.Errorf("level %d: after an own choice it says %q, not %q", level, got, want[0])
		}
		r.line(discards, 1, 1)
		if got := r.asks(turn); got != want[1] {
			t.Errorf("level %d: after Bea's choice it says %q, not %q", level, got, want[1])
		}
		r.line(attacks, 1, 0)
		if got := r.asks(Question{Text: "Bea attacks you.", Asks: true}); got != want[2] {
			t.Errorf("level %d: of an attack it says %q, not %q", level, got, want[2])
		}
	}
}

// TestReplayTellsAll: nobody chooses in a replay, so every choice is told in brief, too.
func TestReplayTellsAll(t *testing.T) {
	r := newRoom(Brief)
	r.Again = true
	r.line(discards, 0, 0)
	if got := r.asks(Question{Text: "Go on."}); got != "Ada discards 2 cards. Go on." {
		t.Errorf("it says %q", got)
	}
}

// TestVerdictIsTheOutcome: what a verdict is about is not told before it in other words. With every line of the log it is.
func TestVerdictIsTheOutcome(t *testing.T) {
	const verdict = "Bea hits you for 2: 4 by 2."
	for level, want := range map[Level]bool{Brief: false, Normal: false, Full: true} {
		r := newRoom(level)
		r.line(hits, 1, 0)
		if got := r.asks(Question{Text: verdict, Verdict: true}); strings.Contains(got, "Bea hits Ada") != want || !strings.HasSuffix(got, verdict) {
			t.Errorf("level %d: %q", level, got)
		}
		r.line(hits, 1, 0)
		if got := r.asks(Question{Text: "Your turn.", Asks: true}); !strings.Contains(got, "Bea hits Ada") {
			t.Errorf("level %d: without a verdict it says %q", level, got)
		}
	}
}

// TestGainIsNamedOnce: what a verdict has named as got is not told again before the next question, and in brief two cards or more
// are told suit by suit.
func TestGainIsNamedOnce(t *testing.T) {
	six, ten, jack := cards.New(6, cards.Clubs), cards.New(10, cards.Clubs), cards.New(cards.Jack, cards.Spades)
	for level, more := range map[Level]string{Brief: "Got clubs 10; spades jack.", Normal: "You get 10 of clubs, jack of spades."} {
		r := newRoom(level)
		r.asks(Question{Text: "Your turn.", Hand: []cards.Card{}, Asks: true})
		if got := r.asks(Question{Text: "You got the 6 of clubs.", Hand: []cards.Card{six}}); got != "You got the 6 of clubs." {
			t.Errorf("level %d: the verdict is %q", level, got)
		}
		if got := r.asks(Question{Text: "Attack?", Hand: []cards.Card{six, ten, jack}, Asks: true}); got != more+" Attack?" {
			t.Errorf("level %d: it says %q", level, got)
		}
	}
}

// TestPlayedTooIsSaidOnce: who was left out is named once before a question, and again before the next one.
func TestPlayedTooIsSaidOnce(t *testing.T) {
	v, now := newVoice(Brief), time.Minute
	plays := func() string {
		now += 2 * time.Second
		v.Tell(now, Piece{Forms: []string{strings.Repeat("Bea plays. ", 9), ""}, Who: "Bea"})
		if !v.Write(now + time.Second) {
			return ""
		}
		return v.Say.Text
	}
	if got := plays(); got != "Bea played." {
		t.Fatalf("it says %q", got)
	}
	if got := plays(); got != "" {
		t.Errorf("it says again %q", got)
	}
	v.Ask(now, "Your turn.")
	now += 10 * time.Second
	v.Write(now)
	if got := plays(); got != "Bea played." {
		t.Errorf("after the question it says %q", got)
	}
}

// TestQuestionsBecomeShort: in brief a kind of question is heard at length three times, then in few words. What was not written was
// not heard; otherwise it is never short.
func TestQuestionsBecomeShort(t *testing.T) {
	const long, short = "Bea leads the 9. The higher card wins.", "Bea leads the 9."
	for level, want := range map[Level]string{Brief: short, Normal: long, Full: long} {
		v, now := newVoice(level), time.Minute
		ask := func(kind string) string {
			now += time.Minute
			v.Tell(now, Piece{Forms: []string{"So."}})
			v.AskShort(now, long, kind, short)
			if kind == "cut" {
				v.Cut()
			}
			v.Write(now + time.Second)
			return strings.TrimPrefix(plain(v.Say.Text), "So. ")
		}
		ask("cut")
		for range 3 {
			if got := ask("lead"); got != long {
				t.Errorf("level %d: %q is short too soon", level, got)
			}
		}
		if got := ask("lead"); got != want {
			t.Errorf("level %d: the fourth time it is %q", level, got)
		}
		if got := ask("other"); got != long {
			t.Errorf("level %d: another kind is %q", level, got)
		}
	}
}
