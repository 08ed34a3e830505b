// Package gob stands for encoding/gob in a page, which is no guest of another program.
package gob

import (
	"errors"
	"io"
)

// Encoder encodes nothing.
type Encoder struct{}

// Decoder decodes nothing.
type Decoder struct{}

// NewEncoder returns an encoder.
func NewEncoder(io.Writer) *Encoder { return nil }

// NewDecoder returns a decoder.
func NewDecoder(io.Reader) *Decoder { return nil }

// Encode returns an error.
func (*Encoder) Encode(any) error { return errors.ErrUnsupported }

// Decode returns an error.
func (*Decoder) Decode(any) error { return errors.ErrUnsupported }
