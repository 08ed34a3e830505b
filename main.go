// Command royals is the app: five card games about crowns.
package main

import (
	"os"

	"royals/game/host"
	"royals/web/demo"
)

func main() {
	if err := host.Run(demo.New(), nil); err != nil {
		os.Stderr.WriteString("royals: " + err.Error() + "\n")
		os.Exit(1)
	}
}
