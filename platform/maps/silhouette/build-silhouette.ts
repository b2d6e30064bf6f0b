/**
 * Writes silhouette.svg from the region topology, the country small enough for every page; regions.svg, a shape for each
 * region in the same frame; and silhouette.json, their measures.
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
const { land, borders, regions } = drawSilhouette(map, outline, projection);
const silhouette = {
  licence: '© OpenStreetMap contributors, ODbL 1.0',
  width: frame.width,
  height: frame.height,
  scale: projection.scale(),
  translate: projection.translate(),
};
await writeFile(new URL('silhouette.json', import.meta.url), `${JSON.stringify(silhouette, null, 1)}\n`);
const { licence, width, height } = silhouette;
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><desc>${licence}</desc><path id="land" d="${land}"/><path id="borders" fill="none" vector-effect="non-scaling-stroke" d="${borders}"/></svg>`;
await writeFile(new URL('silhouette.svg', import.meta.url), `${picture}\n`);
const shapes = regions.map(({ id, path }) => `<path id="r${id}" d="${path}"/>`).join('');
const regionsPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><desc>${licence}</desc>${shapes}</svg>`;
await writeFile(new URL('regions.svg', import.meta.url), `${regionsPicture}\n`);
