package store

import (
	"errors"
	"strings"
	"syscall/js"
)

// prefix sets the keys apart from those of other pages of the same origin; the folder of the page follows it.
const prefix = "royals:"

// Open returns the Store of this browser: localStorage, under keys of the page's own folder. An error says that the
// browser refuses to keep anything; play on with NewMemory.
func Open() (Store, error) {
	path := js.Global().Get("location").Get("pathname").String()
	m := local{prefix + path[:strings.LastIndexByte(path, '/')+1] + ":"}
	// Some browsers show the object and refuse the first write.
	if err := m.put("probe", "1"); err != nil {
		return nil, err
	}
	return &slots{m: m}, m.del("probe")
}

// local is localStorage under a prefix.
type local struct{ prefix string }

// try calls f with the storage object and turns what the browser throws into an error.
func try(f func(storage js.Value)) (err error) {
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(js.Error)
			if !ok {
				err = ErrRefused // a nil storage object: no method to call
				return
			}
			kind := ErrRefused
			if name := e.Get("name").String(); strings.Contains(name, "Quota") || strings.Contains(name, "QUOTA") {
				kind = ErrFull
			}
			err = errors.Join(kind, e)
		}
	}()
	// Only a call can be caught: a getter that throws under Get would end the program.
	f(js.Global().Get("Reflect").Call("get", js.Global(), "localStorage"))
	return nil
}

func (l local) get(key string) (string, error) {
	var v js.Value
	if err := try(func(s js.Value) { v = s.Call("getItem", l.prefix+key) }); err != nil {
		return "", err
	}
	if v.Type() != js.TypeString {
		return "", ErrNone
	}
	return v.String(), nil
}

func (l local) put(key, value string) error {
	return try(func(s js.Value) { s.Call("setItem", l.prefix+key, value) })
}

func (l local) del(key string) error {
	return try(func(s js.Value) { s.Call("removeItem", l.prefix+key) })
}

func (l local) keys() ([]string, error) {
	var ks []string
	err := try(func(s js.Value) {
		for i := range s.Get("length").Int() {
			if k, ok := strings.CutPrefix(s.Call("key", i).String(), l.prefix); ok {
				ks = append(ks, k)
			}
		}
	})
	return ks, err
}
