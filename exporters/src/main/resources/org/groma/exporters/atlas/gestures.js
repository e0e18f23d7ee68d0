// Wheel, fingers, mouse and keys become movements of the view.
const CLICK = 5; // pixels that a hand may tremble within a click

const listenToPointers = (view, onClick) => {
  const {map} = view;
  const shield = byId('at-shield');
  const fingers = new Map();
  let strayed = 0;
  let pressed = null;
  const spot = event => {
    const {left, top} = map.getBoundingClientRect();
    return {x: event.clientX - left, y: event.clientY - top};
  };
  const isControl = event => event.target.closest('button, .at-layers');

  map.addEventListener('pointerdown', event => {
    if (isControl(event) || event.button > 0) return;
    view.halt();
    fingers.set(event.pointerId, spot(event));
    if (fingers.size === 1) {
      strayed = 0;
      pressed = event.target;
    } else {
      strayed = Infinity;
    }
  });
  map.addEventListener('pointermove', event => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    strayed += Math.hypot(now.x - before.x, now.y - before.y);
    if (strayed <= CLICK) return;
    if (!map.hasPointerCapture(event.pointerId)) map.setPointerCapture(event.pointerId);
    shield.hidden = false;
    fingers.set(event.pointerId, now);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other) {
      const apart = at => Math.hypot(at.x - other.x, at.y - other.y) || 1;
      view.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      view.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else {
      view.pan(now.x - before.x, now.y - before.y);
    }
  });
  const lift = event => {
    if (!fingers.delete(event.pointerId)) return;
    if (!fingers.size) {
      shield.hidden = true;
      if (event.type === 'pointerup' && strayed <= CLICK) onClick(pressed, event);
    }
  };
  map.addEventListener('pointerup', lift);
  map.addEventListener('pointercancel', lift);
  map.addEventListener('dblclick', event => {
    if (isControl(event)) return;
    const at = spot(event);
    view.glide(event.shiftKey ? 0.5 : 2, at.x, at.y);
  });
  map.addEventListener('wheel', event => {
    if (event.target.closest('.at-layers[open]')) return;
    event.preventDefault();
    const at = spot(event);
    const lines = event.deltaY * [1, 18, 400][event.deltaMode];
    if (event.ctrlKey || Math.abs(lines) < 40) { // a pinch on a pad comes as many small turns
      view.halt();
      view.zoom(Math.exp(-lines * (event.ctrlKey ? 0.01 : 0.003)), at.x, at.y);
    } else {
      view.glide(Math.exp(-Math.sign(lines) * Math.min(0.6, Math.abs(lines) * 0.0026)), at.x, at.y);
    }
  }, {passive: false});
};

const STEP = 90;
const KEYS = {
  '+': view => view.glide(1.5),
  '=': view => view.glide(1.5),
  '-': view => view.glide(1 / 1.5),
  '0': view => view.whole(),
};
const ARROWS = {ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP]};

const listenToKeys = view => {
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input:not([type=checkbox], [type=radio])')) return;
    const arrow = ARROWS[event.key];
    if (KEYS[event.key]) KEYS[event.key](view);
    else if (arrow && (event.target === view.map || event.target === document.body)) view.pan(...arrow);
    else return;
    event.preventDefault();
  });
  byId('at-nearer').addEventListener('click', () => view.glide(1.6));
  byId('at-farther').addEventListener('click', () => view.glide(1 / 1.6));
  byId('at-whole').addEventListener('click', () => view.whole());
};
