package crowns

import (
	"slices"
	"testing"

	"royals/engine/review"
)

// sum is a review of so many free choices, with luck and the cost of the last one.
func sum(choices, deal, end, cost int) review.Sum {
	s := review.Sum{Par: 250, End: end}
	for i := range choices {
		m := review.Moment{}
		if i == 0 {
			m.Luck = deal
		}
		if i == choices-1 {
			m.Cost = cost
		}
		s.Moments = append(s.Moments, m)
	}
	return s
}

// TestReviewed has a review for each crown that earns it, and some that just miss it.
func TestReviewed(t *testing.T) {
	for _, c := range []struct {
		what string
		game Judged
		want []string
	}{
		{"won with 51 of luck against it", Judged{sum(3, -60, 9, 0), true, 0}, []string{"against-the-wind"}},
		{"won with 50 of luck against it", Judged{sum(3, -60, 10, 0), true, 0}, []string{"against-the-wind"}},
		{"won with 49 of luck against it", Judged{sum(3, -60, 11, 0), true, 0}, nil},
		{"lost with 50 of luck against it", Judged{sum(3, -60, 10, 0), false, 0}, nil},
		{"ten choices without a fault", Judged{sum(10, 0, 0, 0), false, 0}, []string{"clean-sheet"}},
		{"nine choices without a fault", Judged{sum(9, 0, 0, 0), false, 0}, nil},
		{"ten choices and a fault", Judged{sum(10, 0, 0, 30), false, 0}, nil},
		{"ten choices and a hint", Judged{sum(10, 0, 0, 0), false, 1}, nil},
		{"ten choices, and nobody knows of hints", Judged{sum(10, 0, 0, 0), false, -1}, nil},
	} {
		if got := Reviewed(&c.game); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v", c.what, got)
		}
	}
}

// TestTwentyFive counts the crowns: none is there twice.
func TestTwentyFive(t *testing.T) {
	keys := map[string]bool{}
	for _, c := range Every {
		keys[c.Key] = true
	}
	if len(keys) != 25 || len(Every) != 25 {
		t.Errorf("%d crowns, %d of them different", len(Every), len(keys))
	}
	for _, c := range Reviews {
		if !keys[c.Key] {
			t.Errorf("%s is not listed", c.Key)
		}
	}
}
