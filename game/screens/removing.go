package screens

import (
	"royals/engine"
	"royals/game/keep"
	"royals/game/names"
	"royals/game/table"
	"royals/game/words"
)

// askRemove asks whether somebody is to be removed, and says what of them goes.
func askRemove(a *Sitting, id string) {
	games, won := 0, len(a.crowned.Of(id))
	list, _ := keep.Tallies(a.Store)
	for _, t := range list {
		if countedFor(a, t.Person) == id {
			games += t.Played + t.Left
		}
	}
	name, has := nameOf(a, id), words.Plain("person.has-not")
	if games+won > 0 {
		has = words.T("person.has", words.Args{N: games, N2: won})
	}
	if n := len(mayKnow(a, personOf(a, id))); n > 0 {
		has += " " + words.T("person.aside", words.Args{N: n})
	}
	sure(a.App, "person.sure", "person.yes", words.Args{A: names.Isolated(name), B: has}, func() {
		if err := removePerson(a, id); err != nil {
			a.Kept.Wrote(err)
			return
		}
		a.Pop() // their page
		a.Say(words.T("person.gone", words.Args{A: names.Isolated(name)}))
		a.Change()
	})
}

// mayKnow lists what lies in storage, set aside or replaced by an import, where somebody may stand in it: it cannot be written anew.
func mayKnow(a *Sitting, p keep.Person) []string {
	list, _ := keep.Holders(a.Store, append(p.Was, p.Name))
	return list
}

// removePerson makes somebody a guest in all games, and forgets what was counted for them. They are known until the last of it is done, so
// that it can be done again where the program is killed on the way.
func removePerson(a *Sitting, id string) error {
	p := personOf(a, id)
	if id == keep.Owner || p.Name == "" {
		return nil
	}
	who, guest := append(p.Was, p.Name), words.Plain("name.gone")
	if t := a.table; t != nil {
		for i, at := range seated(a, t.Players) {
			if at == id {
				t.SetPlayer(engine.Seat(i), table.Player{Name: guest})
			}
		}
	}
	if a.bout != nil {
		for i, at := range seated(a, a.bout.players) {
			if at == id {
				a.bout.players[i].Name = guest
			}
		}
	}
	a.runs = nil
	if err := keep.Unname(a.Store, who, guest); err != nil {
		return err
	}
	for _, name := range mayKnow(a, p) {
		if err := a.Store.Remove(name); err != nil {
			return err
		}
	}
	for range 2 { // over both copies
		if _, err := keep.Forget(a.Store, func(person, rival, _ string) bool { return countedFor(a, person) == id || rival == id }); err != nil {
			return err
		}
	}
	a.crowned.Drop(id)
	a.folk.Drop(id)
	for range 2 {
		keepCrowns(a)
		keepFolk(a)
	}
	return nil
}
