package bot

import (
	"bytes"
	"reflect"
	"slices"
	"testing"

	"royals/engine"
	"royals/engine/cards"
)

func TestRequestAndAnswerComeBack(t *testing.T) {
	q := Request{7, "usurpers", 1, 4, 2, "duke-hunter", true, cards.NewRand(1, 2), []byte{1, 2, 3}, []engine.Action{act(4), act(5)}, 99, 12}
	var got Request
	if err := got.Decode(q.Encode(nil)); err != nil || got.Game != q.Game || got.Level != q.Level || got.Rand != q.Rand || !bytes.Equal(got.State, q.State) || got.ID != 7 || got.Seat != 2 || got.Seats != 4 || !got.Hint || !slices.Equal(got.Run, q.Run) || got.Seed != 99 || got.Number != 12 {
		t.Errorf("%+v came back as %+v, %v", q, got, err)
	}
	a := Answer{9, []engine.Action{act(1), act(2)}, []Count{{act(1), 5, 600}}, []Tip{{[]engine.Action{act(3)}, 400, 90, ReasonFells, 12, 2}}, Verdict{310, 80, "attack P2", 400}}
	var back Answer
	if err := back.Decode(a.Encode(nil)); err != nil || !slices.Equal(back.Run, a.Run) || !slices.Equal(back.Counts, a.Counts) || !reflect.DeepEqual(back.Tips, a.Tips) || back.Judged != a.Judged {
		t.Errorf("%+v came back as %+v, %v", a, back, err)
	}
	whole := q.Encode(nil)
	for n := range whole {
		if err := got.Decode(whole[:n]); err == nil {
			t.Errorf("%d of %d bytes are a request", n, len(whole))
		}
	}
}

// However the thinking is cut into pieces, the choice and the counts are the same.
func TestPiecesMakeNoDifference(t *testing.T) {
	settings := Settings{Iterations: 500, Softness: 1}
	for seed := range uint64(20) {
		x := &noughts{}
		whole, parts := &Search{Settings: settings}, &Search{Settings: settings}
		r1, r2 := cards.NewRand(seed, 1), cards.NewRand(seed, 1)
		run := whole.Choose(x, 0, &r1, nil)
		n := 0
		for parts.Begin(x, 0, &r2); !parts.Think(7); n++ {
		}
		if !slices.Equal(run, parts.Run()) || !slices.Equal(whole.Counts, parts.Counts) || n != 500/7 {
			t.Fatalf("seed %d: %v in one piece, %v in %d", seed, run, parts.Run(), n)
		}
	}
}
