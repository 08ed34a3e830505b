# Royals: five card games in one app. make run plays it, make test proves it.

STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOCOGNIT = github.com/uudashr/gocognit/cmd/gocognit@v1.2.0
GOWEB = GOOS=js GOARCH=wasm CGO_ENABLED=0

.PHONY: run test test-go test-long test-full test-wasm test-web test-engines test-firefox test-webkit test-desktop test-setup lint web desktop desktop-all bench bench-web bench-engines size arena shots pictures golden wasm_exec.js

# The web app on this machine, with its address.
run: web
	go run ./web/serve

# What is to be uploaded to a host, and nothing else, in dist/.
web:
	go run ./web/build

# Everything. Installs what it needs and says so.
test: test-setup lint
	+$(MAKE) -j2 -O test-go test-long test-wasm
	+$(MAKE) test-web test-firefox test-webkit test-desktop

test-setup:
	@sh web/tests/setup.sh firefox webkit

# Tests of moving tables make much that nobody keeps.
test-go test-long: export GOGC = 400
test-go:
	go test -timeout 30m ./...
	GOOS=js GOARCH=wasm go test -timeout 40m -tags=thinker -gcflags=royals/engine/...=-B -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" -run Decisions ./engine/bot

# Of the long Go tests those of the opponents, and a quarter of those of the rules and the table: what gets done beside test-go, which is
# for the most part one package that takes one core.
rules = ./engine/crush ./engine/houses ./engine/kingdoms ./engine/royalty ./engine/usurpers
test-long:
	go test -timeout 40m ./engine/bot -full
	go test -timeout 40m $(rules) ./game/table -part 4

# The long Go tests, whole: of the packages whose tests know -full.
test-full:
	go test -timeout 40m ./engine/bot $$(go list -f '{{range .TestImports}}{{if eq . "royals/engine/enginetest"}}{{$$.ImportPath}}{{end}}{{end}}' ./...) -full

# The same games, and the same choices of opponents, in WebAssembly.
test-wasm:
	GOOS=js GOARCH=wasm go test -timeout 40m -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" -run Golden ./engine/...

test-web: test-setup web
	cd web && node tests/run.mjs $$(ls tests/*.test.mjs)

# The page in the other engines: Firefox, and WebKit, which is Safari's. WHOLE=1 has their pictures at two points to a pixel, too.
ENGINES = firefox webkit
in-engines = cd web && for e in $(1); do echo "engine: $$e"; ROYALS_ENGINE=$$e node tests/run.mjs '--only=every engine' $$(ls tests/*.test.mjs) || exit 1; done
test-engines: web
	@sh web/tests/setup.sh $(ENGINES)
	$(call in-engines,$(ENGINES))

# Debian's Firefox and WebKitGTK, with a window on a display without a screen: on Linux alone.
test-firefox test-webkit: test-setup web
	@[ "$$(uname)" != Linux ] || { $(call in-engines,$(@:test-%=%)); }

test-desktop: test-setup desktop
	cd web && node tests/run.mjs tests/desktop/*.test.mjs

# The formatting, the compiler's own doubts, those of staticcheck, and functions that ask for too much patience at once.
lint:
	@test -z "$$(gofmt -s -l engine game sprites web/build web/serve web/icon web/demo web/gallery web/picture web/tests web/thinker *.go)" || { gofmt -s -l engine game sprites web/build web/serve web/icon web/demo web/gallery web/picture web/tests web/thinker *.go; echo "gofmt -s would change these"; exit 1; }
	CGO_ENABLED=0 go vet ./...
	CGO_ENABLED=0 go vet -tags=script ./game/host
	$(GOWEB) go vet ./game/... ./web/demo/... .
	go run $(STATICCHECK) -checks inherit,-ST1005,-ST1012 ./...
	go run $(GOCOGNIT) -over 30 engine game sprites web *.go

# The program for this system, without cgo.
desktop:
	CGO_ENABLED=0 go build -trimpath -ldflags='-s -w' -o royals .

# And for the others.
desktop-all:
	mkdir -p out
	for t in linux/amd64 linux/arm64 windows/amd64 windows/arm64 darwin/amd64 darwin/arm64; do \
	  os=$${t%/*}; arch=$${t#*/}; ext=; flags='-s -w'; [ $$os = windows ] && { ext=.exe; flags='-s -w -H windowsgui'; }; \
	  echo "out/royals-$$os-$$arch$$ext"; GOOS=$$os GOARCH=$$arch CGO_ENABLED=0 go build -trimpath -ldflags="$$flags" -o out/royals-$$os-$$arch$$ext . || exit 1; done

# Random play per second and worlds imagined per second, and a frame and the deck being drawn, natively and in WebAssembly under Node.
bench:
	go test ./game/screens ./sprites -run '^$$' -bench 'Resort|Rest|DeckInSlices'
	GOOS=js GOARCH=wasm go test -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./game/screens ./sprites -run '^$$' -bench 'Resort|Rest|DeckInSlices'
	go run ./engine/cmd/royals bench
	GOOS=js GOARCH=wasm go run -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./engine/cmd/royals bench
	go run ./engine/cmd/royals bench --search
	GOOS=js GOARCH=wasm go run -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./engine/cmd/royals bench --search

# The first screen, the worker and moving cards in Chromium, Firefox and WebKit, by turns.
bench-engines: test-setup web
	@sh web/tests/setup.sh $(ENGINES)
	cd web && node tests/engines.mjs

# The page measured in a browser.
bench-web: test-setup web
	cd web && node tests/bench.mjs && node tests/hoard.mjs && GAMES=20 node --test --test-name-pattern=P36 tests/rest.test.mjs && node tests/frames.mjs && node tests/stage.mjs && node tests/deck.mjs && node tests/thinking.mjs && node tests/beside.mjs

# What each file of the page weighs on its way, beside an empty program of the same engine.
size: test-setup web
	cd web && node tests/size.mjs

# The opponents against one another.
arena:
	go run ./engine/cmd/royals ladder

# The gallery: every screen, position and kind of question as the page shows it, and the whole deck; out/shots/index.html.
shots: test-setup web
	cd web && node tests/shots.mjs ../out/shots

# The pictures of the README, as the app is now.
pictures:
	go run ./web/picture/readme web/pictures

# Writes the golden playthroughs anew; read the diff. Packages without any would refuse the flag.
golden:
	go test $$(find engine -type d -name golden | sed 's|^|./|; s|/testdata/golden$$||') -run Golden -update

wasm_exec.js:
	cp "$$(go env GOROOT)/lib/wasm/wasm_exec.js" $@
