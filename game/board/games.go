package board

import (
	"math"

	"royals/sprites"
)

// specs are the games' tables, by the words of their rulebooks. Names that a game does not use are passed over.
var specs = map[string]spec{
	"usurpers": {
		piles: map[string]Spot{
			"hand":      {Where: Hand, Icon: sprites.IconHand},
			"draw":      {Where: Seat, Look: Stack, Icon: sprites.IconStock},
			"discard":   {Where: Seat, Look: Stack, Icon: sprites.IconDiscard},
			"heap":      {Where: Seat, Look: Stack, Icon: sprites.IconDiscard},
			"royals":    {Where: Seat, Look: Slot},
			"committed": {Where: Centre, Look: Row},
			"arena":     {Where: Centre, Look: Row},
		},
		badges: []badge{
			{name: "points", of: "target", main: true, icon: sprites.IconCrown},
			{name: "attacked", icon: sprites.IconSword, mark: true},
			{name: "threat", icon: sprites.IconWarning},
			{name: "first", icon: sprites.IconFlag, mark: true},
		},
		marks: []badge{{name: "round", of: "cap"}, {name: "hits"}},
		slots: []badge{{name: "aimed", icon: sprites.IconDagger, mark: true}},
		hide:  []string{"quota", "limit"},
	},
	"kingdoms": {
		piles: map[string]Spot{
			"hand":    {Where: Hand, Icon: sprites.IconHand},
			"royal":   {Where: Seat, Look: Slot, Blank: true, Icon: sprites.IconCrown},
			"joker":   {Where: Seat, Look: Slot, Blank: true, Icon: sprites.IconStar},
			"loose":   {Where: Seat, Look: Stack, Icon: sprites.IconCoin},
			"stack":   {Where: Tally, Icon: sprites.IconTrophy},
			"pair":    {Where: Tally, Icon: sprites.IconLink},
			"stock":   {Where: Centre, Look: Stack, Blank: true},
			"table":   {Where: Centre, Look: Row},
			"discard": {Where: Centre, Look: Stack, Blank: true},
		},
		under:  map[string]string{"royal": "under"},
		badges: []badge{{name: "score", main: true, icon: sprites.IconStar}},
		marks:  []badge{{name: "reshuffles", of: "limit"}, {name: "called"}, {name: "final"}},
		slots:  []badge{{name: "ready", in: "joker", usual: 2}},
		hide:   []string{"had", "idle", "ask", "attack", "by", "aim", "aces", "drawer", "decks", "wipe", "refill"},
		goals:  map[string]string{"throw": "discard"},
		turned: "lie", turnedIn: "royal", turns: []float64{0, 0.09, 0, math.Pi / 2},
	},
	"houses": {
		piles: map[string]Spot{
			"hand":    {Where: Hand, Icon: sprites.IconHand},
			"spoils":  {Where: Seat, Look: Row},
			"won":     {Where: Seat, Look: Row},
			"meld":    {Where: Seat, Look: Row},
			"fresh":   {Where: Seat, Look: Row},
			"battle":  {Where: Centre, Look: Row},
			"stack":   {Where: Centre, Look: Stack, Blank: true},
			"discard": {Where: Centre, Look: Fan, Blank: true},
			"dead":    {Where: Centre, Look: Stack},
			"gone":    {Where: Centre, Look: Stack},
		},
		badges: []badge{
			{name: "total", of: "target", main: true, icon: sprites.IconCrown},
			{name: "home", suit: true},
			{name: "last"},
		},
		marks: []badge{{name: "deal"}},
		hide:  []string{"winner", "block", "redeals"},
		goals: map[string]string{"draw": "stack", "take": "discard", "lead": "battle", "answer": "battle", "discard": "discard", "end": "discard"},
	},
	"crush": {
		piles: map[string]Spot{
			"hand":    {Where: Hand, Icon: sprites.IconHand},
			"stock":   {Where: Centre, Look: Stack, Blank: true},
			"laid":    {Where: Seat, Look: Slot, Blank: true, Icon: sprites.IconSword},
			"cut":     {Where: Seat, Look: Row},
			"discard": {Where: Centre, Look: Stack, Blank: true},
			"aside":   {Where: Off},
		},
		badges: []badge{
			{name: "ladder", main: true, top: 5, icon: sprites.IconCrown},
			{name: "role"}, {name: "side", same: "role"}, {name: "barred"}, {name: "doubled", mark: true}, {name: "thrown", mark: true}, {name: "out", mark: true},
		},
		marks: []badge{{name: "round"}, {name: "total"}, {name: "doubled", mark: true}, {name: "void", mark: true}, {name: "ties"}},
		slots: []badge{{name: "power", in: "laid", why: "reason", plain: 2}},
	},
	"royalty": {
		piles: map[string]Spot{
			"hand":    {Where: Hand, Icon: sprites.IconHand},
			"kingdom": {Where: Seat, Look: Row},
			"table":   {Where: Centre, Look: Row},
			"discard": {Where: Centre, Look: Stack, Blank: true},
			"deck":    {Where: Centre, Look: Stack, Blank: true},
		},
		badges: []badge{
			{name: "points", main: true, icon: sprites.IconCrown},
			{name: "protection", icon: sprites.IconShield},
			{name: "out", icon: sprites.IconSkull, mark: true},
		},
		hide: []string{"idle", "rank", "target", "net", "used", "ask-rank", "ask-of", "holds", "lacks"},
	},
}
