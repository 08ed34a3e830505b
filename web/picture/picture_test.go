package picture

import (
	"bytes"
	"testing"
)

func TestTheSamePictureEveryTime(t *testing.T) {
	a, err := Table("usurpers", 360, 640, 1, 2)
	if err != nil {
		t.Fatal(err)
	}
	b, err := Table("usurpers", 360, 640, 1, 2)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(a.Pix, b.Pix) || a.Rect.Dx() != 360 || a.Rect.Dy() != 640 {
		t.Errorf("two pictures of %v and %v differ", a.Rect, b.Rect)
	}
	colours := map[[3]byte]bool{}
	for i := 0; i < len(a.Pix); i += 4 {
		colours[[3]byte(a.Pix[i:i+3])] = true
	}
	if len(colours) < 200 {
		t.Errorf("%d colours are no table", len(colours))
	}
}

// TestStageComesToAnEnd: whoever takes the same card again and again puts it back, and comes to no stage.
func TestStageComesToAnEnd(t *testing.T) {
	img, err := Stage("crush", 360, 640, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	table, err := Table("crush", 360, 640, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	if img.Rect != table.Rect || bytes.Equal(img.Pix, table.Pix) {
		t.Error("the stage is the table")
	}
}
