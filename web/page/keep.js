// Keeps what must outlive the page: texts by key, the slots of game/store. The program and save.js read and write a copy in memory.
// What they write goes to the browser's database behind them, one transaction after another, and each is on the disk when it ends:
// what lies in localStorage comes there when the browser likes, seconds later.
'use strict';
(() => {
  const folder = location.pathname.replace(/[^/]*$/, ''), prefix = 'royals:' + folder + ':', table = 'slots';
  const ours = key => /^[a-z0-9-]{1,64}\.[ab]$/.test(key), nameOf = key => key.slice(0, -2);
  let all = new Map();   // what there is, as this page wants it
  let known = new Map(); // what there was where it is kept when this page last read or wrote it
  const dirty = new Set(); // the keys in which the two may differ
  let place, db, hurt = false, given = false, shut = false;

  class Elsewhere extends Error {}
  const keep = globalThis.keep = { trouble: '', told: null };
  // tell says what became of the last write: '', full, refused, or elsewhere: another page has written the same name, and this
  // one never writes again.
  const tell = how => {
    if (keep.trouble === how || keep.trouble === 'elsewhere') return;
    keep.trouble = how;
    keep.told?.();
  };
  const kind = e => e instanceof Elsewhere ? 'elsewhere' : /quota/i.test(e?.name) ? 'full' : 'refused';

  const connect = () => new Promise((ok, no) => {
    const r = indexedDB.open('royals:' + folder);
    r.onupgradeneeded = () => r.result.createObjectStore(table);
    r.onerror = () => no(r.error);
    r.onsuccess = () => {
      db = r.result;
      db.onclose = () => { db = null; };
      db.onversionchange = () => { db.close(); db = null; };
      ok();
    };
  });
  // work does something in one transaction and waits until it has ended.
  const work = async (mode, f) => {
    if (!db) await connect();
    let t;
    try { t = db.transaction(table, mode, { durability: 'strict' }); } catch (e) { db = null; throw e; } // the next one connects anew
    return new Promise((ok, no) => {
      let why, out;
      const stop = e => { why = e; t.abort(); };
      t.oncomplete = () => ok(out);
      t.onabort = () => no(why || t.error);
      try { out = f(t.objectStore(table), stop); } catch (e) { stop(e); }
    });
  };

  const names = batch => new Set([...batch.keys()].map(nameOf));
  const slotsOf = batch => [...names(batch)].flatMap(n => [n + '.a', n + '.b']);

  // base is the database; shelf is localStorage, where there is none. A write looks first whether somebody else has written the
  // names that it is about. A place that is quite empty was cleared, which is no newer save.
  const base = {
    read: async () => { // two questions for everything: a cursor would come back once for each of hundreds of slots
      const [keys, values] = await work('readonly', s => {
        const keys = s.getAllKeys(), values = s.getAll();
        return [keys, values];
      });
      return new Map(keys.result.map((key, i) => [key, values.result[i]]));
    },
    write: batch => work('readwrite', (s, stop) => {
      s.count().onsuccess = e => { if (e.target.result === 0) known.clear(); };
      for (const key of slotsOf(batch)) s.get(key).onsuccess = e => {
        const is = e.target.result; // what this page is about to write is its own: an earlier try reached the disk after all
        if (is !== known.get(key) && !(batch.has(key) && is === batch.get(key))) stop(new Elsewhere());
      };
      for (const [key, value] of batch) if (value === undefined) s.delete(key); else s.put(value, key);
    }),
    replace: fresh => work('readwrite', s => {
      s.clear();
      for (const [key, value] of fresh) s.put(value, key);
    }),
  };
  const shelf = {
    read: () => {
      const found = new Map();
      for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        if (key.startsWith(prefix) && ours(key.slice(prefix.length))) found.set(key.slice(prefix.length), localStorage.getItem(key));
      }
      return found;
    },
    write: batch => {
      if (shelf.read().size === 0) known.clear();
      for (const key of slotsOf(batch)) if ((localStorage.getItem(prefix + key) ?? undefined) !== known.get(key)) throw new Elsewhere();
      for (const [key, value] of batch) {
        if (value === undefined) localStorage.removeItem(prefix + key); else localStorage.setItem(prefix + key, value);
        known.set(key, value);
      }
    },
    replace: fresh => {
      const old = shelf.read(), swap = (from, to) => {
        for (const key of from.keys()) if (!to.has(key)) localStorage.removeItem(prefix + key);
        for (const [key, value] of to) localStorage.setItem(prefix + key, value);
      };
      try { swap(old, fresh); } catch (e) { swap(fresh, old); throw e; }
    },
    clear: () => { for (const key of shelf.read().keys()) localStorage.removeItem(prefix + key); },
  };
  const nowhere = { write: () => { throw new Error(); }, replace: () => { throw new Error(); } };
  const left = () => { try { return shelf.read(); } catch { return new Map(); } };

  // A database whose disk was full for a while may be thrown away whole by the browser at its next start (Chromium appends to half a
  // record, and takes the log for damaged then). So from the first refused write on there is a copy in localStorage, which is
  // read where the database is empty.
  const copyKey = 'royals-copy:' + folder;
  const copied = () => { try { return new Map(JSON.parse(localStorage.getItem(copyKey))); } catch { return new Map(); } };
  const copy = () => { if (hurt && place === base) try { localStorage.setItem(copyKey, JSON.stringify([...all])); } catch { /* no room there either */ } };

  // moving returns what of an earlier version's slots is not in the database yet. A name that lies there too stays, and the one
  // from outside is set aside, as game/store sets aside what cannot be read.
  const moving = (from, there) => {
    const batch = new Map(), have = new Set(there.values()), taken = names(there), come = names(from);
    for (const name of come) {
      let to = name;
      for (let n = 1; taken.has(to) || to !== name && come.has(to); n++) to = `${name}-aside-${n}`;
      taken.add(to);
      for (const side of ['.a', '.b']) if (from.has(name + side) && !have.has(from.get(name + side))) batch.set(to + side, from.get(name + side));
    }
    return batch;
  };

  // A browser that once had a database may fail to open it one day. The saves lie in it still, so no second set is begun elsewhere.
  const movedKey = 'royals-moved:' + folder;
  const moved = () => { try { return !!localStorage.getItem(movedKey); } catch { return false; } };
  const mark = () => { try { if (!moved()) localStorage.setItem(movedKey, '1'); } catch { /* no room for it */ } };
  // anew lets go of a connection that may be broken: browsers lose it, and a second try mostly succeeds.
  const anew = () => { try { db?.close(); } catch { /* it is gone */ } db = null; };

  // open reads everything, and asks nobody whether it may be written. What an earlier version left in localStorage moves to the
  // database once, and is taken away when it has been read back from there; to look at, it need not move.
  keep.open = async move => {
    const old = left();
    try {
      const there = await base.read().catch(async () => {
        anew();
        await new Promise(ok => setTimeout(ok, 300));
        return base.read();
      });
      if (given) return;
      known = there;
      place = base;
      if (move && there.size > 0) mark();
    } catch {
      if (given) return;
      place = shelf;
      try { known = shelf.read(); } catch { known = new Map(); place = nowhere; }
      if (known.size === 0 && moved()) place = nowhere;
    }
    all = new Map(known);
    const rest = copied();
    hurt = rest.size > 0;
    if (known.size === 0) {
      for (const [key, value] of rest) {
        all.set(key, value);
        if (move && place === base) keep.put(key, value);
      }
    }
    if (place === base && old.size > 0) {
      const batch = moving(old, known), were = known.size;
      for (const [key, value] of batch) all.set(key, value);
      if (move) {
        try {
          if (batch.size > 0) await base.write(batch);
          known = await base.read();
          for (const [key, value] of batch) if (known.get(key) !== value) throw new Error();
          shelf.clear();
        } catch (e) {
          if (given) return;
          if (were === 0 && !(e instanceof Elsewhere)) { place = shelf; known = old; all = new Map(old); } else {
            for (const key of batch.keys()) dirty.add(key);
            tell(kind(e));
          }
        }
      }
    }
    if (place === nowhere) tell('refused');
  };
  // without goes on where the browser does not answer.
  keep.without = () => { given = true; place = nowhere; tell('refused'); };

  // What is written while a transaction is under way goes together into the next one. What was refused goes with what comes after it.
  let line = Promise.resolve(), queued = false;
  const flush = async () => {
    queued = false;
    if (dirty.size === 0 || keep.trouble === 'elsewhere') return;
    const batch = new Map([...dirty].map(key => [key, all.get(key)]));
    const slow = setTimeout(() => tell('refused'), 10000);
    try {
      try { await place.write(batch); } catch (e) {
        if (place !== base || kind(e) !== 'refused') throw e;
        anew();
        await base.write(batch);
      }
    } catch (e) {
      hurt = true;
      return tell(kind(e));
    } finally { clearTimeout(slow); }
    if (place === base) mark();
    for (const [key, value] of batch) {
      known.set(key, value);
      if (all.get(key) === value) dirty.delete(key);
    }
    copy();
    tell('');
  };
  keep.get = key => all.get(key);
  keep.keys = () => [...all.keys()];
  keep.list = () => keep.keys().join(' ');
  keep.all = () => new Map(all);
  keep.put = (key, value) => {
    if (shut) return;
    if (value === undefined) all.delete(key); else all.set(key, value);
    dirty.add(key);
    if (queued) return;
    queued = true;
    line = line.then(flush);
  };
  keep.del = key => { if (all.has(key)) keep.put(key); };
  // settled waits until everything has been written or refused, and no longer than a reload can wait.
  keep.settled = () => Promise.race([line, new Promise(ok => setTimeout(ok, 5000))]);

  // replace puts other slots in the place of all, or changes nothing and throws. The page is to begin anew after that: what it still writes
  // is dropped.
  keep.replace = fresh => {
    const done = line.then(() => place.replace(fresh));
    line = done.then(() => {
      if (place === base) try { shelf.clear(); } catch { /* there is none */ }
      all = new Map(fresh);
      known = new Map(fresh);
      dirty.clear();
      copy();
      shut = true;
    }, () => {});
    return done.then(() => line);
  };
})();
