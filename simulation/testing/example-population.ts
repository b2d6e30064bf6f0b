import { standardMigration } from '#simulation/parameters/population.ts';
import type { Share, Years } from '#simulation/numeric/units.ts';
import { splitMigration } from '#simulation/population/projection-input.ts';
import type { PopulationBase, ProjectionParameters } from '#simulation/population/projection-input.ts';
import { rogersCastro } from '#simulation/population/rogers-castro.ts';
import type { RogersCastro } from '#simulation/population/rogers-castro.ts';

const ages = Array.from({ length: 101 }, (_, age) => age);

/** A population of 1000 men and 1000 women of each age under 60 and fewer above, for tests and benches. */
export function examplePopulation(): PopulationBase {
  const people = () =>
    Float64Array.from(ages, (age) => (age < 60 ? 1000 : 1000 * Math.exp(-0.06 * (age - 60))));
  const rates = (level: number) => Float64Array.from(ages, (age) => 0.0003 + level * Math.exp(0.09 * age));
  const weights = Array.from({ length: 35 }, (_, i) => Math.exp(-(((i - 13) / 6) ** 2) / 2));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return {
    baseYear: 2024,
    people: { male: people(), female: people() },
    mortality: { male: rates(0.0001), female: rates(0.00004) },
    fertilityShape: Float64Array.from(weights, (weight) => weight / sum),
    migrationShape: splitMigration(
      rogersCastro(standardMigration.value as RogersCastro).normalised,
      0.52 as Share,
    ),
  };
}

/** Parameters under which nothing changes for 25 years. */
export function exampleParameters(changes: Partial<ProjectionParameters> = {}): ProjectionParameters {
  return {
    horizonYears: 25,
    tfr: [{ year: 2024, value: 1.5 }],
    meanAgeShift: 0 as Years,
    e0: { male: [{ year: 2045, value: 72 }], female: [{ year: 2045, value: 81 }] },
    netMigration: [{ year: 2024, value: 0 }],
    sexRatioAtBirth: 1.055,
    ...changes,
  };
}
