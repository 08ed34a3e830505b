package narrate

import (
	"strings"
	"testing"
	"time"

	"royals/game/port"
)

// newVoice returns a voice on a screen, which has said its title.
func newVoice(level Level) *Voice {
	v := &Voice{Level: level}
	v.Enter(0, 0, "table", "Usurpers")
	v.Write(settle)
	return v
}

// TestVoiceWritesInOrder tells two things and asks: what happened comes first and the question last, 60 ms after the first of them,
// and never within 800 ms of the write before.
func TestVoiceWritesInOrder(t *testing.T) {
	v := newVoice(Normal)
	if v.Say != (port.Said{Serial: 1, Text: "Usurpers."}) {
		t.Fatalf("it said %+v", v.Say)
	}
	v.Ask(time.Second, "Your turn.")
	v.Tell(time.Second, Piece{Forms: []string{"Bea draws 4."}})
	v.Tell(time.Second+50, Piece{Forms: []string{"Cosmo draws 2."}})
	if due := time.Second + settle; v.Due() != due || v.Write(due-1) || !v.Write(due) {
		t.Errorf("it writes too soon, or not at all: due at %v", v.Due())
	}
	if want := "Bea draws 4. Cosmo draws 2. Your turn."; v.Say.Text != want {
		t.Errorf("%q, want %q", v.Say.Text, want)
	}
	wrote := time.Second + settle
	v.Answer(wrote+1, "Yours.")
	if v.Due() != wrote+gap {
		t.Errorf("the next write comes after %v", v.Due()-wrote)
	}
	if v.Write(wrote + gap); v.Due() != port.Never {
		t.Error("something is left to be written")
	}
}

// TestVoiceSaysNothingTwice asks the same again, comes back to a screen, and asks more: only what is new is said. A press leaves
// what was not written to the log, and then the question is asked anew.
func TestVoiceSaysNothingTwice(t *testing.T) {
	v, now := newVoice(Normal), time.Minute
	said := func() string {
		if now += 10 * time.Second; !v.Write(now) {
			return ""
		}
		return v.Say.Text
	}
	step := func(what, want string) {
		t.Helper()
		if got := said(); got != want {
			t.Errorf("%s: %q, want %q", what, got, want)
		}
	}
	v.Ask(now, "Your turn.")
	step("first", "Your turn.")
	v.Ask(now, "Your turn.")
	step("again", "")
	v.Enter(now, 1, "menu", "Menu")
	v.Ask(now, "Choose.")
	step("a screen on top", "Menu. Choose.")
	v.Enter(now, 0, "table", "Usurpers")
	v.Ask(now, "Your turn.")
	step("and off again", "")
	v.Ask(now, "Your turn. 1 of 2 picked.")
	step("longer", "1 of 2 picked.")
	v.Tell(now, Piece{Forms: []string{"Bea folds."}})
	v.Ask(now, "Who next?")
	v.Cut()
	step("cut", "")
	v.Ask(now, "Who next?")
	step("and asked anew", "Who next?")
	v.Ask(now, "Who next?")
	v.Answer(now, "Who next?")
	step("asked for", "Who next?"+again)
}

// TestVoiceCriesTwice: the same refusal for the second time is another text, and so is read out.
func TestVoiceCriesTwice(t *testing.T) {
	v := newVoice(Normal)
	v.Cry(1, "No.")
	first := v.Alert
	if v.Cry(1, "No."); v.Alert != first {
		t.Error("it cries without being asked")
	}
	v.Cry(2, "No.")
	second := v.Alert
	if v.Cry(3, "No."); second.Text == first.Text || v.Alert.Text != first.Text || plain(second.Text) != "No." {
		t.Errorf("three times: %q %q %q", first.Text, second.Text, v.Alert.Text)
	}
	if v.Cry(3, ""); v.Alert.Text != "" {
		t.Error("it stays")
	}
}

// TestVoiceForgetsForOtherEyes: what one player was told is wiped off at once, and is not said to the next one.
func TestVoiceForgetsForOtherEyes(t *testing.T) {
	v := newVoice(Normal)
	v.Tell(0, Piece{Forms: []string{"You get the king."}})
	v.Eyes()
	if v.Say.Text != "" || v.Say.Serial != 2 || v.Due() != port.Never {
		t.Errorf("left: %+v, due at %v", v.Say, v.Due())
	}
}

// TestVoiceKeepsToItsTime tells much at once: in brief the question starts within two seconds, the newest piece keeps its words
// longest, and who was left out is named. Full says everything.
func TestVoiceKeepsToItsTime(t *testing.T) {
	long := strings.Repeat("a very long tale ", 5) + "."
	for level, want := range map[Level]bool{Brief: true, Normal: true, Full: false} {
		v := newVoice(level)
		for _, who := range []string{"Bea", "Cosmo", "Dora"} {
			v.Tell(time.Minute, Piece{Forms: []string{who + " " + long, who + " draws.", ""}, Who: who})
		}
		v.Ask(time.Minute, "Your turn.")
		v.Write(2 * time.Minute)
		before := strings.TrimSuffix(v.Say.Text, " Your turn.")
		if short := !strings.Contains(before, long); short != want && level != Normal {
			t.Errorf("level %d: %q", level, v.Say.Text)
		}
		if most := limit[level]; most != 0 && Lasts(before) > most+time.Second {
			t.Errorf("level %d: the question waits for %v", level, Lasts(before))
		}
		for _, who := range []string{"Bea", "Cosmo", "Dora"} {
			if !strings.Contains(v.Say.Text, who) {
				t.Errorf("level %d: %s is not named in %q", level, who, v.Say.Text)
			}
		}
		if !strings.HasSuffix(v.Say.Text, "Your turn.") {
			t.Errorf("level %d: the question is not the last: %q", level, v.Say.Text)
		}
	}
}
