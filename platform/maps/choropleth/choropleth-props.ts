import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import type { ClassScale } from '#platform/maps/classes.ts';
import type { RegionMap } from '#platform/maps/read-topology.ts';
import type { ChoroplethTexts, MapValue } from './choropleth-data.ts';
import type { KeptZoom } from '#platform/maps/zoom/use-kept-zoom.ts';
import type { MapFormat } from './note-of-place.tsx';

/** What the map is given by a page. */
export interface ChoroplethProps {
  map: RegionMap;
  places: readonly MapValue[];
  scale: ClassScale;
  format: MapFormat;
  texts: ChoroplethTexts;
  /** Places named at sea with a line: the tiny and the extreme, two or three, the most important first. */
  leaders?: readonly number[];
  /** Enlarge these until they fill the frame, for an inset; keep the array itself the same between renders. */
  only?: readonly number[];
  /** Places with words on them, the most important first: for the inset. */
  labelled?: readonly number[];
  /** The reader's own or chosen place: outlined in ink. */
  ownId?: number;
  /** Brought into sight, near enough to be hit, whenever it changes. */
  focusId?: number;
  /** Fill the frame with these; without them the whole map is seen. Keep the array itself the same between renders. */
  fitIds?: readonly number[];
  /** How much happened in a place: a disc in its middle. */
  events?: ReadonlyMap<number, number>;
  /** Places with a point beside their middle. */
  points?: ReadonlySet<number>;
  /** A class pointed at in the legend; the other places fade. */
  highlighted?: number | null;
  /** One hexagon a place, all alike, in place of its borders. */
  tiles?: boolean;
  zoomable?: boolean;
  /** Where the page keeps how near the map is seen, if it does. */
  keptZoom?: KeptZoom;
  nominal?: NominalSize;
  /** Called on a plain click or Enter instead of following the link. */
  onSelect?: (id: number) => void;
  /** The place under pointer or focus, null when it is left. */
  onHover?: (id: number | null) => void;
}
