// Uses an atlas in a real browser as a reader would, and says what does not work.
//
//   node docs/check/atlas.mjs FILE.html [FOLDER FOR SCREENSHOTS]
//
// Needs playwright-core in the folder it is run from, and Chromium (CHROMIUM names another than /usr/bin/chromium).
// It names no place: what it looks for it takes from the atlas itself. Exit code 1 means that something is wrong.
import {createRequire} from 'node:module';
import {mkdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const {chromium} = createRequire(process.cwd() + '/')('playwright-core');
const [file, shots] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node docs/check/atlas.mjs FILE.html [FOLDER FOR SCREENSHOTS]');
  process.exit(2);
}
const address = pathToFileURL(resolve(file)).href;
if (shots) mkdirSync(shots, {recursive: true});

let failed = 0;
const check = (what, holds, found = '') => {
  console.log((holds ? 'ok    ' : 'FAILS ') + what + (holds || found === '' ? '' : ': ' + found));
  failed += holds ? 0 : 1;
};
const DESK = {viewport: {width: 1440, height: 900}};
const PHONE = {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, hasTouch: true, isMobile: true};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync'],
});
const complaints = [];
const requests = [];
const listen = page => {
  page.on('console', message => { if (['error', 'warning'].includes(message.type())) complaints.push(message.text()); });
  page.on('pageerror', error => complaints.push(error.message));
  page.on('request', request => requests.push(request.url().replace(/#.*/, '')));
};
const opened = async (options = {}, fragment = '', prepare = async () => {}) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  listen(page);
  await prepare(page);
  await page.goto(address + fragment);
  if (options.javaScriptEnabled !== false) await atRest(page);
  return page;
};
/** Until the map neither moves nor is about to be drawn again. */
const atRest = async page => {
  let before = '';
  for (let same = 0; same < 2;) {
    await page.waitForTimeout(120);
    const now = await page.evaluate(() => document.getElementById('at-sheet').style.transform
      + document.getElementById('at-map').classList.contains('at-moving'));
    same = now === before && now.endsWith('false') ? same + 1 : 0;
    before = now;
  }
};
const shot = async (page, name) => { if (shots) await page.screenshot({path: `${shots}/${name}.png`, timeout: 120000}); };
const view = page => page.evaluate(() => {
  const {e: x, f: y, a: scale} = new DOMMatrix(document.getElementById('at-sheet').style.transform);
  return {x, y, scale};
});
const title = page => page.locator('#at-card h2').textContent({timeout: 3000}).catch(() => '');
/** A point of the screen that lies within a drawing, or nothing where it is out of sight. */
const within = (page, key) => page.evaluate(id => {
  const path = document.getElementById(id);
  const box = path.getBBox();
  const matrix = path.getScreenCTM();
  for (let i = 1; i < 400; i++) {
    const at = new DOMPoint(box.x + box.width * (i * 0.618034 % 1), box.y + box.height * (i * 0.324919 % 1));
    const on = at.matrixTransform(matrix);
    if (path.isPointInFill(at) && document.elementFromPoint(on.x, on.y) === path) return {x: on.x, y: on.y};
  }
  return null;
}, key);

// Opening
const page = await opened(DESK);
const entries = await page.evaluate(() => JSON.parse(document.getElementById('at-entries').textContent));
const places = entries.filter(entry => /^(province|sea)-/.test(entry.key));
const drawn = await page.evaluate(keys => keys.filter(key => document.getElementById(key) instanceof SVGPathElement),
  places.map(place => place.key));
check(`${entries.length} entries, ${drawn.length} of ${places.length} provinces and seas are drawn`, drawn.length > 0);
const fonts = await page.evaluate(() => document.fonts.ready.then(all => [...all].filter(font => font.status === 'loaded').length));
check('the typeface came with the file', fonts >= 2, fonts);
await shot(page, '1-light');

// Zoom and pan
const start = await view(page);
await page.locator('#at-map').focus();
await page.keyboard.press('+');
await atRest(page);
check('+ zooms in', (await view(page)).scale > start.scale * 1.3);
await page.keyboard.press('ArrowRight');
await atRest(page);
check('an arrow moves the map', (await view(page)).x !== start.x);
await page.keyboard.press('0');
await atRest(page);
check('0 shows the whole map', Math.abs((await view(page)).scale / start.scale - 1) < 1e-6, JSON.stringify([start, await view(page)]));
await page.locator('#at-nearer').click();
await page.locator('#at-nearer').click();
await page.locator('#at-nearer').click();
await atRest(page);
check('the button zooms in, and clicks add up', (await view(page)).scale / start.scale > 3.5, (await view(page)).scale / start.scale);
const map = await page.locator('#at-map').boundingBox();
const pointer = {x: map.x + map.width * 0.6, y: map.y + map.height * 0.4};
const under = async () => {
  const {x, y, scale} = await view(page);
  return {x: (pointer.x - map.x - x) / scale, y: (pointer.y - map.y - y) / scale};
};
await page.mouse.move(pointer.x, pointer.y);
const before = await under();
await page.mouse.wheel(0, -240);
await atRest(page);
const after = await under();
check('the wheel zooms round the pointer', Math.hypot(before.x - after.x, before.y - after.y) < 2,
  JSON.stringify([before, after]));
const from = await view(page);
await page.mouse.down();
await page.mouse.move(pointer.x + 150, pointer.y + 60, {steps: 8});
await page.mouse.up();
await atRest(page);
const to = await view(page);
check('dragging moves the map by as much', Math.hypot(to.x - from.x - 150, to.y - from.y - 60) < 8, JSON.stringify([from, to]));
check('dragging chooses nothing', !(await page.evaluate(() => location.hash)));

// Hover, click, links
await page.keyboard.press('0');
await atRest(page);
const hasMuch = entry => entry.key.startsWith('province-') && drawn.includes(entry.key) && entry.cities && entry.groups?.length > 1;
let chosen = null;
for (const entry of places.filter(hasMuch)) {
  const at = await within(page, entry.key);
  if (at) { chosen = {entry, at}; break; }
}
check('a province with a city and neighbours can be pointed at', chosen !== null);
await page.mouse.move(chosen.at.x, chosen.at.y);
check('pointing at it shows its row',
  (await page.locator('#at-tip').textContent()).startsWith(chosen.entry.name + chosen.entry.brief));
await page.mouse.click(chosen.at.x, chosen.at.y);
check('clicking on it opens its card', await title(page) === chosen.entry.name, await title(page));
check('its card has all its facts',
  (await page.locator('#at-card dd.at-value').allTextContents()).join() === chosen.entry.facts.map(fact => fact.text).join());
check('the address names it', await page.evaluate(() => location.hash) === '#' + chosen.entry.key);
check('its row in the list is marked and can be seen', await page.locator('.at-gazetteer tr [aria-current]').isVisible());
check('it is outlined', (await page.locator('.at-chosen').getAttribute('d')).length > 10);
await shot(page, '2-chosen-on-whole-map');
const neighbour = page.locator('.at-group a').first();
const nextKey = (await neighbour.getAttribute('href')).slice(1);
await neighbour.hover();
check('pointing at a neighbour lights it up', (await page.locator('.at-hint').getAttribute('d')).length > 10);
await neighbour.click();
await atRest(page);
check('a neighbour is a link to its card', await title(page) === entries.find(entry => entry.key === nextKey).name);
const inView = key => page.evaluate(id => {
  const room = document.getElementById('at-map').getBoundingClientRect();
  const box = document.getElementById(id).getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x > room.left && x < room.right && y > room.top && y < room.bottom;
}, key);
check('the map has flown there', await inView(nextKey) && (await view(page)).scale > start.scale * 1.2);
await shot(page, '3-neighbour');
await page.goBack();
await atRest(page);
check('back is where one was', await title(page) === chosen.entry.name);
await page.keyboard.press('Escape');
check('Escape closes the card', await page.locator('#at-card h2').count() === 0);

// Search
const plain = text => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/æ/g, 'ae').replace(/œ/g, 'oe');
const search = async (text, arrows = 0) => {
  await page.locator('#at-map').focus();
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  for (let i = 0; i < arrows; i++) await page.keyboard.press('ArrowDown');
  return page.locator('#at-hits li[aria-selected=true]');
};
const go = async () => {
  await page.keyboard.press('Enter');
  await atRest(page);
  return title(page);
};
const accented = places.find(place => plain(place.name) !== place.name.toLowerCase()) ?? places[0];
await search(plain(accented.name));
check(`'${plain(accented.name)}' finds ${accented.name}`, await go() === accented.name);
const aliased = places.find(place => place.aliases);
if (aliased) {
  await search(aliased.aliases[0]);
  check(`its alias '${aliased.aliases[0]}' finds ${aliased.name}`, await go() === aliased.name);
}
await search(places.at(-1).key);
check(`its id '${places.at(-1).key}' finds ${places.at(-1).name}`, await go() === places.at(-1).name);
await search(chosen.entry.cities[0]);
await shot(page, '4-search');
const hits = await page.locator('#at-hits').textContent();
check(`its city '${chosen.entry.cities[0]}' finds ${chosen.entry.name}`, hits.includes(chosen.entry.name), hits);
await page.keyboard.press('Escape');
const second = await (await search(chosen.entry.name.slice(0, 2), 1)).locator('b').textContent();
check('the arrow keys go through what was found', await page.locator('#at-hits li').nth(1).getAttribute('aria-selected') === 'true');
await page.keyboard.press('Enter');
await atRest(page);
check('Enter goes there', (await page.locator('#at-card').textContent()).includes(second), second);
await search('no place is called zzz');
check('what is not found is said', (await page.locator('#at-hits').textContent()).includes('Nothing'));
await page.keyboard.press('Escape');

// Layers and theme
await page.locator('#at-layers summary').click();
const boxes = page.locator('#at-layers input[type=checkbox]');
let switched = 0;
for (const box of await boxes.all()) {
  const ids = (await box.getAttribute('data-layers')).split(' ');
  const shown = () => page.evaluate(all => all.map(id => getComputedStyle(document.getElementById(id)).display).join(), ids);
  await box.uncheck();
  const off = await shown();
  await box.check();
  switched += !off.includes('inline') && (await shown()).includes('inline') ? 1 : 0;
}
check(`each of ${await boxes.count()} layers can be switched off and on`, switched === await boxes.count(), switched);
const colour = () => page.evaluate(key => getComputedStyle(document.getElementById(key)).fill, chosen.entry.key);
const byArea = await colour();
if (await page.locator('input[value=terrain]').isVisible()) {
  await page.locator('input[value=terrain]').check();
  check('colours can show terrain', await colour() !== byArea);
  await page.keyboard.press('0');
  await atRest(page);
  await shot(page, '5-terrain');
  await page.locator('input[value=areas]').check();
  check('and areas again', await colour() === byArea);
}
await page.locator('#at-layers summary').click();
const ground = target => target.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = await ground(page);
await page.locator('#at-theme').click();
const dark = await ground(page);
check('the theme can be switched, the map with it', light !== dark && await colour() !== byArea);
await page.mouse.move(5, 5);
await shot(page, '6-dark');
await page.reload();
await atRest(page);
check('the theme is remembered', await ground(page) === dark);
await page.goto(address + '#' + chosen.entry.key);
await atRest(page);
await shot(page, '7-dark-chosen');

// Other readers
const night = await opened({...DESK, colorScheme: 'dark'});
check('it is dark where the system is', await ground(night) === dark);
await night.context().close();
const refused = await opened(DESK, '', target => target.addInitScript(() =>
  Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('refused', 'SecurityError'); }})));
