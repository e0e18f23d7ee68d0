// What topojson-server and topojson-client need for topology and adjacency; JSON parsing is not counted.
// npm install --no-save topojson-server topojson-client; node neighbours.js FILE.geojson
const fs = require("fs");
const { topology } = require("topojson-server");
const { neighbors } = require("topojson-client");

const text = fs.readFileSync(process.argv[2], "utf8");
const totals = [];
for (let round = 0; round < 20; round++) {
  const map = JSON.parse(text);
  const start = performance.now();
  const made = topology({ map });
  const adjacent = neighbors(made.objects.map.geometries);
  totals.push(performance.now() - start);
  if (round === 0) console.log("adjacencies", adjacent.reduce((sum, each) => sum + each.length, 0) / 2);
}
const warm = totals.slice(5).sort((a, b) => a - b);
console.log(`median ${warm[warm.length >> 1].toFixed(0)} ms, best ${warm[0].toFixed(0)} ms`);
