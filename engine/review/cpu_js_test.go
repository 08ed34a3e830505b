package review

import (
	"syscall/js"
	"time"
)

// cpu returns the processor time of the Node process that runs the test.
func cpu() time.Duration {
	u := js.Global().Get("process").Call("cpuUsage")
	return time.Duration(u.Get("user").Int()+u.Get("system").Int()) * time.Microsecond
}
