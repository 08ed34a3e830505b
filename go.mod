module royals

go 1.26.0

toolchain go1.26.8

require (
	github.com/hajimehoshi/ebiten/v2 v2.10.4
	golang.org/x/image v0.47.0
)
