package main

import (
	"flag"
	"fmt"

	"royals/engine/match"
)

// verify computes the seal of a deal anew and compares it with the one that was shown.
func verify(args []string) error {
	var salt, seal string
	s, err := flags("verify", args, func(f *flag.FlagSet) {
		f.StringVar(&salt, "salt", "", "the salt that was shown at the end, 32 hexadecimal digits")
		f.StringVar(&seal, "seal", "", "the seal that was shown at the deal, 64 hexadecimal digits")
	})
	if err != nil {
		return err
	}
	key, err := match.ParseSalt(salt)
	if err != nil {
		return err
	}
	want, err := match.ParseSeal(seal)
	if err != nil {
		return err
	}
	if got := match.NewSeal(s.game, s.config, key); got != want {
		fmt.Printf("not this deal: its seal is %s\n", got)
		return errFailed
	}
	fmt.Println("the deal is the one that was sealed")
	return nil
}
