package bot

import "royals/engine"

// playout plays on from the leaf for some choices: mostly as Prior advises, now and then, and one time in seven from
// beginning to end, by chance, so that no single way to play is taken for granted; unless a Foreseer is certain of one.
func (b *Search) playout(plies int) {
	sure := b.chance >= certain
	guided := sure || b.Prior && b.rnd.IntN(7) > 0
	for left := plies; plies == 0 || left > 0; {
		actors := b.world.Actors()
		if actors == 0 {
			return
		}
		mover := actors.First()
		b.acts = b.world.Rising(mover, b.acts[:0])
		i := 0
		if len(b.acts) > 1 {
			if guided && (sure || b.rnd.IntN(10) > 0) {
				i = b.advised(mover)
			} else {
				i = b.rnd.IntN(len(b.acts))
			}
		}
		a := b.acts[i]
		b.world.Do(mover, a, nil)
		if !a.IsStep() {
			left--
		}
	}
}

// advised returns the action that Prior likes best, ties drawn for.
func (b *Search) advised(mover engine.Seat) int {
	b.weigh(b.world, mover)
	return b.likeliest()
}

// guess returns the action that the mover, one of the others, may choose; the weights of acts are known.
func (b *Search) guess() int {
	if b.rnd.IntN(b.chance) == 0 {
		return b.rnd.IntN(len(b.acts))
	}
	return b.likeliest()
}

// rate writes each seat's utility of the world, 0 to 1000: nine tenths of a win, one tenth of how it stands, bent by the
// temper.
func (b *Search) rate(u *[engine.MaxSeats]int32) {
	b.world.Eval(u)
	if b.world.Actors() == 0 {
		b.result.Reset()
		if b.world.Result(&b.result); b.result.Winners != 0 {
			share := 900 / int32(b.result.Winners.Len())
			for i := range engine.Seat(b.seats) {
				u[i] /= 10
				if b.result.Winners.Has(i) {
					u[i] += share
				}
			}
		}
	}
	b.Temper.bend(u, b.seats)
}
