// Where the reader looks: the sheet is moved and scaled, never drawn anew while it moves.
class View {
  static NEAREST = 6; // screen pixels to a pixel of the picture
  static MARGIN = 0.25; // how far beyond its edge the map may be pulled, as a share of the window
  static REST = 220; // milliseconds without movement after which it is drawn sharp

  constructor(map, sheet, picture) {
    this.map = map;
    this.sheet = sheet;
    this.box = picture.viewBox.baseVal;
    this.width = picture.width.baseVal.value;
    this.height = picture.height.baseVal.value;
    this.scale = 0;
    this.x = 0;
    this.y = 0;
    this.room = {width: 1, height: 1};
    this.listeners = [];
    sheet.style.width = this.width + 'px';
    sheet.style.height = this.height + 'px';
    new ResizeObserver(() => this.resize()).observe(map);
    this.resize();
  }

  get fit() { return Math.min(this.room.width / this.width, this.room.height / this.height); }
  get isWhole() { return this.scale <= this.fit * 1.001; }

  whenAtRest(listener) { this.listeners.push(listener); }

  resize() {
    const before = this.room;
    const whole = !this.scale || this.isWhole;
    this.room = {width: this.map.clientWidth || 1, height: this.map.clientHeight || 1};
    if (whole) {
      this.scale = this.fit;
    } else { // what was in the middle stays there
      this.x += (this.room.width - before.width) / 2;
      this.y += (this.room.height - before.height) / 2;
    }
    this.place();
  }

  /** Keeps the map within reach: a small one in the middle, a large one not far beyond its edges. */
  within(at, size, room) {
    const slack = Math.max(0, Math.min(room * View.MARGIN, size - room));
    return size <= room ? (room - size) / 2 : Math.min(slack, Math.max(room - size - slack, at));
  }

  place() {
    this.scale = Math.min(View.NEAREST, Math.max(this.fit, this.scale));
    this.x = this.within(this.x, this.width * this.scale, this.room.width);
    this.y = this.within(this.y, this.height * this.scale, this.room.height);
    this.stir();
    if (!this.frame) this.frame = requestAnimationFrame(() => this.paint());
  }

  stir() {
    this.map.classList.add('at-moving');
    clearTimeout(this.rest);
  }

  paint() {
    this.frame = 0;
    this.sheet.style.transform =
      `translate3d(${Math.round(this.x)}px, ${Math.round(this.y)}px, 0) scale(${this.scale})`;
    this.restSoon();
  }

  restSoon() {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.settle(), View.REST);
  }

  settle() {
    this.map.classList.remove('at-moving');
    this.listeners.forEach(listener => listener(this));
  }

  pan(dx, dy) {
    this.halt();
    this.x += dx;
    this.y += dy;
    this.place();
  }

  /** Scales about a point of the window, which stays where it is. */
  zoom(by, px, py) {
    const scale = Math.min(View.NEAREST, Math.max(this.fit, this.scale * by));
    const grown = scale / this.scale;
    this.scale = scale;
    this.x = px - (px - this.x) * grown;
    this.y = py - (py - this.y) * grown;
    this.place();
  }

  /** Scales so over a few frames; calls that follow each other add up. */
  glide(by, px = this.room.width / 2, py = this.room.height / 2) {
    const goal = Math.min(View.NEAREST, Math.max(this.fit, (this.gliding ? this.goal : this.scale) * by));
    this.halt();
    if (calm.matches) {
      this.zoom(goal / this.scale, px, py);
      return;
    }
    this.goal = goal;
    this.gliding = true;
    this.stir();
    let last = performance.now();
    const step = now => {
      const left = Math.log(goal / this.scale);
      const share = 1 - Math.exp(-(now - last) / 55);
      last = now;
      this.zoom(Math.exp(Math.abs(left) < 0.004 ? left : left * share), px, py);
      if (Math.abs(left) < 0.004) this.halt();
      else this.motion = requestAnimationFrame(step);
    };
    this.motion = requestAnimationFrame(step);
  }

  halt() {
    cancelAnimationFrame(this.motion);
    this.gliding = false;
    this.restSoon();
  }

  /** Moves so that a scale and a point of the picture, which comes to the middle, are reached. */
  fly(scale, cx, cy) {
    this.halt();
    const from = {scale: this.scale, ...this.middle};
    const to = {scale: Math.min(View.NEAREST, Math.max(this.fit, scale)), cx, cy};
    const arrive = share => {
      this.scale = from.scale * (to.scale / from.scale) ** share;
      // seen from the end of the way, distances shrink with the scale: no swerve on the way
      const way = Math.abs(to.scale - from.scale) < 1e-6 ? share
        : (1 / from.scale - 1 / this.scale) / (1 / from.scale - 1 / to.scale);
      this.x = this.room.width / 2 - (from.cx + (to.cx - from.cx) * way) * this.scale;
      this.y = this.room.height / 2 - (from.cy + (to.cy - from.cy) * way) * this.scale;
      this.place();
    };
    if (calm.matches || document.hidden) {
      arrive(1);
      return;
    }
    this.stir();
    const start = performance.now();
    const step = now => {
      const time = Math.min(1, (now - start) / 550);
      arrive(time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) ** 2);
      if (time < 1) this.motion = requestAnimationFrame(step);
    };
    this.motion = requestAnimationFrame(step);
  }

  /** The point of the picture in the middle of the window. */
  get middle() {
    return {cx: (this.room.width / 2 - this.x) / this.scale, cy: (this.room.height / 2 - this.y) / this.scale};
  }

  whole() { this.fly(this.fit, this.width / 2, this.height / 2); }

  /** Shows drawings with their surroundings, at a scale at which names can be read. */
  show(drawings) {
    if (!drawings.length) return;
    const boxes = drawings.map(drawing => drawing.getBBox());
    const west = Math.min(...boxes.map(box => box.x));
    const north = Math.min(...boxes.map(box => box.y));
    const east = Math.max(...boxes.map(box => box.x + box.width));
    const south = Math.max(...boxes.map(box => box.y + box.height));
    const unit = this.width / this.box.width;
    const wide = Math.max(1, (east - west) * unit);
    const high = Math.max(1, (south - north) * unit);
    const room = Math.min(this.room.width / wide, this.room.height / high);
    const best = Math.min(room * 0.85, Math.max(1.5, room * 0.3), 2.2);
    const near = this.scale > best * 0.6 && this.scale < Math.min(best * 1.7, room * 0.85);
    this.fly(near ? this.scale : best,
      ((west + east) / 2 - this.box.x) * unit, ((north + south) / 2 - this.box.y) * unit);
  }
}
