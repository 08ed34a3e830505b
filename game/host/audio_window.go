//go:build !js

package host

import (
	"encoding/binary"

	"github.com/hajimehoshi/ebiten/v2/audio"

	"royals/game/port"
	"royals/game/sound"
)

// speaker plays effects with the engine's audio.
type speaker struct {
	bank    sound.Bank
	ready   bool
	touched bool
	hushed  bool
	broken  bool // there is no sound server
	context *audio.Context
	playing []*audio.Player // kept, or they would stop
}

func (l *loop) openSpeaker() {}

// attend notices the first gesture and makes the effects one by one in the frames after it.
func (l *loop) attend() {
	s := &l.speaker
	for i := range l.in.Events {
		e := &l.in.Events[i]
		s.touched = s.touched || e.Kind != port.ByPointer || e.Pointer.Motion == port.Down
	}
	if s.touched && !s.ready && !s.hushed && !s.broken && l.driver == nil {
		s.ready = !s.bank.Prepare()
	}
}

// Hush stops what plays.
func (l *loop) Hush(on bool) {
	s := &l.speaker
	if s.hushed = on; on {
		for _, p := range s.playing {
			p.PauseAndStopReading()
		}
		s.playing = s.playing[:0]
	}
}

// Play starts an effect. A program that is driven makes no sound.
func (l *loop) Play(effect uint8, volume, pitch float64) {
	s := &l.speaker
	if int(effect) >= sound.Effects || s.hushed || s.broken || !s.touched || l.in.Hidden || l.driver != nil {
		return
	}
	if s.context == nil {
		// The engine ends the program when its audio cannot be opened, so it is not asked where nobody listens.
		if s.broken = !audible(); s.broken {
			return
		}
		s.context = audio.NewContext(sound.Rate)
	}
	kept := s.playing[:0]
	for _, p := range s.playing {
		if p.IsPlaying() {
			kept = append(kept, p)
		}
	}
	clear(s.playing[len(kept):])
	p := s.context.NewPlayerFromBytes(stereo(s.bank.Samples(sound.Effect(effect)), pitch))
	p.SetVolume(volume)
	p.Play()
	s.playing = append(kept, p)
}

// stereo writes samples as the engine wants them, at another pitch.
func stereo(samples []int16, pitch float64) []byte {
	n := int(float64(len(samples)-1) / pitch)
	b := make([]byte, 0, 4*max(n, 0))
	for i := range n {
		at := float64(i) * pitch
		j := int(at)
		f := at - float64(j)
		v := int16(float64(samples[j])*(1-f) + float64(samples[min(j+1, len(samples)-1)])*f)
		b = binary.LittleEndian.AppendUint16(b, uint16(v))
		b = binary.LittleEndian.AppendUint16(b, uint16(v))
	}
	return b
}
