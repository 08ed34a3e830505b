//go:build js

// Thinker is the small program that runs in the page's worker: the rules and the opponents, without the picture. It is
// sent bot.Request as bytes, thinks in pieces so that a newer request can call an older one off, and answers bot.Answer.
package main

import (
	"syscall/js"

	"royals/engine/bot"
	"royals/engine/catalog"
	"royals/engine/judge"
)

// piece is how many worlds are imagined between two looks at the mail: some milliseconds on a phone.
const piece = 256

func main() {
	self := js.Global()
	channel := self.Get("MessageChannel").New() // a message to oneself comes round sooner than any timer
	var job judge.Job
	post := func(b []byte) {
		a := self.Get("Uint8Array").New(len(b))
		js.CopyBytesToJS(a, b)
		self.Call("postMessage", a)
	}
	goOn := js.FuncOf(func(js.Value, []js.Value) any {
		switch {
		case job == nil:
		case job.Think(piece):
			post(job.Answer().Encode(nil))
			job = nil
		default:
			channel.Get("port2").Call("postMessage", 0)
		}
		return nil
	})
	channel.Get("port1").Set("onmessage", goOn)
	self.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := args[0].Get("data")
		b := make([]byte, data.Get("length").Int())
		js.CopyBytesToGo(b, data)
		idle := job == nil
		var q bot.Request
		err := q.Decode(b)
		if err == nil {
			job, err = judge.NewJob(&q, catalog.Find)
		}
		if err != nil {
			job = nil
			self.Call("postMessage", err.Error()) // the page thinks for itself then
			return nil
		}
		if idle {
			channel.Get("port2").Call("postMessage", 0)
		}
		return nil
	}))
	self.Call("postMessage", "ready")
	select {}
}
