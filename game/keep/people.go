package keep

import (
	"slices"
	"strconv"
	"strings"

	"royals/engine/match"
	"royals/game/store"
)

// People is the name under which those who play here are kept.
const People = "people"

const (
	peopleHead = "royals people 1"
	peopleWord = "royals people "
	personLine = "person"
	wasLine    = "was"
	mostWas    = 12
)

// MostPeople is how many people a device knows, its owner among them.
const MostPeople = 12

// Person is somebody who plays here: what they bear and are called, and what they were called before.
type Person struct {
	Field, Charge, Tincture int // of the crest
	Colour                  int // of what is around the face
	Name                    string
	Was                     []string
}

// Folk are the people of a device, of whom the first owns it: "person owner 0-3-1 2 Ada", "was owner Anna". The zero value is nobody
// yet. Lines that a later version has written stay.
type Folk struct {
	list []string
	ids  []string // of the people whom the lines name, the owner first; nil until somebody asks
	all  []Person // and they
}

// Read takes up what Write has written.
func (f *Folk) Read(data []byte) error {
	head, rest, _ := strings.Cut(string(data), "\n")
	switch {
	case head == peopleHead:
	case strings.HasPrefix(head, peopleWord):
		return match.ErrNewer
	default:
		return store.ErrDamaged
	}
	f.ids = nil
	f.list = slices.DeleteFunc(strings.Split(rest, "\n"), func(line string) bool { return line == "" })
	return nil
}

// Write writes a line for each person, and one for each name that they had.
func (f *Folk) Write() []byte { return write(peopleHead, f.list) }

// IDs lists the people: the owner, who is always there, and the others in the order in which they came. The list is not to be changed.
func (f *Folk) IDs() []string {
	if f.ids != nil {
		return f.ids
	}
	f.ids = []string{Owner}
	for _, line := range f.list {
		rest, ok := strings.CutPrefix(line, personLine+" ")
		if id, _, found := strings.Cut(rest, " "); ok && found && !slices.Contains(f.ids, id) {
			f.ids = append(f.ids, id)
		}
	}
	f.all = nil
	for _, id := range f.ids {
		f.all = append(f.all, f.read(id))
	}
	return f.ids
}

// Of returns a person.
func (f *Folk) Of(id string) (p Person) {
	if at := slices.Index(f.IDs(), id); at >= 0 {
		p = f.all[at]
		p.Was = slices.Clone(p.Was)
	}
	return p
}

// Whose returns who is called by a name, or else who was, "" for nobody.
func (f *Folk) Whose(name string) string {
	was := ""
	for i, id := range f.IDs() {
		switch p := &f.all[i]; {
		case name == "":
		case p.Name == name:
			return id
		case was == "" && slices.Contains(p.Was, name):
			was = id
		}
	}
	return was
}

// Add takes in somebody new and returns the id, "" where MostPeople are there.
func (f *Folk) Add(p Person) string {
	list := f.IDs()
	if len(list) >= MostPeople {
		return ""
	}
	for n := 2; ; n++ {
		if id := "p" + strconv.Itoa(n); !slices.Contains(list, id) {
			f.Set(id, p)
			return id
		}
	}
}

// Drop forgets somebody. Lines of a later version about the same id go, too: they are theirs.
func (f *Folk) Drop(id string) {
	f.ids = nil
	f.list = slices.DeleteFunc(f.list, func(line string) bool {
		words := strings.SplitN(line, " ", 3)
		return len(words) > 1 && words[1] == id
	})
}

// read reads a person from the lines.
func (f *Folk) read(id string) (p Person) {
	for _, line := range f.list {
		if rest, ok := strings.CutPrefix(line, wasLine+" "+id+" "); ok {
			p.Was = append(p.Was, rest)
		}
		rest, ok := strings.CutPrefix(line, personLine+" "+id+" ")
		if !ok {
			continue
		}
		crest, rest, _ := strings.Cut(rest, " ")
		colour, name, _ := strings.Cut(rest, " ")
		p.Name = name
		p.Colour = count(colour)
		for i, text := range strings.SplitN(crest, "-", 3) {
			*[]*int{&p.Field, &p.Charge, &p.Tincture}[i] = count(text)
		}
	}
	return p
}

// count reads a number that counts from 0.
func count(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return max(n, 0)
}

// Set keeps a person.
func (f *Folk) Set(id string, p Person) {
	at := slices.IndexFunc(f.list, func(line string) bool { return strings.HasPrefix(line, personLine+" "+id+" ") })
	f.list = slices.DeleteFunc(f.list, func(line string) bool {
		return strings.HasPrefix(line, personLine+" "+id+" ") || strings.HasPrefix(line, wasLine+" "+id+" ")
	})
	if at < 0 || at > len(f.list) {
		at = len(f.list)
	}
	f.ids = nil
	crest := strconv.Itoa(p.Field) + "-" + strconv.Itoa(p.Charge) + "-" + strconv.Itoa(p.Tincture)
	f.list = slices.Insert(f.list, at, personLine+" "+id+" "+crest+" "+strconv.Itoa(p.Colour)+" "+p.Name)
	for _, name := range p.Was {
		f.list = append(f.list, wasLine+" "+id+" "+name)
	}
}

// Rename gives a person another name, and remembers what they were called.
func (p *Person) Rename(name string) {
	if p.Name != "" && p.Name != name && !slices.Contains(p.Was, p.Name) {
		p.Was = append(p.Was, p.Name)
	}
	p.Was = slices.DeleteFunc(p.Was, func(was string) bool { return was == name })
	p.Was = p.Was[max(0, len(p.Was)-mostWas):]
	p.Name = name
}

// Called returns what somebody of a name is called today.
func (p *Person) Called(name string) string {
	if slices.Contains(p.Was, name) {
		return p.Name
	}
	return name
}
