package table

import (
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/match"
)

// TestFactsOfAnAttack: the table says who has to answer what, also where the defences take all of an attack.
func TestFactsOfAnAttack(t *testing.T) {
	wall := "kingdom P2 2C,2D,2H,2S,3C,3D,3H,3S"
	for _, c := range []struct {
		facts, want string
	}{
		{"phase attacked,target P2,rank 4,table 4C,4D", "Bea has to answer a blow with 4s for 40."},
		{"phase attacked,target P2,rank 4,table 4C,4D," + wall, "Bea has to answer a blow with 4s for 0."},
		{"phase attacked,target P2,rank 4,table 4C,4D,5C,5D", "Bea has to answer a blow with several pairs for 90."},
		{"phase attacked,target P2,rank 4,table 4C,4D,4H,4S," + wall + ",AC,AD,AH,AS", "Bea has to answer a blow with several pairs for 10."},
		{"phase asked,target P2,rank 9", "Bea has to answer an ask for 9s."},
		{"phase adding,target P2,rank 4,table 4C,4D", ""},
		{"phase act", ""},
	} {
		tab := laid(t, "hand P1 9C,8C,hand P2 7C,"+c.facts)
		got := strings.Join(tab.Facts(engine.None), " ")
		if got = bare.Replace(got); got != c.want {
			t.Errorf("%s: %q, want %q", c.facts, got, c.want)
		}
	}
}

// TestCardsSpeakOfAnAttackThatGrows: what is laid already counts for what a pair and a queen would do (R23, R37).
func TestCardsSpeakOfAnAttackThatGrows(t *testing.T) {
	adding := "hand P1 7C,7D,QC,9H,hand P2 5C,phase adding,target P2,rank 4,table 4C,4D,"
	queen := cards.New(cards.Queen, cards.Clubs)
	for _, c := range []struct {
		facts string
		card  cards.Card
		want  string
	}{
		{adding + "kingdom P2 3C,3D", 7, "A pair: hits for 70. With it the blow costs Bea 95 in all."},
		{adding + "points P2 110", 7, "A pair: hits for 70. With it the blow costs Bea 110 in all. It puts Bea out of the game."},
		{adding + "kingdom P2 3C,3D", queen, "With your pair: past Bea's wall, 110 instead of 95."},
		{strings.Replace(adding, "table 4C,4D", "table 4C,4D,QD", 1) + "kingdom P2 3C,3D", queen, "One queen is enough for the whole blow."},
		{strings.Replace(adding, "table 4C,4D", "table 4C,4D,QD", 1) + "kingdom P2 3C,3D", 7, "A pair: hits for 70. With it the blow costs Bea 110 in all."},
		{"hand P1 7C,7D,9H,hand P2 5C,kingdom P2 3C,3D", 7, "A pair: hits for 70. 55 after Bea's wall."},
	} {
		tab, s := position(t, c.facts)
		tab.Viewer = 0
		got := strings.Join(tab.meaning(s, engine.PileID{Owner: 0}, c.card), " ")
		if got = bare.Replace(got); got != c.want {
			t.Errorf("%s: %q, want %q", c.facts, got, c.want)
		}
	}
}

// bare takes away the marks around names.
var bare = strings.NewReplacer("\u2068", "", "\u2069", "")

// laid shows a position of Royalty between two, of facts with commas between. Facts begin with a word in small letters.
func laid(t *testing.T, facts string) *Table {
	t.Helper()
	tab, s := position(t, facts)
	tab.Shown.Reset(engine.Table)
	s.Redact(engine.Table)
	s.View(&tab.Shown)
	return tab
}

// position returns such a position, and a table for it.
func position(t *testing.T, facts string) (*Table, engine.State) {
	t.Helper()
	g := catalog.Find("royalty").(engine.Scribe)
	c := engine.Config{Seats: 2, Options: []engine.Setting{{Key: "combineAttacks", Value: "on"}}}
	s, err := g.Blank(c)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for part := range strings.SplitSeq(facts, ",") {
		if part[0] >= 'a' || len(list) == 0 {
			list = append(list, part)
		} else {
			list[len(list)-1] += "," + part
		}
	}
	for _, text := range list {
		words := strings.Fields(text)
		f := engine.Fact{Key: words[0], Seat: engine.None, Value: words[len(words)-1]}
		if len(words) == 3 {
			f.Seat, _ = engine.ParseSeat(words[1])
		}
		if err := engine.SetFact(s, f); err != nil {
			t.Fatal(err)
		}
	}
	if err := g.Finish(s); err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, c)
	if err != nil {
		t.Fatal(err)
	}
	return newTable(m, []Player{{Name: "Ada"}, {Name: "Bea"}}, nil, nil, 1), s
}
