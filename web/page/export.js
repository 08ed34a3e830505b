// The page of saved games: export and import where the game itself does not start.
'use strict';
(() => {
  const find = id => document.getElementById(id), tell = text => { find('told').textContent = text; };
  // What another tab has written meanwhile is read, too.
  const look = async () => {
    await keep.open(false);
    if (keep.trouble) throw new Error('this browser keeps nothing');
  };
  look().then(() => tell(saves.count() ? '' : 'Nothing is kept here yet.'), () => tell('This browser refuses to store anything.'));
  find('export').addEventListener('click', async () => {
    try { await look(); saves.download(); tell('The file is called royals-saves.txt.'); } catch (e) { tell('It could not be read: ' + e.message); }
  });
  // A game that is open elsewhere would write over what comes in.
  const alone = f => navigator.locks
    ? navigator.locks.request('royals ' + location.pathname.replace(/[^/]*$/, ''), { ifAvailable: true }, lock => lock ? f() : tell('Royals is open in another tab. Close it there first.')) : f();
  const words = { taken: 'Imported. The game goes on from there.', none: '', full: 'There is no room for it. Nothing was changed.',
    empty: 'There is nothing in this file. Nothing was changed.',
    wrong: 'This is not a file of saved games, or it is damaged. Nothing was changed.' };
  find('import').addEventListener('click', () => alone(async () => tell(words[await saves.bring(await saves.choose())])));
})();
