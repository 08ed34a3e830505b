package main

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"royals/engine"
	"royals/engine/cards"
	"royals/game/words"
)

// question prints what the person is asked, and what can be done.
func (s *parlour) question() {
	t := s.t
	if t.Asked != t.Viewer {
		s.p.rule(fmt.Sprintf(sayAsked, t.Name(t.Asked)), "")
	}
	s.p.sayIn(bold, "", bold, t.Question())
	s.menu.next = 0
	s.list()
	if t.Asked != t.Viewer && t.Plan.Hand >= 0 {
		s.p.sayIn(faint, "   ", faint, fmt.Sprintf(sayLook, t.Name(t.Asked)))
	}
}

// mostRows is how many lines a list takes at a time, so that the question stays in sight.
const mostRows = 12

// list prints the next part of the list, in two columns where it is long and its sentences are short.
func (s *parlour) list() {
	m := &s.menu
	if m.next >= len(m.list) {
		m.next = 0
	}
	m.from = m.next
	rest := m.list[m.from:]
	half := (s.p.width - 2) / 2
	columns := 1
	if len(rest) > mostRows/2 {
		columns = 2
		for _, o := range rest[:min(len(rest), 2*mostRows)] {
			if cells(o.text) > half-6 {
				columns = 1
			}
		}
	}
	n := min(len(rest), columns*mostRows)
	rows := (n + columns - 1) / columns
	for i := range rows {
		if columns == 2 {
			left, right := s.numbered(m.from+i), ""
			if i+rows < n {
				right = s.numbered(m.from + i + rows)
			}
			s.p.line(left + strings.Repeat(" ", max(half-cells(left), 0)) + right)
			continue
		}
		o := rest[i]
		prefix := s.number(m.from + i)
		free := s.p.width - cells(prefix) - cells(o.text) - cells(o.note)
		if o.note == "" || o.twin || free < 3 {
			s.p.say(prefix, o.text)
		} else {
			s.p.line(prefix + printable(o.text) + strings.Repeat(" ", free) + s.p.styled(faint, printable(o.note)))
		}
	}
	m.next = m.from + n
	if m.next < len(m.list) || m.cut && len(m.list) == len(m.all) {
		text := sayMore
		if m.cut {
			text = sayAtLeast
		}
		s.p.sayIn(faint, "    ", faint, fmt.Sprintf(text, m.next, len(m.list)))
	}
}

func (s *parlour) number(i int) string   { return fmt.Sprintf("%3d ", i+1) }
func (s *parlour) numbered(i int) string { return s.number(i) + printable(s.menu.list[i].text) }

// command carries out what a person has typed: a number, a command, notation, cards, or a word to look for.
func (s *parlour) command(text string) error {
	word, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	switch strings.ToLower(word) {
	case "":
		s.menu.list = s.menu.all
		s.question()
	case "quit", "exit", "q":
		return errLeft
	case "help", "?":
		s.help()
	case "notation":
		s.notation()
	case "rules":
		s.rules(rest)
	case "more":
		s.list()
	case "table":
		tableau{s.t, s.p}.table()
	case "hand":
		s.showHand()
	case "log":
		s.log(rest)
	case "hint":
		s.hint()
	case "undo":
		s.undo()
	case "save":
		s.save(rest)
	default:
		s.answer(text)
	}
	return nil
}

func leaves(text string) bool {
	text = strings.ToLower(text)
	return text == "quit" || text == "exit" || text == "q"
}

// answer takes a choice.
func (s *parlour) answer(text string) {
	m := &s.menu
	if n, err := strconv.Atoi(text); err == nil {
		if n < 1 || n > len(m.list) {
			s.p.say("  ", fmt.Sprintf(sayNumber, text, len(m.list)))
			return
		}
		s.take(m.list[n-1])
		return
	}
	norm, bare := written(text, s.t.Players), written(text, nil) // what is notation as it stands is nobody's name
	if s.t.Asked != s.t.Viewer || s.t.Votes() != nil {           // only what is offered: a refusal would tell of a hand that is not shown
		for _, o := range m.all {
			if (o.note == norm || o.note == bare) && o.note != "" {
				s.take(o)
				return
			}
		}
		s.look(text)
		return
	}
	for _, try := range []string{bare, norm} {
		if run := s.parse(try); run != nil {
			s.take(offer{run: run})
			return
		}
	}
	if list := picks(norm); list != nil {
		if run := pick(s.t, list); run != nil {
			s.take(offer{run: run})
			return
		}
	}
	s.look(text)
}

// parse reads notation as the person who is asked may know the table.
func (s *parlour) parse(text string) []engine.Action {
	own := s.t.State().Fresh()
	own.CopyFrom(s.t.State())
	own.Redact(s.t.Asked)
	word, rest, _ := strings.Cut(text, " ")
	for _, try := range []string{text, strings.ToUpper(word) + " " + rest, strings.ToLower(word) + " " + rest} {
		if run, err := s.t.Game().Parse(own, s.t.Asked, strings.TrimSpace(try)); err == nil && len(run) > 0 {
			return run
		}
	}
	return nil
}

// take carries a choice out, or says why it cannot be.
func (s *parlour) take(o offer) {
	if o.votes {
		s.t.Vote(o.vote)
		return
	}
	s.t.Refusal = ""
	if s.t.Commit(o.run) == nil {
		return
	}
	text := s.t.Refusal
	if text == "" {
		text = sayRefused
	}
	s.p.say("  ", text)
}

