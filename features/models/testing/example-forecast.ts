import { examplePopulation } from '#simulation/testing/example-population.ts';
import { variants } from '../domain/population/variants.ts';
import { runPopulation } from '../domain/population/run-population.ts';
import { writeResult } from '../domain/population/write-result.ts';
import type { PopulationParams } from '../domain/population/population-params.ts';
import type { KnownForecast } from '../web/population/load-population-model.ts';

const { baseYear, people, mortality, fertilityShape, migrationShape } = examplePopulation();
const plain = ({ male, female }: typeof people) => ({ male: [...male], female: [...female] });
const still = (value: number) => [{ year: baseYear, value }];

const start = {
  baseYear,
  people: plain(people),
  mortality: plain(mortality),
  fertilityShape: [...fertilityShape],
  migrationShape: plain(migrationShape),
  sexRatioAtBirth: 1.055,
};
const params = {
  horizonYears: 30,
  tfr: still(1.5),
  meanAgeShift: 0,
  e0Male: still(72),
  e0Female: still(81),
  netMigration: still(0),
  retirementAgeMale: still(65),
  retirementAgeFemale: still(60),
};

/** The same parameters under every variant's name. */
export const exampleVariants = (one: PopulationParams): KnownForecast['variants'] =>
  Object.fromEntries(variants.map((variant) => [variant, one])) as KnownForecast['variants'];

/** A projection of a made-up place as the page loads it. */
export const exampleForecast: KnownForecast = {
  yugoId: 1_124_666,
  name: 'Пример',
  isCountry: false,
  variant: 'medium',
  start,
  variants: exampleVariants(params),
  older: [{ version: 1, start, variants: exampleVariants(params) }],
  result: writeResult(runPopulation(start, params), null, {}),
  history: {
    years: [baseYear],
    total: [147_000],
    tfr: [1.5],
    e0Male: [72],
    e0Female: [81],
    netMigration: [null],
  },
  unitedNations: null,
  source: null,
  meta: { model: 'population', modelVersion: 2, dataAsOf: '2021-10-20' },
  places: [{ yugoId: 1_124_666, name: 'Пример' }],
  kept: { variants: [], limit: 200 },
};
