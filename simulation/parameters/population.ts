import type { DemographicSpread } from '#simulation/population/draw-deviations.ts';
import type { RogersCastro } from '#simulation/population/rogers-castro.ts';
import type { Share, Years } from '#simulation/numeric/units.ts';
import { parameter } from './parameter.ts';

/** Defaults and bounds of the projection; null = to be supplied with the region's data (modelling.md 2.3, 2.4). */
export const populationParameters = {
  horizonYears: parameter(25, 'years', 'known', 'product default', { min: 1, max: 50 }),
  tfr: parameter<number>(null, 'children per woman', 'operator', 'Rosstat or UN WPP variant', {
    min: 0.8,
    max: 4,
  }),
  meanAgeShift: parameter(0 as Years, 'years', 'known', 'no shift', { min: -3, max: 5 }),
  e0Male: parameter<Years>(null, 'years', 'operator', 'Rosstat or UN WPP variant', { min: 50, max: 90 }),
  e0Female: parameter<Years>(null, 'years', 'operator', 'Rosstat or UN WPP variant', { min: 60, max: 92 }),
  netMigration: parameter<number>(
    null,
    'persons a year',
    'operator',
    'mean of the last five years; within 5 % of residents',
  ),
  sexRatioAtBirth: parameter(1.055, 'boys per girl', 'verified', 'UN WPP 2019, Russian Federation', {
    min: 0.9,
    max: 1.3,
  }),
  migrantMaleShare: parameter(0.52 as Share, 'share', 'operator', 'assumption of modelling.md 2.3', {
    min: 0,
    max: 1,
  }),
} as const;

/** Age schedule of migration where a region's own isn't supplied. */
export const standardMigration = parameter<RogersCastro>(
  { a1: 0.02, alpha1: 0.1, a2: 0.06, alpha2: 0.1, mu2: 20, lambda2: 0.4, c: 0.003 },
  'rates',
  'known',
  'A. Rogers & L. Castro 1981, standard set',
);

/** How far demographic paths wander (modelling.md 2.6); the migration sd comes from the region's last ten years. */
export const demographicSpread = parameter<DemographicSpread>(
  {
    tfrRho: 0.9,
    tfrInnovationSd: 0.04,
    e0Sd: 0.25,
    e0Correlation: 0.9,
    migrationRho: 0.7,
    migrationSd: null,
  },
  'see fields',
  'known',
  'modelling.md 2.6; checked against the width of UN WPP 2024',
);

/** Retirement ages by law; the transition runs from 2019 to 2028. */
export const retirementAges = {
  male: [
    parameter(63 as Years, 'years', 'known', 'pension law', {
      validFrom: '2024-01-01',
      validTo: '2024-12-31',
    }),
    parameter(65 as Years, 'years', 'known', 'pension law', { validFrom: '2028-01-01', validTo: null }),
  ],
  female: [
    parameter(58 as Years, 'years', 'known', 'pension law', {
      validFrom: '2024-01-01',
      validTo: '2024-12-31',
    }),
    parameter(60 as Years, 'years', 'known', 'pension law', { validFrom: '2028-01-01', validTo: null }),
  ],
} as const;

/**
 * How far fertility moves from the base year's in the variants of fewer and more births, and within how many years.
 * They move by half the distance of the UN's low and high variants.
 */
export const fertilityVariants = parameter(
  { fewer: { children: -0.25, years: 10 }, more: { children: 0.25, years: 15 } },
  'children per woman',
  'known',
  'half of the ±0.5 child of the low and high variants of UN WPP',
);

/** What the variant of more migration adds a year, as a share of the base year's residents. */
export const migrationVariant = parameter(
  0.0015,
  'share of residents a year',
  'known',
  'half of the spread of yearly migration that ensembles use (modelling.md 2.6)',
);

/** Rosstat's life expectancy at birth in 2045 by variant; regional fertility and migration are in Rosstat's tables. */
export const rosstatE0In2045 = parameter(
  {
    low: { both: 77.1, male: 72.6, female: 81.4 },
    medium: { both: 79.8, male: 75.8, female: 83.2 },
    high: { both: 84.5, male: 81.3, female: 87.1 },
  },
  'years',
  'verified',
  'ruinformer.com on the Rosstat projection',
);
