package keep

import (
	"strings"
	"testing"
	"time"

	"royals/game/store"
)

// TestDays keeps the first end of each deal, leaves what a later version wrote alone, and passes over what it cannot read.
func TestDays(t *testing.T) {
	s := store.NewMemory()
	for _, d := range []Day{{"crush", "2026-11-22", 1, 4, false, 0, "a1"}, {"crush", "2026-11-22", 3, 4, false, 0, "a1"}, {"houses", "2026-11-22", 2, 2, true, 0, "a1"}} {
		if err := NoteDay(s, d); err != nil {
			t.Fatal(err)
		}
	}
	text, _ := s.Load(Daily)
	_ = s.Save(Daily, append(text, "week 2026-48 crush\nday 2026-11-21 crush x 4\nday 2026-11-20 crush 2 4 late\n"...))
	if err := NoteDay(s, Day{"royalty", "2026-11-23", 3, 3, false, 0, "a1"}); err != nil {
		t.Fatal(err)
	}
	list := Days(s)
	if len(list) != 4 || list[0] != (Day{"crush", "2026-11-22", 1, 4, false, 0, "a1"}) || !list[1].Late || list[3].Rank != 3 || list[2] != (Day{"crush", "2026-11-20", 2, 4, true, -1, ""}) {
		t.Errorf("it keeps %+v", list)
	}
	if text, _ := s.Load(Daily); !strings.Contains(string(text), "week 2026-48 crush\n") {
		t.Errorf("the line of a later version is gone: %q", text)
	}
	if _, ok := Done(list, "crush", "2026-11-23"); ok {
		t.Error("a deal that nobody has played is done")
	}
}

// TestDates goes over midnight, the end of a year, a leap day and a change of the clock.
func TestDates(t *testing.T) {
	zone := time.FixedZone("far", 13*3600)
	for _, c := range []struct {
		at   time.Time
		ago  int
		want string
	}{
		{time.Date(2026, 11, 22, 23, 59, 59, 0, time.UTC), 0, "2026-11-22"},
		{time.Date(2026, 11, 22, 23, 59, 59, 0, time.UTC).In(zone), 0, "2026-11-23"},
		{time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC), 1, "2026-12-31"},
		{time.Date(2028, 3, 1, 0, 30, 0, 0, time.UTC), 1, "2028-02-29"},
		{time.Date(2026, 3, 29, 23, 30, 0, 0, zone), 30, "2026-02-27"},
	} {
		if got := Date(c.at, c.ago); got != c.want {
			t.Errorf("%d days before %v is %s, not %s", c.ago, c.at, got, c.want)
		}
	}
}

// TestStreak counts dates in a row that were played on their date. A gap ends it, a late game does not fill one, and today may be
// open yet.
func TestStreak(t *testing.T) {
	today := time.Date(2026, 11, 22, 9, 0, 0, 0, time.UTC)
	list := []Day{{"crush", "2026-11-18", 1, 4, false, 0, "a1"}, {"crush", "2026-11-19", 1, 4, true, 0, "a1"}, {"crush", "2026-11-20", 4, 4, false, 0, "a1"}, {"houses", "2026-11-21", 2, 2, false, 0, "a1"}, {"crush", "2026-11-21", 1, 4, false, 0, "a1"}}
	if n := Streak(list, today); n != 2 {
		t.Errorf("a streak of %d, not 2", n)
	}
	if n := Streak(append(list, Day{"royalty", "2026-11-22", 3, 3, false, 0, "a1"}), today); n != 3 {
		t.Errorf("a streak of %d, not 3", n)
	}
	if n := Streak(list, today.AddDate(0, 0, 2)); n != 0 {
		t.Errorf("a streak of %d after a gap", n)
	}
	if n := Streak(nil, today); n != 0 {
		t.Errorf("a streak of %d of nothing", n)
	}
}

// TestClockSetBack: who has finished a later deal plays an earlier one late, whatever the clock says.
func TestClockSetBack(t *testing.T) {
	today := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	list := []Day{{Game: "crush", Date: "2026-11-22", Rank: 1, Of: 4}}
	for _, c := range []struct {
		date string
		back int
		late bool
	}{{"2026-11-22", 0, false}, {"2026-11-21", 0, true}, {"2026-11-21", 1, true}, {"2026-11-01", 21, true}, {"2026-11-23", -1, false}} {
		if got := IsLate(list, c.date, today.AddDate(0, 0, -c.back)); got != c.late {
			t.Errorf("%s, the clock %d days back: late %v", c.date, c.back, got)
		}
	}
}
