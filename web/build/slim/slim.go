// Package slim makes a WebAssembly program of Go smaller on its way, without changing what it does.
//
// The runtime of Go carries a table of where every instruction comes from: file, line and function. A page shows no tracebacks, so
// what nothing else reads of it is blanked, and packs to nothing: an eighth of all that travels. What the runtime itself looks at stays.
package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"maps"
	"slices"
	"strings"
)

// owns says for each Go that is known where the place of the functions' own tables stands in what the runtime knows of a program
// (moduledata in runtime/symtab.go), counted in words. The rest of the layout is the same in all of them. A Go that is not listed is
// never guessed at, even where its tables look the same: what is read of them may be another part.
var owns = map[string]int{"go1.26": 40, "go1.27": 43}

// Unknown is the error about a program whose tables this package does not know.
type Unknown struct {
	Go string // its version
}

func (e Unknown) Error() string { return "slim does not know the tables of " + e.Go }

// Slim returns a program that does the same and is smaller. Where it does not know the program's tables it returns an Unknown, and the
// program as small as it can be made without them.
func Slim(program []byte) ([]byte, error) {
	version := toolchain(program)
	mem, err := unpack(program)
	if err != nil {
		return program, Unknown{version}
	}
	packed, err := pack(program, mem)
	if err != nil {
		return program, Unknown{version}
	}
	own, ok := owns[minor(version)]
	if !ok || trim(mem, own) != nil {
		return packed, Unknown{version}
	}
	return pack(program, mem)
}

// toolchain returns the Go that made a program, by what its producers say.
func toolchain(program []byte) string {
	version := "this toolchain"
	sections(program, func(kind byte, r reader) error {
		if kind != 0 || r.text() != "producers" {
			return nil
		}
		for range r.number() {
			r.text()
			for range r.number() {
				if name, v := r.text(), r.text(); name == "Go" && !r.bad {
					version = v
				}
			}
			if r.bad {
				break
			}
		}
		return nil
	})
	return version
}

// minor returns a version without the number of its patch.
func minor(version string) string {
	if parts := strings.Split(version, "."); len(parts) > 2 {
		return parts[0] + "." + parts[1]
	}
	return version
}

// The runtime compares names with these: a goroutine that begins in a function of its own is its own, and two stubs of reflect
// have frames like no others.
var (
	system = []byte("runtime.")
	stubs  = [][]byte{[]byte("reflect.makeFuncStub\x00"), []byte("reflect.methodValueCall\x00")}
)

func isStub(name []byte) bool {
	return slices.ContainsFunc(stubs, func(s []byte) bool { return bytes.HasPrefix(name, s) })
}

// A function's row names columns, which say something of every instruction, and tables of its own. These are the ones that are
// looked up where no traceback is printed: which values on the stack are pointers, why an index was out of range, what is
// deferred. The others say where a goroutine may be interrupted, which no page does, and what was inlined where.
var (
	liveColumns = []bool{1: true, 4: true}
	liveTables  = []bool{0: true, 1: true, 2: true, 4: true}
)

var errLayout = errors.New("the program's table of functions is not laid out as this package knows it")

// trim blanks what only tracebacks read. When it fails, the memory may be blanked in part, and is of no use.
func trim(mem []byte, own int) error {
	t, err := find(mem, own)
	if err != nil {
		return err
	}
	for i := range t.funcs {
		if err := t.function(i); err != nil {
			return err
		}
	}
	return t.rest()
}

// table is the table of functions in a program's memory: a header of eight words, names, units and files, the coded columns,
// a row for each function, and the functions' own tables.
type table struct {
	funcs          int
	names, columns []byte
	sources        []byte // units and files
	rows, own      []byte
	name           int          // the place of the name that all functions of the runtime get
	live           []bool       // the bytes of columns that are read
	owned          map[int]bool // the places of the functions' own tables, and whether they are read
}

