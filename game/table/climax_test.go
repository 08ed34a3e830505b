package table_test

import (
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/engine/match"
	"royals/game/table"
)

// TestNoClimaxWithoutWhy: whenever the table stands still for what has been decided, it says who has won and by what, and
// the sum that it gives is right.
func TestNoClimaxWithoutWhy(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			heard := map[string]bool{}
			for seed := range uint64(enginetest.Much(6, 60)) {
				climaxes(t, g, seed, heard)
			}
			if len(heard) < 8 {
				t.Errorf("only %d climaxes", len(heard))
			}
			for i, line := range slices.Sorted(maps.Keys(heard)) {
				if i%(len(heard)/6+1) == 0 {
					t.Log(line)
				}
			}
		})
	}
}

// finalTurn is what is said before a final turn of Two Kingdoms: nothing has been decided yet. After one nothing was.
var finalTurn = regexp.MustCompile(`has a final turn|has the last turn|ends the last turn`)

// payment is what is told while what hits cost is paid: it decides nothing, and the table stands for it as long as a royal falls.
var payment = regexp.MustCompile(`gives? up the|slides? the .* under a royal`)

// climaxes plays a game at random and reads what the table says whenever it stands.
func climaxes(t *testing.T, g engine.Game, seed uint64, heard map[string]bool) {
	t.Helper()
	tab, _ := sit(t, g, int(seed%2), seed)
	tab.Pace = table.Pace{Move: 1, Pause: 1}
	rnd, standing := rand.New(rand.NewPCG(seed, 5)), ""
	for now := time.Duration(0); !tab.Over() && now < 9*time.Hour; now += 100 * time.Millisecond {
		tab.Update(now)
		line := ""
		if tab.Resting() && !tab.Closing() {
			line = tab.Question()
		}
		if line != "" && line != standing && !finalTurn.MatchString(line) && !payment.MatchString(line) {
			heard[line] = true
			readClimax(t, tab, line, seed)
		}
		standing = line
		switch {
		case tab.Held():
			tab.Next()
		case tab.Asked != engine.None && !tab.Flushing():
			all, _ := match.Choices(tab.State(), tab.Asked, 40)
			if err := tab.Commit(all[rnd.IntN(len(all))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

var (
	reasoned = regexp.MustCompile(`^[^{}<>]+: [^{}<>]+\.$`)
	divided  = regexp.MustCompile(`(\d+) ([÷×]) (\d+) = (\d+)`)
	hitFor   = regexp.MustCompile(` for (\d+)`)
	walled   = regexp.MustCompile(`loses? (\d+) points?: the blow was (\d+), the wall took (\d+)`)
)

// readClimax reads the line of a rest: a reason, and a sum that adds up.
func readClimax(t *testing.T, tab *table.Table, line string, seed uint64) {
	t.Helper()
	if !reasoned.MatchString(line) && !strings.Contains(line, " to ") && !strings.Contains(line, "even at") {
		t.Errorf("seed %d: after %q it says %q, without a reason", seed, tab.Log[len(tab.Log)-1].Text, line)
	}
	if m := divided.FindStringSubmatch(line); m != nil {
		a, b, c := number(m[1]), number(m[3]), number(m[4])
		if m[2] == "÷" && a/b != c || m[2] == "×" && a*b != c {
			t.Errorf("seed %d: %q does not add up", seed, line)
		}
		if hit := hitFor.FindStringSubmatch(line); hit != nil && number(hit[1]) != c {
			t.Errorf("seed %d: %q: the blow and its sum differ", seed, line)
		}
	}
	if m := walled.FindStringSubmatch(line); m != nil && number(m[1]) != number(m[2])-number(m[3]) {
		t.Errorf("seed %d: %q does not add up", seed, line)
	}
}

func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}
