// The card: everything that is known of an entry, with links to what it touches.
const linkTo = (key, text) => make('a', {href: '#' + key, 'data-key': key}, text);

const factsOf = entry => {
  const list = make('dl', {class: 'at-facts'});
  if (entry.aliases) list.append(make('dt', {}, 'Also'), make('dd', {}, entry.aliases.join(', ')));
  let label = null;
  for (const fact of entry.facts ?? []) {
    const value = fact.to ? linkTo(fact.to, fact.text) : fact.text;
    list.append(...(fact.label === label ? [] : [make('dt', {}, fact.label)]), make('dd', {class: 'at-value'}, value));
    label = fact.label;
  }
  return list;
};

const groupOf = ({title, ties}) => make('section', {class: 'at-group'},
  make('h3', {}, title),
  make('ul', {}, ...ties.map(({to, note}) => make('li', {},
    linkTo(to, entryOf.get(to)?.name ?? to),
    note ? make('small', {}, ' ' + note) : null))));

const sourcesOf = sources => make('details', {},
  make('summary', {}, 'Sources'),
  make('ul', {}, ...sources.map(({of, says, title}) => make('li', {},
    of ? of + ': ' : '', title ? make('abbr', {title}, says) : says))));

const cardOf = (entry, close) => {
  const button = make('button', {type: 'button', class: 'at-close', 'aria-label': 'Close', title: 'Close (Esc)'}, '×');
  button.addEventListener('click', close);
  return [
    make('header', {},
      make('div', {},
        make('div', {class: 'at-sort'}, entry.sort),
        make('h2', {}, entry.name)),
      button),
    factsOf(entry),
    entry.marks ? make('ul', {class: 'at-marks'}, ...entry.marks.map(mark => make('li', {}, mark))) : null,
    ...(entry.groups ?? []).map(groupOf),
    entry.sources ? sourcesOf(entry.sources) : null,
  ].filter(part => part);
};
