#!/bin/sh
# Finds or installs what the browser and desktop tests need, and says what it does. The second time it needs no network.
set -e
cd "$(dirname "$0")/.."

need=
if [ -z "$CHROMIUM" ] && ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null && ! command -v google-chrome >/dev/null; then
	need="$need chromium"
fi
if [ "$(uname)" = Linux ]; then
	command -v xvfb-run >/dev/null || need="$need xvfb xauth"
	for lib in libX11.so.6:libx11-6 libXrandr.so.2:libxrandr2 libXcursor.so.1:libxcursor1 libXi.so.6:libxi6 libXinerama.so.1:libxinerama1 \
		libXrender.so.1:libxrender1 libXext.so.6:libxext6 libGL.so.1:libgl1 libasound.so.2:libasound2; do
		ldconfig -p 2>/dev/null | grep -q "${lib%%:*}" || need="$need ${lib#*:}"
	done
	# The other engines, where they are named: Firefox, and WebKitGTK with its driver and what window.py makes its window with.
	case "$*" in *firefox*) [ -n "$FIREFOX" ] || command -v firefox-esr >/dev/null || command -v firefox >/dev/null || need="$need firefox-esr" ;; esac
	case "$*" in *webkit*)
		command -v WebKitWebDriver >/dev/null || need="$need webkit2gtk-driver"
		[ -n "$(find /usr/lib -name WebKit2-4.1.typelib 2>/dev/null)" ] || need="$need gir1.2-webkit2-4.1"
		/usr/bin/python3 -c 'import gi' 2>/dev/null || need="$need python3-gi" ;;
	esac
	# A font that has the letters of all scripts in which names are tested: 2 MB, 14 MB when installed.
	if command -v dpkg >/dev/null && [ ! -e /usr/share/fonts/opentype/unifont/unifont.otf ]; then need="$need fonts-unifont"; fi
	if [ -n "$need" ] && command -v dpkg >/dev/null && ! dpkg -s libgl1-mesa-dri >/dev/null 2>&1; then need="$need libgl1-mesa-dri"; fi
fi
command -v node >/dev/null || need="$need nodejs npm"
if [ -n "$need" ]; then
	if ! command -v apt-get >/dev/null; then
		echo "setup: please install:$need" >&2
		exit 1
	fi
	if [ "$(id -u)" != 0 ]; then
		echo "setup: please run: sudo apt-get install -y --no-install-recommends$need" >&2
		exit 1
	fi
	echo "setup: installing$need"
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $need >/dev/null
fi

if ! cmp -s package-lock.json node_modules/.lock-of-this; then
	echo "setup: npm ci in web/"
	npm ci --no-audit --no-fund --loglevel=error
	cp package-lock.json node_modules/.lock-of-this
fi
