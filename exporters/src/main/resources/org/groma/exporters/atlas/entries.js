// What can be found and chosen. The key of an entry is its link: #province-africa.
const entries = JSON.parse(byId('at-entries').textContent);
const entryOf = new Map(entries.map(entry => [entry.key, entry]));

/** The entry that a fragment means; an id without its kind will do. */
const entryAt = fragment => {
  let id = fragment.replace(/^#/, '');
  try {
    id = decodeURIComponent(id);
  } catch { /* a stray percent sign: taken as it is */ }
  return ['', 'province-', 'sea-', 'area-', 'river-', 'link-'].map(kind => entryOf.get(kind + id)).find(entry => entry);
};

/** Everything on the map that shows an entry. */
const drawingsOf = entry => (entry.draws ?? [entry.key]).map(byId).filter(drawing => drawing instanceof SVGGraphicsElement);