// look shows the choices that hold the words of a text. Cards are looked for by their names and as they are written.
func (s *parlour) look(text string) {
	var want [][]string
	for f := range strings.FieldsFuncSeq(written(text, nil), func(r rune) bool { return unicode.IsSpace(r) || r == ',' }) {
		if c, ok := cards.Parse(f); ok && c != cards.Back {
			want = append(want, []string{f, words.Card(c)})
		} else {
			want = append(want, []string{f})
		}
	}
	if len(want) == 0 || !s.menu.narrow(want) {
		s.p.say("  ", fmt.Sprintf(sayUnknown, text))
		return
	}
	s.p.say("  ", fmt.Sprintf(sayFits, text))
	s.list()
}

// help tells what can be typed.
func (s *parlour) help() {
	info := s.t.Game().Info()
	s.p.rule(info.Title, "help")
	s.p.say("  ", words.Plain(info.ID+".goal"))
	for _, c := range commandHelp {
		s.p.say(fmt.Sprintf("  %-11s", c[0]), c[1])
	}
	s.p.say("  ", sayFilter)
	s.p.say("  ", sayCards)
}

// notation tells how choices are written in this game.
func (s *parlour) notation() {
	info := s.t.Game().Info()
	s.p.rule(info.Title, "notation")
	s.p.say("  ", sayNotation)
	for _, n := range notations[info.ID] {
		s.p.say(fmt.Sprintf("    %-17s ", n[0]), n[1])
	}
}

// rules prints the rulebook, or those of its paragraphs that hold a word or a clause.
func (s *parlour) rules(word string) {
	found := false
	for _, part := range paragraphs(s.t.Game().Info().Rulebook) {
		if !strings.Contains(strings.ToLower(part), strings.ToLower(word)) {
			continue
		}
		found = true
		switch head := strings.TrimLeft(part, "# "); {
		case head != part:
			s.p.rule(head, "")
		case strings.HasPrefix(part, "- "):
			s.p.say("  ", part[2:])
		default:
			s.p.say("", part)
		}
	}
	if !found {
		s.p.say("  ", fmt.Sprintf(sayNoRule, word))
	}
}

// paragraphs joins the lines of a rulebook that belong together, and takes the marks of its headings' and words' weight out.
func paragraphs(text string) (list []string) {
	whole := true // the last one is complete
	for line := range strings.Lines(strings.NewReplacer("**", "", "*", "", "`", "").Replace(text)) {
		trim := strings.TrimSpace(line)
		switch {
		case strings.Trim(trim, "|- ") == "": // also the line under the head of a table
			whole = trim == ""
		case whole || strings.HasPrefix(trim, "- ") || strings.HasPrefix(trim, "#") || strings.HasPrefix(trim, "|"):
			list, whole = append(list, trim), strings.HasPrefix(trim, "#") || strings.HasPrefix(trim, "|")
		default:
			list[len(list)-1] += " " + trim
		}
	}
	return list
}

// log prints the last of what happened.
func (s *parlour) log(rest string) {
	lines := s.t.Lines(0)
	if n := len(lines) - 18; rest != "all" && n > 0 {
		lines = lines[n:]
	}
	s.p.rule(words.Plain("table.log"), "")
	if len(lines) == 0 {
		s.p.say("  ", sayNothing)
	}
	for _, l := range lines {
		s.p.say("  ", l.Text)
	}
}

// hint prints the best moves, worked out from what the person who is asked can know.
func (s *parlour) hint() {
	t := s.t
	if !t.AskHint() {
		s.p.say("  ", words.Plain("hint.none"))
		return
	}
	list, _ := t.Tips()
	s.p.sayIn(faint, "  ", faint, words.T("hint.from", words.Args{A: t.Name(t.Asked)}))
	for i, tip := range list {
		args := words.Args{B: t.Name(tip.Rival), N: tip.N, N2: (int(tip.Value) + 5) / 10}
		why := tip.Reason
		switch {
		case t.Lone():
			why = "hint.lone"
		case tip.N == 100 && words.Has(why+".all"):
			why += ".all"
		}
		s.p.say(fmt.Sprintf("  %d. ", i+1), t.RunText(tip.Run)+". "+words.T("hint.share", args)+" "+words.T(why, args))
	}
}

func (s *parlour) undo() {
	if !s.t.Undo() {
		s.p.say("  ", words.Plain("table.no-undo"))
		return
	}
	s.p.say("  ", sayUndone)
}

// save keeps the game in a new file from now on.
func (s *parlour) save(file string) {
	switch {
	case s.keep.path != "":
		s.p.say("  ", fmt.Sprintf(sayAlready, s.keep.path))
		return
	case file == "":
		s.p.say("  ", sayWhere)
		return
	}
	err := s.keep.create(file)
	if err == nil {
		err = s.keep.Save(s.keep.now)
	}
	if err != nil {
		s.p.say("  ", fmt.Sprintf(sayTrouble, oneLine(err)))
		return
	}
	s.p.say("  ", fmt.Sprintf(saySaved, file))
}

// showHand shows the hand of the one who has the device, or hands it to the one who is asked.
func (s *parlour) showHand() {
	switch {
	case s.t.Plan.Hand < 0:
		s.p.say("  ", sayNoHand)
	case s.t.Viewer == engine.Table:
		s.t.ShowHand()
	default:
		tableau{s.t, s.p}.hand()
	}
}
