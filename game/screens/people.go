package screens

import (
	"slices"
	"strconv"

	"royals/engine"
	"royals/game/geom"
	"royals/game/keep"
	"royals/game/kit"
	"royals/game/names"
	"royals/game/paint"
	"royals/game/table"
	"royals/game/words"
	"royals/sprites"
)

// readPeople takes up who plays here. A name that was kept with the settings alone is taken from there.
func readPeople(a *Sitting) {
	a.folk = keep.Folk{}
	a.Kept.Take(keep.People, words.Plain("kept.people"), a.folk.Read)
}

// owner is whoever the device belongs to.
func owner(a *Sitting) keep.Person { return personOf(a, keep.Owner) }

// personOf is one of those who play here.
func personOf(a *Sitting, id string) keep.Person {
	p := a.folk.Of(id)
	if id == keep.Owner && a.Prefs.Name != "" {
		p.Name = a.Prefs.Name
	}
	return p
}

// nameOf is what somebody is called: the owner is a guest until a name is given.
func nameOf(a *Sitting, id string) string {
	if p := personOf(a, id); p.Name != "" {
		return p.Name
	}
	return words.Plain("name.none")
}

// ownName is what the owner is called.
func ownName(a *Sitting) string { return nameOf(a, keep.Owner) }

// ownLabel is what stands beside the owner's face: "You" until a name is given.
func ownLabel(a *Sitting) string {
	if name := ownName(a); name != words.Plain("name.none") {
		return names.Isolated(name)
	}
	return words.Plain("name.you")
}

// guestName is what a guest at a seat is called.
func guestName(seat int) string { return words.T("name.guest", words.Args{N: seat + 1}) }

// isGuest reports whether a name is that of a guest, or of somebody who was removed.
func isGuest(name string) bool {
	for i := range engine.MaxSeats {
		if name == guestName(i) {
			return true
		}
	}
	return name == words.Plain("name.gone")
}

// idOf returns who is called by a name, or was, "" for nobody here. Without a name of one's own there is but the owner.
func idOf(a *Sitting, name string) string {
	if name == words.Plain("name.none") || a.Prefs.Name != "" && name == a.Prefs.Name {
		return keep.Owner
	}
	return a.folk.Whose(name)
}

// seated returns the ids of those who sit at the seats, "" for opponents and guests. Who sits alone, is called as nobody here and is no
// guest either is the owner: earlier versions forgot what somebody had been called.
func seated(a *Sitting, players []table.Player) (ids [engine.MaxSeats]string) {
	alone := alone(players)
	for i, p := range players {
		if !p.Person() {
			continue
		}
		if ids[i] = idOf(a, p.Name); ids[i] == "" && alone && !isGuest(p.Name) {
			ids[i] = keep.Owner
		}
	}
	return ids
}

// alone reports whether one person sits among players.
func alone(players []table.Player) bool {
	n := 0
	for _, p := range players {
		if p.Person() {
			n++
		}
	}
	return n == 1
}

// tableOf names the table of players: by the ids of those who have one, and by the names of guests.
func tableOf(a *Sitting, players []table.Player) string {
	var list []string
	for i, id := range seated(a, players) {
		switch {
		case i >= len(players) || !players[i].Person():
		case id == "":
			list = append(list, players[i].Name)
		default:
			list = append(list, id)
		}
	}
	return keep.TableOf(list)
}

// runFor names the game of a title that players would play: the one that waits for the same people, though it may have been begun when
// they were called otherwise, or else a new one.
func runFor(a *Sitting, game string, players []table.Player) string {
	at := tableOf(a, players)
	for _, r := range a.waiting() {
		if r.Game.Info().ID == game && keep.Numbered(r.Name) && tableOf(a, r.players) == at {
			return r.Name
		}
	}
	return keep.Run(game, at)
}

// keepFolk keeps who plays here. It is never lost: past games make room for it.
func keepFolk(a *Sitting) {
	err := a.Store.Save(keep.People, a.folk.Write())
	for makeRoom(a, err) {
		err = a.Store.Save(keep.People, a.folk.Write())
	}
	a.Kept.Wrote(err)
}

