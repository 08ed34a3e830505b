package table

import (
	"strconv"
	"strings"

	"royals/engine"
	"royals/engine/match"
	"royals/game/words"
)

// sealed is a seal as it was shown at the deal, and the salt that opens it.
type sealed struct {
	salt match.Salt
	seal match.Seal
	open bool // seed and salt may be told
}

// Unseal lets seed and salt be told, once the game is over and no choice can be taken back any more.
func (t *Table) Unseal() {
	if t.sealed != nil && t.over {
		t.sealed.open = true
	}
}

// sealDeal fixes the deal for everybody to check afterwards.
func (t *Table) sealDeal(salt match.Salt) {
	t.sealed = &sealed{salt: salt, seal: match.NewSeal(t.m.Game, t.m.Config, salt)}
	t.tellSeal()
}

// tellSeal opens the log with the first digits of the seal.
func (t *Table) tellSeal() {
	if t.sealed != nil {
		t.Log = append(t.Log, Line{Seat: engine.None, Text: words.T("fair.log", words.Args{A: groups(t.sealed.seal.String()[:16], 4)}), See: engine.Everybody, Say: -1})
	}
}

// Fair is how anybody can tell that the deal has not been changed since it was made.
type Fair struct {
	Seal string // 64 hexadecimal digits; "" where the deal was not sealed
	// What follows is told after Unseal, and empty before.
	Seed, Salt string
	Command    string // computes the seal again
	Form       string // the same without the long numbers
	Fits       bool   // it has been computed again here, and is the same
}

// Fair returns the seal of the deal, and what opens it once it may be told.
func (t *Table) Fair() (f Fair) {
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

// BotSeed returns what opponents draw their chance from.
func (t *Table) BotSeed() uint64 { return t.botSeed }

// groups puts a space after every n digits, so that they can be read and broken into lines.
func groups(digits string, n int) string {
	s := ""
	for ; len(digits) > n; digits = digits[n:] {
		s += digits[:n] + " "
	}
	return s + digits
}

// Digits returns digits in groups of eight.
func Digits(digits string) string { return groups(digits, 8) }

// noteSeal writes the seal into the notes.
func (t *Table) noteSeal() {
	if t.sealed != nil {
		t.m.Notes = append(t.m.Notes, "sealed "+t.sealed.salt.String()+" "+t.sealed.seal.String())
	}
}

// readSeal takes the seal up; saves of older versions have none, and what is not whole is none.
func (t *Table) readSeal(notes []string) {
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
