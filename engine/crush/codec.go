package crush

import "royals/engine"

func (s *State) code(c *engine.Coder) {
	engine.Num(c, &s.n)
	engine.Num(c, &s.rules)
	c.Rand(&s.rng)
	engine.Num(c, &s.phase)
	engine.Num(c, &s.attacker)
	engine.Num(c, &s.victim)
	engine.Num(c, &s.round)
	engine.Num(c, &s.ties)
	engine.Num(c, &s.end)
	engine.Num(c, &s.in)
	engine.Num(c, &s.owe)
	engine.Num(c, &s.winners)
	engine.Num(c, &s.bars[0])
	engine.Num(c, &s.bars[1])
	engine.Num(c, &s.discard)
	engine.Num(c, &s.aside)
	engine.Num(c, &s.asideN)
	engine.Num(c, &s.pool)
	n := s.stockN
	engine.Cards(c, s.stock[:], &n)
	s.stockN = n
	for p := range seats {
		engine.Num(c, &s.hand[p])
		engine.Num(c, &s.pick[p])
		engine.Num(c, &s.old[p])
		engine.Num(c, &s.handN[p])
		engine.Num(c, &s.laidN[p])
		engine.Num(c, &s.laid[p][0])
		engine.Num(c, &s.laid[p][1])
		engine.Num(c, &s.ladder[p])
		engine.Num(c, &s.climbs[p])
		engine.Num(c, &s.slips[p])
		engine.Num(c, &s.side[p])
		engine.Num(c, &s.throw[p])
	}
}

// Encode appends the canonical bytes.
func (s *State) Encode(buf []byte) []byte {
	c := engine.Writer(buf)
	s.code(&c)
	return c.Buf
}

// Decode reads what Encode wrote, of a true or a redacted state.
func (s *State) Decode(data []byte) error {
	c := engine.Reader(data)
	var t State
	t.code(&c)
	if err := c.Close(); err != nil {
		return err
	}
	if engine.Checked {
		if err := t.Check(); err != nil {
			return err
		}
	}
	*s = t
	return nil
}
