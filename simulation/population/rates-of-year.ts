import type { BySex, YearRates } from './advance-year.ts';
import { fertileAges } from './fertility-schedule.ts';
import { valueAt } from './knots.ts';
import type { MortalityPath } from '#simulation/population/mortality/mortality-path.ts';
import { openAge } from './projection-input.ts';
import type { PopulationBase, ProjectionParameters, Shock } from './projection-input.ts';

/** A projection made ready: mortality prepared, the fertility schedule shifted. */
export interface PreparedProjection {
  readonly base: PopulationBase;
  readonly parameters: ProjectionParameters;
  readonly mortality: MortalityPath;
  readonly shape: Float64Array;
}

/** What a member of an ensemble adds, by year after the base year: children per woman, years, persons. */
export interface YearlyDeviations {
  readonly tfr: ArrayLike<number>;
  readonly e0: BySex<ArrayLike<number>>;
  readonly netMigration: ArrayLike<number>;
}

/** Room for a year's rates, so that an ensemble doesn't allocate for every year. */
export interface RatesRoom {
  readonly asfr: Float64Array;
  readonly migration: BySex<Float64Array>;
}

/** Allocates it. */
export function ratesRoom(): RatesRoom {
  const ages = openAge + 1;
  const migration = { male: new Float64Array(ages), female: new Float64Array(ages) };
  return { asfr: new Float64Array(fertileAges.last - fertileAges.first + 1), migration };
}

/**
 * Rates of year `i` after the base year: paths, deviations and the year's shocks.
 *
 * Source: modelling.md 2.3, 2.4, 2.6.
 */
export function ratesOfYear(
  { base, parameters, mortality, shape }: PreparedProjection,
  i: number,
  deviations: YearlyDeviations | null = null,
  room = ratesRoom(),
): YearRates {
  const year = base.baseYear + i;
  const shocks = (parameters.shocks ?? []).filter((shock) => shock.year === year);
  const birthFactor = shocks.reduce(
    (factor, shock) => (shock.kind === 'births' ? factor * shock.factor : factor),
    1,
  );
  const tfr = (valueAt(parameters.tfr, year) + (deviations?.tfr[i] ?? 0)) * birthFactor;
  const migrants = valueAt(parameters.netMigration, year) + (deviations?.netMigration[i] ?? 0);
  const survival = (sex: 'male' | 'female') =>
    mortality.survival(sex, i, deviations?.e0[sex][i] ?? 0, shocks);
  scale(shape, tfr, room.asfr);
  for (const sex of ['male', 'female'] as const)
    scale(base.migrationShape[sex], migrants, room.migration[sex]);
  for (const shock of shocks)
    if (shock.kind === 'migration') addMigrants(room.migration, base.migrationShape, shock);
  return {
    survival: { male: survival('male'), female: survival('female') },
    asfr: room.asfr,
    firstFertileAge: fertileAges.first,
    sexRatioAtBirth: parameters.sexRatioAtBirth,
    migration: room.migration,
  };
}

type MigrationShock = Extract<Shock, { kind: 'migration' }>;

function addMigrants(moved: BySex<Float64Array>, shape: BySex<Float64Array>, shock: MigrationShock): void {
  const [from, to]: readonly [number, number] = shock.ages ?? [0, openAge];
  let sum = 0;
  for (let age = from; age <= to; age++) sum += (shape.male[age] as number) + (shape.female[age] as number);
  for (const sex of ['male', 'female'] as const)
    for (let age = from; age <= to; age++)
      moved[sex][age] = (moved[sex][age] as number) + (shock.persons * (shape[sex][age] as number)) / sum;
}

function scale(values: Float64Array, factor: number, into: Float64Array): void {
  for (let i = 0; i < values.length; i++) into[i] = (values[i] as number) * factor;
}
