import topology from '../../../../data/geo/russia-regions-seamless.topojson?raw';
import { readTopology } from '#platform/maps/read-topology.ts';

/** Boundaries of the 85 subjects; a chunk of its own, loaded with the map. */
export const regionMap = readTopology(JSON.parse(topology));
