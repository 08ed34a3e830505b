// Five players who come to a choice each in a way of their own: by the accessibility tree alone, with keys, with a pad, with one
// switch, by touch. Each has press, which comes to a button of the document by its name and presses it.
import assert from 'node:assert/strict';

const zones = ['title', 'prompt', 'acts', 'hand', 'table', 'history', 'ask', 'tools'];

// stand says where the focus is and where a button is: the places of their zones, and their places there.
const stand = (t, name) => t.page.evaluate(([name, zones]) => {
  const place = e => {
    const zone = e ? zones.findIndex(id => document.getElementById(id).contains(e)) : -1;
    return { zone, at: zone < 0 ? -1 : [...document.querySelectorAll(`#${zones[zone]} [data-name]`)].indexOf(e) };
  };
  const on = document.activeElement, to = document.querySelector(`#twin [data-name="${CSS.escape(name)}"]`);
  return { there: !!to, here: !!to && on === to, from: place(on), to: place(to), on: on?.dataset?.name || '' };
}, [name, zones]);

// Walker goes from zone to zone and along a zone. do is how each step is made.
class Walker {
  constructor(t) { this.t = t; }
  async begin() {}
  async press(name) {
    for (let n = 0; n < 120; n++) {
      const { there, here, from, to } = await stand(this.t, name);
      assert.ok(there, `${name} is not in the document`);
      if (here) {
        this.steps = n;
        await this.t.tick(450); // a press counts 400 ms after the focus was set
        await this.do('press');
        await this.t.seen();
        return;
      }
      await this.do(from.zone < to.zone ? 'nextZone' : from.zone > to.zone ? 'previousZone' : from.at < to.at ? 'next' : 'previous');
      await this.t.seen();
    }
    assert.fail(`it never comes to ${name}`);
  }
}

class Keys extends Walker {
  keys = { nextZone: 'PageDown', previousZone: 'PageUp', next: 'ArrowRight', previous: 'ArrowLeft', press: 'Enter' };
  do(what) { return this.t.page.keyboard.press(this.keys[what]); }
}

class Pad extends Walker {
  buttons = { nextZone: 5, previousZone: 4, next: 15, previous: 14, press: 0 };
  begin() {
    return this.t.page.evaluate(() => {
      window.pad = { id: 'made up', index: 0, timestamp: 0, connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons: [...Array(17)].map(() => ({ pressed: false, touched: false, value: 0 })) };
      window.looks = 0;
      navigator.getGamepads = () => { looks++; return [pad]; };
      dispatchEvent(new Event('gamepadconnected'));
    });
  }
  async do(what) {
    for (const down of [true, false]) {
      await this.t.page.evaluate(([n, down]) => { pad.buttons[n].pressed = down; looks = 0; }, [this.buttons[what], down]);
      await this.t.page.waitForFunction(() => looks > 0, null, { polling: 10 });
      await this.t.seen();
    }
  }
}

// Blind knows what the browser tells a screen reader: the tree, and what the live regions say. It presses as a reader does.
class Blind {
  constructor(t) { this.t = t; }
  async begin() { this.cdp = await this.t.page.context().newCDPSession(this.t.page); }
  // buttons are those of the toolbars, by the toolbar's name.
  async tree() {
    const { nodes } = await this.cdp.send('Accessibility.getFullAXTree'), by = new Map(nodes.map(n => [n.nodeId, n])), bars = {};
    const below = n => n.childIds.flatMap(id => by.has(id) ? [by.get(id), ...below(by.get(id))] : []);
    for (const bar of nodes.filter(n => !n.ignored && n.role?.value === 'toolbar')) {
      bars[bar.name.value] = below(bar).filter(n => !n.ignored && /^(button|ToggleButton)$/.test(n.role?.value))
        .map(n => ({ text: n.name.value, off: n.properties.some(p => p.name === 'disabled' && p.value.value), id: n.backendDOMNodeId }));
    }
    return { nodes: nodes.filter(n => !n.ignored), bars };
  }
  async press(name) {
    const [text, nth] = await this.t.page.evaluate(name => { // what is written on it; of several alike, which
      const all = [...document.querySelectorAll('#twin [role=toolbar] button')], b = all.find(b => b.dataset.name === name);
      return b ? [b.textContent, all.filter(c => c.textContent === b.textContent).indexOf(b)] : [];
    }, name);
    assert.ok(text, `${name} is not in the document`);
    const { bars } = await this.tree(), b = Object.values(bars).flat().filter(b => b.text === text.replace(/\s+/g, ' ').trim())[nth];
    assert.ok(b, `${text} is not in the tree`);
    const { object } = await this.cdp.send('DOM.resolveNode', { backendNodeId: b.id });
    await this.cdp.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration: 'function () { this.click(); }' });
    await this.t.seen();
  }
}

