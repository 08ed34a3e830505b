// Carries everything that is kept in this browser out and in again, as one text file: the game's own buttons and export.html, which
// works without the game, do it here. What is kept comes from keep.js, and the file is the one of game/store/carry.go.
'use strict';
(() => {
  const head = 'royals saves 1';
  const ours = key => /^[a-z0-9-]{1,64}\.[ab]$/.test(key);
  const stays = /^(opening|before-import)\./; // what belongs to this device alone
  const signs = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' }, back = { '\\\\': '\\', '\\n': '\n', '\\r': '\r' };

  const crc = text => {
    let c = ~0;
    for (const b of new TextEncoder().encode(text)) {
      c ^= b;
      for (let i = 0; i < 8; i++) c = c >>> 1 ^ (c & 1 && 0xedb88320);
    }
    return (~c >>> 0).toString(16);
  };

  // part returns what belongs to this device alone, or what travels.
  const part = bound => new Map([...keep.all()].filter(([key]) => stays.test(key) === bound));

  class Wrong extends Error {}
  class Empty extends Error {}

  // write returns the text of the file.
  const write = () => {
    let text = head + '\n';
    const all = part(false);
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

  // sealed is a slot's first text, as game/store/seal.go writes it.
  const sealed = text => {
    const body = btoa(Array.from(new TextEncoder().encode(text), b => String.fromCharCode(b)).join(''));
    return `royals1 1 ${crc('royals1 1 ' + body)} ${body}`;
  };

  // take puts a file in the place of everything that is kept; when that fails, everything stays as it was. A file with nothing in it
  // replaces nothing.
  const take = async text => {
    const fresh = new Map([...read(text)].filter(([key]) => !stays.test(key)));
    if (!fresh.size) throw new Empty();
    await keep.settled();
    await keep.open(false); // what there is now
    const bound = part(true);
    bound.delete('before-import.b');
    bound.set('before-import.a', sealed(write()));
    await keep.replace(new Map([...bound, ...fresh]));
  };

  // download hands the file to the browser.
  const download = () => {
    const a = document.createElement('a');
    a.href = URL.createObjectURL(new Blob([write()], { type: 'text/plain' }));
    a.download = 'royals-saves.txt';
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 60000);
  };

  // choose asks for a file and returns its text, undefined when none was chosen. What is longer than anything kept is no file of saves.
  const longest = 32 << 20;
  const choose = () => new Promise(told => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.txt,text/plain';
    input.id = 'saves-file';
    input.hidden = true;
    document.body.append(input); // some browsers ask only where the element is in the page
    const end = text => { input.remove(); told(text); };
    input.addEventListener('cancel', () => end(undefined));
    input.addEventListener('change', async () => {
      const file = input.files[0];
      end(file.size > longest ? '' : await file.text().catch(() => ''));
    });
    input.click();
  });

  // bring takes what was chosen and tells what came of it: taken, none (was chosen), wrong (file), empty, or full.
  const bring = async text => {
    if (text === undefined) return 'none';
    try { await take(text); return 'taken'; } catch (e) { return e instanceof Wrong ? 'wrong' : e instanceof Empty ? 'empty' : 'full'; }
  };

  globalThis.saves = { write, take, bring, download, choose, count: () => part(false).size };
})();
