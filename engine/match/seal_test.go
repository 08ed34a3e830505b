package match

import (
	"testing"

	"royals/engine"
	"royals/engine/crush"
	"royals/engine/kingdoms"
	"royals/engine/royalty"
)

// The seal is what the documentation says, byte for byte: the expected one was computed with Python's hashlib from the text.
func TestSealIsAsDescribed(t *testing.T) {
	var salt Salt
	for i := range salt {
		salt[i] = byte(i)
	}
	c := engine.Config{Seats: 2, Seed: 0x0102030405060708, Options: []engine.Setting{{Key: "decks", Value: "2"}}}
	const want = "cf38fca3dc95ba6a0da224840e793ace8c6eec17b812b1cbef43cc66af622b2a"
	if got := NewSeal(kingdoms.Game{}, c, salt).String(); got != want {
		t.Errorf("sealed as %s, want %s", got, want)
	}
}

// A deal of Royalty that was sealed before some options came has the same seal now. The expected one was computed in
// the same way, from the three options of then. A late option off its default is another deal.
func TestSealsOutliveNewOptions(t *testing.T) {
	c := engine.Config{Seats: 3, Seed: 7}
	const want = "002126cbfaf494b4f1542e73f1501d3ee337f6d7861e84ca53e23ecc70517a12"
	if got := NewSeal(royalty.Game{}, c, Salt{}).String(); got != want {
		t.Errorf("sealed as %s, want %s", got, want)
	}
	c.Options = []engine.Setting{{Key: "give", Value: "all"}}
	if NewSeal(royalty.Game{}, c, Salt{}).String() == want {
		t.Error("a late option off its default is not sealed")
	}
}

// Whatever differs in a deal, or in the salt, differs in the seal; what is the same deal said otherwise does not.
func TestSealTellsDealsApart(t *testing.T) {
	g := crush.Game{}
	base := engine.Config{Seats: 4, Seed: 1}
	seal := NewSeal(g, base, Salt{1})
	for name, other := range map[string]Seal{
		"seed":   NewSeal(g, engine.Config{Seats: 4, Seed: 2}, Salt{1}),
		"seats":  NewSeal(g, engine.Config{Seats: 5, Seed: 1}, Salt{1}),
		"option": NewSeal(g, engine.Config{Seats: 4, Seed: 1, Options: []engine.Setting{{Key: "combo", Value: "on"}}}, Salt{1}),
		"game":   NewSeal(kingdoms.Game{}, base, Salt{1}),
		"salt":   NewSeal(g, base, Salt{2}),
	} {
		if other == seal {
			t.Errorf("another %s has the same seal", name)
		}
	}
	said := engine.Config{Seats: 4, Seed: 1, Options: []engine.Setting{{Key: "noDraw", Value: "off"}, {Key: "combo", Value: "off"}}}
	if NewSeal(g, said, Salt{1}) != seal {
		t.Error("defaults that are spelled out change the seal")
	}
}

func TestSealsAreRead(t *testing.T) {
	salt := Salt{0xab, 15: 0x01}
	if got, err := ParseSalt(salt.String()); err != nil || got != salt {
		t.Errorf("%v, %v", got, err)
	}
	seal := NewSeal(crush.Game{}, engine.Config{Seats: 4}, salt)
	if got, err := ParseSeal(seal.String()); err != nil || got != seal {
		t.Errorf("%v, %v", got, err)
	}
	for _, bad := range []string{"", "ab", salt.String()[1:], salt.String() + "00", "zz" + salt.String()[2:]} {
		if _, err := ParseSalt(bad); err == nil {
			t.Errorf("%q is a salt", bad)
		}
	}
	if _, err := ParseSeal(salt.String()); err == nil {
		t.Error("a salt is a seal")
	}
}
