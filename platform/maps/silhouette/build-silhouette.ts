/**
 * Writes silhouette.json from the region topology: the country small enough to travel with every page.
 *
 *     node platform/maps/silhouette/build-silhouette.ts <topology file>
 */
import { readFile, writeFile } from 'node:fs/promises';
import { mergeArcs } from 'topojson-client';
import { fitCountry } from '#platform/maps/project-regions.ts';
import { readTopology } from '#platform/maps/read-topology.ts';
import { drawSilhouette } from './draw-silhouette.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the topology file.');
const topology = JSON.parse(await readFile(file, 'utf8'));
const map = readTopology(topology);
const outline = mergeArcs(topology, topology.objects.regions.geometries).arcs;
const frame = { width: 400, height: 216, padding: 1 };
const projection = fitCountry(map, frame);
const silhouette = {
  licence: '© OpenStreetMap contributors, ODbL 1.0',
  width: frame.width,
  height: frame.height,
  scale: projection.scale(),
  translate: projection.translate(),
  ...drawSilhouette(map, outline, projection),
};
await writeFile(new URL('silhouette.json', import.meta.url), `${JSON.stringify(silhouette, null, 1)}\n`);
