package words

// enLessons are the words around the lessons. What a lesson itself says stands in game/learn.
var enLessons = map[string]string{
	"kept.learn":       "What you have learned",
	"lesson.title":     "Lesson {n} of {n2}: {A}",
	"lesson.course":    "The lessons",
	"lesson.learn":     "Learn ({n}\u00a0{n:minute/minutes})",
	"lesson.resume":    "Go on with lesson {n}",
	"lesson.press":     "Now press “{A}”.",
	"lesson.next":      "Next",
	"lesson.hint":      "Hint",
	"lesson.back":      "Back",
	"lesson.skip":      "Skip",
	"lesson.leave":     "Leave the lesson",
	"lesson.take-back": "Take it back",
	"lesson.taken":     "Taken back. {A}",
	"lesson.missed":    "Not that. {A}",
	"lesson.lit":       "Lit: {A}.",
	"lesson.barred":    "In the way: {A}.",
	"lesson.of":        "{A}'s {card}",
	"lesson.own":       "your {card}",
	"lesson.points":    "{A}'s points",
	"lesson.button":    "the button “{A}”",
	"lesson.row":       "{n}. {A}",
	"lesson.again":     "Play it again",
	"lesson.done":      "Leave",
	"lesson.play":      "Play {A}",
	"lesson.following": "Next lesson: {A}",
	"lesson.crowns":    "{n} of {n2} crowns.",

	"lesson.lost.hint":  "One crown less: a hint.",
	"lesson.lost.shown": "Two crowns less: a hint showed the touch.",
	"lesson.lost.other": "One crown less: it was not your first choice.",

	"lesson.sealed": "All lessons of {A} done. You are ready to play.",
}
