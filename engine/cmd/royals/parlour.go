package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"royals/engine"
	"royals/game/table"
	"royals/game/words"
)

// parlour is a game with persons in the terminal. It shows what the presenter shows on a screen, and knows nothing that the
// presenter would not show to the eyes that are at it.
type parlour struct {
	t     *table.Table
	p     *paper
	in    *bufio.Reader
	keep  *keeper
	echo  bool // what is typed does not stand in the output by itself
	told  int  // the first line of the log that has not been looked at
	fault string
	menu  menu
}

// errLeft ends a game that is not over.
var errLeft = errors.New("left")

func newParlour(t *tool, tab *table.Table, keep *keeper) *parlour {
	s := &parlour{t: tab, p: newPaper(t.out, t.to), in: bufio.NewReader(t.in), keep: keep}
	s.echo = !s.p.tty
	tab.Pace = table.Pace{}
	return s
}

// play goes on until the game is over or everybody has left.
func (s *parlour) play() error {
	s.greet()
	err := s.rounds()
	switch {
	case err == io.EOF || err == errLeft:
		s.farewell()
		return s.p.w.Flush()
	case err != nil:
		return err
	}
	s.end()
	return s.p.w.Flush()
}

func (s *parlour) rounds() error {
	for clock := time.Duration(0); ; clock += time.Hour { // whatever waits for a moment has waited long enough
		s.t.Update(clock)
		s.tell()
		var err error
		switch {
		case s.t.Resting():
			err = s.rest()
		case s.t.Busy():
		case s.t.Curtain != engine.None:
			err = s.handOver()
		case s.t.Asked != engine.None:
			err = s.ask()
		case s.t.Over():
			return nil
		}
		if err == nil {
			err = s.p.w.Flush()
		}
		if err != nil {
			return err
		}
	}
}

// greet says what is played, and by whom.
func (s *parlour) greet() {
	info := s.t.Game().Info()
	if s.p.tty && s.persons() > 1 {
		s.p.wipe()
	}
	s.p.rule(info.Title, info.Credit)
	s.p.say("  ", words.Plain(info.ID+".tagline")+" "+words.Plain(info.ID+".goal"))
	s.p.say("  ", who(s.t.Players))
	s.p.sayIn(faint, "  ", faint, sayHelp)
	if s.t.Changed {
		s.p.say("  ", words.Plain("app.changed-save"))
	}
	if s.keep.path != "" {
		s.p.sayIn(faint, "  ", faint, fmt.Sprintf(sayKept, s.keep.path))
	}
	if s.t.Moves() > 0 { // of a game that goes on, the last that happened
		s.told = max(0, len(s.t.Log)-6)
	}
}

// tell prints the lines of the log that the eyes at the screen have not read.
func (s *parlour) tell() {
	lines := s.t.Lines(s.told)
	for n := len(lines); n > 0; s.told++ {
		if s.t.Log[s.told].See.Has(s.t.Viewer) {
			n--
		}
	}
	for _, l := range lines {
		s.p.say("  ", l.Text)
	}
	if text := s.trouble(); text != s.fault {
		if s.fault = text; text != "" {
			s.p.say("! ", text)
		}
	}
}

func (s *parlour) trouble() string {
	if s.t.Trouble == nil {
		return ""
	}
	return fmt.Sprintf(sayTrouble, oneLine(s.t.Trouble))
}

// rest shows the sums between two rounds, until somebody has read them.
func (s *parlour) rest() error {
	if s.t.Sums() {
		s.p.rule(words.Plain("round.title"), "")
		var r engine.Result
		s.t.Result(&r)
		s.p.sums(&r, s.t.Players, true)
		if err := s.enter(sayEnter, false); err != nil {
			return err
		}
	}
	s.t.Next()
	return nil
}

