package main

import (
	"math"
	"strings"
	"testing"

	"royals/engine/cards"
	"royals/engine/enginetest"
	"royals/game/court"
)

// TestCourtDealsAndEnds plays a game on every rung to its end, with quick opponents; with -full the opponents that sit there.
func TestCourtDealsAndEnds(t *testing.T) {
	for i := range court.Rivals {
		r := court.Rivals[i]
		if !enginetest.Full() {
			r.Bot = "page"
		}
		res, err := against(&r, r.Bot, uint64(i+1))
		if err != nil {
			t.Errorf("%s: %v", r.Name, err)
		} else if res.Winners == 0 && res.Reason == "" {
			t.Errorf("%s: nobody wins, for no reason", r.Name)
		}
	}
}

// TestEqualsWinHalf plays bouts between equals on a rung of two seats and on one of four: about every other is won, however many sit
// at the table. With -full it plays 200 bouts on every rung.
func TestEqualsWinHalf(t *testing.T) {
	for i := range court.Rivals {
		r := court.Rivals[i]
		bouts, off := 200, 0.1
		if !enginetest.Full() {
			if i != 0 && i != 3 {
				continue
			}
			bouts, off = 60, 0.2
			r.Bot = "page"
		}
		t.Run(r.Name, func(t *testing.T) {
			won := 0.0
			for n := range bouts {
				b, err := fight(&r, r.Bot, cards.Mix(uint64(i), uint64(n)))
				if err != nil {
					t.Fatal(err)
				}
				switch {
				case b.ahead > b.behind:
					won++
				case b.ahead == b.behind:
					won += 0.5
				}
			}
			share := won / float64(bouts)
			t.Logf("an equal wins %.2f of %d bouts", share, bouts)
			if math.Abs(share-0.5) > off {
				t.Error("that is not a half")
			}
		})
	}
}

// TestCourtCommand lists the rivals, and plays a bout.
func TestCourtCommand(t *testing.T) {
	status, out, _ := called("", "court")
	if status != 0 || strings.Count(out, "\n") != len(court.Rivals) || !strings.Contains(out, " 7  Dame Ysolt      knight-hunter     --game crush --seats 4\n") {
		t.Errorf("it lists %d, %q", status, out)
	}
	status, out, errs := called("", "court", "--rung", "4", "--bot", "page")
	if status != 0 || !strings.Contains(out, "4 Isolde: squire, --game kingdoms --seats 2; the others page\nbout 1: ") || !strings.Contains(out, "of 1 bouts") {
		t.Errorf("a bout: %d, %q, %q", status, out, errs)
	}
	for args, says := range map[string]string{"--rung 16": "there is no rung 16", "--rung 1 --bot knave": `there is no bot "knave"`, "--rung 1 --bouts 0": "too few"} {
		if status, _, errs := called("", append([]string{"court"}, strings.Fields(args)...)...); status != 2 || !strings.Contains(errs, says) {
			t.Errorf("%s: %d, %q", args, status, errs)
		}
	}
}
