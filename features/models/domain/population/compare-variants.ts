import type { PlaceStart } from './place-start.ts';
import type { PopulationParams } from './population-params.ts';
import { runPopulation, type PopulationRun } from './run-population.ts';

/** A variant under its name. */
export interface NamedVariant {
  id: string;
  name: string;
  params: PopulationParams;
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

/** Each variant against one reference, `index` years after the base year. */
export function variantRows(
  start: PlaceStart,
  variants: readonly NamedVariant[],
  reference: PopulationRun,
  index: number,
): VariantRow[] {
  const base = reference.indicators[index]!;
  return variants.map(({ id, name, params }) => {
    const horizonYears = Math.max(1, index);
    const { projection, indicators } = runPopulation(start, { ...params, horizonYears });
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
