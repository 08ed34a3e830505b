package learn

import (
	"slices"
	"testing"
)

func TestProgress(t *testing.T) {
	list := Of("kingdoms")
	var p Progress
	if p.Next(list) != 0 || p.Finished(list) != 0 || p.Sealed(list) || p.Sealed(nil) {
		t.Error("it begins with something")
	}
	p.Finish(list[0], 3)
	p.Finish(list[0], 1) // crowns are never lost
	p.Skip(list[0])
	p.Skip(list[1])
	p.Leave(list[2], []int{0, 1})
	p.Leave(list[3], []int{0})
	p.Finish(list[3], 2)
	p.Finish(list[4], 9)
	for i, want := range []int{3, 0, 0, 2, 3} {
		if got := p.Crowns(list[i]); got != want {
			t.Errorf("%s has %d crowns, want %d", list[i].ID, got, want)
		}
	}
	if p.Next(list) != 2 || p.Finished(list) != 3 || p.Sealed(list) {
		t.Errorf("next %d, finished %d", p.Next(list), p.Finished(list))
	}
	if p.Left(list[3]) != nil || !slices.Equal(p.Left(list[2]), []int{0, 1}) {
		t.Errorf("left %v and %v", p.Left(list[3]), p.Left(list[2]))
	}
	var q Progress
	if err := q.Read(append(p.Write(), "a.later lesson of another kind\nwhist.trick 2\n"...)); err != nil {
		t.Fatal(err)
	}
	if q.Next(list) != 2 || q.Crowns(list[3]) != 2 || !slices.Equal(q.Left(list[2]), []int{0, 1}) {
		t.Errorf("read again: %s", q.Write())
	}
	var again Progress
	if err := again.Read(q.Write()); err != nil || string(again.Write()) != string(q.Write()) {
		t.Errorf("%v: %q became %q", err, q.Write(), again.Write())
	}
	for _, text := range []string{"nonsense", "a.b x", "a.b 7"} {
		if new(Progress).Read([]byte(text)) == nil {
			t.Errorf("%q is read", text)
		}
	}
	if err := new(Progress).Read(nil); err != nil {
		t.Error(err)
	}
	for _, l := range list {
		p.Finish(l, 1)
	}
	if !p.Sealed(list) || p.Next(list) != -1 || p.Left(list[2]) != nil {
		t.Error("all lessons are no set")
	}
}

// TestParseSaysWhat reads files that cannot be read.
func TestParseSaysWhat(t *testing.T) {
	for text, want := range map[string]string{
		"say a: b":                              "x.txt:1: no lesson has begun",
		"lesson a":                              "x.txt:1: a lesson has an id, clauses and a title",
		"game x seats many":                     `x.txt:1: strconv.Atoi: parsing "many": invalid syntax`,
		"game x round 2":                        "x.txt:1: what is round?",
		"lesson a A1: A\nsay no label":          "x.txt:2: a label and a sentence are missing",
		"lesson a A1: A\nhint a: b":             "x.txt:2: hint without an ask",
		"lesson a A1: A\nreply put 7C":          "x.txt:2: a reply is a seat and a choice",
		"lesson a A1: A\nask b\nwrong c d":      "x.txt:3: a label and a sentence are missing",
		"lesson a A1: A\nask b\nwrong c · d: e": "x.txt:3: a reply is a seat and a choice",
	} {
		if _, err := parse("x", text); err == nil || err.Error() != want {
			t.Errorf("%q: %v", text, err)
		}
	}
	if Of("whist") != nil {
		t.Error("there are lessons of a game that is not there")
	}
	if l, at, of := Find("crush.ace"); l == nil || at != 3 || len(of) != 6 {
		t.Errorf("found %v, %d of %d", l, at, len(of))
	}
	if l, _, _ := Find("crush.spade"); l != nil {
		t.Error("found a lesson that is not there")
	}
}
