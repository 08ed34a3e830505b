package match

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"

	"royals/engine"
)

// Salt makes a seal impossible to guess backwards: 128 bits of true chance, drawn by whoever seals.
type Salt [16]byte

// Seal fixes a deal before it is played without giving it away: the SHA-256 hash of the game, its rules' version, the seats, the
// options, the seed and a salt. It is shown at the deal; seed and salt are shown at the end, and then anybody can
// compute it again and play the deal again.
//
// Hashed are, one after another: the text "royals deal" and a zero byte; the game's id and a zero byte; the version and
// the number of seats as 16 bits each; every option of the game as it is in force, in the order of the game's list, key
// and value with a zero byte after each; the seed as 64 bits; the salt. Numbers go lowest byte first. A Late option is
// left out at its default, so that deals sealed before it came keep their seals.
type Seal [sha256.Size]byte

// NewSeal computes the seal of a deal. Options left at their defaults and options set to them are the same deal.
func NewSeal(g engine.Game, c engine.Config, salt Salt) Seal {
	in := g.Info()
	v, n := in.Version, c.Seats
	s := "royals deal\x00" + in.ID + "\x00" + string([]byte{byte(v), byte(v >> 8), byte(n), byte(n >> 8)})
	for _, o := range in.Options {
		if v := in.Value(c, o.Key); !o.Late || v != o.Default {
			s += o.Key + "\x00" + v + "\x00"
		}
	}
	return sha256.Sum256(append(binary.LittleEndian.AppendUint64([]byte(s), c.Seed), salt[:]...))
}

// String writes the seal as 64 hexadecimal digits.
func (s Seal) String() string { return hex.EncodeToString(s[:]) }

// String writes the salt as 32 hexadecimal digits.
func (s Salt) String() string { return hex.EncodeToString(s[:]) }

// ParseSalt reads what Salt.String writes.
func ParseSalt(text string) (s Salt, err error) {
	return s, digits(s[:], text, "match: a salt is 32 hexadecimal digits")
}

// ParseSeal reads what Seal.String writes.
func ParseSeal(text string) (s Seal, err error) {
	return s, digits(s[:], text, "match: a seal is 64 hexadecimal digits")
}

func digits(dst []byte, text, complaint string) error {
	if len(text) != 2*len(dst) {
		return errors.New(complaint)
	}
	if _, err := hex.Decode(dst, []byte(text)); err != nil {
		return errors.New(complaint)
	}
	return nil
}
