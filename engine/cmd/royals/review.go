package main

import (
	"flag"
	"fmt"

	"royals/engine"
	"royals/engine/review"
)

// review tells luck from choices in a game that is over.
func (t *tool) review(args []string) error {
	var eyes string
	_, m, _, err := t.finished("review", args, func(f *flag.FlagSet) {
		f.StringVar(&eyes, "seat", "P1", "`SEAT`: whose luck and choices")
	})
	if err != nil {
		return err
	}
	seat, ok := engine.ParseSeat(eyes)
	if !ok || int(seat) >= m.Config.Seats {
		return misused("there is no seat %q", eyes)
	}
	s, err := review.Review(m, seat)
	if err != nil {
		return err
	}
	for i, x := range s.Moments {
		fmt.Fprintf(t.out, "%4d  luck %+d, share %d: %s", i+1, x.Luck, x.Share, x.Chosen)
		if x.Cost > 0 {
			fmt.Fprintf(t.out, "; cost %d, better: %s", x.Cost, x.Better)
		}
		fmt.Fprintln(t.out)
	}
	fmt.Fprintf(t.out, "after the last choice: luck %+d\n", s.End)
	fmt.Fprintf(t.out, "par %d, deal %+d, cards %+d, choices %+d = %d\n", s.Par, s.Deal(), s.Cards(), -s.Cost(), s.Result)
	return nil
}