await refused.locator('#at-theme').click();
check('without storage the theme still turns', await ground(refused) === dark);
await refused.context().close();
const linked = await opened({...DESK, reducedMotion: 'reduce'}, '#' + chosen.entry.key);
check('a deep link opens its card', await title(linked) === chosen.entry.name);
await linked.evaluate(() => { location.hash = ''; });
await linked.evaluate(id => { location.hash = id; }, chosen.entry.key.replace('province-', ''));
await linked.waitForTimeout(100);
check('an id alone will do', await title(linked) === chosen.entry.name);
for (const odd of ['%zz', '<img src=x>', 'layer-rivers', 'at-map']) await linked.evaluate(id => { location.hash = id; }, odd);
await linked.waitForTimeout(100);
check('a link to nothing shows nothing', await linked.locator('#at-card h2').count() === 0);
await linked.evaluate(() => document.body.focus());
const reached = new Set();
for (let i = 0; i < 60; i++) {
  await linked.keyboard.press('Tab');
  reached.add(await linked.evaluate(() => document.activeElement.id || document.activeElement.tagName));
}
check('everything is reached by Tab', ['at-words', 'at-list', 'at-theme', 'at-print', 'at-map', 'at-nearer', 'at-unfold', 'SUMMARY']
  .every(id => reached.has(id)), [...reached].join(' '));
