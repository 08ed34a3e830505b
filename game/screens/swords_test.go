package screens

import "testing"

// TestAllThatHitWearTheSword: once hits have got through, each card that hits has its disc, the one that leans too.
func TestAllThatHitWearTheSword(t *testing.T) {
	two := 0
	for seed := uint64(41); seed < 45; seed++ {
		holdGameOf(t, seed, "usurpers", phone, tempo{"", 0, 1, false}, 120, func(r *rig, s *tableScreen) {
			if st := s.scene.Stage; st != nil && st.Past && !st.Pays {
				hits, bare := 0, 0
				for i := range s.felt.Staged.Pieces {
					if p := &s.felt.Staged.Pieces[i]; p.Hits && !p.Target {
						if hits++; p.Lid.Empty() {
							bare++
						}
					}
				}
				if hits > 1 {
					two++
				}
				if bare > 0 {
					t.Errorf("seed %d: %d of %d cards that hit have no sword", seed, bare, hits)
				}
			}
			r.tap("next")
			r.step(deafTime)
		})
	}
	if two == 0 {
		t.Error("no two cards hit")
	}
}
