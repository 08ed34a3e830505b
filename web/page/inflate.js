// Inflates gzip where the browser cannot: RFC 1951 and 1952, nothing more. gunzip(bytes, size) returns the plain bytes.
'use strict';
(() => {
  const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
  const lengthBase = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
  const lengthMore = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
  const farBase = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577];
  const farMore = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];

  // tree makes a table from 15 bits, last bit first, to symbol and length.
  const tree = lengths => {
    const table = new Uint16Array(1 << 15), count = new Uint16Array(17), next = new Uint16Array(17);
    for (const n of lengths) count[n]++;
    count[0] = 0;
    for (let n = 1; n <= 15; n++) next[n + 1] = (next[n] + count[n]) << 1;
    lengths.forEach((n, symbol) => {
      if (!n) return;
      let code = next[n]++, turned = 0;
      for (let i = 0; i < n; i++) { turned = turned << 1 | code & 1; code >>= 1; }
      for (let i = turned; i < 1 << 15; i += 1 << n) table[i] = symbol << 4 | n;
    });
    return table;
  };

  globalThis.gunzip = (from, size) => {
    let at = 10;
    const flags = from[3];
    if (flags & 4) at += 2 + (from[at] | from[at + 1] << 8);
    if (flags & 8) while (from[at++]);
    if (flags & 16) while (from[at++]);
    if (flags & 2) at += 2;
    size ||= new DataView(from.buffer, from.byteOffset).getUint32(from.length - 4, true);
    const to = new Uint8Array(size);
    let n = 0, bits = 0, have = 0;
    const need = k => { while (have < k) { bits |= (from[at++] || 0) << have; have += 8; } };
    const take = k => { if (!k) return 0; need(k); const v = bits & (1 << k) - 1; bits >>>= k; have -= k; return v; };
    const symbol = table => {
      need(15);
      const s = table[bits & 0x7fff], k = s & 15;
      if (!k) throw new Error('inflate: no such code');
      bits >>>= k;
      have -= k;
      return s >> 4;
    };
    let fixed = null;
    for (let final = false; !final;) {
      final = !!take(1);
      const kind = take(2);
      if (kind === 0) {
        at -= have >> 3; // give back what was read ahead
        bits = have = 0;
        const k = from[at] | from[at + 1] << 8;
        at += 4;
        to.set(from.subarray(at, at + k), n);
        at += k;
        n += k;
        continue;
      }
      if (kind === 3) throw new Error('inflate: no such block');
      let words, fars;
      if (kind === 1) {
        fixed ||= [tree([...Array(288).keys()].map(i => i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8)), tree(Array(30).fill(5))];
        [words, fars] = fixed;
      } else {
        const w = take(5) + 257, f = take(5) + 1, c = take(4) + 4, small = Array(19).fill(0), all = [];
        for (let i = 0; i < c; i++) small[order[i]] = take(3);
        const t = tree(small);
        while (all.length < w + f) {
          const s = symbol(t);
          if (s < 16) all.push(s);
          else if (s === 16) { const v = all[all.length - 1]; for (let i = take(2) + 3; i; i--) all.push(v); }
          else for (let i = s === 17 ? take(3) + 3 : take(7) + 11; i; i--) all.push(0);
        }
        words = tree(all.slice(0, w));
        fars = tree(all.slice(w, w + f));
      }
      for (;;) {
        const s = symbol(words);
        if (s < 256) { to[n++] = s; continue; }
        if (s === 256) break;
        const length = lengthBase[s - 257] + take(lengthMore[s - 257]), d = symbol(fars), far = farBase[d] + take(farMore[d]);
        if (far > n || n + length > size) throw new Error('inflate: damaged');
        for (let i = 0; i < length; i++, n++) to[n] = to[n - far];
      }
    }
    if (n !== size) throw new Error('inflate: cut short');
    return to;
  };
})();
