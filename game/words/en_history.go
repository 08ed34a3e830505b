package words

// enHistory are the sentences about games that are over.
var enHistory = map[string]string{
	"history.title":     "Past games",
	"history.none":      "No game has ended yet: each game that you finish is listed here.",
	"history.some":      "{n} {n:game is/games are} kept here. After 200 the oldest make room. Those marked “kept” stay.",
	"history.older":     "Show older games",
	"history.replay":    "Replay",
	"history.rules":     "This game was played by older rules, which this Royals no longer plays. Its result stays.",
	"history.keep":      "Keep",
	"history.kept":      "Kept",
	"history.delete":    "Delete",
	"history.deleted":   "Deleted.",
	"history.undo":      "Undo",
	"history.date":      "{n} {A} {n2}",
	"history.score":     "{A} {n}",
	"history.most":      "100 games are marked “kept”, as many as can be. Take the mark off another one first.",
	"history.damaged":   "This game could not be read. It was set aside: see Settings, Storage.",
	"history.shed":      "There was no room left: the oldest past games were deleted.",
	"history.counted":   "{n} past {n:game/games}",
	"history.kept-past": "A past game",

	"replay.title": "Replay",
	"replay.at":    "{n} of {n2}.",
	"replay.first": "First",
	"replay.back":  "Back",
	"replay.step":  "Step",
	"replay.last":  "Last",
	"replay.play":  "Play",
	"replay.pause": "Pause",
	"replay.speed": "Speed {A}",
	"replay.eyes":  "Eyes: {A}",
	"replay.open":  "Eyes: all",
	"replay.leave": "Leave the replay",

	"month.1": "January", "month.2": "February", "month.3": "March", "month.4": "April", "month.5": "May", "month.6": "June",
	"month.7": "July", "month.8": "August", "month.9": "September", "month.10": "October", "month.11": "November", "month.12": "December",
}
