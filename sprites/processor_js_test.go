package sprites

import (
	"syscall/js"
	"time"
)

// processor returns the processor time of the Node process that runs the tests.
func processor() time.Duration {
	u := js.Global().Get("process").Call("cpuUsage")
	return time.Duration(u.Get("user").Int()+u.Get("system").Int()) * time.Microsecond
}
