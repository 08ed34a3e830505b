package learn

import (
	"slices"
	"strconv"
	"strings"

	"royals/game/store"
)

// Most is how many crowns a lesson can bring.
const Most = 3

// Key is the name under which the progress is kept.
const Key = "learn"

// Progress is what the player has learned. The zero value is nothing yet.
type Progress struct {
	crowns map[string]int   // by Lesson.Name; 0 for one that was skipped
	open   map[string][]int // by Lesson.Name: a lesson that was left, and the choices taken in it
}

// Crowns returns the crowns of a lesson, 0 for one that is not finished.
func (p *Progress) Crowns(l *Lesson) int { return p.crowns[l.Name()] }

// Finished counts the lessons of a list that are finished.
func (p *Progress) Finished(list []*Lesson) (n int) {
	for _, l := range list {
		if p.Crowns(l) > 0 {
			n++
		}
	}
	return n
}

// Sealed reports whether every lesson of a list is finished: the game's plate wears a seal.
func (p *Progress) Sealed(list []*Lesson) bool {
	return len(list) > 0 && p.Finished(list) == len(list)
}

// Next returns the place of the first lesson of a list that is neither finished nor skipped, -1 when there is none.
func (p *Progress) Next(list []*Lesson) int {
	return slices.IndexFunc(list, func(l *Lesson) bool { _, known := p.crowns[l.Name()]; return !known })
}

// Rest returns the lessons of a list that are neither finished nor skipped, all of them where there is none.
func (p *Progress) Rest(list []*Lesson) (rest []*Lesson) {
	for _, l := range list {
		if _, known := p.crowns[l.Name()]; !known {
			rest = append(rest, l)
		}
	}
	if len(rest) == 0 {
		return list
	}
	return rest
}

// Finish notes that a lesson was finished. Crowns are never lost.
func (p *Progress) Finish(l *Lesson, crowns int) {
	p.set(l.Name(), max(min(crowns, Most), 1))
	delete(p.open, l.Name())
}

// Skip notes that a lesson was skipped.
func (p *Progress) Skip(l *Lesson) {
	p.set(l.Name(), 0)
	delete(p.open, l.Name())
}

func (p *Progress) set(name string, crowns int) {
	if p.crowns == nil {
		p.crowns = map[string]int{}
	}
	p.crowns[name] = max(p.crowns[name], crowns)
}

// Leave notes how far a lesson has come that is left. Without any choice there is nothing to go on with.
func (p *Progress) Leave(l *Lesson, answers []int) {
	if p.open == nil {
		p.open = map[string][]int{}
	}
	if p.open[l.Name()] = slices.Clone(answers); len(answers) == 0 {
		delete(p.open, l.Name())
	}
}

// Left returns the choices taken in a lesson when it was left, nil for none.
func (p *Progress) Left(l *Lesson) []int { return p.open[l.Name()] }

// Write writes the progress as lines "game.id crowns" and "game.id crowns 0,1", the latter with the choices of a lesson that was left; a
// lesson without crowns that was not skipped has "-" in their place.
func (p *Progress) Write() []byte {
	var lines []string
	for name, n := range p.crowns {
		if _, left := p.open[name]; !left {
			lines = append(lines, name+" "+strconv.Itoa(n))
		}
	}
	for name, answers := range p.open {
		n, known := p.crowns[name]
		text := "-"
		if known {
			text = strconv.Itoa(n)
		}
		var list []string
		for _, a := range answers {
			list = append(list, strconv.Itoa(a))
		}
		lines = append(lines, name+" "+text+" "+strings.Join(list, ","))
	}
	slices.Sort(lines)
	return []byte(strings.Join(lines, "\n") + "\n")
}

// Read takes up what Write wrote, and keeps what it has already. Lines about lessons that are not known are kept, too: a later version
// may know them. Where it understands nothing at all, that is an error.
func (p *Progress) Read(data []byte) error {
	known := len(strings.TrimSpace(string(data))) == 0
	for line := range strings.Lines(string(data)) {
		f := strings.Fields(line)
		if len(f) < 2 || len(f) > 3 || !strings.Contains(f[0], ".") {
			continue
		}
		if n, err := strconv.Atoi(f[1]); err == nil && n >= 0 && n <= Most {
			p.set(f[0], n)
		} else if f[1] != "-" {
			continue
		}
		known = true
		if len(f) == 3 {
			p.leave(f[0], f[2])
		}
	}
	if !known {
		return store.ErrDamaged
	}
	return nil
}

// leave reads the choices of a lesson that was left.
func (p *Progress) leave(name, list string) {
	var answers []int
	for word := range strings.SplitSeq(list, ",") {
		n, err := strconv.Atoi(word)
		if err != nil {
			return
		}
		answers = append(answers, n)
	}
	if p.open == nil {
		p.open = map[string][]int{}
	}
	p.open[name] = answers
}
