package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
)

// TestReplayAndVerify replays a game of each title, has its code played again, and looks at the table through a seat's eyes.
func TestReplayAndVerify(t *testing.T) {
	for _, g := range catalog.Games() {
		id := g.Info().ID
		status, out, errs := called("", "replay", "--game", id, "--seed", "11", "--bots", "squire")
		lines := strings.Split(strings.TrimSpace(out), "\n")
		record := lines[len(lines)-1]
		if status != 0 || !strings.HasPrefix(record, strings.ToUpper(id)+"-") || strings.Count(record, ".") != 2 {
			t.Fatalf("%s: status %d, %q, the last line is %q", id, status, errs, record)
		}
		status, out, errs = called("", "verify", record)
		if status != 0 || !strings.Contains(out, g.Info().Title) || !strings.Contains(out, "P2 rank ") || errs != "" {
			t.Errorf("%s: status %d, %q, %q", id, status, out, errs)
		}
		deal, _, _ := strings.Cut(record, ".")
		status, out, _ = called("", "verify", deal)
		if status != 0 || !strings.Contains(out, "seed 11,") || !strings.Contains(out, "P1 squire") {
			t.Errorf("%s: %s holds %q", id, deal, out)
		}
		swapped := record[:len(record)-1] + map[bool]string{true: "1", false: "0"}[strings.HasSuffix(record, "0")]
		if status, _, errs = called("", "verify", swapped); status != 1 || !strings.Contains(errs, "it was changed") {
			t.Errorf("%s: a forged record: %d, %q", id, status, errs)
		}
		status, out, _ = called("", "replay", record, "--seat", "P2", "--to", "3")
		if status != 0 || !strings.Contains(out, "after 3 of ") || !strings.Contains(out, "Hand of Bea") {
			t.Errorf("%s: P2 saw %q", id, out)
		}
	}
	for text, says := range map[string]string{"CRUSH-11111": "A letter of this code is wrong.", "hello": "This is no code of Royals."} {
		if status, _, errs := called("", "verify", text); status != 1 || !strings.Contains(errs, says) {
			t.Errorf("%s: %d, %q", text, status, errs)
		}
	}
}

// TestReplayWaitsForTheEnd opens no other hand of a game that goes on.
func TestReplayWaitsForTheEnd(t *testing.T) {
	m, err := match.New(catalog.Find("crush"), engine.Config{Seats: 4, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "game.txt")
	if err := os.WriteFile(file, m.Save(), 0o644); err != nil {
		t.Fatal(err)
	}
	if status, out, errs := called("", "replay", file, "--seat", "P2", "--to", "0"); status != 1 || out != "" || !strings.Contains(errs, "not over") {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
}

// TestReviewAddsUp reads the last line of a review and adds it up.
func TestReviewAddsUp(t *testing.T) {
	status, out, errs := called("", "review", "--game", "usurpers", "--seed", "3", "--bots", "squire", "--seat", "P2")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	var par, deal, cards, choices, result int
	n, err := fmt.Sscanf(lines[len(lines)-1], "par %d, deal %d, cards %d, choices %d = %d", &par, &deal, &cards, &choices, &result)
	if status != 0 || n != 5 || err != nil || par+deal+cards+choices != result || choices > 0 {
		t.Errorf("status %d, %q, %q, %v", status, errs, out, err)
	}
	if status, _, errs := called("", "review", "--seat", "P9"); status != 2 || !strings.Contains(errs, "no seat") {
		t.Errorf("status %d, %q", status, errs)
	}
}

// TestCrownsOfSeats lists what a game has won each of its seats.
func TestCrownsOfSeats(t *testing.T) {
	_, record, _ := called("", "replay", "--game", "crush", "--seed", "1", "--bots", "squire,squire,squire,sovereign")
	lines := strings.Split(strings.TrimSpace(record), "\n")
	for _, args := range [][]string{{"--game", "crush", "--seed", "1", "--bots", "squire,squire,squire,sovereign"}, {lines[len(lines)-1]}} {
		status, out, errs := called("", append([]string{"crowns"}, args...)...)
		rows := strings.Split(strings.TrimSpace(out), "\n")
		if status != 0 || errs != "" || len(rows) != 4 || !strings.HasPrefix(rows[1], "P2 ") {
			t.Fatalf("status %d, %q, %q", status, out, errs)
		}
		t.Log(out)
	}
	if status, _, errs := called("", "crowns", "no-such-file"); status != 1 || errs == "" {
		t.Errorf("status %d, %q", status, errs)
	}
}
