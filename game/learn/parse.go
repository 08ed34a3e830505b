package learn

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"royals/engine"
)

// reader reads a file of lessons.
type reader struct {
	game  string
	head  Lesson // what the lines before the first lesson say
	list  []*Lesson
	point []string // for the next step
	at    string
}

// parse reads the lessons of a game.
func parse(game, text string) ([]*Lesson, error) {
	r := reader{game: game}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if why := r.line(line); why != "" {
			return nil, errors.New(game + ".txt:" + strconv.Itoa(n) + ": " + why)
		}
	}
	return r.list, nil
}

// line takes a line up. It returns what is wrong with it.
func (r *reader) line(line string) (why string) {
	word, rest, _ := strings.Cut(line, " ")
	if word == "lesson" {
		return r.begin(rest)
	}
	if len(r.list) == 0 {
		if word != "game" {
			return "no lesson has begun"
		}
		return seating(rest, &r.head)
	}
	l := r.list[len(r.list)-1]
	switch word {
	case "game":
		return seating(rest, l)
	case "say", "term", "reward":
		k := saying
		if word == "reward" {
			k, r.point = rewarding, nil
		}
		s := step{kind: k, term: word == "term", line: sentence(rest), at: r.at, point: r.point}
		r.at = ""
		l.steps = append(l.steps, s)
		return missing(s.line)
	case "point":
		r.point = strings.Fields(rest)
	case "at":
		r.at = rest
	case "ask":
		l.steps = append(l.steps, step{kind: asking, right: parts(rest, "|"), point: r.point})
		r.point = nil
	case "reply":
		plays, ok := replies(parts(rest, "·"))
		l.steps = append(l.steps, step{kind: replying, plays: plays})
		if !ok {
			return "a reply is a seat and a choice"
		}
	case "want":
		l.steps = append(l.steps, step{kind: wanting, want: rest})
	case "hint", "else", "wrong":
		last := len(l.steps) - 1
		if last < 0 || l.steps[last].kind != asking {
			return word + " without an ask"
		}
		return l.steps[last].answer(word, rest)
	default:
		l.facts = append(l.facts, line)
	}
	return ""
}

// begin reads "strike U7.1+U7.8: Strike".
func (r *reader) begin(rest string) string {
	head, title, ok := strings.Cut(rest, ": ")
	id, clauses, ok2 := strings.Cut(head, " ")
	l := r.head
	l.Game, l.ID, l.Title, l.Clauses = r.game, id, title, strings.Split(clauses, "+")
	r.list, r.point, r.at = append(r.list, &l), nil, ""
	if !ok || !ok2 {
		return "a lesson has an id, clauses and a title"
	}
	return ""
}

// answer takes up what belongs to an ask.
func (s *step) answer(word, rest string) string {
	l := sentence(rest)
	switch word {
	case "hint":
		s.hint = l
	case "else":
		s.other = l
	default:
		at := strings.Index(rest, ": ")
		if at < 0 {
			return "a label and a sentence are missing"
		}
		moves := parts(strings.TrimSuffix(rest[:at], l.Label), "·")
		plays, ok := replies(moves[1:])
		if !ok {
			return "a reply is a seat and a choice"
		}
		s.wrong = append(s.wrong, wrong{moves[0], plays, l})
	}
	return missing(l)
}

// seating reads "usurpers seats 3 options k=v".
func seating(rest string, l *Lesson) string {
	f := strings.Fields(rest)
	for i := 1; i+1 < len(f); i += 2 {
		var err error
		switch f[i] {
		case "seats":
			l.Seats, err = strconv.Atoi(f[i+1])
		case "options":
			l.Options, err = engine.ParseOptions(f[i+1])
		default:
			err = errors.New("what is " + f[i] + "?")
		}
		if err != nil {
			return err.Error()
		}
	}
	return ""
}

// sentence reads "... LABEL: text": the label is the word before the first colon with a blank behind it.
func sentence(rest string) Line {
	head, text, _ := strings.Cut(rest, ": ")
	return Line{head[strings.LastIndexByte(head, ' ')+1:], text}
}

func missing(l Line) string {
	if l.Label == "" || l.Text == "" {
		return "a label and a sentence are missing"
	}
	return ""
}

// parts parts a line and takes the blanks off.
func parts(line, sep string) []string {
	list := strings.Split(line, sep)
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}

// replies reads choices with their seats.
func replies(list []string) (out []reply, ok bool) {
	for _, text := range list {
		name, choice, _ := strings.Cut(text, " ")
		seat, ok := engine.ParseSeat(name)
		if !ok || choice == "" {
			return nil, false
		}
		out = append(out, reply{seat, choice})
	}
	return out, true
}

// Lines returns every sentence of a lesson, in order.
func (l *Lesson) Lines() (list []Line) {
	for _, s := range l.steps {
		list = append(list, s.line, s.hint)
		for _, w := range s.wrong {
			list = append(list, w.line)
		}
		list = append(list, s.other)
	}
	return slices.DeleteFunc(list, func(l Line) bool { return l.Label == "" })
}
