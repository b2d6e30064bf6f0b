import { federalYugoId } from '#platform/shared/known-places.ts';

/** What the rows are made of. */
export interface ComparedPlaces {
  yugoId: number;
  name: string;
  indicators: readonly {
    indicator: string;
    value: number;
    country: number | null;
    neighbours: readonly { yugoId: number; name: string; value: number }[];
  }[];
}

/** One place with its values by indicator; what is not known is left out. */
export interface NeighbourRow {
  yugoId: number;
  name: string;
  isCountry: boolean;
  values: Record<string, number>;
}

/** The place first, then its neighbours as the first indicator names them, the country last. */
export function neighbourRows({ yugoId, name, indicators }: ComparedPlaces, country: string): NeighbourRow[] {
  const rows = new Map<number, NeighbourRow>();
  const add = (id: number, called: string, indicator: string, value: number): void => {
    const row = rows.get(id) ?? { yugoId: id, name: called, isCountry: id === federalYugoId, values: {} };
    row.values[indicator] = value;
    rows.set(id, row);
  };
  for (const { indicator, value, neighbours } of indicators) {
    add(yugoId, name, indicator, value);
    for (const near of neighbours) add(near.yugoId, near.name, indicator, near.value);
  }
  for (const { indicator, country: value } of indicators)
    if (value !== null) add(federalYugoId, country, indicator, value);
  return [...rows.values()];
}
