import topology from '../../../../data/geo/russia-regions-seamless.topojson?raw';
import { readTopology } from '#platform/maps/read-topology.ts';

/** Boundaries of the 85 subjects; a chunk of its own, loaded when the picture comes into view. */
export const regionMap = readTopology(JSON.parse(topology));
