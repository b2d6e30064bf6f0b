import type { Warning } from '#simulation/numeric/run-record.ts';
import type { Years } from '#simulation/numeric/units.ts';
import { demographicSpread } from '#simulation/parameters/population.ts';
import { suppliedOr } from '#simulation/parameters/supplied.ts';
import { valueAt } from '#simulation/population/knots.ts';
import { populationIndicators } from '#simulation/population/population-indicators.ts';
import type { PopulationIndicators } from '#simulation/population/population-indicators.ts';
import { projectEnsemble, type EnsembleOptions } from '#simulation/population/project-ensemble.ts';
import { projectPopulation } from '#simulation/population/project-population.ts';
import type { Projection } from '#simulation/population/project-population.ts';
import type { PopulationBase } from '#simulation/population/projection-input.ts';
import { requireKnots } from '#simulation/population/knots.ts';
import type { PlaceStart } from './place-start.ts';
import { toProjection, type PopulationParams } from './population-params.ts';

/** One run: a projection with what is counted of every year. */
export interface PopulationRun {
  projection: Projection;
  /** One entry a year, counted when it is first read. */
  readonly indicators: PopulationIndicators[];
}

/** Totals of the members of an ensemble by year, 80 and 95 % of them. Unit: people. */
export interface TotalBands {
  q025: number[];
  q10: number[];
  q90: number[];
  q975: number[];
  /** What is to be said of the members. */
  warnings: Warning[];
}

/**
 * One run from the middle of the base year.
 * @throws InputRefusal for parameters out of bounds.
 */
export function runPopulation(start: PlaceStart, params: PopulationParams): PopulationRun {
  requireKnots('retirementAgeMale', params.retirementAgeMale, 55, 75);
  requireKnots('retirementAgeFemale', params.retirementAgeFemale, 55, 75);
  const projection = projectPopulation(baseOf(start), toProjection(params, start));
  let counted: PopulationIndicators[] | null = null;
  return {
    projection,
    // What is counted of the years is not drawn while something is moved.
    get indicators() {
      return (counted ??= countYears(projection, start, params));
    },
  };
}

function countYears(
  { people: years }: Projection,
  { baseYear }: PlaceStart,
  { retirementAgeMale, retirementAgeFemale }: PopulationParams,
): PopulationIndicators[] {
  return years.map((people, i) => {
    const retirementAge = {
      male: valueAt(retirementAgeMale, baseYear + i) as Years,
      female: valueAt(retirementAgeFemale, baseYear + i) as Years,
    };
    return populationIndicators(people, { retirementAge, participation: null });
  });
}

/** The spread of totals over members that wander around the same paths; the same seed, the same numbers. */
export function runBands(start: PlaceStart, params: PopulationParams, options: EnsembleOptions): TotalBands {
  const spread = suppliedOr('spread', null, demographicSpread);
  const { q025, q10, q90, q975, warnings } = projectEnsemble(
    baseOf(start),
    toProjection(params, start),
    spread,
    options,
  );
  return { q025: [...q025], q10: [...q10], q90: [...q90], q975: [...q975], warnings: [...warnings] };
}

const bases = new WeakMap<PlaceStart, PopulationBase>();

/** The same base for the same start: what follows from its rates alone is computed once. */
function baseOf(start: PlaceStart): PopulationBase {
  let base = bases.get(start);
  if (!base) bases.set(start, (base = makeBase(start)));
  return base;
}

function makeBase({
  baseYear,
  people,
  mortality,
  fertilityShape,
  migrationShape,
}: PlaceStart): PopulationBase {
  const both = ({ male, female }: { male: number[]; female: number[] }) => ({
    male: Float64Array.from(male),
    female: Float64Array.from(female),
  });
  return {
    baseYear,
    people: both(people),
    mortality: both(mortality),
    fertilityShape: Float64Array.from(fertilityShape),
    migrationShape: both(migrationShape),
  };
}
