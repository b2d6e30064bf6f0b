import type { AgeSeverity } from '#simulation/epidemic/scenario/scenario-model.ts';
import { shareOfPercent } from '#simulation/numeric/units.ts';
import type { Days, Percent, Persons, Share } from '#simulation/numeric/units.ts';
import { parameter } from './parameter.ts';

const peer = 'covid19_scenarios v1.12.0 (neherlab), presets';

/** Defaults and bounds of the scenario model; null = the operator must supply it (modelling.md 1.4). */
export const scenarioParameters = {
  latency: parameter(3 as Days, 'days', 'verified', `${peer}: 3 to 5`, { min: 1, max: 10 }),
  infectiousPeriod: parameter(5 as Days, 'days', 'verified', `${peer}: 3 to 5`, { min: 1, max: 14 }),
  hospitalStay: parameter(8 as Days, 'days', 'operator', 'to be checked against the region', {
    min: 2,
    max: 30,
  }),
  icuStay: parameter(14 as Days, 'days', 'verified', peer, { min: 3, max: 40 }),
  overflowSeverity: parameter(2, 'ratio', 'verified', peer, { min: 1, max: 5 }),
  seasonAmplitude: parameter(0.1 as Share, 'share', 'known', 'weak evidence', { min: 0, max: 0.5 }),
  seasonPeakMonth: parameter(0, 'month, 0 = January', 'known', 'weak evidence', { min: 0, max: 11 }),
  importsPer100kPerDay: parameter(0.1, 'persons per 100 000 residents and day', 'operator', 'assumption', {
    min: 0,
    max: 10,
  }),
  icuBeds: parameter<Persons>(
    null,
    'beds',
    'operator',
    'ministry of health tables; not known = no overflow chart',
  ),
  ascertainment: parameter(0.3 as Share, 'share', 'operator', 'dominant uncertainty, always a slider', {
    min: 0.05,
    max: 1,
  }),
  immuneShare: parameter<Share>(
    null,
    'share',
    'operator',
    'cumulative cases / ascertainment / residents + vaccinated · effect',
    {
      min: 0,
      max: 0.95,
    },
  ),
  registrationDelay: parameter(7 as Days, 'days', 'known', 'infection to registration', { min: 0, max: 30 }),
  // Incubation alone has 2.4 days (Lauer et al. 2020); the way to a test adds to it.
  registrationDelaySd: parameter(3 as Days, 'days', 'known', 'assumption', { min: 0, max: 15 }),
  horizonDays: parameter(180 as Days, 'days', 'known', 'product limit', { min: 30, max: 365 }),
  members: parameter(200, 'members', 'known', 'product default', { min: 20, max: 1000 }),
  reproductionSdFactor: parameter(1.5, 'ratio', 'known', 'inflation for model error (modelling.md 1.4)', {
    min: 1,
    max: 5,
  }),
  reproductionModelSd: parameter(
    0.15 as Share,
    'share of R',
    'known',
    'back-check on the Russian regions 2020-2022 (EVIDENCE.md of the library)',
    { min: 0, max: 1 },
  ),
  reproductionPersistence: parameter(
    0.8 as Share,
    'share of ln R',
    'known',
    'back-check on the Russian regions 2020-2022 (EVIDENCE.md of the library)',
    { min: 0, max: 1 },
  ),
  severityLogSd: parameter(0.25, 'log units', 'known', 'modelling.md 1.4', { min: 0, max: 1 }),
} as const;

const adjusted: readonly (readonly [number, number, number, number, number])[] = [
  [5, 1, 5, 10, 0],
  [5, 3, 10, 10, 0],
  [10, 3, 10, 10, 0],
  [15, 3, 15, 10, 0],
  [20, 6, 20, 10, 0],
  [20, 10, 25, 20, 0],
  [25, 25, 30, 30, 5],
  [30, 35, 25, 40, 10],
  [40, 50, 15, 40, 20],
];

/** Severity by ten-year group 0-9 … 80+: early 2020, before vaccination, and to be labelled so. */
export const earlySeverity = parameter<readonly AgeSeverity[]>(
  adjusted.map(([confirmed, severe, critical, fatal, palliative]) => {
    const part = (value: number) => shareOfPercent(value as Percent);
    return {
      confirmed: part(confirmed),
      severe: part(severe),
      critical: part(critical),
      fatal: part(fatal),
      palliative: part(palliative),
      isolated: part(0),
    };
  }),
  'shares of the step before',
  'verified',
  `${peer}, table "Adjusted"`,
  { validFrom: '2020-01-01', validTo: '2020-12-31' },
);
