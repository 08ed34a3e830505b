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
