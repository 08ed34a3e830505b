package table

import (
	"regexp"
	"strings"
	"testing"

	"royals/engine"
	"royals/engine/cards"
	"royals/engine/catalog"
	"royals/engine/enginetest"
	"royals/engine/match"
)

// spoken says how a question names each verb. A verb that completes what another one begins is named with it.
var spoken = map[string]map[string]string{
	"usurpers": {
		"royal": `crown a royal`, "attack": `attack a rival`, "kill": `strike one royal`, "dump": `throw your hand away`,
		"pick": `put in|add|play`, "commit": `put in|add|play`, "shield": `match shields`, "sword": `match shields`, "pair": `match shields`, "auto": `match shields`,
		"out": `give (it|up)`, "swap": `slide`, "settle": `pay with`,
	},
	"kingdoms": {
		"throw": `discard`, "dis": `discard`, "nock": `shoot arrows|two of a suit|number cards of one suit`, "arr": `number cards of one suit`, "arf": `number cards of one suit`,
		"rec": `bring out`, "atk": `hit( with a royal|,)`, "atf": `hit( with a royal|,)`, "jok": `hit( with a joker|,)`, "jof": `hit( with a joker|,)`,
		"wip": `\bwipe\b`, "wir": `\bwipe\b`, "rev": `revive`, "bur": `bury`, "sho": `lay a joker`, "end": `\bend\b`,
		"blk": `with (an|another) ace`, "let": `let it through|let the block stand`, "jak": `let a jack fall`, "nay": `let it fall|save none`,
		"lst": `the last reshuffle`, "pas": `or not`, "sav": `save one`,
	},
	"houses": {
		"house": `choose the suit`, "pass": `\bpass and let`, "redeal": `throw the cards in`, "draw": `draw from the stack`, "take": `take the`, "skip": `draw nothing`,
		"scoop": `scoop`, "pick": `lay a match|or more of this rank|goes down at once`, "pick-up": `scoop|goes down at once`, "meld": `or more of this rank|goes down at once`,
		"lead": `lead a card`, "answer": `leads the`, "keep": `keep one`,
		"assassinate": `kill a card`, "assassinate-meld": `kill a card`, "assassinate-fresh": `kill a card`, "ransom": `ransom a`,
		"pay": `change your suit|to pay\b`, "discard": `discard to end`, "end": `end the round for both`, "end-without": `end the round for both`, "done": `close your turn`,
		"change": `change your suit|which .* dies`,
	},
	"crush": {
		"attack": `whom to attack`, "bar": `bar (helpers|another)`, "call": `go on`, "join": `help (a side|\S+ with one card)`, "stay": `sit this one out`, "help": `lay one card`,
		"pick": `lay \d`, "lay": `lay \d`, "rock": `rock|throw against`, "paper": `paper|throw against`, "scissors": `scissors|throw against`,
	},
	"royalty": {
		"ask": `\bask (for|once|again)`, "attack": `hit with`, "defend": `wall`, "ace": `wall`, "ok": `let it happen|take it|or be out|you are out`,
		"jack": `with a jack`, "king": `with a king`, "add": `another pair`, "strike": `strike the blow`, "done": `end your turn`,
	},
}

// said returns how a question names a verb.
func said(t *testing.T, game, verb string) *regexp.Regexp {
	t.Helper()
	table := spoken[game]
	text, ok := table[verb]
	if stem, _, found := strings.Cut(verb, "-"); !ok && found {
		text, ok = table[stem]
	}
	if !ok {
		t.Fatalf("%s: how is %s said?", game, verb)
	}
	return regexp.MustCompile(`(?i)` + text)
}

// TestQuestionsNameWhatIsLegal plays at random: each question names every group of verbs that is legal, and no other one.
func TestQuestionsNameWhatIsLegal(t *testing.T) {
	games := enginetest.Much(25, 200)
	for _, g := range catalog.Games() {
		t.Run(g.Info().ID, func(t *testing.T) {
			for seed := range uint64(games) {
				q := questioner{t: t, g: g, seed: seed, chance: cards.NewRand(seed, 3)}
				q.play()
			}
		})
	}
}

// questioner plays one random game and reads its questions.
type questioner struct {
	t      *testing.T
	g      engine.Game
	seed   uint64
	chance cards.Rand
	tab    *Table
	each   func(question string)
}

