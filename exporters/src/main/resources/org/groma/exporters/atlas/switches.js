// What is shown: layers, colours, the theme, the list; and printing.
const listenToLayers = () => {
  const layers = byId('at-layers');
  const form = layers.querySelector('form');
  const washes = entries.filter(entry => entry.terrainLook).map(entry => {
    const drawing = byId(entry.key);
    return {drawing, areas: drawing?.getAttribute('class'), terrain: entry.terrainLook};
  }).filter(wash => wash.drawing);
  form.addEventListener('change', ({target}) => {
    if (target.name === 'colours') {
      washes.forEach(wash => wash.drawing.setAttribute('class', wash[target.value]));
    } else {
      target.dataset.layers.split(' ').forEach(id => byId(id)?.classList.toggle('at-off', !target.checked));
    }
  });
  form.addEventListener('submit', event => event.preventDefault());
  layers.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !layers.open) return;
    layers.open = false;
    layers.querySelector('summary').focus();
    event.stopPropagation();
  });
};

const listenToTheme = () => {
  const button = byId('at-theme');
  const show = () => button.setAttribute('aria-pressed', atlasTheme.isDark());
  button.addEventListener('click', () => { atlasTheme.turn(); show(); });
  atlasTheme.whenSystemTurns(show);
  show();
};

/** Shows or hides the panel; answers whether it is shown. */
const listenToPanel = () => {
  const main = document.querySelector('.at-main');
  const button = byId('at-list');
  const show = shown => {
    main.classList.toggle('at-alone', !shown);
    button.setAttribute('aria-pressed', shown);
  };
  button.addEventListener('click', () => show(main.classList.contains('at-alone')));
  return show;
};

const listenToFolds = () => {
  const folds = all('.at-fold');
  const button = byId('at-unfold');
  button.addEventListener('click', () => {
    const open = button.getAttribute('aria-pressed') !== 'true';
    folds.forEach(fold => { fold.open = open; });
    button.setAttribute('aria-pressed', open);
    button.textContent = open ? 'Close all' : 'Open all';
  });
  // on paper nothing can be opened
  let closed = [];
  addEventListener('beforeprint', () => {
    closed = folds.filter(fold => !fold.open);
    closed.forEach(fold => { fold.open = true; });
  });
  addEventListener('afterprint', () => closed.forEach(fold => { fold.open = false; }));
  byId('at-print').addEventListener('click', () => print());
};
