package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"royals/engine"
	"royals/engine/catalog"
	"royals/engine/match"
	"royals/game/table"
)

// typist is a person who reads what has been printed since the last answer, and types the next.
type typist struct {
	out  *bytes.Buffer
	read int
	turn func(seen string) string // what is typed; "" ends the input
	left string
}

func (p *typist) Read(b []byte) (int, error) {
	if p.left == "" {
		seen := p.out.String()[p.read:]
		p.read = p.out.Len()
		if p.left = p.turn(seen); p.left == "" {
			return 0, io.EOF
		}
	}
	n := copy(b, p.left)
	p.left = p.left[n:]
	return n, nil
}

// numbered are the numbers of a list: at the beginning of a line, or of its second column.
var numbered = regexp.MustCompile(`(?m)^ {0,2}(\d+) |  {1,3}(\d+) [A-Z0-9]`)

// anyNumber types a number of the list that stands last in what was printed, Enter where there is none.
func anyNumber(r *rand.Rand, seen string) string {
	n := len(numbered.FindAllString(seen, -1))
	if n == 0 {
		return "\n"
	}
	return fmt.Sprintln(1 + r.IntN(n))
}

// seeded returns chance of a seed that the test prints when it fails.
func seeded(t *testing.T) (*rand.Rand, uint64) {
	seed := uint64(time.Now().UnixNano())
	t.Cleanup(func() {
		if t.Failed() {
			t.Log("seed", seed)
		}
	})
	return rand.New(rand.NewPCG(seed, 1)), seed
}

// Whole games of every title are played by a person who chooses numbers and by opponents, and end with a result.
func TestPlayThrough(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			r, seed := seeded(t)
			var out, errs bytes.Buffer
			asked := 0
			in := &typist{out: &out, turn: func(seen string) string {
				asked++
				switch r.IntN(30) {
				case 0:
					return []string{"help\n", "log\n", "table\n", "hand\n", "undo\n", "more\n", "xyzzy\n", "0\n", "999\n", "notation\n"}[r.IntN(10)]
				}
				return anyNumber(r, seen)
			}}
			file := filepath.Join(t.TempDir(), "kept")
			args := []string{"play", "--game", g.Info().ID, "--seed", fmt.Sprint(seed), "--seat", "P2=me", "--bots", "greedy"}
			kept := g.Info().ID == "crush" // a disk is slow, and that game is short
			if kept {
				args = append(args, "--save", file)
			}
			status := run(args, in, &out, &errs)
			text := out.String()
			if status != 0 || errs.Len() > 0 || !strings.Contains(text, " win") || !strings.Contains(text, "royals verify --game") {
				t.Fatalf("status %d, %q after %d answers; it ends %q", status, errs.String(), asked, text[max(0, len(text)-400):])
			}
			fits(t, "the game", text, 80)
			if raw(text) || strings.Contains(text, "<") && strings.Contains(text, "."+"prompt") {
				t.Error("it holds raw bytes, or a sentence that is missing")
			}
			if !kept {
				return
			}
			status, again, complaint := called("", "play", "--load", file)
			if status != 0 || complaint != "" || !strings.HasSuffix(again, text[strings.LastIndex(text, "── "):]) {
				t.Errorf("the finished game, read again: status %d, %q\n%s", status, complaint, again)
			}
		})
	}
}

// Whatever a bot does can be typed, and its verb stands in the help of its game.
func TestNotationIsExplained(t *testing.T) {
	_, seed := seeded(t)
	for _, g := range catalog.Games() {
		id := g.Info().ID
		var forms []string
		for _, n := range notations[id] {
			forms = append(forms, n[0]+" "+n[1])
		}
		text := " " + regexp.MustCompile(`[ ,“”]+`).ReplaceAllString(strings.Join(forms, " "), " ") + " "
		for try := range uint64(6) {
			m, err := sit(&setup{game: g, config: engine.Config{Seats: g.Info().Seats, Seed: seed + try}, bots: strings.Split(strings.Repeat("random,", g.Info().Seats-1)+"random", ",")})
			if err != nil {
				t.Fatal(err)
			}
			for m.State().Actors() != 0 {
				seat, run := m.next()
				if err := m.Do(seat, run); err != nil {
					t.Fatal(err)
				}
				verb, _, _ := strings.Cut(m.Log[len(m.Log)-1].Text, " ")
				if id == "houses" { // where a letter may be followed by what it is about at once
					verb = verb[:1]
					if !strings.Contains(text, " "+verb) {
						t.Fatalf("%s: no word of %q", id, m.Log[len(m.Log)-1].Text)
					}
				} else if !strings.Contains(text, " "+verb+" ") {
					t.Fatalf("%s: no word of %q", id, m.Log[len(m.Log)-1].Text)
				}
			}
		}
	}
}

