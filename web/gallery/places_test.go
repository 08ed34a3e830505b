package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"royals/engine/catalog"
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

// Of a game there are several kinds of moments on a stage and an ending, each once and in every size; of the title and the tables every
// theme, which all differ.
func TestScenesAreOfEveryKind(t *testing.T) {
	count, first := map[string]int{}, map[string]string{}
	put := func(p *picture) {
		count[p.name]++
		if p.window() == "1280x720" {
			first[p.name] = fmt.Sprint(p.list.Ops)
		}
	}
	if err := fronts(put); err != nil {
		t.Fatal(err)
	}
	if err := moments(catalog.Find("royalty"), put); err != nil {
		t.Fatal(err)
	}
	kinds := map[string]int{}
	for name, n := range count {
		if n != len(sizes) {
			t.Errorf("%s is drawn in %d sizes, not %d", name, n, len(sizes))
		}
		for _, kind := range []string{"royalty-stage-", "royalty-ending-", "title-", "crush-table-", "houses-setup-"} {
			if strings.HasPrefix(name, kind) {
				kinds[kind]++
			}
		}
	}
	if kinds["royalty-stage-"] < 4 || kinds["royalty-ending-"] < 1 || kinds["title-"] != len(themes) || kinds["crush-table-"] != len(themes) || kinds["houses-setup-"] != len(themes) {
		t.Errorf("kinds: %v", kinds)
	}
	for i, a := range themes {
		for _, b := range themes[:i] {
			if first["crush-table-"+a] == first["crush-table-"+b] {
				t.Errorf("the table looks alike in the themes %s and %s", a, b)
			}
		}
	}
}

func TestKindIsWithoutWhoAndWhat(t *testing.T) {
	for _, c := range [][2]string{
		{"\u2068Bea\u2069 wins the battle: the ace of hearts beats the king of hearts.", "wins-battle-beats"},
		{"You win the battle: of two equal cards the leader's wins.", "own-win-battle-two-equal"},
		{"\u2068Guest\u2069 loses 50 points.", "own-loses-points"},
	} {
		if got := kindOf(c[0], 4); got != c[1] {
			t.Errorf("%s is of the kind %s, not %s", c[0], got, c[1])
		}
	}
}
