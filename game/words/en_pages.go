package words

// enPages are the lines of the page of rules that each game has, beside little drawn cards.
var enPages = map[string]string{
	"usurpers.page.turn":  "Draw up to a full hand from your own deck. Then do one thing: crown a royal, attack a player, strike one royal, or throw your hand away.",
	"usurpers.page.red":   "A red number hits.",
	"usurpers.page.black": "A black number stops one red number as high or lower. An ace counts 1.",
	"usurpers.page.face":  "A face card in a fight only bluffs.",
	"usurpers.page.score": "A face card on a number of its suit is a royal. The number is its points: here 7.",

	"kingdoms.page.turn":   "Bring out royals, hit, shoot arrows, lay jokers: as much as you like. Between turns you draw up to five.",
	"kingdoms.page.rank":   "A king hits with the whole number, a queen with half, a jack with a third. They fall to 1, 2 and 3.",
	"kingdoms.page.jack":   "When another royal of yours is about to fall, a standing jack may fall in its place.",
	"kingdoms.page.ace":    "An ace stops any attack. Another ace undoes it.",
	"kingdoms.page.joker":  "A joker laid on an earlier turn doubles one number, once.",
	"kingdoms.page.arrows": "Arrows: 2 to 4 numbers of one suit, or all alike. 1 damage each, without a royal.",
	"kingdoms.page.score":  "What hits the other player is yours to keep. A queen with a 9 scores 4.",

	"houses.page.turn":  "Draw. Lead a card to a battle, and keep one of the two if you win. Lay matches. Discard a card.",
	"houses.page.royal": "The king, queen and jack of your house are your royals. One you won before this turn lets you lay matches.",
	"houses.page.scoop": "Scooping: with two different royals won in earlier turns, take discards from the top instead of drawing. The deepest one goes into a match at once.",
	"houses.page.two":   "In a battle the ace is high. Of its suit only the 2 beats it, and the 2 beats nothing else.",
	"houses.page.ace":   "An ace you won before this turn can kill one card of its suit opposite.",
	"houses.page.match": "Three or more alike count double. 2 to 8 count 10 points each, 9 to ace 5: three 7s count 60.",
	"houses.page.court": "King, queen and jack of your house, all won in battle: your score of the round is doubled.",
	"houses.page.hand":  "Cards left in your hand cost their points.",
	"houses.page.end":   "After your turn you may end the round: if you won its battle, won one of your royals before it, and hold no king, queen or jack. It ends, too, when the stack and a hand are empty.",

	"crush.page.turn":   "Attack a player. The others may help a side with one card each, you two lay two. All are turned over together.",
	"crush.page.number": "2 to 10: its number.",
	"crush.page.score":  "The higher side climbs one spot, the lower side slips one. Helpers move with their side. Then each player draws one card.",

	"royalty.page.turn":  "Do one thing: ask for a card you hold, hit with a pair, or lay a wall. Who has none makes you draw. What an ask completes, you may lay at once.",
	"royalty.page.king":  "A king stops one blow at you.",
	"royalty.page.queen": "A queen laid with a pair takes it past the wall.",
	"royalty.page.jack":  "A jack refuses one ask: the other has to draw.",
	"royalty.page.wall":  "A wall stays. Two 3s take 15 off every blow at you, two 2s 10, one ace 5.",
	"royalty.page.score": "A pair of 4s to 10s costs ten times its number: two 9s cost 90. Behind a wall of 3s: 75.",
}
