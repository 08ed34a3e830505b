// The emergency stop: put this file in the place of sw.js on the host, and every copy that looks for an update throws its
// files away, gives up its place, and leaves the page to the host. Saved games stay.
'use strict';
addEventListener('install', () => skipWaiting());
addEventListener('activate', e => e.waitUntil((async () => {
  for (const k of await caches.keys()) if (k.startsWith('royals-')) await caches.delete(k);
  await registration.unregister();
})()));