await linked.context().close();
const bare = await opened({...DESK, javaScriptEnabled: false});
check('without its script it can be read', await bare.locator('.at-sheet svg').isVisible() && await bare.locator('.at-fold summary').first().isVisible());
await shot(bare, '8-without-script');
await bare.context().close();

// A phone
const phone = await opened(PHONE);
check('a phone has nothing to scroll sideways', await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
await shot(phone, '9-phone');
const touch = await phone.context().newCDPSession(phone);
const fingers = (type, ...points) => touch.send('Input.dispatchTouchEvent', {type, touchPoints: points.map(([x, y], id) => ({x, y, id}))});
const small = (await view(phone)).scale;
await fingers('touchStart', [150, 250], [240, 250]);
for (let i = 1; i <= 10; i++) await fingers('touchMove', [150 - i * 7, 250], [240 + i * 7, 250]);
await fingers('touchEnd');
await atRest(phone);
check('two fingers zoom', (await view(phone)).scale / small > 1.8, (await view(phone)).scale / small);
let tapped = null;
for (const place of places) {
  const at = drawn.includes(place.key) ? await within(phone, place.key) : null;
  if (at) { tapped = {place, at}; break; }
}
await phone.touchscreen.tap(tapped.at.x, tapped.at.y);
await atRest(phone);
check('a tap opens a card', await title(phone) === tapped.place.name, await title(phone));
await shot(phone, '10-phone-chosen');
await phone.context().close();

// How smoothly it moves: frames as the reader sees them, and work of the main thread, which does not depend on other programs
const smooth = await opened(DESK, '#' + chosen.entry.key);
const meter = await smooth.context().newCDPSession(smooth);
await meter.send('Performance.enable', {timeDomain: 'threadTicks'});
const work = async () => (await meter.send('Performance.getMetrics')).metrics.find(metric => metric.name === 'TaskDuration').value * 1000;
const measure = async (name, move) => {
  await smooth.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const count = now => { window.frames_.push(now - last); last = now; window.counting = requestAnimationFrame(count); };
    window.counting = requestAnimationFrame(count);
  });
  const was = await work();
  await move();
  const done = await work();
  const frames = (await smooth.evaluate(() => { cancelAnimationFrame(window.counting); return window.frames_; })).sort((a, b) => a - b);
  const at = share => frames[Math.floor((frames.length - 1) * share)].toFixed(1);
  console.log(`      ${name}: ${frames.length} frames, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms; `
    + `main thread ${((done - was) / frames.length).toFixed(1)} ms a frame`);
};
await measure('panning', async () => {
  await smooth.mouse.move(700, 500);
  await smooth.mouse.down();
  for (let i = 0; i < 90; i++) {
    await smooth.mouse.move(700 - 300 * Math.sin(i / 14), 500 - 150 * Math.sin(i / 9));
    await smooth.waitForTimeout(10);
  }
  await smooth.mouse.up();
});
await atRest(smooth);
await measure('zooming', async () => {
  for (let i = 0; i < 24; i++) {
    await smooth.mouse.wheel(0, i % 12 < 6 ? -120 : 120);
    await smooth.waitForTimeout(60);
  }
});
await atRest(smooth);
await measure('hovering', async () => {
  for (let i = 0; i < 60; i++) {
    await smooth.mouse.move(200 + i * 10, 300 + 3 * i);
    await smooth.waitForTimeout(10);
  }
});
await smooth.context().close();

// Paper
await page.emulateMedia({media: 'print'});
const visible = await page.evaluate(() => ['.at-bar', '.at-zoom', '.at-layers', '.at-card', '.at-lights', '#at-unfold']
  .filter(selector => document.querySelector(selector).checkVisibility()));
check('no controls on paper', visible.length === 0, visible.join());
check('paper is white at night too', await ground(page) === 'rgb(255, 255, 255)', await ground(page));
await page.emulateMedia({media: null});
const pdf = await page.pdf({preferCSSPageSize: true, format: 'A4', ...(shots ? {path: `${shots}/print.pdf`} : {})});
const pages = [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
const sizes = new Set([...pdf.toString('latin1').matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box));
check(`prints on ${pages} pages, the map across and the gazetteer upright`, pages > 1 && sizes.size === 2, [...sizes].join(' | '));

check('the browser complained of nothing', complaints.length === 0, complaints.join(' | '));
const outside = requests.filter(url => url !== address && !url.startsWith('data:'));
check('nothing was asked of a network', outside.length === 0, outside.join(' '));
await browser.close();
console.log(failed ? `${failed} checks fail` : 'All is well.');
process.exit(failed ? 1 : 0);
