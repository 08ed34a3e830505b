package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"unicode"
)

// called runs a command line in this process.
func called(in string, args ...string) (status int, out, errs string) {
	var o, e bytes.Buffer
	status = run(args, strings.NewReader(in), &o, &e)
	return status, o.String(), e.String()
}

// Whatever makes no sense is answered by a sentence that names the command and what is wrong, and by a status that is not 0.
func TestComplaints(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for _, c := range []struct {
		args   string
		status int
		says   string
	}{
		{"", 2, "name a command"},
		{"dance", 2, `there is no command "dance"`},
		{"help dance", 2, `there is no command "dance"`},
		{"ladder --workers 0", 2, "ladder: --workers 0 is too few: 1 or more"},
		{"ladder --workers -3", 2, "--workers -3 is too few"},
		{"ladder --games 0", 2, "--games 0 is too few"},
		{"ladder --minutes 0", 2, "--minutes 0 is too few"},
		{"ladder --only whist", 2, `ladder: there is no game "whist"; there are usurpers, kingdoms`},
		{"ladder --game crush", 2, "there is no flag --game"},
		{"bench --decisions 0", 2, "bench: --decisions 0 is too few"},
		{"bench --seats 4", 2, "bench: without --game every game is measured"},
		{"arena --deals -5 --bots page,squire", 2, "arena: --deals -5 is too few"},
		{"arena --deals 0 --bots page,squire", 2, "--deals 0 is too few"},
		{"arena", 2, "--bots names two bots"},
		{"arena --bots page", 2, "--bots names two bots"},
		{"arena --bots page,baron", 2, `there is no bot "baron"; there are random, greedy, page`},
		{"play --game whist", 2, `play: there is no game "whist"`},
		{"play --seats 9", 2, "usurpers: 9 seats: it is played by 3 to 6"},
		{"play --seats -1", 2, "-1 seats"},
		{"play --seats many", 2, `invalid value "many"`},
		{"play --bots page,squire", 2, "names 2 bots for 4 seats"},
		{"play --bots page,,page,page", 2, "leaves a seat without a name"},
		{"play --options tempo=fast", 2, `no option "tempo"`},
		{"play --options tempo", 2, "want key=value"},
		{"play --loud", 2, "play: there is no flag --loud; royals play --help lists them"},
		{"play now", 2, `"now" is none of its flags`},
		{"trace --limit -1", 2, "--limit -1 is too few"},
		{"verify --salt 12", 2, "verify: --salt: "},
		{"script", 2, "script: name the case files"},
		{"script --fast", 2, "there is no flag --fast"},
		{"script " + filepath.Join(dir, "none.txt"), 1, "script: open "},
		{"script " + dir, 1, "is a directory"},
	} {
		status, out, errs := called("", strings.Fields(c.args)...)
		first, rest, _ := strings.Cut(errs, "\n")
		if c.args == "" { // which is told what there is
			first, rest = errs[strings.LastIndex(strings.TrimSpace(errs), "\n")+1:], ""
		}
		if status != c.status || !strings.Contains(first, c.says) || !strings.HasPrefix(first, "royals: ") || rest != "" || out != "" {
			t.Errorf("royals %s: status %d, %q, printed %q; want %d, %q", c.args, status, errs, out, c.status, c.says)
		}
	}
	for _, empty := range []string{file("empty.txt", ""), file("notes.txt", "# only a remark\n\n")} {
		if status, out, errs := called("", "script", empty); status != 1 || !strings.HasPrefix(out, empty+": there is no case in it") || errs != "" {
			t.Errorf("royals script %s: status %d, %q, printed %q", empty, status, errs, out)
		}
	}
}

// Help is no error, goes where output goes, and fits a terminal.
func TestHelp(t *testing.T) {
	lines := []string{"help", "--help", "-h"}
	for _, c := range commands() {
		lines = append(lines, c.name+" --help", c.name+" -h", "help "+c.name)
	}
	for _, args := range lines {
		status, out, errs := called("", strings.Fields(args)...)
		if status != 0 || errs != "" || !strings.HasPrefix(out, "royals ") && !strings.HasPrefix(out, "Royals") {
			t.Errorf("royals %s: status %d, %q, printed %q", args, status, errs, out)
		}
		fits(t, "royals "+args, out, 80)
	}
}

// fits reports every line of an output that is wider than a terminal.
func fits(t *testing.T, what, out string, width int) {
	t.Helper()
	for line := range strings.Lines(out) {
		if cells(strings.TrimRight(line, "\n")) > width {
			t.Errorf("%s: a line of %d cells: %s", what, cells(line), line)
			return
		}
	}
}

// refusing is an output that takes so many bytes and no more.
type refusing struct {
	room int
	err  error
}

func (r *refusing) Write(b []byte) (int, error) {
	if r.room -= len(b); r.room < 0 {
		return 0, r.err
	}
	return len(b), nil
}

