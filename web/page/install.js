// Offers to install the app: by the browser's own question where it has one, by a word about the way where it has none. Whoever
// declines is not asked again, and nobody is who has not been anywhere yet: at first sight the games are what is to be seen.
'use strict';
(() => {
  const find = id => document.getElementById(id), box = find('install'), key = 'royals-install:' + location.pathname.replace(/[^/]*$/, '');
  const declined = () => { try { return !!localStorage.getItem(key); } catch { return false; } };
  const home = matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;
  const iPhone = /iPhone|iPad|iPod/.test(navigator.userAgent) || /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  let question, here = false, been = false, last = ''; // on the title, and somewhere from there; and where one was last

  // What is below the strip makes room for it, except on a large window, where it lies beside the words.
  const beside = matchMedia('(min-width: 1204px) and (min-height: 640px)'), root = document.documentElement.style;
  const room = () => {
    const high = (beside.matches ? 0 : box.offsetHeight) + 'px';
    if ((root.getPropertyValue('--offer') || '0px') === high) return;
    root.setProperty('--offer', high);
    __royals.look();
  };
  addEventListener('resize', room);

  const show = text => {
    if (home || declined()) return;
    box.querySelector('span').textContent = text;
    find('install-do').hidden = !question;
    box.hidden = false;
    room();
  };
  // Over cards it would be in the way, and so it would where the title has just said that a game is kept.
  __royals.onScene = scene => {
    const left = last === 'table' || last === 'menu';
    last = scene;
    here ||= scene === 'title';
    been ||= here && scene !== 'title';
    box.classList.toggle('away', scene !== 'title' || !been || left);
    room();
  };
  addEventListener('beforeinstallprompt', e => {
    e.preventDefault();
    question = e;
    show('Royals, on this device:');
  });
  const hide = () => { box.hidden = true; room(); };
  addEventListener('appinstalled', hide);
  find('install-do').addEventListener('click', async () => {
    hide();
    await question.prompt();
  });
  find('install-no').addEventListener('click', () => {
    hide();
    try { localStorage.setItem(key, '1'); } catch { /* then it comes again */ }
  });
  if (iPhone) show('Keep Royals: Share, then Add to Home Screen.');
})();
