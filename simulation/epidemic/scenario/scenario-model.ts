import type { DayNumber, Days, Persons, Share } from '#simulation/numeric/units.ts';
import type { Mitigation } from './mitigation.ts';
import type { Season } from './season.ts';

/** Course of the disease in one age group; each a share of the step before, `isolated` of all contacts. */
export interface AgeSeverity {
  readonly confirmed: Share;
  readonly severe: Share;
  readonly critical: Share;
  readonly fatal: Share;
  readonly palliative: Share;
  readonly isolated: Share;
}

/** From a day on there are so many beds of intensive care. */
export interface BedStep {
  readonly fromDay: number;
  readonly beds: number;
}

/** Everything a run needs but its starting state. */
export interface ScenarioModel {
  readonly population: Persons;
  readonly severity: readonly AgeSeverity[];
  readonly r0: number;
  readonly latency: Days;
  readonly infectiousPeriod: Days;
  readonly hospitalStay: Days;
  readonly icuStay: Days;
  /** Infinity = beds not known: nobody overflows. */
  readonly icuBeds: number;
  /** Beds from later days on, ascending; `fromDay` in whole days after the start, each until the next. None = as at the start. */
  readonly laterBeds?: readonly BedStep[];
  /** Factor on the fatal share of those without an intensive-care bed. */
  readonly overflowSeverity: number;
  /** New infections from outside a day, spread evenly over the groups. */
  readonly importsPerDay: Persons;
  readonly season: Season;
  readonly startDay: DayNumber;
  readonly mitigations: readonly Mitigation[];
}

/** Compartments in the order of the state; each holds one number an age group. Unit: persons. */
export const compartments = [
  'susceptible',
  'exposed1',
  'exposed2',
  'exposed3',
  'infectious',
  'severe',
  'critical',
  'overflow',
  'recovered',
  'hospitalizedCumulative',
  'criticalCumulative',
  'deaths',
] as const;

/** How many compartments a state has. */
export const compartmentCount = compartments.length;

/** Rates by age group made from a model once a run. Unit: 1/day. */
export interface ScenarioRates {
  readonly groups: number;
  readonly contact: Float64Array;
  readonly latent: number;
  readonly toSevere: Float64Array;
  readonly toRecovered: Float64Array;
  readonly severeToRecovered: Float64Array;
  readonly severeToCritical: Float64Array;
  readonly severeToDeath: Float64Array;
  readonly criticalToSevere: Float64Array;
  readonly criticalToDeath: Float64Array;
  readonly overflowToDeath: Float64Array;
  readonly importsPerGroup: number;
  readonly icuBeds: number;
}

/** Rates of a model. Source: modelling.md 1.4. */
export function scenarioRates(model: ScenarioModel): ScenarioRates {
  const { severity, infectiousPeriod: dInf, hospitalStay: dh, icuStay: dIcu } = model;
  const byAge = (rate: (age: AgeSeverity) => number) => Float64Array.from(severity, rate);
  return {
    groups: severity.length,
    contact: byAge(({ isolated }) => 1 - isolated),
    latent: 3 / model.latency,
    toSevere: byAge(({ confirmed, severe }) => (confirmed * severe) / dInf),
    toRecovered: byAge(({ confirmed, severe }) => (1 - confirmed * severe) / dInf),
    severeToRecovered: byAge(({ critical, palliative }) => (1 - critical - palliative) / dh),
    severeToCritical: byAge(({ critical }) => critical / dh),
    severeToDeath: byAge(({ palliative }) => palliative / dh),
    criticalToSevere: byAge(({ fatal }) => (1 - fatal) / dIcu),
    criticalToDeath: byAge(({ fatal }) => fatal / dIcu),
    overflowToDeath: byAge(({ fatal }) => (model.overflowSeverity * fatal) / dIcu),
    importsPerGroup: model.importsPerDay / severity.length,
    icuBeds: model.icuBeds,
  };
}
