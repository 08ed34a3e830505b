//go:build js

package host

import (
	"encoding/binary"
	"math"
	"syscall/js"

	"royals/game/sound"
)

// speaker plays effects with the page's own audio, each from a buffer that it is given once. The engine's audio would
// keep the processor busy for as long as the page lives.
type speaker struct {
	bank    sound.Bank
	ready   bool // all effects are made
	touched bool // a gesture has been made: before that no browser lets a page sound
	hushed  bool
	broken  bool // there is no audio, or it was refused

	on      bool // there is a context
	context js.Value
	buffers [sound.Effects]js.Value
	have    [sound.Effects]bool
	waiting int     // sounds started since the context was last seen to run
	nothing js.Func // what is done about a refused promise
}

// pending is how many sounds may wait for a context that is being resumed. A context that stays suspended must not let
// out a crowd of them when it runs at last.
const pending = 3

// gestures are the events in which browsers allow sound to begin.
var gestures = [...]string{"pointerup", "touchend", "click", "keydown"}

// openSpeaker listens for gestures.
func (l *loop) openSpeaker() {
	s := &l.speaker
	s.nothing = js.FuncOf(func(js.Value, []js.Value) any { return nil })
	gesture := js.FuncOf(func(js.Value, []js.Value) any {
		s.touched = true
		s.start()
		return nil
	})
	l.funcs = append(l.funcs, s.nothing, gesture)
	options := js.Global().Get("Object").New()
	options.Set("capture", true)
	options.Set("passive", true)
	for _, g := range gestures {
		js.Global().Call("addEventListener", g, gesture, options)
	}
}

// attend makes the effects one by one in the frames after the first gesture.
func (l *loop) attend() {
	if s := &l.speaker; s.touched && !s.ready && !s.hushed && !s.broken {
		s.ready = !s.bank.Prepare()
	}
}

// silenced gives sound up when a call into the page has thrown.
func (s *speaker) silenced() {
	if recover() != nil {
		s.broken = true
	}
}

// start opens the context, or resumes one that a call, a lock screen or the browser has suspended.
func (s *speaker) start() {
	defer s.silenced()
	if s.hushed || s.broken || !s.touched {
		return
	}
	if !s.on {
		class := js.Global().Get("AudioContext")
		if class.Type() != js.TypeFunction {
			s.broken = true
			return
		}
		options := js.Global().Get("Object").New()
		options.Set("latencyHint", "interactive")
		s.context, s.on = class.New(options), true
		// The player's own music goes on.
		if session := js.Global().Get("navigator").Get("audioSession"); session.Type() == js.TypeObject {
			session.Set("type", "ambient")
		}
	}
	if state := s.context.Get("state").String(); state != "running" && state != "closed" && !js.Global().Get("document").Get("hidden").Bool() {
		s.context.Call("resume").Call("catch", s.nothing)
	}
}

// Hush closes the context.
func (l *loop) Hush(on bool) {
	s := &l.speaker
	s.hushed = on
	if !on || !s.on {
		return
	}
	defer s.silenced()
	s.on, s.have = false, [sound.Effects]bool{}
	s.context.Call("close").Call("catch", s.nothing)
}

// Play starts an effect.
func (l *loop) Play(effect uint8, volume, pitch float64) {
	s := &l.speaker
	if int(effect) >= sound.Effects || s.hushed || s.broken || !s.touched || l.in.Hidden {
		return
	}
	defer s.silenced()
	if !s.on {
		s.start()
	}
	if !s.on {
		return
	}
	if s.context.Get("state").String() == "running" {
		s.waiting = 0
	} else if s.waiting++; s.waiting > pending {
		return
	}
	b := s.buffer(sound.Effect(effect))
	source, gain := s.context.Call("createBufferSource"), s.context.Call("createGain")
	source.Set("buffer", b)
	source.Get("playbackRate").Set("value", pitch)
	gain.Get("gain").Set("value", volume)
	source.Call("connect", gain)
	gain.Call("connect", s.context.Get("destination"))
	source.Call("start")
	l.royals.Call("sounding", b.Get("duration").Float()/pitch*1000)
}

// buffer returns the page's copy of an effect.
func (s *speaker) buffer(e sound.Effect) js.Value {
	if s.have[e] {
		return s.buffers[e]
	}
	samples := s.bank.Samples(e)
	bytes := make([]byte, 4*len(samples))
	for i, v := range samples {
		binary.LittleEndian.PutUint32(bytes[4*i:], math.Float32bits(float32(v)/32768))
	}
	block := js.Global().Get("Uint8Array").New(len(bytes))
	js.CopyBytesToJS(block, bytes)
	b := s.context.Call("createBuffer", 1, len(samples), sound.Rate)
	b.Call("copyToChannel", js.Global().Get("Float32Array").New(block.Get("buffer")), 0)
	s.buffers[e], s.have[e] = b, true
	return b
}
