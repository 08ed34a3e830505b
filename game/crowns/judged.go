package crowns

import (
	"slices"

	"royals/engine/review"
)

// Judged is what a review says of a seat's game, with what no review tells.
type Judged struct {
	review.Sum
	Won   bool // alone or with others, but not a draw of all
	Hints int  // -1 where nobody counted them
}

// Review is a crown that is found when a game is reviewed.
type Review struct {
	Key string
	Won func(*Judged) bool
}

// The least of each: how much luck must be against the winner, in thousandths, and how many free choices must be without fault.
const (
	headwind = -50
	sheet    = 10
)

// Reviews are the crowns of a review.
var Reviews = []Review{
	{"against-the-wind", func(j *Judged) bool { return j.Won && j.Deal()+j.Cards() <= headwind }},
	{"clean-sheet", func(j *Judged) bool { return len(j.Moments) >= sheet && j.Hints == 0 && j.Cost() == 0 }},
}

// SecondThoughts is the crown of whoever plays on from a mistake and ranks better.
const SecondThoughts = "second-thoughts"

// Every lists all crowns, those of a review and of playing on last: what each is won for is asked of All and of Reviews.
var Every = slices.Concat(All, []Crown{{Key: "against-the-wind"}, {Key: "clean-sheet"}, {Key: SecondThoughts}})

// Reviewed returns the keys of the crowns that a review has earned.
func Reviewed(j *Judged) (keys []string) {
	for _, c := range Reviews {
		if c.Won(j) {
			keys = append(keys, c.Key)
		}
	}
	return keys
}
