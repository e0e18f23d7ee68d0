'use strict';
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const byId = id => document.getElementById(id);
  const fold = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    .replaceAll('æ', 'ae').replaceAll('œ', 'oe');

  const entries = all('li[data-severity]').map(node => ({
    node, words: null, severity: node.dataset.severity, family: node.dataset.family, shown: true,
  }));
  const entryOf = new Map(entries.map(entry => [entry.node.id, entry]));
  const pins = all('.pin').map(node => ({
    node, entries: node.dataset.findings.split(' ').map(id => entryOf.get(id)),
  }));
  const pinOf = new Map(pins.map(pin => [pin.node.id, pin]));

  // Filters: what is not wanted is hidden in the list and on the map.
  const filters = byId('filters');
  const filter = () => {
    const wanted = new Set(all('input[name=show]:checked', filters).map(box => box.value));
    const family = filters.elements.family.value;
    const words = fold(filters.elements.words.value).split(/\s+/).filter(word => word);
    let shown = 0;
    for (const entry of entries) {
      if (words.length && entry.words === null) {
        const check = entry.node.closest('.check');
        entry.words = fold(entry.node.textContent + ' ' + check.querySelector('h3').textContent);
      }
      entry.shown = wanted.has(entry.severity)
        && (!family || entry.family === family)
        && words.every(word => entry.words.includes(word));
      entry.node.hidden = !entry.shown;
      shown += entry.shown ? 1 : 0;
    }
    for (const part of all('.check, .group')) {
      part.hidden = !part.querySelector('li:not([hidden])');
    }
    for (const pin of pins) {
      pin.node.hidden = !pin.entries.some(entry => entry.shown);
    }
    byId('shown').textContent = shown === entries.length ? '' : shown + ' of ' + entries.length + ' shown';
  };
  filters.addEventListener('input', filter);
  filters.addEventListener('submit', event => event.preventDefault());
  filter();

  byId('theme').addEventListener('click', () => {
    const root = document.documentElement;
    const dark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = dark ? 'light' : 'dark';
  });

  const light = (pin, on) => {
    pin.node.classList.toggle('lit', on);
    pin.entries.forEach(entry => entry.node.classList.toggle('lit', on));
  };
  let chosen = null;
  const choose = pin => {
    if (chosen) light(chosen, false);
    chosen = pin;
    if (chosen) light(chosen, true);
  };

  // The map: dragged, zoomed about the pointer, and moved to a pin.
  const map = byId('map');
  let showOnMap = () => {};
  if (map) {
    const sheet = byId('sheet');
    const ratio = Number(sheet.dataset.height) / Number(sheet.dataset.width);
    const view = {scale: 1, x: 0, y: 0};
    const room = () => map.getBoundingClientRect();
    const width = () => {
      const {width: w, height: h} = room();
      return Math.min(w, h / ratio) * view.scale;
    };
    const within = (at, size, space) => size <= space ? (space - size) / 2 : Math.min(0, Math.max(space - size, at));
    const draw = () => {
      const {width: w, height: h} = room();
      view.x = within(view.x, width(), w);
      view.y = within(view.y, width() * ratio, h);
      sheet.style.width = width() + 'px';
      sheet.style.transform = 'translate(' + view.x + 'px,' + view.y + 'px)';
    };
    const zoom = (by, x, y) => {
      const scale = Math.min(16, Math.max(1, view.scale * by));
      const grown = scale / view.scale;
      view.scale = scale;
      view.x = x - (x - view.x) * grown;
      view.y = y - (y - view.y) * grown;
      draw();
    };
    const zoomMiddle = by => zoom(by, room().width / 2, room().height / 2);
    const whole = () => { view.scale = 1; draw(); };
    showOnMap = pin => {
      map.scrollIntoView({block: 'nearest'});
      view.scale = Math.max(view.scale, 4);
      view.x = room().width / 2 - parseFloat(pin.node.style.left) / 100 * width();
      view.y = room().height / 2 - parseFloat(pin.node.style.top) / 100 * width() * ratio;
      draw();
    };

    map.addEventListener('wheel', event => {
      event.preventDefault();
      const {left, top} = room();
      zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX - left, event.clientY - top);
    }, {passive: false});

    const fingers = new Map();
    map.addEventListener('pointerdown', event => {
      if (event.target.closest('button')) return;
      fingers.set(event.pointerId, event);
      map.setPointerCapture(event.pointerId);
      map.classList.add('dragged');
    });
    map.addEventListener('pointermove', event => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      fingers.set(event.pointerId, event);
      const other = [...fingers.values()].find(finger => finger.pointerId !== event.pointerId);
      if (other) {
        const apart = from => Math.hypot(from.clientX - other.clientX, from.clientY - other.clientY) || 1;
        const {left, top} = room();
        zoom(apart(event) / apart(before),
          (event.clientX + other.clientX) / 2 - left, (event.clientY + other.clientY) / 2 - top);
      } else {
        view.x += event.clientX - before.clientX;
        view.y += event.clientY - before.clientY;
        draw();
      }
    });
    for (const end of ['pointerup', 'pointercancel']) {
      map.addEventListener(end, event => {
        fingers.delete(event.pointerId);
        if (!fingers.size) map.classList.remove('dragged');
      });
    }
    map.addEventListener('dblclick', event => {
      if (event.target.closest('button')) return;
      const {left, top} = room();
      zoom(2, event.clientX - left, event.clientY - top);
    });
    map.addEventListener('keydown', event => {
      const step = {ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60]}[event.key];
      if (step) {
        view.x += step[0];
        view.y += step[1];
        draw();
      } else if (event.key === '+' || event.key === '=') zoomMiddle(1.4);
      else if (event.key === '-') zoomMiddle(1 / 1.4);
      else if (event.key === '0') whole();
      else return;
      event.preventDefault();
    });
    byId('nearer').addEventListener('click', () => zoomMiddle(1.4));
    byId('farther').addEventListener('click', () => zoomMiddle(1 / 1.4));
    byId('whole').addEventListener('click', whole);
    addEventListener('resize', draw);
    draw();
  }

  // From a pin to its findings, and from a finding to its pin.
  for (const pin of pins) {
    pin.node.addEventListener('pointerenter', () => light(pin, true));
    pin.node.addEventListener('pointerleave', () => light(pin, pin === chosen));
    pin.node.addEventListener('click', () => {
      choose(pin);
      const first = pin.entries.find(entry => entry.shown);
      if (first) first.node.scrollIntoView({block: 'center', behavior: 'smooth'});
    });
  }
  for (const {node} of entries) {
    const pin = pinOf.get(node.dataset.pin);
    if (!pin) continue;
    node.addEventListener('pointerenter', () => light(pin, true));
    node.addEventListener('pointerleave', () => light(pin, pin === chosen));
    const show = () => { choose(pin); showOnMap(pin); };
    node.addEventListener('click', () => { if (getSelection().isCollapsed) show(); });
    node.addEventListener('keydown', event => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        show();
      }
    });
  }
  addEventListener('keydown', event => { if (event.key === 'Escape') choose(null); });
})();
