// Command royals is the app: five card games about crowns.
package main

import (
	"math/rand/v2"
	"os"
	"time"

	"royals/engine/catalog"
	"royals/game/host"
	"royals/game/screens"
	"royals/game/store"
	"royals/game/think"
)

func main() {
	keep, err := store.Open()
	if err != nil {
		keep = store.Refusing(err)
	}
	store.Notify(keep, host.Wake)
	app := screens.New(screens.Deps{
		Now:   func() int64 { return time.Now().Unix() },
		Store: keep,
		Games: catalog.Games(),
		Seed:  rand.Uint64, // seeded by the system, unlike everything in the rules
		Think: think.New(host.Wake),
	})
	app.Passages = true
	if err := host.Run(app, keep); err != nil {
		os.Stderr.WriteString("royals: " + err.Error() + "\n")
		os.Exit(1)
	}
}