func (q *questioner) play() {
	in := q.g.Info()
	c := engine.Config{Seats: in.MinSeats + int(q.seed)%(in.MaxSeats-in.MinSeats+1), Seed: q.seed}
	for _, o := range in.Options {
		if v := o.Values[q.chance.IntN(len(o.Values))]; q.seed%2 == 1 && (seat(v) < c.Seats) {
			c.Options = append(c.Options, engine.Setting{Key: o.Key, Value: v})
		}
	}
	m, err := match.New(q.g, c)
	if err != nil {
		q.t.Fatal(err)
	}
	players := make([]Player, c.Seats)
	for i := range players {
		players[i].Name = "Zoe"
	}
	q.tab = newTable(m, players, nil, nil, 1)
	for range 3000 {
		actors := m.State().Actors()
		if actors == 0 {
			break
		}
		q.decide(actors.First())
		q.tab.tell(m.Events())
	}
	for _, l := range q.tab.Log {
		q.clean(l.Text)
	}
}

// seat is the number of a seat that an option names, counted from 0, else -1.
func seat(value string) int {
	if x, ok := engine.ParseSeat(value); ok {
		return int(x)
	}
	return -1
}

// decide makes a random choice of a seat, with a look at the question before each step.
func (q *questioner) decide(x engine.Seat) {
	q.tab.Asked, q.tab.Viewer = x, x
	q.tab.m.View(x, &q.tab.now)
	q.tab.comp.Begin(q.tab.m, x)
	for {
		q.look()
		legal := q.tab.comp.Legal()
		a := legal[q.chance.IntN(len(legal))]
		if !a.IsStep() {
			if err := q.tab.m.Do(x, q.tab.comp.Whole(a)); err != nil {
				q.t.Fatal(err)
			}
			return
		}
		q.tab.comp.Add(a)
	}
}

// look compares the question with what is legal.
func (q *questioner) look() {
	text := q.tab.Question()
	if q.clean(text); q.each != nil {
		q.each(text)
	}
	q.buttons()
	verbs := q.g.Info().Verbs
	legal := make([]bool, len(verbs))
	for _, a := range q.tab.comp.Legal() {
		legal[a.Verb()] = true
	}
	for i, v := range verbs {
		if v.Name == "none" || v.Name == "" || v.Unlisted {
			continue
		}
		switch named := said(q.t, q.g.Info().ID, v.Name).MatchString(text); {
		case legal[i] && !named:
			q.t.Fatalf("seed %d: %s is legal, and %q (%s) does not name it", q.seed, v.Name, text, q.tab.comp.Prompt().Key)
		case named && !legal[i] && !q.together(i, legal):
			q.t.Fatalf("seed %d: %q (%s) names %s, which is not legal", q.seed, text, q.tab.comp.Prompt().Key, v.Name)
		}
	}
}

// buttons reads what buttons say, whole choices and open ones.
func (q *questioner) buttons() {
	for _, a := range q.tab.comp.Legal() {
		q.clean(q.tab.ActionText(a))
		q.clean(q.tab.VerbText(int(a.Verb())))
		if run := q.tab.comp.Whole(a); run != nil {
			q.clean(q.tab.RunText(run))
		}
	}
}

// raw is what no sentence has: a brace, a missing key, dots or nothing for an operand, long hexadecimal digits.
var raw = regexp.MustCompile(`[{}<>…_]|\.\.\.|  | [.,:]|^'s| 's|: *$| $|\b(with|at|for|under|to|against|from) *$|\b[0-9a-f]*(\d[a-f]|[a-f]\d)[0-9a-f]{6,}\b`)

// clean reads a sentence that is shown in play.
func (q *questioner) clean(text string) {
	bad := raw.FindString(text)
	for _, o := range q.g.Info().Options {
		if regexp.MustCompile(`[a-z][A-Z]`).MatchString(o.Key) && strings.Contains(text, o.Key) {
			bad = o.Key
		}
	}
	if bad != "" || text == "" {
		q.t.Fatalf("seed %d: %q says %q", q.seed, text, bad)
	}
}

// together reports whether a legal verb is said in the same words.
func (q *questioner) together(verb int, legal []bool) bool {
	id := q.g.Info().ID
	text := q.tab.Question()
	words := said(q.t, id, q.g.Info().Verbs[verb].Name).FindString(text)
	for i, ok := range legal {
		if ok && said(q.t, id, q.g.Info().Verbs[i].Name).FindString(text) == words {
			return true
		}
	}
	return false
}

// TestManyChoicesAreBrief: a question that names many things to do names them in few words.
func TestManyChoicesAreBrief(t *testing.T) {
	g := catalog.Find("kingdoms")
	long := regexp.MustCompile(`with a royal|with a joker|your turn|them out`)
	asked := 0
	for seed := range uint64(40) {
		q := questioner{t: t, g: g, seed: 2 * seed, chance: cards.NewRand(seed, 3)}
		q.each = func(text string) {
			if n := strings.Count(text, ",") + 2; n > 3 {
				if asked++; long.MatchString(text) {
					t.Fatalf("%d things to do: %q", n, text)
				}
			}
		}
		q.play()
	}
	if asked < 100 {
		t.Errorf("only %d questions name many", asked)
	}
}
