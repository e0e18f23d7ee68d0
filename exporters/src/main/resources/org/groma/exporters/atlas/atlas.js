// The atlas as a whole: what is chosen stands in the address, so links, the back button and bookmarks work.
document.documentElement.classList.add('at-live');
{
  const map = byId('at-map');
  const picture = map.querySelector('.at-sheet > svg');
  all('title', picture).forEach(title => title.remove()); // our own row is shown instead
  const view = new View(map, byId('at-sheet'), picture);
  const lights = new Lights(view, picture);
  const card = byId('at-card');
  const intro = [...card.childNodes];
  const rows = new Map(all('.at-gazetteer th a, .at-about a').map(link => [link.hash.slice(1), link]));
  const showPanel = listenToPanel();
  let chosen = null;

  const mark = entry => {
    all('.at-gazetteer [aria-current]').forEach(link => link.removeAttribute('aria-current'));
    const row = entry && rows.get(entry.key);
    if (!row) return;
    row.setAttribute('aria-current', 'true');
    row.closest('details').open = true;
    const list = byId('at-gazetteer');
    const line = row.closest('tr') ?? row;
    if (list.scrollHeight > list.clientHeight && getComputedStyle(list).overflowY === 'auto') {
      const {top, height} = line.getBoundingClientRect();
      const room = list.getBoundingClientRect();
      if (top < room.top + 40 || top + height > room.bottom) list.scrollTop += top - room.top - room.height / 3;
    }
  };
  const show = (entry, {fly}) => {
    chosen = entry ?? null;
    document.title = (chosen ? chosen.name + ' · ' : '') + document.querySelector('h1').textContent;
    lights.choose(chosen);
    lights.hintAt(null);
    card.replaceChildren(...(chosen ? cardOf(chosen, close) : intro));
    card.scrollTop = 0;
    if (chosen) showPanel(true);
    mark(chosen);
    if (chosen && fly) view.show(drawingsOf(chosen));
  };
  const close = () => {
    history.pushState(null, '', location.pathname + location.search);
    show(null, {fly: false});
    map.focus({preventScroll: true});
  };
  const follow = () => show(entryAt(location.hash), {fly: true});
  const go = entry => {
    if (location.hash === '#' + entry.key) follow();
    else location.hash = entry.key;
  };

  listenToPointers(view, (target, event) => {
    const entry = entryOf.get(target?.id);
    map.focus({preventScroll: true});
    if (!entry || entry === chosen) return;
    history.pushState(null, '', '#' + entry.key);
    // a finger may have chosen something that the panel now covers
    show(entry, {fly: event.pointerType === 'touch' && view.isWhole});
  });
  listenToKeys(view);
  listenToHover(view, lights);
  listenToSearch(go, entry => lights.hintAt(entry));
  listenToLayers();
  listenToTheme();
  listenToFolds();
  addEventListener('hashchange', follow);
  addEventListener('popstate', () => { if (!location.hash) show(null, {fly: false}); });
  addEventListener('keydown', event => { if (event.key === 'Escape' && chosen) close(); });
  const panel = byId('at-panel');
  const hint = event => lights.hintAt(entryOf.get(event.target.closest?.('a[href^="#"]')?.hash.slice(1)) ?? null);
  panel.addEventListener('pointerover', hint);
  panel.addEventListener('pointerleave', () => lights.hintAt(null));
  panel.addEventListener('focusin', hint);
  if (location.hash) follow();
}
