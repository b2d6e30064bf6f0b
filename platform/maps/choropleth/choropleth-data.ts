import type { ChartTable } from '#platform/charts/frame/chart-table.ts';

/** One place of the map with its figure. */
export interface MapValue {
  /** yugoId. */
  id: number;
  name: string;
  /** For leaders and the inset; the name when left out. */
  shortName?: string;
  /** null = not reported. */
  value: number | null;
  /** The indicator makes no sense here: a dashed outline instead of the hatch. */
  notApplicable?: boolean;
  /** Where a click leads; works without scripts too. */
  href?: string;
  /** The trend of the last days for the tooltip. */
  trend?: readonly (number | null)[];
}

/** Words of the map. */
export interface ChoroplethTexts {
  label: string;
  place: string;
  value: string;
  noData: string;
  notApplicable: string;
  zoomIn: string;
  zoomOut: string;
  zoomReset: string;
}

/** The drawn figures, in the order given. */
export function choroplethTable(places: readonly MapValue[], texts: ChoroplethTexts): ChartTable {
  return {
    columns: [
      { key: 'id', label: 'id', kind: 'number', place: '', unit: '' },
      { key: 'name', label: texts.place, kind: 'text' },
      { key: 'value', label: texts.value, kind: 'number', place: '' },
    ],
    rows: places.map(({ id, name, value }) => [id, name, value]),
  };
}