// An output that is full is told of. One that nobody reads any more ends the program quietly. Neither passes for success.
func TestOutputThatFails(t *testing.T) {
	full := &os.PathError{Op: "write", Path: "/dev/stdout", Err: syscall.ENOSPC}
	for _, args := range []string{"play", "play --json", "play --seat P1=me", "trace --game crush", "help", "arena --game crush --bots random,random --deals 1",
		"bench --game crush --decisions 10"} {
		for _, room := range []int{0, 5000} {
			if room > 0 && args != "trace --game crush" {
				continue
			}
			var errs bytes.Buffer
			status := run(strings.Fields(args), strings.NewReader(""), &refusing{room, full}, &errs)
			if status != 1 || !strings.Contains(errs.String(), "the output cannot be written: no space left on device") || strings.Count(errs.String(), "\n") != 1 {
				t.Errorf("royals %s into a full device: status %d, %q", args, status, errs.String())
			}
			errs.Reset()
			status = run(strings.Fields(args), strings.NewReader(""), &refusing{room, syscall.EPIPE}, &errs)
			if status == 0 || errs.Len() > 0 {
				t.Errorf("royals %s into a closed pipe: status %d, %q", args, status, errs.String())
			}
		}
	}
}

// The same with the program itself, as a shell runs it.
func TestProgram(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("no /dev/full here")
	}
	program := filepath.Join(t.TempDir(), "royals")
	if text, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	for _, c := range []struct {
		line   string
		status int
		errs   string
	}{
		{"$0 play > /dev/full", 1, "royals: play: the output cannot be written: no space left on device\n"},
		{"$0 help > /dev/full", 1, "royals: the output cannot be written: no space left on device\n"},
		{"$0 trace | head -1 > /dev/null; exit ${PIPESTATUS[0]}", 141, ""}, // 128 + SIGPIPE
		{"$0 play --loud", 2, "royals: play: there is no flag --loud; royals play --help lists them\n"},
		{"$0 play --help > /dev/null", 0, ""},
	} {
		cmd := exec.Command("bash", "-c", c.line, program)
		var errs bytes.Buffer
		cmd.Stderr = &errs
		err := cmd.Run()
		var exit *exec.ExitError
		if err != nil && !errors.As(err, &exit) {
			t.Skip(err)
		}
		if got := cmd.ProcessState.ExitCode(); got != c.status || errs.String() != c.errs {
			t.Errorf("%s: status %d, %q; want %d, %q", c.line, got, errs.String(), c.status, c.errs)
		}
	}
}

// raw reports whether a text holds a byte that a terminal obeys.
func raw(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return r != '\n' && (unicode.IsControl(r) || r == '\u202e') })
}

// Nothing that a terminal would obey passes from files and arguments to it.
func TestControlBytesAreQuoted(t *testing.T) {
	evil := "\x1b]0;owned\a\x1b[2J\u009b31m\u202e\x00" // case files are UTF-8; arguments are any bytes
	file := filepath.Join(t.TempDir(), "evil.txt")
	text := "case " + evil + "\ngame usurpers seats 3 turn P1\nhand P1 " + evil + "\ndo P1 " + evil + "\nwant hits " + evil + "\n"
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	evil = strings.ReplaceAll(evil, "\x00", "\xff") // which no argument can hold
	for _, args := range [][]string{{evil}, {"play", evil}, {"play", "--" + evil}, {"play", "--game", evil}, {"play", "--bots", evil},
		{"play", "--seats", evil}, {"play", "--options", evil}, {"ladder", "--only", evil}, {"script", evil}, {"script", file},
		{"verify", "--salt", evil}, {"verify", "--salt", strings.Repeat("0", 32), "--seal", evil}, {"help", evil}} {
		status, out, errs := called("", args...)
		if status == 0 || raw(out) || raw(errs) || args[0] != "verify" && !strings.Contains(out+errs, `\x1b`) {
			t.Errorf("royals %q: status %d, %q, printed %q", args, status, errs, out)
		}
	}
	for in, want := range map[string]string{"Ada": "Ada", "Жан 李": "Жан 李", "a\x1b[2J": `a\x1b[2J`, "\xff": `\xff`, "é\u202e": `é\u202e`,
		"one\ntwo": "one\ntwo", "\u2068Ada\u2069": "Ada", "\ufffd": "\ufffd"} {
		if got := printable(in); got != want {
			t.Errorf("printable(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		in    string
		width int
		want  string
	}{
		{"", 10, ""},
		{"one two three", 7, "one two|three"},
		{"one two three", 3, "one|two|thr|ee"},
		{"a b\nc", 10, "a b|c"},
		{"李李李", 4, "李李|李"},
		{"  in front", 20, "  in front"},
	} {
		if got := strings.Join(wrap(c.in, c.width), "|"); got != c.want {
			t.Errorf("wrap(%q, %d) = %q, want %q", c.in, c.width, got, c.want)
		}
	}
}
