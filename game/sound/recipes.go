package sound

// The effects as data. Paper is noise from one to six kilohertz, without a pitch. Wood is a few short low tones under a
// click. Only the bell rings.
var recipes = [Effects]recipe{
	Slide: {length: 130, peak: 0.20, seed: 0x51ed27, layers: []layer{
		{length: 125, rise: 34, decay: 30, gain: 1, kind: band, from: 2000, to: 3700, q: 0.8},
		{length: 110, rise: 26, decay: 26, gain: 0.35, kind: low, from: 700, q: 0.7},
	}},
	Lift: {length: 70, peak: 0.22, seed: 0x11f7a9, layers: []layer{
		{length: 66, rise: 12, decay: 14, gain: 1, kind: band, from: 1700, to: 3800, q: 0.9},
		{length: 20, rise: 0.5, decay: 3, gain: 0.35, kind: high, from: 3000, q: 0.7},
	}},
	Snap: {length: 95, peak: 0.34, seed: 0x5a4b3c, layers: []layer{
		{length: 50, rise: 0.5, decay: 7, gain: 1.4, kind: band, from: 2400, to: 1500, q: 0.8},
		{at: 1, length: 60, rise: 1, decay: 12, gain: 0.38, kind: tone, from: 210, to: 150},
		{at: 2, length: 80, rise: 3, decay: 16, gain: 0.30, kind: low, from: 900, q: 0.7},
	}},
	Flip: {length: 140, peak: 0.21, seed: 0xf11b0d, layers: []layer{
		{length: 70, rise: 16, decay: 14, gain: 0.8, kind: band, from: 1900, to: 4200, q: 0.9},
		{at: 58, length: 70, rise: 1, decay: 7, gain: 1, kind: band, from: 3300, to: 2300, q: 0.8},
		{at: 60, length: 60, rise: 1, decay: 10, gain: 0.30, kind: tone, from: 230, to: 170},
	}},
	Riffle: {length: 400, peak: 0.26, seed: 0x21ff1e, layers: []layer{
		{at: 4, length: 16, rise: 0.4, decay: 3.2, gain: 0.75, kind: band, from: 3300, q: 1.1, times: 24, gap: 15, last: 7, loose: 0.35},
		{at: 20, length: 270, rise: 160, decay: 50, gain: 0.30, kind: band, from: 1900, to: 3200, q: 0.7},
		{at: 285, length: 100, rise: 3, decay: 24, gain: 0.8, kind: band, from: 2600, to: 1500, q: 0.7},
		{at: 286, length: 90, rise: 2, decay: 18, gain: 0.4, kind: tone, from: 190, to: 140},
	}},
	Tick: {length: 42, peak: 0.26, seed: 0x71c4, layers: []layer{
		{length: 38, rise: 2, decay: 5.5, gain: 1, kind: band, from: 3500, to: 2500, q: 0.8},
		{at: 3, length: 34, rise: 1, decay: 6, gain: 0.3, kind: tone, from: 260, to: 200},
	}},
	Knock: {length: 240, peak: 0.42, seed: 0x600d, layers: []layer{
		{length: 110, rise: 0.6, decay: 20, gain: 1, kind: tone, from: 330, to: 318},
		{length: 60, rise: 0.6, decay: 12, gain: 0.5, kind: tone, from: 612},
		{length: 40, rise: 0.5, decay: 7, gain: 0.25, kind: tone, from: 1130},
		{length: 14, rise: 0.4, decay: 2.5, gain: 0.5, kind: band, from: 1700, q: 0.8},
		{at: 112, length: 126, rise: 0.6, decay: 22, gain: 0.8, kind: tone, from: 352, to: 338},
		{at: 112, length: 60, rise: 0.6, decay: 12, gain: 0.4, kind: tone, from: 655},
		{at: 112, length: 14, rise: 0.4, decay: 2.5, gain: 0.4, kind: band, from: 1700, q: 0.8},
	}},
	Chip: {length: 115, peak: 0.32, seed: 0xc41b, layers: []layer{
		{length: 60, rise: 0.5, decay: 9, gain: 1, kind: tone, from: 1180},
		{length: 40, rise: 0.5, decay: 5, gain: 0.45, kind: tone, from: 2010},
		{length: 12, rise: 0.4, decay: 2, gain: 0.5, kind: band, from: 2600, q: 0.8},
		{at: 38, length: 70, rise: 0.5, decay: 11, gain: 0.8, kind: tone, from: 1390},
		{at: 38, length: 40, rise: 0.5, decay: 5, gain: 0.3, kind: tone, from: 2360},
	}},
	Thud: {length: 220, peak: 0.42, seed: 0x7bad, layers: []layer{
		{length: 210, rise: 1.5, decay: 38, gain: 0.8, kind: tone, from: 180, to: 104},
		{length: 140, rise: 1, decay: 26, gain: 0.75, kind: tone, from: 560, to: 430}, // small loudspeakers play nothing lower
		{length: 150, rise: 1, decay: 20, gain: 1.1, kind: low, from: 1100, to: 380, q: 0.7},
		{length: 30, rise: 0.5, decay: 4, gain: 0.35, kind: band, from: 1400, q: 0.7},
	}},
	Fall: {length: 390, peak: 0.42, seed: 0xfa11, layers: []layer{
		{length: 200, rise: 120, decay: 34, gain: 0.5, kind: band, from: 2600, to: 1000, q: 0.8},
		{at: 165, length: 200, rise: 1, decay: 38, gain: 0.8, kind: tone, from: 200, to: 130},
		{at: 165, length: 120, rise: 1, decay: 16, gain: 0.7, kind: low, from: 1100, to: 500, q: 0.7},
		{at: 165, length: 120, rise: 0.6, decay: 24, gain: 0.7, kind: tone, from: 540, to: 490},
		{at: 262, length: 110, rise: 1, decay: 20, gain: 0.4, kind: tone, from: 420, to: 370},
		{at: 262, length: 60, rise: 1, decay: 10, gain: 0.3, kind: low, from: 1200, q: 0.7},
	}},
	Stamp: {length: 330, peak: 0.44, seed: 0x5ea1, layers: []layer{
		{length: 60, rise: 30, decay: 12, gain: 0.25, kind: band, from: 1200, to: 2200, q: 0.8},
		{at: 55, length: 200, rise: 1.2, decay: 36, gain: 0.8, kind: tone, from: 215, to: 140},
		{at: 55, length: 90, rise: 1, decay: 14, gain: 0.55, kind: low, from: 1000, to: 500, q: 0.7},
		{at: 55, length: 130, rise: 0.6, decay: 26, gain: 0.75, kind: tone, from: 640, to: 610},
		{at: 200, length: 120, rise: 40, decay: 24, gain: 0.18, kind: band, from: 1900, to: 2600, q: 1.2}, // the stamp comes off the wax
	}},
	Bell: {length: 700, peak: 0.22, seed: 0xbe11, layers: []layer{
		{length: 699, rise: 1.2, decay: 200, gain: 0.45, kind: tone, from: 784},
		{length: 699, rise: 1.0, decay: 150, gain: 1, kind: tone, from: 1568},
		{length: 560, rise: 1.0, decay: 110, gain: 0.42, kind: tone, from: 1868},
		{length: 420, rise: 0.8, decay: 75, gain: 0.30, kind: tone, from: 3136},
		{length: 240, rise: 0.6, decay: 40, gain: 0.14, kind: tone, from: 4216},
		{length: 14, rise: 0.4, decay: 2, gain: 0.25, kind: band, from: 3000, q: 0.8},
	}},
	Clash: {length: 110, peak: 0.22, seed: 0xc1a5, layers: []layer{
		{length: 108, rise: 0.5, decay: 30, gain: 1, kind: tone, from: 2100},
		{length: 90, rise: 0.5, decay: 24, gain: 0.7, kind: tone, from: 2640},
		{length: 70, rise: 0.5, decay: 18, gain: 0.5, kind: tone, from: 3520},
		{length: 16, rise: 0.4, decay: 3, gain: 0.8, kind: band, from: 4000, q: 0.8},
	}},
	Crack: {length: 160, peak: 0.32, seed: 0xc4ac, layers: []layer{
		{length: 40, rise: 0.5, decay: 6, gain: 1, kind: band, from: 1800, q: 0.9},
		{at: 22, length: 40, rise: 0.5, decay: 6, gain: 0.8, kind: band, from: 1800, q: 0.9},
		{at: 60, length: 60, rise: 0.5, decay: 9, gain: 0.9, kind: band, from: 1800, q: 0.9},
		{length: 150, rise: 1, decay: 34, gain: 0.9, kind: low, from: 700, q: 0.7},
	}},
	Blades:  {length: 700, peak: 0.31, strokes: []stroke{{Thud, 0, 1.1}, {Bell, 160, 0.75}, {Bell, 300, 1}}},
	Front:   {length: 700, peak: 0.24, strokes: []stroke{{Knock, 0, 1}, {Knock, 120, 1.2}, {Bell, 260, 0.67}}},
	Castles: {length: 600, peak: 0.24, strokes: []stroke{{Chip, 0, 0.8}, {Chip, 90, 1}, {Bell, 220, 0.8}}},
	Hearts:  {length: 700, peak: 0.26, strokes: []stroke{{Bell, 0, 1}, {Bell, 140, 1.26}, {Bell, 280, 1.5}}},
	Rays:    {length: 700, peak: 0.25, strokes: []stroke{{Bell, 0, 0.75}, {Stamp, 150, 1}, {Bell, 320, 1.12}}},
}
