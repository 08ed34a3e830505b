// Package template stands for text/template in a page: it knows {{if eq .A .B}}, {{else if eq .A .B}}, {{else}} and {{end}} over the
// integers of a struct, which is all that the engine's shaders are made with, and calls no method by its name.
package template

import (
	"errors"
	"io"
	"reflect"
	"strings"
)

// Template is a text with conditions.
type Template struct{ text string }

// New returns an empty template.
func New(string) *Template { return new(Template) }

// Must panics when there is an error.
func Must(t *Template, err error) *Template {
	if err != nil {
		panic(err)
	}
	return t
}

// Parse takes a text in.
func (t *Template) Parse(text string) (*Template, error) {
	t.text = text
	return t, nil
}

// branch is one condition with its alternatives: whether text in it counts, and whether an alternative has been taken.
type branch struct{ live, taken, outer bool }

var errAction = errors.New("template: an action that is not known")

// Execute writes the text for a struct.
func (t *Template) Execute(w io.Writer, data any) error {
	v := reflect.ValueOf(data)
	open := []branch{{live: true}}
	for rest := t.text; ; {
		text, after, more := strings.Cut(rest, "{{")
		if open[len(open)-1].live {
			if _, err := io.WriteString(w, text); err != nil {
				return err
			}
		}
		if !more {
			break
		}
		action, next, closed := strings.Cut(after, "}}")
		if !closed {
			return errAction
		}
		rest = next
		if open = turn(open, strings.Fields(action), v); len(open) == 0 {
			return errAction
		}
	}
	if len(open) != 1 {
		return errAction
	}
	return nil
}

// turn does an action, and returns nil for one that it does not know.
func turn(open []branch, words []string, v reflect.Value) []branch {
	last := &open[len(open)-1]
	switch {
	case len(words) == 4 && words[0] == "if" && words[1] == "eq":
		b := branch{outer: last.live}
		b.live = b.outer && equal(v, words[2], words[3])
		b.taken = b.live
		return append(open, b)
	case len(open) == 1:
		return nil
	case len(words) == 5 && words[0] == "else" && words[1] == "if" && words[2] == "eq":
		last.live = last.outer && !last.taken && equal(v, words[3], words[4])
		last.taken = last.taken || last.live
		return open
	case len(words) == 1 && words[0] == "else":
		last.live = last.outer && !last.taken
		last.taken = true
		return open
	case len(words) == 1 && words[0] == "end":
		return open[:len(open)-1]
	}
	return nil
}

// equal compares two fields.
func equal(v reflect.Value, a, b string) bool {
	field := func(name string) int64 { return v.FieldByName(strings.TrimPrefix(name, ".")).Int() }
	return field(a) == field(b)
}