// find finds it. What the runtime knows of a program begins with the table's place and that of its names; owned is the word of it in which
// the place of the functions' own tables stands.
func find(mem []byte, owned int) (*table, error) {
	at := bytes.Index(mem, []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8})
	if at < 0 || at+72 > len(mem) {
		return nil, errLayout
	}
	tab := mem[at:]
	word := func(i int) int { return int(binary.LittleEndian.Uint64(tab[8+8*i:])) }
	funcs, names, units, columns, rows := word(0), word(3), word(4), word(6), word(7)
	if !(72 <= names && names < units && units < columns && columns < rows && rows < len(tab)) || bytes.HasPrefix(tab[names:], system) || isStub(tab[names:]) {
		return nil, errLayout // the first name is what all get that lose theirs
	}
	le := binary.LittleEndian
	known := bytes.Index(mem, le.AppendUint64(le.AppendUint64(nil, uint64(at)), uint64(at+names)))
	if known < 0 || known+8*(owned+1) > len(mem) {
		return nil, errLayout
	}
	own := int(le.Uint64(mem[known+8*owned:])) - at
	if !(0 <= funcs && funcs < len(tab) && rows+8*funcs < own && own < len(tab)) {
		return nil, errLayout
	}
	return &table{funcs: funcs, names: tab[names:units], sources: tab[units:columns], columns: tab[columns:rows], rows: tab[rows:own],
		own: tab[own:], live: make([]bool, rows-columns), owned: map[int]bool{}}, nil
}

// function blanks the dead fields of a function's row, and notes what the others need.
func (t *table) function(i int) error {
	at := int(binary.LittleEndian.Uint32(t.rows[8*i+4:]))
	if at+44 > len(t.rows) {
		return errLayout
	}
	row := t.rows[at:]
	field := func(i int) []byte { return row[4*i:][:4] }
	value := func(i int) int { return int(binary.LittleEndian.Uint32(field(i))) }
	columns, tables := value(7), int(row[43])
	if value(1) >= len(t.names) || 44+4*(columns+tables) > len(row) {
		return errLayout
	}
	if name := t.names[value(1):]; bytes.HasPrefix(name, system) {
		if t.name == 0 {
			t.name = value(1)
		}
		binary.LittleEndian.PutUint32(field(1), uint32(t.name))
	} else if !isStub(name) {
		clear(field(1))
	}
	for _, k := range []int{5, 6, 8, 9} { // files, lines, the unit, the first line
		clear(field(k))
	}
	if err := t.read(value(4)); err != nil { // how far the stack has grown
		return err
	}
	for k := range columns {
		if k >= len(liveColumns) || !liveColumns[k] {
			clear(field(11 + k))
		} else if err := t.read(value(11 + k)); err != nil {
			return err
		}
	}
	for k := range tables {
		f := 11 + columns + k
		at, live := value(f), k < len(liveTables) && liveTables[k]
		if at == 1<<32-1 {
			continue // it has none
		}
		t.owned[at] = t.owned[at] || live
		if !live {
			copy(field(f), "\xff\xff\xff\xff")
		}
	}
	return nil
}

// read notes that a column is: pairs of a step in value and one in place, until a step of nothing.
func (t *table) read(column int) error {
	if column == 0 {
		return nil // it has none
	}
	r := reader{b: t.columns, at: column}
	for first := true; !r.bad; first = false {
		from := r.at
		step := r.number()
		if step != 0 || first {
			r.number()
		}
		for i := from; i < r.at; i++ {
			t.live[i] = true
		}
		if step == 0 && !first {
			return nil
		}
	}
	return errLayout
}

// rest blanks what no row needs any more.
func (t *table) rest() error {
	for i, yes := range t.live {
		if !yes {
			t.columns[i] = 0
		}
	}
	places := slices.Sorted(maps.Keys(t.owned))
	for i, at := range places[:max(0, len(places)-1)] { // nothing says where the last one ends
		if places[i+1] > len(t.own) {
			return errLayout
		}
		if !t.owned[at] {
			clear(t.own[at:places[i+1]])
		}
	}
	for at := 0; at < len(t.names); {
		n := bytes.IndexByte(t.names[at:], 0)
		if n < 0 {
			return errLayout
		}
		switch name := t.names[at : at+n]; {
		case at == t.name && at > 0:
			clear(name[len(system):])
		case !isStub(t.names[at:]):
			clear(name)
		}
		at += n + 1
	}
	clear(t.sources)
	return nil
}
