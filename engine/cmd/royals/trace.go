package main

import (
	"bytes"
	"encoding/json"
	"flag"

	"royals/engine"
	"royals/engine/enginetest"
	"royals/engine/match"
)

// A trace begins with a line {"config": ...} and a line {"deal": ...} with the events of the deal and the state after
// it. Then each choice is a line: seat, action, what every seat that owed a decision could have chosen ("legal"; "cut"
// names the seats whose list is not complete), the events, and the state after it, fact by fact, every pile in order.

type traceConfig struct {
	Game    string   `json:"game"`
	Version int      `json:"version"`
	Seats   int      `json:"seats"`
	Seed    uint64   `json:"seed"`
	Options string   `json:"options"`
	Bots    []string `json:"bots"`
}

type traceStep struct {
	Step   int                 `json:"step"`
	Seat   string              `json:"seat,omitempty"`
	Action string              `json:"action,omitempty"`
	Legal  map[string][]string `json:"legal,omitempty"`
	Cut    []string            `json:"cut,omitempty"`
	Events []string            `json:"events"`
	Actors []string            `json:"actors"`
	State  json.RawMessage     `json:"state"`
	Result *traceResult        `json:"result,omitempty"`
}

type traceResult struct {
	Winners []string `json:"winners"`
	Reason  string   `json:"reason"`
	Rank    []int    `json:"rank"`
	Score   []int32  `json:"score"`
}

// trace prints a whole game as JSON lines.
func (t *tool) trace(args []string) error {
	limit := 2000
	s, err := t.flags("trace", args, takesGame|takesBots|takesJSON, func(f *flag.FlagSet) {
		f.IntVar(&limit, "limit", limit, "`N`: list at most so many legal choices of a seat, 0 for all")
	})
	if err != nil {
		return err
	}
	if err := least("limit", limit, 0); err != nil {
		return err
	}
	m, err := sit(s)
	if err != nil {
		return err
	}
	enc := json.NewEncoder(t.out)
	enc.SetEscapeHTML(false)
	n := s.config.Seats
	config := traceConfig{s.game.Info().ID, s.game.Info().Version, n, s.config.Seed, engine.FormatOptions(s.config.Options), s.bots}
	if err := enc.Encode(map[string]any{"config": config}); err != nil {
		return err
	}
	line := traceStep{Events: events(s.game, m.Events().List), Actors: seats(m.State().Actors(), n), State: facts(s.game, m.State())}
	if err := enc.Encode(map[string]any{"deal": line}); err != nil {
		return err
	}
	for step := 1; m.State().Actors() != 0; step++ {
		line := traceStep{Step: step, Legal: map[string][]string{}}
		for i := range n {
			seat := engine.Seat(i)
			if !m.State().Actors().Has(seat) {
				continue
			}
			runs, cut := match.Choices(m.State(), seat, limit)
			list := make([]string, len(runs))
			for j, run := range runs {
				list[j] = s.game.Notate(m.State(), seat, run)
			}
			line.Legal[seat.String()] = list
			if cut {
				line.Cut = append(line.Cut, seat.String())
			}
		}
		seat, run := m.next()
		if err := m.Do(seat, run); err != nil {
			return err
		}
		line.Seat, line.Action = seat.String(), m.Log[len(m.Log)-1].Text
		line.Events, line.Actors, line.State = events(s.game, m.Events().List), seats(m.State().Actors(), n), facts(s.game, m.State())
		var r engine.Result
		if m.State().Result(&r) {
			line.Result = &traceResult{seats(r.Winners, n), r.Reason, ints(r.Rank[:n]), r.Score[:n]}
		}
		if err := enc.Encode(line); err != nil {
			return err
		}
	}
	return nil
}

func events(g engine.Game, list []engine.Event) []string {
	lines := make([]string, len(list))
	for i, e := range list {
		lines[i] = enginetest.EventText(g.Info(), e)
	}
	return lines
}

// facts writes the state as one JSON object, "key seat" to value, in the game's order.
func facts(g engine.Game, s engine.State) json.RawMessage {
	var b bytes.Buffer
	b.WriteByte('{')
	engine.Facts(s, func(f engine.Fact) {
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		key := f.Key
		if f.Seat != engine.None {
			key += " " + f.Seat.String()
		}
		k, _ := json.Marshal(key)
		v, _ := json.Marshal(f.Value)
		b.Write(k)
		b.WriteByte(':')
		b.Write(v)
	})
	b.WriteByte('}')
	return b.Bytes()
}
