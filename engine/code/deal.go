package code

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"strings"

	"royals/engine"
)

// SeedBits is how long the seed of a deal may be that has a code.
const SeedBits = 50

// Deal is what fixes a game but for its choices. Opponents is nil where they are left to the player; else it has a word for each
// seat, "" for a person and the name of a bot for the others.
type Deal struct {
	Game      engine.Game
	Config    engine.Config
	Opponents []string
}

// opponents are those that a code can name, by number. The first is a person.
var opponents = []string{"", "page", "squire",
	"knight", "knight-hunter", "knight-gambler", "duke", "duke-hunter", "duke-gambler", "sovereign", "sovereign-hunter", "sovereign-gambler"}

const (
	format    = 0
	formats   = 1 << 4
	versions  = 1 << 6
	someSeats = 1 << 3
	upTo      = 1 << 16 // numbers of an option that are not among its words
)

// ErrUnfit says that a deal has no code: its seed is too long, or an opponent has no number.
var ErrUnfit = errors.New("code: this deal has no code")

// Write returns the code of a deal. Where it has none, the error is ErrUnfit.
func Write(d Deal) (string, error) {
	list, err := d.digits()
	if err != nil {
		return "", err
	}
	word := strings.ToUpper(d.Game.Info().ID)
	body := pack(list).text(size(list))
	crc := crc10(word, body)
	return word + "-" + grouped(letters(append(body, byte(crc>>5), byte(crc&31)))), nil
}

// digits lists what stands in the code, in order.
func (d Deal) digits() ([]digit, error) {
	info := d.Game.Info()
	if err := info.Check(d.Config); err != nil {
		return nil, err
	}
	if d.Config.Seed>>SeedBits != 0 || info.Version >= versions || d.Opponents != nil && len(d.Opponents) != d.Config.Seats {
		return nil, ErrUnfit
	}
	usual := uint32(1)
	var rules []digit
	for i := range info.Options {
		o := &info.Options[i]
		list, ok := optionDigits(o, info, d.Config)
		if !ok {
			return nil, ErrUnfit
		}
		rules = append(rules, list...)
		if info.Value(d.Config, o.Key) != o.Default {
			usual = 0
		}
	}
	follow := uint32(0)
	if d.Opponents != nil {
		follow = 1
	}
	const half = SeedBits / 2
	list := []digit{{format, formats}, {uint32(info.Version), versions}, {uint32(d.Config.Seats), someSeats}, {usual, 2}, {follow, 2},
		{uint32(d.Config.Seed & (1<<half - 1)), 1 << half}, {uint32(d.Config.Seed >> half), 1 << half}}
	if usual == 0 {
		list = append(list, rules...)
	}
	for _, name := range d.Opponents {
		n := number32(opponents, strings.TrimSuffix(name, "-steady"))
		if n < 0 {
			return nil, ErrUnfit
		}
		list = append(list, digit{uint32(n), 16})
	}
	return list, nil
}

func number32(list []string, word string) int {
	for i, w := range list {
		if w == word {
			return i
		}
	}
	return -1
}

// optionDigits writes what an option is set to: its place among the words, or one beyond them and the number.
func optionDigits(o *engine.Option, info *engine.Info, c engine.Config) ([]digit, bool) {
	base := uint32(len(o.Values))
	if o.Max > 0 {
		base++
	}
	if i := info.Index(c, o.Key); i >= 0 {
		return []digit{{uint32(i), base}}, true
	}
	n := info.Number(c, o.Key) - o.Min
	return []digit{{uint32(len(o.Values)), base}, {uint32(n), upTo}}, o.Max > 0 && n >= 0 && n < upTo
}

// Read returns the deal of a code. Case, dashes and spaces do not matter, nor letters that look like digits.
func Read(text string, games []engine.Game) (d Deal, err error) {
	if len(text) > 200 {
		return d, ErrNone
	}
	body := fold(text)
	for _, g := range games { // the longest name that fits
		if word := fold(g.Info().ID); strings.HasPrefix(body, word) && (d.Game == nil || len(word) > len(fold(d.Game.Info().ID))) {
			d.Game = g
		}
	}
	if d.Game == nil {
		return d, ErrNone
	}
	info := d.Game.Info()
	list, err := values(body[len(fold(info.ID)):])
	if err != nil {
		return d, err
	}
	if len(list) < 3 {
		return d, ErrNone
	}
	at := len(list) - 2
	if crc := crc10(strings.ToUpper(info.ID), list[:at]); list[at] != byte(crc>>5) || list[at+1] != byte(crc&31) {
		return d, ErrLetter
	}
	if err := d.take(numberOf(list[:at])); err != nil {
		return d, err
	}
	again, err := Write(d) // there is one code of a deal
	if err != nil || fold(again) != fold(text) {
		return d, ErrNone
	}
	return d, nil
}

// take reads a deal out of its number.
func (d *Deal) take(n number) error {
	info := d.Game.Info()
	if n.pop(formats) != format {
		return ErrNewer
	}
	switch v := int(n.pop(versions)); {
	case v > info.Version:
		return ErrNewer
	case v < info.Version:
		return ErrOlder
	}
	d.Config.Seats = int(n.pop(someSeats))
	usual, follow := n.pop(2) == 1, n.pop(2) == 1
	const half = SeedBits / 2
	low := n.pop(1 << half)
	d.Config.Seed = uint64(low) | uint64(n.pop(1<<half))<<half
	if d.Config.Seats < info.MinSeats || d.Config.Seats > info.MaxSeats {
		return ErrNone
	}
	for i := range info.Options {
		if usual {
			break
		}
		o := &info.Options[i]
		value, ok := optionOf(o, &n)
		if !ok {
			return ErrNone
		}
		if value != o.Default {
			d.Config.Options = append(d.Config.Options, engine.Setting{Key: o.Key, Value: value})
		}
	}
	for range d.Config.Seats {
		if !follow {
			break
		}
		k := n.pop(16)
		if int(k) >= len(opponents) {
			return ErrNewer
		}
		d.Opponents = append(d.Opponents, opponents[k])
	}
	return nil
}

func optionOf(o *engine.Option, n *number) (string, bool) {
	base := uint32(len(o.Values))
	if o.Max > 0 {
		base++
	}
	if base == 0 {
		return o.Default, true
	}
	if i := n.pop(base); int(i) < len(o.Values) {
		return o.Values[i], true
	}
	value := itoa(o.Min + int(n.pop(upTo)))
	return value, o.Allows(value)
}

// Daily is the seed of the day's deal of a game. The date is written 2026-11-22.
func Daily(game, date string) uint64 {
	sum := sha256.Sum256([]byte("royals daily 1\x00" + game + "\x00" + date))
	return binary.BigEndian.Uint64(sum[:]) >> (64 - SeedBits)
}

// Bots is the seed of the opponents' chance in a coded deal: they give the same answers to the same choices everywhere.
func Bots(code string) uint64 {
	sum := sha256.Sum256([]byte("royals bots\x00" + fold(code)))
	return binary.BigEndian.Uint64(sum[:])
}
