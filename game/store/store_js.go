package store

import (
	"strings"
	"syscall/js"
)

// Open returns the Store of this browser. The page has read everything before the program starts, and writes behind it
// (web/page/keep.js): Save is done at once, and Trouble says what became of it. An error says that the page has no such script.
func Open() (Store, error) {
	p := &page{keep: js.Global().Get("keep")}
	if p.keep.Type() != js.TypeObject {
		return nil, ErrRefused
	}
	p.look()
	p.keep.Set("told", js.FuncOf(func(js.Value, []js.Value) any {
		p.look()
		if p.wake != nil {
			p.wake()
		}
		return nil
	}))
	return &slots{m: p}, nil
}

// page is what the page keeps.
type page struct {
	keep js.Value
	err  error
	wake func()
}

// look takes up what the page says of its last write.
func (p *page) look() {
	switch p.keep.Get("trouble").String() {
	case "":
		p.err = nil
	case "full":
		p.err = ErrFull
	case "elsewhere":
		p.err = ErrElsewhere
	default:
		p.err = ErrRefused
	}
}

func (p *page) trouble() error     { return p.err }
func (p *page) notify(wake func()) { p.wake = wake }

func (p *page) get(key string) (string, error) {
	v := p.keep.Call("get", key)
	if v.Type() != js.TypeString {
		return "", ErrNone
	}
	return v.String(), nil
}

func (p *page) put(key, value string) error {
	p.keep.Call("put", key, value)
	return nil
}

func (p *page) del(key string) error {
	p.keep.Call("del", key)
	return nil
}

// keys takes all names over at once: one by one they cost a call each, and there are hundreds.
func (p *page) keys() ([]string, error) {
	return strings.Fields(p.keep.Call("list").String()), nil
}