// handOver parts two persons: nothing of a hand stands on the terminal until the next one has it.
func (s *parlour) handOver() error {
	next := s.t.Name(s.t.Curtain)
	s.p.rule(fmt.Sprintf(sayPass, next), "")
	if err := s.enter(fmt.Sprintf(sayReady, next), true); err != nil {
		return err
	}
	s.t.Ready()
	s.p.wipe()
	s.told = s.t.Recap
	if lines := s.t.Lines(s.told); len(lines) > 0 && len(s.t.Log) > 1 {
		s.p.sayIn(faint, "", faint, words.Plain("recap.title"))
	}
	s.tell()
	s.t.Read()
	return nil
}

// ask puts the question on the screen to its person, and takes commands until the game has gone on.
func (s *parlour) ask() error {
	s.menu.fill(s.t)
	tableau{s.t, s.p}.table()
	s.question()
	for {
		text, err := s.read("> ")
		if err != nil {
			return err
		}
		eyes, asked, moves := s.t.Viewer, s.t.Asked, s.t.Moves()
		if err := s.command(text); err != nil {
			return err
		}
		if s.t.Moves() == moves && s.t.Asked == asked {
			continue
		}
		s.told = min(s.told, len(s.t.Log)) // a choice that was taken back has taken its lines along
		if eyes != engine.Table && s.t.Viewer == engine.Table {
			s.p.wipe()
		}
		return nil
	}
}

func (s *parlour) persons() int {
	n := 0
	for _, p := range s.t.Players {
		if p.Person() {
			n++
		}
	}
	return n
}

// end tells how the game ended.
func (s *parlour) end() {
	var r engine.Result
	s.t.Result(&r)
	s.t.Unseal()
	s.p.result(&r, s.t.Players, true)
	if f := s.t.Fair(); f.Command != "" {
		s.p.sayIn(faint, "  ", faint, sayFair)
		for i, part := range strings.Split(f.Command, " --s") {
			switch {
			case i == 0:
				part = "    " + part
			default:
				part = "      --s" + part
			}
			if i < strings.Count(f.Command, " --s") {
				part += " \\"
			}
			s.p.line(s.p.styled(faint, part))
		}
	}
}

// farewell says how to come back.
func (s *parlour) farewell() {
	if s.persons() > 1 && s.t.Viewer != engine.Table {
		s.p.wipe()
	}
	switch {
	case s.keep.path == "":
		s.p.say("", sayGone)
	case s.t.Trouble != nil:
		s.p.say("", fmt.Sprintf(sayPartly, s.keep.path))
	default:
		s.p.say("", fmt.Sprintf(sayBack, s.keep.path))
	}
}

// enter waits for the Enter key. Leaving is possible here, too. A strict one takes no other answer, so that what the last
// person typed ahead does not open the next one's hand.
func (s *parlour) enter(prompt string, strict bool) error {
	for {
		text, err := s.read(prompt + " ")
		switch {
		case err != nil:
			return err
		case leaves(text):
			return errLeft
		case text == "" || !strict:
			return nil
		}
	}
}

// longestLine is how much of a line is read; nothing that can be said is longer.
const longestLine = 400

// read takes one line. The last one need not be ended.
func (s *parlour) read(prompt string) (string, error) {
	s.p.w.WriteString(s.p.styled(bold, prompt))
	if err := s.p.w.Flush(); err != nil {
		return "", err
	}
	var b []byte
	for {
		c, err := s.in.ReadByte()
		if err == io.EOF && len(b) > 0 || err == nil && c == '\n' {
			break
		}
		if err != nil {
			if err != io.EOF {
				err = fmt.Errorf("the input cannot be read: %w", err)
			} else {
				s.p.line("")
			}
			return "", err
		}
		if len(b) <= longestLine {
			b = append(b, c)
		}
	}
	text := strings.TrimSpace(string(b))
	if s.echo {
		in := cells(prompt)
		s.p.width -= in
		s.p.say("", text)
		s.p.width += in
	}
	if len(b) > longestLine {
		s.p.say("  ", sayLong)
		return s.read(prompt)
	}
	return text, nil
}
