import type { PlaceStart } from './place-start.ts';
import type { PopulationParams } from './population-params.ts';
import { editionOf, type Editions } from '../editions.ts';
import type { PopulationEdition } from './population-editions.ts';
import type { PopulationRun } from './run-population.ts';

/** A variant under its name. */
export interface NamedVariant {
  id: string;
  name: string;
  params: PopulationParams;
  /** Version of the model that it is of. */
  version: number;
}

/** What a variant adds to the reference in one year. Unit: people; `totalRatio` per 1000 of working age. */
export interface VariantRow {
  id: string;
  name: string;
  total: number;
  difference: number;
  workingAge: number;
  aboveWorkingAge: number;
  totalRatio: number | null;
}

/** What variants are run from and compared with. */
export interface VariantGround {
  /** Where each version begins. */
  startOf: (version: number) => PlaceStart;
  /** What each version is compared with. */
  referenceOf: (version: number) => PopulationParams;
  editions: Editions<PopulationEdition>;
}

/** Each variant by its own version of the model against the reference of that version, `index` years after the base year. */
export function variantRows(
  { startOf, referenceOf, editions }: VariantGround,
  variants: readonly NamedVariant[],
  index: number,
): VariantRow[] {
  const references = new Map<PopulationEdition, PopulationRun>();
  return variants.map(({ id, name, params, version }) => {
    const horizonYears = Math.max(1, index);
    const edition = editionOf(editions, version);
    const start = startOf(version);
    const reference =
      references.get(edition) ?? edition.runPopulation(start, { ...referenceOf(version), horizonYears });
    references.set(edition, reference);
    const base = reference.indicators[index]!;
    const { projection, indicators } = edition.runPopulation(start, { ...params, horizonYears });
    const own = indicators[index]!;
    return {
      id,
      name,
      total: projection.total[index]!,
      difference: projection.total[index]! - reference.projection.total[index]!,
      workingAge: own.workingAge - base.workingAge,
      aboveWorkingAge: own.aboveWorkingAge - base.aboveWorkingAge,
      totalRatio:
        own.totalRatio === null || base.totalRatio === null ? null : own.totalRatio - base.totalRatio,
    };
  });
}
