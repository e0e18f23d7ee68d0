// The search box: names, aliases, cities and ids, best first; arrows choose, Enter goes there.
const MOST = 14;

const wordsOf = entry => [
  {text: entry.name, note: [entry.sort, entry.facts?.find(fact => fact.label === 'Area')?.text]},
  ...(entry.aliases ?? []).map(text => ({text, note: [entry.sort, entry.name]})),
  ...(entry.cities ?? []).map(text => ({text, note: ['City', entry.name]})),
  {text: entry.key, note: [entry.sort, entry.name], isId: true},
].map(word => ({
  ...word, entry, note: word.note.filter(note => note).join(' · '), folded: fold(word.text),
}));

/** How well a word answers; the smaller the better, Infinity for not at all. */
const rank = (word, wanted) => {
  const at = word.folded.indexOf(wanted);
  if (at < 0) return Infinity;
  const place = word.folded === wanted ? 0 : at === 0 ? 1 : /[\s-]/.test(word.folded[at - 1]) ? 2 : 3;
  return place + (word.isId ? 4 : 0) + (word.note.startsWith('City') ? 0.5 : 0);
};

const listenToSearch = (onChoose, onHint) => {
  const input = byId('at-words');
  const list = byId('at-hits');
  const words = entries.flatMap(wordsOf);
  let hits = [];
  let active = -1;

  const activate = index => {
    active = index;
    [...list.children].forEach((item, i) => item.setAttribute('aria-selected', i === index));
    const item = list.children[index];
    if (item?.id) {
      input.setAttribute('aria-activedescendant', item.id);
      item.scrollIntoView({block: 'nearest'});
    } else {
      input.removeAttribute('aria-activedescendant');
    }
    onHint(hits[index]?.entry ?? null);
  };
  const close = () => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    hits = [];
    activate(-1);
  };
  const find = () => {
    const wanted = fold(input.value.trim());
    if (!wanted) {
      close();
      return;
    }
    const seen = new Set();
    hits = words.map(word => ({...word, rank: rank(word, wanted)}))
      .filter(word => word.rank < Infinity)
      .sort((a, b) => a.rank - b.rank || a.folded.length - b.folded.length || (a.folded < b.folded ? -1 : 1))
      .filter(({entry, note}) => {
        const key = entry.key + (note.startsWith('City'));
        return !seen.has(key) && seen.add(key);
      })
      .slice(0, MOST);
    list.replaceChildren(...(hits.length
      ? hits.map((hit, i) => make('li', {id: 'at-hit-' + i, role: 'option', 'data-index': i},
        make('b', {}, hit.isId ? hit.entry.name : hit.text), make('small', {}, hit.note)))
      : [make('li', {class: 'at-none', role: 'option', 'aria-disabled': 'true'}, 'Nothing is called that.')]));
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    activate(hits.length ? 0 : -1);
  };
  const choose = index => {
    const hit = hits[index];
    if (!hit) return;
    input.value = hit.isId ? hit.entry.name : hit.text;
    close();
    input.blur();
    onChoose(hit.entry);
  };

  input.addEventListener('input', find);
  input.addEventListener('focus', () => { input.select(); find(); });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown' && hits.length) activate((active + 1) % hits.length);
    else if (event.key === 'ArrowUp' && hits.length) activate((active + hits.length - 1) % hits.length);
    else if (event.key === 'Enter') choose(active);
    else if (event.key === 'Escape') { input.value = ''; close(); input.blur(); }
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  list.addEventListener('pointerdown', event => event.preventDefault()); // the box keeps the focus
  list.addEventListener('click', event => {
    const item = event.target.closest('[data-index]');
    if (item) choose(Number(item.dataset.index));
  });
  list.addEventListener('pointermove', event => {
    const item = event.target.closest('[data-index]');
    if (item && Number(item.dataset.index) !== active) activate(Number(item.dataset.index));
  });
  addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target.closest('input:not([type=checkbox], [type=radio])')) return;
    event.preventDefault();
    input.focus();
  });
};