// A person types cards as they are read aloud, names for seats, and small letters.
func TestWritten(t *testing.T) {
	players := []table.Player{{Name: "Ada"}, {Name: "Жан"}, {Name: "Jo-Ann"}}
	for in, want := range map[string]string{
		"kill жан.k♠": "kill P2.KS", "commit 10d,ah": "commit TD,AH", "attack p3": "attack P3", "7d ks": "7D KS", "10♥": "TH",
		"x1": "X1", "attack ada": "attack P1", "dump": "dump", "P4 6d,6C": "P4 6D,6C", "": "", "lay 7>Ada q": "lay 7>P1 q",
	} {
		if got := written(in, players); got != want {
			t.Errorf("written(%q) = %q, want %q", in, got, want)
		}
	}
}

// answers plays a line of answers to the first questions of a game and returns what was printed.
func answers(t *testing.T, args string, lines ...string) string {
	t.Helper()
	status, out, errs := called(strings.Join(lines, "\n"), append([]string{"play"}, strings.Fields(args)...)...)
	if status != 0 || errs != "" {
		t.Fatalf("royals play %s: status %d, %q", args, status, errs)
	}
	fits(t, args, out, 80)
	return out
}

// Choices are made by number, notation or the names of cards; what cannot be done is told in a sentence, and the game stands
// where it stood.
func TestAnswers(t *testing.T) {
	const crush = "--game crush --seats 3 --seed 4 --seat P1=me --bots greedy"
	for _, c := range []struct {
		name, args, says string
		lines            []string
	}{
		{"number", "--seat P1=me --seed 1 --bots greedy", "Ada crowns the jack of spades for 10", []string{"crown spades", "3"}},
		{"out of range", "--seat P1=me --seed 1", "There is no number 77 in the list", []string{"77"}},
		{"nonsense", "--seat P1=me --seed 1", "Nothing fits “frobnicate”", []string{"frobnicate"}},
		{"control bytes", "--seat P1=me --seed 1", `Nothing fits “a\x1b[2J”`, []string{"a\x1b[2J"}},
		{"notation", "--seat P1=me --seed 1 --bots greedy", "Ada throws away 8 cards.", []string{"dump"}},
		{"a name that is notation", "--seat P1=dump:me --seed 1 --bots greedy", "dump throws away 8 cards.", []string{"dump"}},
		{"refused", "--seat P1=me --seed 1", "You cannot attack yourself. >", []string{"attack P1"}},
		{"too long", "--seat P1=me --seed 1", "too long to be an answer", []string{strings.Repeat("7D ", 5000)}},
		{"rules", "--seat P1=me --seed 1", "U6.1 ", []string{"rules u6.1"}},
		{"attack by name", crush, "Ada attacks Cosmo.", []string{"atk cosmo"}},
		{"hint", "--seat P1=me --seed 1", "Wins about", []string{"hint"}},
		{"undo puts the question again", crush, "> undo Taken back. ── Royal Crush", []string{"1", "undo"}},
		{"no undo", "--seat P1=me --seed 1", "cannot undo", []string{"undo"}},
		{"quit", "--seat P1=me --seed 1", "Good-bye. The game was not kept", []string{"quit"}},
		{"end of the input", "--seat P1=me --seed 1", "Good-bye. The game was not kept", nil},
		{"many", "--game kingdoms --seat P1=me --seed 2", "“more” shows more", nil},
		{"cards", "--game kingdoms --seat P1=me --seed 2 --bots greedy --options first=P1", "Ada discards 2 cards.", []string{"@2"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for i, l := range c.lines {
				if l == "@2" { // two cards of the hand
					out := answers(t, c.args)
					hand := out[strings.Index(out, "Hand of Ada")+len("Hand of Ada"):]
					f := strings.Fields(hand)
					c.lines[i] = strings.ToLower(f[0]) + " " + f[1]
				}
			}
			if out := answers(t, c.args, c.lines...); !strings.Contains(strings.Join(strings.Fields(out), " "), c.says) {
				t.Errorf("%q does not say %q:\n%s", c.lines, c.says, out)
			}
		})
	}
}

// What the last person typed ahead opens nobody's hand; between two rounds anything goes on.
func TestEnter(t *testing.T) {
	out := answers(t, "--game royalty --seats 2 --seed 3 --seat P1=me --seat P2=me", "", "1", "1", "1")
	if n := strings.Count(out, "press Enter when nobody else looks"); n != 4 || strings.Count(out, "Hand of ") != 1 {
		t.Errorf("asked %d times:\n%s", n, out)
	}
	out = answers(t, "--game houses --seed 9 --bots page --seat P1=me", strings.Split(strings.Repeat("1 ", 400), " ")...)
	if !strings.Contains(out, "The round is counted") || strings.Count(out, "Press Enter to go on. 1") != strings.Count(out, "Press Enter to go on.") {
		t.Errorf("a round is not read away:\n%s", out[max(0, len(out)-2000):])
	}
}