// Switch waits until the scan stands on the group, the part of it and the button, and presses a key each time.
class Switch {
  presses = 0;
  most = 0;
  constructor(t) { this.t = t; }
  async begin() {}
  on() { return this.t.page.evaluate(() => document.activeElement?.dataset?.name || ''); }
  // groups are the buttons that are gone over, zone by zone.
  groups() {
    return this.t.page.evaluate(() => ['acts', 'hand', 'tools', 'ask'].map(id => [...document.querySelectorAll(`#${id} button`)]
      .filter(b => b.getAttribute('aria-disabled') !== 'true' && !/, no(: |$)/.test(b.textContent)).map(b => b.dataset.name)).filter(g => g.length));
  }
  async key() { await this.t.page.keyboard.press('z'); await this.t.seen(); await this.t.tick(310); await this.t.seen(); }
  async press(name) {
    const parts = list => { const size = list.length > 9 ? Math.max(2, Math.min(6, Math.ceil(list.length / 9))) : 1, out = []; for (let i = 0; i < list.length; i += size) out.push(list.slice(i, i + size)); return out; };
    let presses = 0, steps = 0, begun = 0, top = await this.groups();
    assert.ok(top.some(g => g.includes(name)), `${name} is not gone over`);
    if (top.length === 1) top = parts(top[0]);
    let level = top;
    // One that rests looks like one that is about to go on. So it is let come to rest, and begun: no press is one that only begins it.
    const goes = async () => {
      const on = await this.on();
      for (let i = 0; i < 3; i++) {
        await this.t.tick(800);
        await this.t.seen();
        if (await this.on() !== on) return true;
      }
      return false;
    };
    if (level.length > 1) {
      while (await goes() || await goes());
      await this.key();
    }
    if (level.length === 1) { // a single button: pressed, or begun and pressed
      const now = () => this.t.page.evaluate(() => document.getElementById('page').textContent), before = await now();
      await this.key();
      await this.t.settled();
      if (await now() === before) await this.key();
      return;
    }
    while (presses < 6 && steps <= 40) {
      const on = await this.on();
      if (!level.some(g => g[0] === on)) [level, presses] = [top, 0]; // it had come to rest, and the press began it
      const group = level.find(g => g[0] === on);
      if (group?.includes(name)) {
        await this.key();
        presses++;
        if (group.length === 1) { this.presses = Math.max(this.presses, presses); this.most = Math.max(this.most, steps); return; }
        level = parts(group);
        continue;
      }
      if (!await goes() && !await goes()) { // the way out is no button: the focus stays for a step
        if (begun++ > 1) { this.trail = [name, on, level]; break; }
        await this.key(); // it rests: a press begins it
        [level, presses] = [top, 0];
      }
      steps++;
    }
    assert.fail(`the scan does not come to ${name}: ${presses} presses, ${steps} steps, ${JSON.stringify(this.trail)}`);
  }
}

// Touch taps what lies under the finger where the button is; a button without a picture gets a reader's bare click.
class Touch {
  constructor(t) { this.t = t; }
  async begin() {}
  async press(name) {
    const at = await this.t.page.evaluate(name => {
      const b = document.querySelector(`#twin [data-name="${CSS.escape(name)}"]`), r = b?.getBoundingClientRect();
      if (!b) return null;
      const x = r.x + r.width / 2, y = r.y + r.height / 2;
      return { x, y, under: b.classList.contains('over') && document.elementFromPoint(x, y) === b };
    }, name);
    assert.ok(at, `${name} is not in the document`);
    if (at.under) return this.t.tapAt({ x: at.x, y: at.y, w: 0, h: 0 });
    await this.t.page.evaluate(name => document.querySelector(`#twin [data-name="${CSS.escape(name)}"]`).click(), name);
    await this.t.seen();
  }
}

export const players = { blind: Blind, keys: Keys, pad: Pad, switch: Switch, touch: Touch };
