// Outlines over the map for what is chosen, pointed at or hinted at. They lie on a sheet of their own, so that
// the map below need not be drawn again.
class Lights {
  constructor(view, picture) {
    this.layer = draw('svg', {class: 'at-lights', viewBox: picture.getAttribute('viewBox'), 'aria-hidden': 'true'});
    this.hover = this.add('at-hover');
    this.hint = this.add('at-hint');
    this.halo = this.add('at-halo');
    this.chosen = this.add('at-chosen');
    picture.after(this.layer);
    const unit = view.width / view.box.width;
    view.whenAtRest(({scale}) => this.layer.style.setProperty('--scale', scale * unit));
  }

  add(name) {
    const path = draw('path', {class: name});
    this.layer.append(path);
    return path;
  }

  static outline(entry) {
    return entry ? drawingsOf(entry).map(drawing => drawing.getAttribute('d') ?? '').join('') : '';
  }

  set(light, entry) {
    light.setAttribute('d', Lights.outline(entry));
    light.classList.toggle('at-line', !!entry && /^(river|link)-/.test(entry.key));
  }

  choose(entry) {
    this.set(this.chosen, entry);
    this.set(this.halo, entry && /^(province|sea)-/.test(entry.key) ? entry : null);
  }

  pointAt(entry) { this.set(this.hover, entry); }

  hintAt(entry) { this.set(this.hint, entry); }
}

/** The row of what the mouse points at, beside the pointer. */
const listenToHover = (view, lights) => {
  const {map} = view;
  const tip = byId('at-tip');
  let shown = null;
  const show = entry => {
    if (entry === shown) return;
    shown = entry;
    lights.pointAt(entry);
    tip.hidden = !entry;
    if (entry) tip.replaceChildren(make('b', {}, entry.name), make('span', {}, entry.brief ?? entry.sort));
  };
  map.addEventListener('pointermove', event => {
    if (event.pointerType === 'touch') return;
    show(entryOf.get(event.target.id) ?? null);
    if (!shown) return;
    const {left, top, width, height} = map.getBoundingClientRect();
    const x = event.clientX - left;
    const y = event.clientY - top;
    const right = x + 18 + tip.offsetWidth < width ? x + 18 : x - 12 - tip.offsetWidth;
    const below = y + 18 + tip.offsetHeight < height ? y + 18 : y - 12 - tip.offsetHeight;
    tip.style.transform = `translate(${Math.max(0, right)}px, ${Math.max(0, below)}px)`;
  });
  map.addEventListener('pointerleave', () => show(null));
};
