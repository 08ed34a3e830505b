// Carries everything that is kept in this browser out and in again, as one text file: the game's own buttons and export.html, which
// works without the game, do it here. The file is the one of game/store/carry.go.
'use strict';
(() => {
  const prefix = 'royals:' + location.pathname.replace(/[^/]*$/, '') + ':', head = 'royals saves 1';
  const ours = key => /^[a-z0-9-]{1,64}\.[ab]$/.test(key);
  const signs = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' }, back = { '\\\\': '\\', '\\n': '\n', '\\r': '\r' };

  const crc = text => {
    let c = ~0;
    for (const b of new TextEncoder().encode(text)) {
      c ^= b;
      for (let i = 0; i < 8; i++) c = c >>> 1 ^ (c & 1 && 0xedb88320);
    }
    return (~c >>> 0).toString(16);
  };

  const slots = () => {
    const all = new Map();
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key.startsWith(prefix) && ours(key.slice(prefix.length))) all.set(key.slice(prefix.length), localStorage.getItem(key));
    }
    return all;
  };

  class Wrong extends Error {}

  // write returns the text of the file.
  const write = () => {
    let text = head + '\n';
    const all = slots();
    for (const key of [...all.keys()].sort()) text += key + ' ' + all.get(key).replace(/[\\\n\r]/g, c => signs[c]) + '\n';
    return text + 'end ' + crc(text) + '\n';
  };

  // read returns the slots of a file, or throws.
  const read = text => {
    text = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n').replace(/\n+$/, '');
    const at = text.lastIndexOf('\n') + 1, body = text.slice(0, at), lines = body.slice(0, -1).split('\n'), all = new Map();
    if (lines[0] !== head || text.slice(at) !== 'end ' + crc(body)) throw new Wrong();
    for (const line of lines.slice(1)) {
      const gap = line.indexOf(' '), key = line.slice(0, gap);
      if (gap < 0 || all.has(key) || !ours(key)) throw new Wrong();
      all.set(key, line.slice(gap + 1).replace(/\\[\\nr]/g, s => back[s]));
    }
    return all;
  };

  const replace = (from, to) => {
    for (const key of from.keys()) if (!to.has(key)) localStorage.removeItem(prefix + key);
    for (const [key, value] of to) localStorage.setItem(prefix + key, value);
  };

  // take puts a file in the place of everything that is kept; when that fails, everything stays as it was.
  const take = text => {
    const fresh = read(text), old = slots();
    try { replace(old, fresh); } catch (e) { replace(fresh, old); throw e; }
  };

  // download hands the file to the browser.
  const download = () => {
    const a = document.createElement('a');
    a.href = URL.createObjectURL(new Blob([write()], { type: 'text/plain' }));
    a.download = 'royals-saves.txt';
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 60000);
  };

  // choose asks for a file and takes it. It tells what came of it: taken, none (was chosen), wrong (file), or full.
  const choose = () => new Promise(told => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.txt,text/plain';
    input.id = 'saves-file';
    input.hidden = true;
    document.body.append(input); // some browsers ask only where the element is in the page
    const end = how => { input.remove(); told(how); };
    input.addEventListener('cancel', () => end('none'));
    input.addEventListener('change', async () => {
      const text = await input.files[0].text();
      try { take(text); end('taken'); } catch (e) { end(e instanceof Wrong ? 'wrong' : 'full'); }
    });
    input.click();
  });

  globalThis.saves = { write, take, download, choose, count: () => slots().size };
})();