// Who sits where is checked before a card is dealt.
func TestSeating(t *testing.T) {
	for args, want := range map[string]string{
		"--seat P1":                               "write a seat and who sits there",
		"--seat =me":                              "write a seat and who sits there",
		"--seat P9=me":                            "write a seat and who sits there",
		"--seat P5=me":                            "usurpers has 4 seats here",
		"--seat P1=me --seat P1=duke":             "somebody sits there already",
		"--seat P1=baron":                         `"baron" is neither me nor an opponent`,
		"--seat P1=Ada:me --seat P2=ada:me":       "two players are called",
		"--seat P1=Abcdefghijklmnopqrstuvwxyz:me": "1 to 24 letters",
		"--seat P1=A\x1b[2J:me":                   "letters that can be seen",
		"--seat P1=me --json":                     "leave --seat P1=me out",
		"--seat P1=me --notation":                 "leave --seat P1=me out",
		"--save /tmp/x":                           "add --seat P1=me",
		"--load /nowhere/x --seat P1=me":          "leave out --seat",
		"--load /nowhere/x":                       "no such file",
	} {
		status, out, errs := called("", append([]string{"play"}, strings.Fields(args)...)...)
		if status == 0 || !strings.Contains(errs, want) || strings.Count(errs, "\n") != 1 || out != "" || raw(errs) {
			t.Errorf("royals play %s: status %d, %q, printed %q; want %q", args, status, errs, out, want)
		}
	}
	out := answers(t, "--game crush --seats 5 --seat P2=Bo:me --seat P3=duke --seat P4=Kim:page")
	if !strings.Contains(out, "Ada (knight), Bo (a person), Cosmo (duke), Kim (page), Edgar (knight).") {
		t.Errorf("others sit there:\n%s", out)
	}
}

// A game that is kept goes on where it stood, whatever file it was kept in; no file is written over that is not the game's own.
func TestSaveAndLoad(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "mine.royals")
	out := answers(t, "--seat P1=me --seed 1 --bots greedy --save "+file, "dump")
	if !strings.Contains(out, "go on with: royals play --load "+file[:20]) && !strings.Contains(strings.Join(strings.Fields(out), ""), "--load"+file) {
		t.Errorf("it does not say how to come back:\n%s", out)
	}
	kept, err := os.ReadFile(file)
	if err != nil || !bytes.Contains(kept, []byte("do P1 dump\n")) {
		t.Fatalf("kept %q, %v", kept, err)
	}
	out = answers(t, "--load "+file, "log", "quit")
	if !strings.Contains(out, "Ada throws away 8 cards.") {
		t.Errorf("the log is lost:\n%s", out)
	}
	if now, _ := os.ReadFile(file); !bytes.Equal(now, kept) {
		t.Error("looking at a game changes it")
	}
	status, _, errs := called("", "play", "--seat", "P1=me", "--save", file)
	if now, _ := os.ReadFile(file); status != 1 || !strings.Contains(errs, "is there already") || !bytes.Equal(now, kept) {
		t.Errorf("a kept game is written over: status %d, %q", status, errs)
	}
	out = answers(t, "--seat P1=me --seed 1", "save", "save "+file, "save "+filepath.Join(dir, "new"), "save "+filepath.Join(dir, "other"), "quit")
	for _, want := range []string{"Say where: save FILE", "is there already", "from now on", "already.", "The game is kept; go on with"} {
		if !strings.Contains(strings.Join(strings.Fields(out), " "), want) {
			t.Errorf("it does not say %q:\n%s", want, out)
		}
	}
	k := &keeper{path: file, last: kept}
	os.WriteFile(file, []byte("somebody else's"), 0o644)
	if err := k.Save([]byte("mine")); err == nil || !strings.Contains(err.Error(), "changed by somebody else") {
		t.Errorf("another program's file is written over: %v", err)
	}
	var text bytes.Buffer
	gone := filepath.Join(dir, "gone")
	os.Mkdir(gone, 0o755)
	in := &typist{out: &text, turn: func(seen string) string {
		if os.RemoveAll(gone); strings.Contains(seen, "cannot be kept") {
			return ""
		}
		return "dump\n"
	}}
	status = run(strings.Fields("play --seat P1=me --seed 1 --bots greedy --save "+gone+"/game"), in, &text, io.Discard)
	if status != 0 || strings.Count(text.String(), "The game cannot be kept: ") != 1 || !strings.Contains(text.String(), "The last choices could not be kept") {
		t.Errorf("with its folder gone: status %d\n%s", status, text.String())
	}
	for _, text := range []string{"", "royals save 1\n", string(kept[:len(kept)-9]), strings.Replace(string(kept), "dump", "jump", 1)} {
		bad := filepath.Join(dir, "bad")
		os.WriteFile(bad, []byte(text), 0o644)
		status, out, errs := called("", "play", "--load", bad)
		if now, _ := os.ReadFile(bad); status != 1 || !strings.Contains(errs, "is no saved game, or it is damaged") || strings.Count(errs, "\n") != 1 || out != "" || string(now) != text {
			t.Errorf("%.30q: status %d, %q, printed %q", text, status, errs, out)
		}
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*.royals.*")); len(left) > 0 {
		t.Errorf("temporary files are left: %v", left)
	}
}

