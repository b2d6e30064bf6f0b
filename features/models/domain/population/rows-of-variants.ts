import { valueAt } from '#simulation/population/knots.ts';
import type { KnownStart } from './place-start.ts';
import type { PopulationEdition } from './population-editions.ts';
import type { PopulationParams } from './population-params.ts';
import { variants as all, type Variant } from './variants.ts';

/** A variant by what differs in it and what comes of it. Unit: people, children a woman, years. */
export interface ManyRow {
  id: Variant | 'own';
  children: number;
  migration: number;
  men: number;
  women: number;
  total: number;
}

interface Ground extends KnownStart {
  /** One's own, where it differs. */
  own: { params: PopulationParams; total: number } | null;
  edition: PopulationEdition;
}

/** Paths of births and lives have come to rest by then. Unit: years from the base year, calendar year. */
const restedAfter = 15;
const lifeYear = 2045;

/** Every variant and one's own, fewest residents first, `index` years after the base year. */
export function rowsOfVariants({ start, variants, own, edition }: Ground, index: number): ManyRow[] {
  const rowOf = (id: ManyRow['id'], params: PopulationParams, total: number): ManyRow => ({
    id,
    children: valueAt(params.tfr, start.baseYear + restedAfter),
    migration: params.netMigration.at(-1)!.value,
    men: valueAt(params.e0Male, lifeYear),
    women: valueAt(params.e0Female, lifeYear),
    total,
  });
  const rows = all.map((id) => {
    const params = variants[id];
    const horizonYears = Math.max(1, index);
    const { projection } = edition.runPopulation(start, { ...params, horizonYears });
    return rowOf(id, params, projection.total[index]!);
  });
  if (own) rows.push(rowOf('own', own.params, own.total));
  return rows.toSorted((one, other) => one.total - other.total);
}
