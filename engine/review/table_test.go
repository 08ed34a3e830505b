package review

import (
	"flag"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
)

var (
	tableFor = flag.Duration("table", 0, "how long TestAlarmsTable measures, 0 for not at all")
	tableOf  = flag.String("only", "", "the one game that it measures, \"\" for all")
	tableRow = flag.String("row", "", "the one row: its seats and house rules, \"3\", \"2 target=deal\"; \"\" for all")
)

// houseRules are the rules beside the usual ones that are measured, for the usual number of seats.
var houseRules = map[string][]string{
	"usurpers": {"sub_suit=any"},
	"kingdoms": {"decks=2", "jackWipe=yes"},
	"houses":   {"target=deal", "target=300"},
	"crush":    {"combo=on", "answers=secret"},
	"royalty":  {"turn=free", "give=all"},
}

// cell is a line of the table and a level: who plays what, and how many free choices are called mistakes.
type cell struct {
	game         engine.Game
	config       engine.Config
	level, rules string
	games        int
	flagged, all int
	took         []time.Duration // the review of a seat
}

// cells lists what is measured: every number of seats, and the house rules.
func cells(t *testing.T) (list []*cell) {
	t.Helper()
	for _, g := range catalog.Games() {
		info := g.Info()
		if *tableOf != "" && *tableOf != info.ID {
			continue
		}
		add := func(seats int, rules string) {
			if row := strings.TrimSpace(strconv.Itoa(seats) + " " + rules); *tableRow != "" && *tableRow != row {
				return
			}
			ops, err := engine.ParseOptions(rules)
			c := engine.Config{Seats: seats, Options: ops}
			if err == nil {
				err = info.Check(c)
			}
			if err != nil {
				t.Fatalf("%s %d %s: %v", info.ID, seats, rules, err)
			}
			for _, level := range []string{"page", "duke", "sovereign"} {
				list = append(list, &cell{game: g, config: c, level: level, rules: rules})
			}
		}
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			add(seats, "")
		}
		for _, rules := range houseRules[info.ID] {
			add(info.Seats, rules)
		}
	}
	return list
}

// play plays and reviews one game more.
func (c *cell) play(t *testing.T) {
	t.Helper()
	config := c.config
	config.Seed = uint64(2000 + c.games)
	m, err := match.New(c.game, config)
	if err != nil {
		t.Fatal(err)
	}
	goOn(t, m, config.Seed, c.level)
	for i := range config.Seats {
		begin := time.Now()
		s, err := Review(m, engine.Seat(i))
		if err != nil {
			t.Fatal(err)
		}
		c.took = append(c.took, time.Since(begin))
		for _, x := range s.Moments {
			if c.all++; x.Cost > 0 {
				c.flagged++
			}
		}
	}
	c.games++
}

// percent is the share of mistakes, with the ends of its 95 % interval after Wilson.
func (c *cell) percent() (p, low, high float64) {
	const z = 1.959964
	n := float64(max(c.all, 1))
	p = float64(c.flagged) / n
	mid, half := (p+z*z/(2*n))/(1+z*z/n), z/(1+z*z/n)*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return 100 * p, 100 * (mid - half), 100 * (mid + half)
}

// TestAlarmsTable measures, as long as -table says, how often choices are called mistakes: for every number of seats and some house
// rules. What the strongest level does is its false alarms. Of these it refuses more than two in a hundred, where the interval leaves no
// doubt, and a table at which Duke is flagged more often than Page.
func TestAlarmsTable(t *testing.T) {
	if *tableFor == 0 {
		t.Skip("measures only with -table")
	}
	list := cells(t)
	for begin := time.Now(); time.Since(begin) < *tableFor; {
		slices.MinFunc(list, func(a, b *cell) int { return a.weight() - b.weight() }).play(t)
	}
	for i := 0; i < len(list); i += 3 {
		line := list[i : i+3]
		text := fmt.Sprintf("| %s | %d | %s |", line[0].game.Info().Title, line[0].config.Seats, line[0].rules)
		for _, c := range line {
			p, low, high := c.percent()
			text += fmt.Sprintf(" %.1f, %.1f-%.1f (%d) |", p, low, high, c.all)
			if c.level == "sovereign" && len(c.took) > 0 {
				slices.Sort(c.took)
				text += fmt.Sprintf(" %d / %d |", c.took[len(c.took)/2].Milliseconds(), c.took[len(c.took)-1].Milliseconds())
			}
			if c.level == "sovereign" && low > 2 {
				t.Errorf("%s, %d seats, %q: %.1f %% of the strongest choices are called mistakes", c.game.Info().ID, c.config.Seats, c.rules, p)
			}
		}
		fmt.Println(text)
		if _, low, _ := line[1].percent(); low > 100*float64(line[0].flagged)/float64(max(line[0].all, 1)) {
			t.Errorf("%s, %d seats, %q: Duke is flagged more often than Page", line[0].game.Info().ID, line[0].config.Seats, line[0].rules)
		}
	}
}

// weight is how much of a cell is measured: of the strongest level a share that is three times as large, for it holds the bound.
func (c *cell) weight() int {
	if c.level == "sovereign" {
		return c.all / 3
	}
	return c.all
}
