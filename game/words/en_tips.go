package words

// enTips are the coach's sentences: what a newcomer is told once.
var enTips = map[string]string{
	"coach.name":          "Tip",
	"coach.ok":            "Got it",
	"coach.off":           "No more tips",
	"coach.on":            "Play on",
	"coach.give":          "Concede…",
	"coach.lit":           "{A} is lit.",
	"settings.coach":      "Tips",
	"settings.coach.help": "A sentence when something happens for the first time, and a light when you take long.",
	"settings.coach.0":    "off",
	"settings.coach.1":    "first games",
	"settings.coach.2":    "always",
	"kept.coach":          "The list of tips you have had",

	"usurpers.tip.cap":    "A short game: after {n} rounds the most points win.",
	"usurpers.tip.last":   "The last round: when it ends, the most points win.",
	"usurpers.tip.dump":   "You had no pair and no target, so your hand was thrown away. Now it is full again.",
	"usurpers.tip.threat": "{A} wins unless stopped within {n} {n:turn/turns}: strike or attack.",
	"usurpers.tip.red":    "Both cards are red: both hit your royal.",

	"kingdoms.tip.cold":    "The Cold War: royals and jokers cannot hit before you and {A} have each had a royal. Arrows always hit.",
	"kingdoms.tip.short":   "A short game: the deck is shuffled anew once. When it runs out again, each has one final turn.",
	"kingdoms.tip.discard": "You may discard cards you don't need. Before your next turn you draw up to five.",
	"kingdoms.tip.fallen":  "Your {card} fell: it guards nobody and cannot hit. Give {A} a card of its suit to revive it: this tribute is 1 point for {A}. Else it is buried, its points are safe.",
	"kingdoms.tip.felled":  "{A}'s {card} fell: it guards nobody and cannot hit. {A} may revive it with a card of its suit, which is 1 point for you, or buries it.",
	"kingdoms.tip.jack":    "A jack may fall in place of another royal that is about to.",
	"kingdoms.tip.again":   "Your joker was stopped and stays: it may attack again, with another card.",
	"kingdoms.tip.wipe":    "A joker can wipe with a low card: all royals opposite fall, if their ranks together (king 1, queen 2, jack 3) reach it. An ace stops it. Else joker and card are spent.",
	"kingdoms.tip.call":    "The deck ran out: the discards become a new one. Say “last”, and when that runs out each has one final turn.",
	"kingdoms.tip.last":    "This was the last reshuffle: when the deck runs out again, each has one final turn.",
	"kingdoms.tip.behind":  "{A} leads by {n}. You may play on, or concede and begin anew.",

	"houses.tip.round":  "This game is a single round: who has most points when it ends wins.",
	"houses.tip.match":  "Three {a}s are a match: lay them for {n} points.",
	"houses.tip.lost":   "Your {card} is gone. Other cards you win score, too, an ace you win kills a royal of {A}'s, and three equal cards make their suit your house.",
	"houses.tip.ransom": "{A} laid this {a} last turn: it is yours for another suit's {a}.",
	"houses.tip.block":  "You have won two different royals: instead of drawing you may scoop discards. Choose the lowest one you want, with two of yours like it.",
	"houses.tip.end":    "You may end the round for both: {A}'s {n} {n:card/cards} in hand would cost points. Or discard, and play on.",

	"crush.tip.joker": "A joker counts 0, but takes you and your cards to the other side, even your rival's.",
	"crush.tip.king":  "One king switches off jacks, queens, aces and jokers. Two switch each other off.",
	"crush.tip.four":  "{A} wins with the next climb: do not climb together.",

	"royalty.tip.draw":  "You had nothing to play, so you drew one card first.",
	"royalty.tip.pair":  "A pair of 4s to 10s hits for ten times its number. Your two {a}s hit for {n}.",
	"royalty.tip.idle":  "{n} turns without a hit. A wall cannot be broken: a queen goes past it, a higher pair over it. After 100 such turns the most points win.",
	"royalty.tip.known": "Remember: {A} holds {a}s. A long touch on a player tells all that is known of the hand.",
	"royalty.tip.wall":  "{A}'s wall takes {n} off every blow. Add a queen to go past it.",
}
