package bot

import (
	"errors"
	"slices"

	"royals/engine"
	"royals/engine/cards"
)

// Request is a question to a thinker that sits somewhere else: in a worker, say. It holds what the seat may know and
// nothing more.
type Request struct {
	ID    uint32
	Game  string // Info.ID
	Rules int    // Info.Version
	Seats int    // how many
	Seat  engine.Seat
	Level string // as ByName reads it; "" for a hint
	Hint  bool   // asks for the best choices with their reasons instead of one choice
	Rand  cards.Rand
	State []byte // the redacted state, encoded

	Run    []engine.Action // asks what this choice of a game that is over was worth
	Seed   uint64          // of the chance by which it is judged
	Number uint32          // and which of the game's choices it is
}

// Verdict is what a choice was worth, and what would have been better.
type Verdict struct {
	Share  int    // in thousandths of a win
	Cost   int    // 0 where nothing better was found
	Better string // in notation
	Worlds int    // looked at
}

// Answer is a thinker's choice.
type Answer struct {
	ID     uint32
	Run    []engine.Action
	Counts []Count // the root's visits, where the level searches
	Tips   []Tip   // where a hint was asked for
	Judged Verdict // where a choice was given
}

// Encode appends the request as bytes.
func (q *Request) Encode(b []byte) []byte {
	c := engine.Writer(b)
	q.code(&c)
	return c.Buf
}

// Decode reads what Encode wrote.
func (q *Request) Decode(b []byte) error {
	c := engine.Reader(b)
	q.code(&c)
	return c.Close()
}

func (q *Request) code(c *engine.Coder) {
	engine.Num(c, &q.ID)
	rules, seats := uint16(q.Rules), uint8(q.Seats)
	engine.Num(c, &rules)
	engine.Num(c, &seats)
	q.Rules, q.Seats = int(rules), int(seats)
	engine.Num(c, &q.Seat)
	c.Bool(&q.Hint)
	c.Rand(&q.Rand)
	game, level := []byte(q.Game), []byte(q.Level)
	c.Bytes(&game)
	c.Bytes(&level)
	c.Bytes(&q.State)
	q.Game, q.Level = string(game), string(level)
	codeRun(c, &q.Run)
	engine.Num(c, &q.Seed)
	engine.Num(c, &q.Number)
}

// Encode appends the answer as bytes.
func (a *Answer) Encode(b []byte) []byte {
	c := engine.Writer(b)
	a.code(&c)
	return c.Buf
}

// Decode reads what Encode wrote.
func (a *Answer) Decode(b []byte) error {
	c := engine.Reader(b)
	a.code(&c)
	return c.Close()
}

func (a *Answer) code(c *engine.Coder) {
	engine.Num(c, &a.ID)
	codeRun(c, &a.Run)
	counts, tips := uint16(len(a.Counts)), uint8(len(a.Tips))
	engine.Num(c, &counts)
	engine.Num(c, &tips)
	if c.Reading() {
		a.Counts, a.Tips = make([]Count, counts), make([]Tip, tips)
	}
	for i := range a.Counts {
		engine.Num(c, &a.Counts[i].Action)
		engine.Num(c, &a.Counts[i].Visits)
		engine.Num(c, &a.Counts[i].Value)
	}
	for i := range a.Tips {
		a.Tips[i].code(c)
	}
	a.Judged.code(c)
}

func (v *Verdict) code(c *engine.Coder) {
	share, cost, worlds, better := uint16(v.Share), uint16(v.Cost), uint16(v.Worlds), []byte(v.Better)
	engine.Num(c, &share)
	engine.Num(c, &cost)
	engine.Num(c, &worlds)
	c.Bytes(&better)
	*v = Verdict{int(share), int(cost), string(better), int(worlds)}
}

func codeRun(c *engine.Coder, run *[]engine.Action) {
	n := uint16(len(*run))
	engine.Num(c, &n)
	if c.Reading() {
		*run = make([]engine.Action, n)
	}
	for i := range *run {
		engine.Num(c, &(*run)[i])
	}
}

func (t *Tip) code(c *engine.Coder) {
	codeRun(c, &t.Run)
	engine.Num(c, &t.Value)
	engine.Num(c, &t.Visits)
	why, n := uint8(slices.Index(Reasons, t.Reason)), uint8(t.N)
	engine.Num(c, &why)
	engine.Num(c, &n)
	engine.Num(c, &t.Rival)
	if int(why) >= len(Reasons) {
		c.Fail("no such reason")
		return
	}
	t.Reason, t.N = Reasons[why], int(n)
}

// Job is a request being thought about.
type Job struct {
	id     uint32
	state  engine.State
	seat   engine.Seat
	rnd    cards.Rand
	bot    Bot
	hint   *Adviser // nil for a choice
	answer Answer
	begun  bool
}

// Open returns the game and the position of a request. find returns the game of an id, nil when there is none. The errors name what this
// program does not know: a game, other rules, or bytes that are no state.
func (q *Request) Open(find func(string) engine.Game) (engine.Game, engine.State, error) {
	g := find(q.Game)
	if g == nil {
		return nil, nil, errors.New("bot: no game " + q.Game)
	}
	if g.Info().Version != q.Rules {
		return nil, nil, errors.New("bot: other rules of " + q.Game)
	}
	s, err := g.New(engine.Config{Seats: q.Seats}, nil) // any deal will do to make the state of
	if err != nil {
		return nil, nil, err
	}
	if err := engine.Decode(s, q.State); err != nil {
		return nil, nil, err
	}
	if !s.Actors().Has(q.Seat) {
		return nil, nil, errors.New("bot: the seat owes no decision")
	}
	return g, s, nil
}

// NewJob takes a request for a choice or a hint up. The errors are those of Open, and one for a level that this program does not know.
func NewJob(q *Request, find func(string) engine.Game) (*Job, error) {
	_, s, err := q.Open(find)
	if err != nil {
		return nil, err
	}
	j := &Job{id: q.ID, state: s, seat: q.Seat, rnd: q.Rand}
	if q.Hint {
		j.hint = NewAdviser(s, q.Seat, &j.rnd)
	} else if j.bot = ByName(q.Level); j.bot == nil {
		return nil, errors.New("bot: no opponent " + q.Level)
	}
	return j, nil
}

// Think goes on for n worlds at most and reports whether the answer is there.
func (j *Job) Think(n int) bool {
	if j.hint != nil {
		done := j.hint.Think(n)
		j.answer = Answer{ID: j.id, Tips: j.hint.Tips()}
		return done
	}
	s, ok := j.bot.(*Search)
	if !ok {
		j.answer = Answer{ID: j.id, Run: j.bot.Choose(j.state, j.seat, &j.rnd, nil)}
		return true
	}
	if !j.begun {
		s.Begin(j.state, j.seat, &j.rnd)
		j.begun = true
	}
	if !s.Think(n) {
		return false
	}
	j.answer = Answer{ID: j.id, Run: s.Run(), Counts: s.Counts}
	return true
}

// Answer returns the answer once Think has reported true.
func (j *Job) Answer() *Answer { return &j.answer }