// keepPerson keeps what somebody bears and is called.
func keepPerson(a *Sitting, id string, p keep.Person) {
	a.folk.Set(id, p)
	keepFolk(a)
}

// callOwner gives the player another name.
func callOwner(a *Sitting, name string) { call(a, keep.Owner, name) }

// call gives somebody another name. Games that were begun or ended under the old one show the new one.
func call(a *Sitting, id, name string) {
	p := personOf(a, id)
	p.Rename(name)
	if id == keep.Owner {
		a.Prefs.Name = name
		a.SavePrefs()
	}
	keepPerson(a, id, p)
	a.runs = nil
	if a.table != nil {
		called(a, a.table.Players)
		a.table.Touch()
	}
}

// called gives the persons among players the names that they have today, and an opponent of such a name another one.
func called(a *Sitting, players []table.Player) {
	for i := range players {
		if id := idOf(a, players[i].Name); players[i].Person() && id != "" {
			players[i].Name = nameOf(a, id)
		}
	}
	for i, p := range players {
		if other := table.Other(p.Name); !p.Person() && other != "" && slices.Contains(players, table.Player{Name: p.Name}) {
			players[i].Name = other
		}
	}
}

// taken says why somebody cannot be called by a name, "" where they can: whoever else is or was called so, or a guest may be, or one of
// the cast is whose first name somebody bears.
func taken(a *Sitting, id, name string) string {
	other := func(name string) bool { of := idOf(a, name); return of != "" && of != id }
	if second := table.Other(name); other(name) || isGuest(name) || second != "" && other(second) {
		return words.T("name.taken", words.Args{A: names.Isolated(name)})
	}
	return ""
}

// admit takes in somebody of a name, with a crest that nobody has, and returns the id; "" where too many are here.
func admit(a *Sitting, name string) string {
	n := len(a.folk.IDs())
	id := a.folk.Add(keep.Person{Field: n % sprites.Fields, Charge: n % sprites.FreeCharges, Tincture: n / sprites.FreeCharges % sprites.Tinctures, Colour: n % sprites.Fields, Name: name})
	if id != "" {
		keepFolk(a)
		a.runs = nil
	}
	return id
}

// askWho asks for the name of somebody new.
func askWho(a *Sitting, then func(id string)) {
	a.Push(&nameScreen{a: a.App, refuse: func(name string) string { return taken(a, "", name) }, done: func(name string) {
		if id := admit(a, name); id != "" {
			then(id)
		}
	}})
}

// crestOf is the crest of somebody.
func crestOf(a *Sitting, id string) sprites.ID {
	p := personOf(a, id)
	return sprites.Crest{Field: p.Field, Charge: p.Charge, Tincture: p.Tincture}.ID()
}

// crestText describes the crest: "Swan on blue".
func crestText(a *Sitting, id string) string {
	p := personOf(a, id)
	return words.T("you.crest", words.Args{A: chargeText(p.Charge % sprites.Charges), B: words.Plain("you.field." + strconv.Itoa(p.Field%sprites.Fields))})
}

// crests are what those bear who sit at a table, and who of them are no guests.
func crests(a *Sitting, players []table.Player) (list [engine.MaxSeats]sprites.ID, bear engine.SeatSet) {
	for i, id := range seated(a, players) {
		if id != "" {
			list[i] = crestOf(a, id)
			bear |= engine.Only(engine.Seat(i))
		}
	}
	return list, bear
}

// drawCrest draws what somebody bears who sits at a seat on their portrait. Opponents and guests have the shield of their seat.
func drawCrest(a *Sitting, k *kit.Kit, players []table.Player, x engine.Seat, face geom.Rect) {
	if id := seated(a, players)[x]; id != "" {
		k.Crest(crestOf(a, id), face)
	}
}

// drawPerson draws the face of somebody in a ring of their colour, with their crest.
func drawPerson(a *Sitting, k *kit.Kit, id string, r geom.Rect) {
	p := personOf(a, id)
	k.Face(table.Faces([]table.Player{{}})[0], r, paint.RGB(sprites.CrestColor(p.Colour)))
	k.Crest(crestOf(a, id), r)
}
