package table

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/match"
)

// sealed is the published seal of the deal, and the salt that opens it.
type sealed struct {
	salt match.Salt
	seal match.Seal
	open bool // seed and salt may be told
}

// Unseal allows seed and salt to be told. It is for a game that is over and beyond undo.
func (t *record) Unseal() {
	if t.sealed != nil && t.over {
		t.sealed.open = true
	}
}

// sealDeal publishes the hash of the deal, so that anybody can check it later.
func (t *record) sealDeal(salt match.Salt) {
	t.sealed = &sealed{salt: salt, seal: match.NewSeal(t.m.Game, t.m.Config, salt)}
}

// Fair is what anybody needs to check that the deal was not changed after it was made.
type Fair struct {
	Seal string // 64 hexadecimal digits; "" where the deal was not sealed
	// The rest is empty before Unseal.
	Seed, Salt string
	Command    string // a command that computes the seal again
	Form       string // the same without the long numbers
	Fits       bool   // computed again here, it is the same
}

// Fair returns the seal of the deal, and what opens it if that may be told.
func (t *record) Fair() (f Fair) {
	if t.sealed == nil {
		return f
	}
	f.Seal = t.sealed.seal.String()
	if !t.sealed.open {
		return f
	}
	c := t.m.Config
	f.Seed, f.Salt = strconv.FormatUint(c.Seed, 10), t.sealed.salt.String()
	f.Fits = match.NewSeal(t.m.Game, c, t.sealed.salt) == t.sealed.seal
	head := "royals verify --game " + t.info.ID + " --seats " + strconv.Itoa(c.Seats)
	if len(c.Options) > 0 {
		head += " --options " + engine.FormatOptions(c.Options)
	}
	f.Form = head + " --seed … --salt … --seal …"
	f.Command = head + " --seed " + f.Seed + " --salt " + f.Salt + " --seal " + f.Seal
	return f
}

// BotSeed returns the seed of the opponents' random streams.
func (t *record) BotSeed() uint64 { return t.botSeed }

// groups puts a space after every n digits: they are easier to read, and lines can break there.
func groups(digits string, n int) string {
	s := ""
	for ; len(digits) > n; digits = digits[n:] {
		s += digits[:n] + " "
	}
	return s + digits
}

// Digits writes digits in groups of eight.
func Digits(digits string) string { return groups(digits, 8) }

// noteSeal writes the seal into the notes.
func (t *record) noteSeal() {
	if t.sealed != nil {
		t.m.Notes = append(t.m.Notes, "sealed "+t.sealed.salt.String()+" "+t.sealed.seal.String())
	}
}

// readSeal reads the seal. Saves of older versions have none. A damaged one counts as none.
func (t *record) readSeal(notes []string) {
	for _, n := range notes {
		f := strings.Fields(n)
		if len(f) != 3 || f[0] != "sealed" {
			continue
		}
		salt, err := match.ParseSalt(f[1])
		seal, err2 := match.ParseSeal(f[2])
		if err == nil && err2 == nil {
			t.sealed = &sealed{salt: salt, seal: seal}
		}
	}
}
