package main

import (
	"flag"
	"fmt"
	"strings"

	"royals/engine/match"
)

// verify computes the seal of a deal anew and compares it with the one that was shown, or says what a code holds.
func (t *tool) verify(args []string) error {
	if len(args) == 1 && !strings.HasPrefix(args[0], "-") {
		return t.verifyCode(args[0])
	}
	var salt, seal string
	s, err := t.flags("verify", args, takesGame, func(f *flag.FlagSet) {
		f.StringVar(&salt, "salt", "", "`HEX`: the salt that was shown at the end, 32 hexadecimal digits")
		f.StringVar(&seal, "seal", "", "`HEX`: the seal that was shown at the deal, 64 hexadecimal digits")
	})
	if err != nil {
		return err
	}
	key, err := match.ParseSalt(salt)
	if err != nil {
		return misuse("--salt: " + err.Error())
	}
	want, err := match.ParseSeal(seal)
	if err != nil {
		return misuse("--seal: " + err.Error())
	}
	if got := match.NewSeal(s.game, s.config, key); got != want {
		fmt.Fprintf(t.out, "not this deal: its seal is %s\n", got)
		return errFailed
	}
	fmt.Fprintln(t.out, "the deal is the one that was sealed")
	return nil
}
