package table

import (
	"royals/engine"
	"royals/engine/bot"
	"royals/game/court"
	"royals/sprites"
)

// Role is an opponent that can be invited: a name, a level of play, a face.
type Role struct {
	Name, Bot string
	Face      int    // the number of a portrait
	Else      string // the name where somebody who plays here bears the first
}

// Cast are the opponents, from the weakest to the strongest.
var Cast = [5]Role{{"Bea", bot.Levels[0], 0, "Eve"}, {"Cosmo", bot.Levels[1], 1, "Bruno"}, {"Dora", bot.Levels[2], 2, "Cleo"},
	{"Edgar", bot.Levels[3], 3, "Oscar"}, {"Flora", bot.Levels[4], 4, "Greta"}}

// Bears reports whether a name is one of the two of the role.
func (r Role) Bears(name string) bool { return name == r.Name || name == r.Else }

// Other is what an opponent is called where somebody who plays here bears the opponent's name, "" for who is none of the cast.
func Other(name string) string {
	for _, r := range Cast {
		switch name {
		case r.Name:
			return r.Else
		case r.Else:
			return r.Name
		}
	}
	return ""
}

// guests is the first of the faces that belong to none of the cast, and strangers how many there are.
const (
	guests    = len(Cast)
	strangers = 7
)

// Faces gives every player a face that nobody else at the table has. An opponent who bears a name of the cast or of the court has that
// face, at whatever level it plays. Persons and others take the rest in the order of their seats.
func Faces(players []Player) (faces [engine.MaxSeats]int) {
	taken, next := [sprites.Portraits]bool{}, guests
	for i, p := range players {
		faces[i] = -1
		for _, r := range Cast {
			if !p.Person() && r.Bears(p.Name) && !taken[r.Face] {
				faces[i], taken[r.Face] = r.Face, true
			}
		}
		if at := court.ByName(p.Name); at >= 0 && !p.Person() && !taken[RivalFace(at)] {
			faces[i], taken[RivalFace(at)] = RivalFace(at), true
		}
		if faces[i] < 0 {
			faces[i] = guests + (next-guests)%strangers
			next++
		}
	}
	return faces
}

// RivalFace is the face of a rival at court.
func RivalFace(rung int) int { return sprites.FirstRival + rung }