// A game between bots is told in sentences, the same game as in notation and in JSON.
func TestWatch(t *testing.T) {
	for _, g := range catalog.Games() {
		args := []string{"play", "--game", g.Info().ID, "--seed", "8"}
		status, told, errs := called("", args...)
		if status != 0 || errs != "" || !strings.Contains(told, " win") || strings.Contains(told, "<") {
			t.Errorf("%s: status %d, %q:\n%s", g.Info().ID, status, errs, told)
		}
		fits(t, g.Info().ID, told, 80)
		_, notes, _ := called("", append(args, "--notation")...)
		_, object, _ := called("", append(args, "--json")...)
		winner := regexp.MustCompile(`(?m)^(P\d)(?:, P\d)* won \(.*\) after (\d+) choices$`).FindStringSubmatch(notes)
		if winner == nil || !strings.Contains(object, `"`+winner[1]+`"`) || !strings.Contains(object, `"choices":`+winner[2]) {
			t.Fatalf("%s: notation and JSON differ: %q, %s", g.Info().ID, winner, object)
		}
		if name := usualNames[winner[1][1]-'1']; !strings.Contains(told[strings.LastIndex(told, "── "):], name) || !regexp.MustCompile(`1\. `+name).MatchString(told) {
			t.Errorf("%s: %s won, and the sentences end\n%s", g.Info().ID, name, told[len(told)-200:])
		}
	}
}

// Names in a saved game are what others have written: nothing in them is obeyed by a terminal, and they fit it.
func TestLoadedNames(t *testing.T) {
	g := catalog.Find("crush")
	keep := new(keeper)
	players := []table.Player{{Name: "\u009b31m\u202eAda"}, {Name: strings.Repeat("李", 60), Bot: "greedy"}, {Name: "é\u0301", Bot: "greedy"}}
	if _, err := table.New(g, engine.Config{Seats: 3, Seed: 5}, players, keep, new(table.Direct), 1, match.Salt{}); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "kept")
	if err := os.WriteFile(file, keep.now, 0o644); err != nil {
		t.Fatal(err)
	}
	out := answers(t, "--load "+file, "1", "1", "1", "log", "hint", "quit")
	if raw(out) || !strings.Contains(out, "31mAda") || !strings.Contains(out, strings.Repeat("李", 24)) || strings.Contains(out, strings.Repeat("李", 25)) {
		t.Errorf("%q", out)
	}
}

// Colours and wipings are for terminals that obey them. Without them the same stands there.
func TestPaper(t *testing.T) {
	write := func(p paper) string {
		var b bytes.Buffer
		p.w, p.width = bufio.NewWriter(&b), 40
		p.rule("Usurpers", "round 1")
		p.sayIn(bold, "Hand of Ada  ", plain, "10♣  A♦ 6♦ K♦  9♥ 10♥  9♠ Q♠, 10♥ and K♥/7♥")
		p.rule(strings.Repeat("a long title ", 5), "round 1")
		p.w.Flush()
		return b.String()
	}
	dull, bright := write(paper{}), write(paper{color: true})
	if raw(dull) || !strings.Contains(bright, "\x1b[31m10♥\x1b[0m") || !strings.Contains(bright, "\x1b[31mA♦\x1b[0m") || strings.Contains(bright, "\x1b[31m10♣") {
		t.Errorf("%q", bright)
	}
	if got := regexp.MustCompile("\x1b\\[\\d*m").ReplaceAllString(bright, ""); got != dull {
		t.Errorf("with colours %q, without %q", got, dull)
	}
	fits(t, "paper", dull, 40)
	for _, c := range []struct {
		p    paper
		want string
	}{{paper{ansi: true, tty: true}, "\x1b[3J"}, {paper{tty: true}, strings.Repeat("\n", 100)}, {paper{width: 9}, "═════════\n"}} {
		var b bytes.Buffer
		c.p.w = bufio.NewWriter(&b)
		c.p.wipe()
		c.p.w.Flush()
		if !strings.Contains(b.String(), c.want) {
			t.Errorf("wiped with %q, want %q", b.String(), c.want)
		}
	}
}
