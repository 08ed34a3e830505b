// Command run shows the demo of the host.
package main

import (
	"royals/game/host"
	"royals/web/demo"
)

func main() {
	if err := host.Run(demo.New(), nil); err != nil {
		panic(err)
	}
}
