package engine_test

import (
	"testing"

	"royals/engine"
)

// Zero is no action, and nobody can make it one.
func TestZeroIsNoAction(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("Act made an action of zero")
		}
	}()
	if engine.Act(0, 0, 1, 0) == 0 || engine.Step(1, 0, 0, 0) == 0 {
		t.Error("an action is zero")
	}
	engine.Act(0x80, 0, 0, 0) // the verb has seven bits
}
