package bot

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
)

var update = flag.Bool("update", false, "write testdata/decisions anew")

const decisionsFile = "testdata/decisions"

// A thousand decisions of each game, by all levels in turn, with all that they counted, come to the recorded hash. The same test
// runs in WebAssembly (make test-go), so a choice is the same on the desktop and in the page.
func TestDecisionsAreTheSameEverywhere(t *testing.T) {
	var got bytes.Buffer
	for _, g := range catalog.Games() {
		var bots [5]Bot
		for l := range bots {
			bots[l] = New(Level(l), Temper(l%3))
			if s, ok := bots[l].(*Search); ok {
				s.Iterations = 40
			}
		}
		var log []byte
		n := 0
		positions(t, g, 1000, func(s engine.State, seat engine.Seat, seed uint64) {
			red := s.Fresh()
			red.CopyFrom(s)
			red.Redact(seat)
			r := cards.NewRand(seed, 12)
			b := bots[n%len(bots)]
			for _, a := range b.Choose(red, seat, &r, nil) {
				log = binary.LittleEndian.AppendUint32(log, uint32(a))
			}
			if k, ok := b.(*Search); ok {
				for _, c := range k.Counts {
					log = binary.LittleEndian.AppendUint32(log, uint32(c.Visits))
					log = binary.LittleEndian.AppendUint32(log, uint32(c.Value))
				}
			}
			n++
		})
		fmt.Fprintf(&got, "%-9s %d decisions %016x\n", g.Info().ID, n, engine.HashBytes(log))
	}
	if *update {
		if err := os.WriteFile(decisionsFile, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(decisionsFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("decided\n%srecorded (write anew with -update after a change of rules, weights or search)\n%s", got.Bytes(), want)
	}
}
