package port

import "strconv"

// Zone is a part of a document: one stop of the Tab key, walked through with the arrows.
type Zone uint8

// The zones, in the order in which they are read.
const (
	Now   Zone = iota // the heading and the question
	Do                // what can be done
	Cards             // the hand
	Board             // what lies on the table
	Past              // the log
	Ask               // what can be asked
	Tools             // what is there whatever goes on
	Zones             // how many there are
)

// Strip is a zone with its stops. Picture, tree, keys, pad and scan all go by the same strips.
type Strip struct {
	Zone  Zone
	Stops []Item
}

// Text reports whether the stops are there to be read and cannot be pressed.
func (z Zone) Text() bool { return z == Now || z == Board || z == Past }

// The stops of the first zone.
const (
	Heading  = "title"
	Question = "prompt"
)

// LineName is the name of a line of a zone that is text.
func LineName(z Zone, n int) string { return "line:" + strconv.Itoa(int(z)) + ":" + strconv.Itoa(n) }

// Strips returns the zones that hold anything.
func (d *Doc) Strips() (out []Strip) {
	for z := range Zones {
		if stops := d.Stops(z); len(stops) > 0 {
			out = append(out, Strip{z, stops})
		}
	}
	return out
}

// Stops returns the stops of a zone.
func (d *Doc) Stops(z Zone) (out []Item) {
	line := func(text string) { out = append(out, Item{Name: LineName(z, len(out)), Text: text, Zone: z}) }
	switch z {
	case Now:
		if d.Title != "" {
			out = append(out, Item{Name: Heading, Text: d.Title})
		}
		if d.Prompt != "" {
			out = append(out, Item{Name: Question, Text: d.Prompt})
		}
	case Cards:
		return d.Hand
	case Board:
		for _, s := range d.Table {
			line(s.Heading)
			for _, l := range s.Lines {
				line(l)
			}
		}
	case Past:
		out = make([]Item, 0, len(d.Log))
		for _, l := range d.Log {
			line(l)
		}
	default:
		for _, it := range d.Acts {
			if it.Zone == z {
				out = append(out, it)
			}
		}
	}
	return out
}
