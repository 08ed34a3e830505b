package main

// The sentences of the terminal alone. All that is said of games comes from package words; these stand here so that the page
// need not carry them.
const (
	sayHelp     = "Answer by a number of the list. “help” tells the rest."
	sayKept     = "The game is kept in %s."
	sayTrouble  = "The game cannot be kept: %s."
	sayEnter    = "Press Enter to go on."
	sayPass     = "Hand the device to %s"
	sayReady    = "%s, press Enter when nobody else looks."
	sayBack     = "Good-bye. The game is kept; go on with: royals play --load %s"
	sayGone     = "Good-bye. The game was not kept; --save FILE at the start, or “save FILE” in the game, keeps one."
	sayPartly   = "Good-bye. The last choices could not be kept in %s."
	sayLong     = "That line is too long to be an answer."
	sayFair     = "The deal was sealed before the first choice. To check it:"
	sayAsked    = "%s is asked"
	sayLook     = "“hand” shows %s's hand."
	sayMore     = "%d of %d. “more” shows more; a card or a word finds what holds it."
	sayAtLeast  = "%d of %d and more. “more” shows more; a card or a word finds what holds it."
	sayFits     = "What fits “%s”:"
	sayNumber   = "There is no number %s in the list; the last is %d."
	sayUnknown  = "Nothing fits “%s”. Type a number of the list, or help."
	sayRefused  = "That cannot be done now. Type a number of the list, or help."
	sayNoHand   = "No hand is held here."
	sayUndone   = "Taken back."
	saySaved    = "The game is kept in %s from now on."
	sayWhere    = "Say where: save FILE"
	sayAlready  = "The game is kept in %s already."
	sayNothing  = "Nothing has happened yet."
	sayNoRule   = "No rule speaks of “%s”."
	sayCards    = "A card is its rank and its suit: A 2 to 9 T J Q K, then C D H S. 10♦ is TD (or 10D), J♠ is JS. Jokers are X1 and X2."
	sayNotation = "Instead of a number you may type the choice in notation, as saved games and case files write it. Seats are P1, P2 and so on; names do as well:"
	sayFilter   = "Names of cards alone (7D KS) pick them. Any other word shows the choices that hold it."
)

// commandHelp says what can be typed beside an answer.
var commandHelp = [][2]string{
	{"Enter", "the question and its list once more"},
	{"more", "the list goes on"},
	{"table", "the table"},
	{"hand", "the hand"},
	{"log", "what happened; “log all” from the beginning"},
	{"hint", "the best moves, worked out from what you can know"},
	{"undo", "takes the last choice back, while nobody has learned anything by it"},
	{"save FILE", "keeps the game in a new file from now on"},
	{"notation", "how choices are written in this game, to type them instead of numbers"},
	{"rules", "the rules; “rules attack” those that hold the word, “rules U6.1” a clause"},
	{"quit", "leaves; so does the end of the input"},
}

// notations explains the notation of each game: the forms and what they mean. Verbs that are no notation have none.
var notations = map[string][][2]string{
	"usurpers": {
		{"royal KH 7H", "crown the king of hearts with the 7 of hearts"},
		{"attack P3", "attack P3"},
		{"kill P3.KS", "strike at P3's king of spades"},
		{"dump", "throw the hand away"},
		{"commit 9C,AH", "put in these cards; “commit -” puts in none"},
		{"pair P2:9C>P1:4D", "P2's 9 of clubs stops P1's 4 of diamonds; “pair -” stops none"},
		{"pair auto", "the pairing that stops most"},
		{"settle KS=4S QD=x", "slide the 4 under the king, give up the queen"},
	},
	"kingdoms": {
		{"dis 4H,9C", "discard these"},
		{"arr 4H,9H >r2", "arrows at royal 2; >face is the player"},
		{"rec KS r1", "recruit the king into place 1"},
		{"atk r1 TD >face", "royal 1 strikes with the 10 at the player"},
		{"jok j1 8D >r2", "the joker in place 1 strikes at royal 2"},
		{"wip j1 AC", "the joker wipes, with the ace"},
		{"rev r2 5S", "revive royal 2 for the 5"},
		{"bur r2", "bury royal 2"},
		{"sho X1 j1", "lay the joker into place 1"},
		{"end", "end the turn"},
		{"blk AH, let", "answer with the ace; let it through"},
		{"jak r3, nay", "the Jack falls instead; no Jack"},
		{"sav r1", "a Jack saves royal 1 from a wipe"},
		{"lst, pas", "call the reshuffle the last; do not"},
		{"con", "concede the game"},
	},
	"houses": {
		{"HS, H-, HR", "name spades; pass; throw the cards in"},
		{"D, T, D-", "draw from the stack; take the top discard; draw nothing"},
		{"P4 6D,6C,6H", "scoop four discards; these go down, the lowest one first"},
		{"L KH, F AH", "lead the king; answer with the ace"},
		{"S KH", "keep the king"},
		{"M 7S,7H,7D", "lay these down"},
		{"A AH>8H@m", "the ace assassinates the 8 in the meld; @s in the spoils, @m! just laid down"},
		{"R JH<JC", "ransom the jack of hearts for the jack of clubs"},
		{"C TS hht xh", "change suit with three tens: two of the hand, the top discard; one of the hand dies"},
		{"C QS hhr(QC) xr", "with a ransomed one, paid for with the queen of clubs"},
		{"X 4C, X-", "discard the 4; nothing to discard"},
		{"E KS, E", "discard the king and end the round; end it without a discard"},
	},
	"crush": {
		{"atk P3", "attack P3"},
		{"call P2,P4", "bar P2 and P4; “call -” bars nobody"},
		{"join A", "help the attacker; “join V” the victim, “join -” nobody"},
		{"put QH", "lay this card; a principal lays two: “put 9C,KD”"},
		{"rps R", "throw rock; P paper, S scissors"},
	},
	"royalty": {
		{"ask P3 7", "ask P3 for a 7"},
		{"lay 7>P3", "hit P3 with 7s; “lay 7>P3 Q” with a queen"},
		{"lay d2, lay dA", "lay two 2s as a wall (or 3s: d3); an ace"},
		{"ok", "let an ask or an attack happen"},
		{"jack, king", "answer an ask; answer an attack"},
		{"done", "lay nothing more"},
		{"add 8, strike", "add 8s to your blow, “add 8 Q” with a queen; strike with what lies there"},
	},
}

const playHelp = `
To play:      royals play --seat P1=me
Another game: royals play --game crush --seats 4 --seat P2=me --bots duke
Two persons:  royals play --game royalty --seat P1=me --seat P2=Bea:me
To come back: royals play --seat P1=me --save mine.royals
              royals play --load mine.royals

In the game “help” tells what can be typed. Seats that are not named are
opponents: knights, or what --bots says. Where a person plays, chance deals
unless --seed is given. Without a person a game between bots is printed.
`
