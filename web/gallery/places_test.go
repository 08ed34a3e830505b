package main

import (
	"slices"
	"strings"
	"testing"
)

// Every place of a game is reached from what is kept alone, and one that is not what it should be is found out.
func TestEveryPlaceIsReached(t *testing.T) {
	list, err := places("royalty")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for i := range list {
		p := &list[i]
		names = append(names, strings.TrimPrefix(p.Name, "royalty-"))
		if err := p.visit(); err != nil {
			t.Error(err)
		}
		if strings.Join(p.Shows, "") == "" {
			t.Errorf("%s says nothing: %q", p.Name, p.Shows)
		}
	}
	for _, want := range []string{"early", "middle", "late", "open-rules", "open-board", "curtain", "recap", "zoom", "result", "ask-prompt-act", "ask-prompt-act-chosen"} {
		if !slices.Contains(names, want) {
			t.Errorf("no place %s among %v", want, names)
		}
	}
	wrong := list[slices.Index(names, "result")]
	wrong.Press = nil // the game goes on
	if wrong.visit() == nil {
		t.Errorf("a table passes for a result: %q", wrong.Shows)
	}
	wrong = list[slices.Index(names, "ask-prompt-act-chosen")]
	chosen := wrong.Shows
	wrong.Press = nil
	if err := wrong.visit(); err != nil || slices.Equal(wrong.Shows, chosen) {
		t.Errorf("a chosen card makes no difference: %v, %q", err, chosen)
	}
}
