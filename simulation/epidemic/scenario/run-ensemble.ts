import { refuse, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Calibration } from './calibrate-scenario.ts';
import { drawMember, memberLimits, requireSpread } from './draw-members.ts';
import type { EnsembleMember, EnsembleSpread, MemberLimit } from './draw-members.ts';
import { registeredCases, registrationOf, type Registration } from './registered-cases.ts';
import { effectiveR, runScenario, seriesOf } from './run-scenario.ts';

/** Series kept of every member by day. Unit: persons (a day for new ones), `rEff` a ratio. */
export const ensembleSeries = [
  'newInfections',
  'registeredCases',
  'infectious',
  'hospital',
  'icu',
  'icuOverflow',
  'icuNeed',
  'infectionsCumulative',
  'deathsCumulative',
  'rEff',
] as const;

/** Name of one kept series. */
export type EnsembleSeries = (typeof ensembleSeries)[number];

/** Members of an ensemble: `values[(series · members + member) · (days + 1) + day]`; transferable between threads. */
export interface EnsembleRuns {
  readonly days: number;
  readonly members: number;
  readonly values: Float32Array;
  /** How many members had a draw cut, by what was cut. */
  readonly limited: Readonly<Record<MemberLimit, number>>;
}

/** Which members to run and how; `shouldStop` is asked between members. */
export interface EnsembleRequest {
  readonly days: number;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly shouldStop?: () => boolean;
}

/**
 * Runs members `from`…`to` (excluded) of an ensemble.
 *
 * @returns the runs, or null when stopped between two members.
 * @throws InputRefusal for a spread or numbers out of bounds.
 *
 * Source: modelling.md 1.4 (ensemble, worker protocol).
 */
export function runMembers(
  calibration: Calibration,
  spread: EnsembleSpread,
  request: EnsembleRequest,
): EnsembleRuns | null {
  requireSpread(calibration, spread);
  const { days, seed, from, to, shouldStop = () => false } = request;
  requireWhole('days', days, 1, 365);
  requireWhole('from', from, 0, 10_000);
  requireWhole('to', to, from + 1, 10_001);
  const limited = { severity: 0, infected: 0, r0: 0 };
  const runs = {
    days,
    members: to - from,
    values: new Float32Array(ensembleSeries.length * (to - from) * (days + 1)),
    limited,
  };
  const registration = registrationOf(calibration.registrationDelay, spread.registrationDelaySd);
  for (let member = from; member < to; member++) {
    if (shouldStop()) return null;
    const drawn = drawMember(calibration, spread, seed, member);
    for (const limit of memberLimits) limited[limit] += Number(drawn.limited[limit]);
    keepMember(runs, member - from, registration, drawn);
  }
  return runs;
}

/** Puts the parts of an ensemble that different workers ran into one, in the order given; parts of another length are refused. */
export function joinRuns(parts: readonly EnsembleRuns[]): EnsembleRuns {
  const days = parts[0]?.days ?? 0;
  if (parts.length === 0) refuse({ path: 'parts', code: 'too-short', min: 1, got: 0 });
  parts.forEach((part, i) => {
    requireWhole(`parts[${i}].days`, part.days, days, days);
    const length = ensembleSeries.length * part.members * (days + 1);
    requireWhole(`parts[${i}].values.length`, part.values.length, length, length);
  });
  const members = parts.reduce((sum, part) => sum + part.members, 0);
  const values = new Float32Array(ensembleSeries.length * members * (days + 1));
  ensembleSeries.forEach((_, series) => {
    let at = series * members * (days + 1);
    for (const part of parts) {
      const length = part.members * (part.days + 1);
      values.set(part.values.subarray(series * length, (series + 1) * length), at);
      at += length;
    }
  });
  const count = (limit: MemberLimit) => parts.reduce((sum, part) => sum + part.limited[limit], 0);
  const limited = { severity: count('severity'), infected: count('infected'), r0: count('r0') };
  return { days, members, values, limited };
}

/** One series of one member by day. */
export function memberSeries(runs: EnsembleRuns, series: EnsembleSeries, member: number): Float32Array {
  requireWhole('member', member, 0, runs.members - 1);
  const from = (ensembleSeries.indexOf(series) * runs.members + member) * (runs.days + 1);
  return runs.values.subarray(from, from + runs.days + 1);
}

function keepMember(
  runs: EnsembleRuns,
  at: number,
  registration: Registration,
  member: EnsembleMember,
): void {
  const run = runScenario(member.model, member.start, runs.days);
  const keep = (series: EnsembleSeries, value: (day: number) => number) => {
    const target = memberSeries(runs, series, at);
    for (let day = 0; day <= runs.days; day++) target[day] = value(day);
  };
  const [susceptible, critical, overflow, severe, infectious, deaths] = (
    ['susceptible', 'critical', 'overflow', 'severe', 'infectious', 'deaths'] as const
  ).map((column) => seriesOf(run, column)) as Six;
  const registered = registeredCases(registration, member, (day) => newInfections(susceptible, day));
  const rEff = effectiveR(member.model, run);
  const first = deaths[0] as number;
  keep('newInfections', (day) => newInfections(susceptible, day));
  keep('registeredCases', registered);
  keep('infectious', (day) => infectious[day] as number);
  keep('hospital', (day) => (severe[day] as number) + (critical[day] as number) + (overflow[day] as number));
  keep('icu', (day) => critical[day] as number);
  keep('icuOverflow', (day) => overflow[day] as number);
  keep('icuNeed', (day) => (critical[day] as number) + (overflow[day] as number));
  keep('infectionsCumulative', (day) => (susceptible[0] as number) - (susceptible[day] as number));
  keep('deathsCumulative', (day) => (deaths[day] as number) - first);
  keep('rEff', (day) => rEff[day] as number);
}

type Six = [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];

// Of the day that starts then; the last day repeats the one before, whose end it is.
function newInfections(susceptible: Float64Array, day: number): number {
  const at = Math.min(day, susceptible.length - 2);
  return (susceptible[at] as number) - (susceptible[at + 1] as number);
}
