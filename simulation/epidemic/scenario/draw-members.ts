import { gammaQuantile } from '#simulation/numeric/distribution/gamma.ts';
import { createRandom } from '#simulation/numeric/random.ts';
import { refuse, requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Days, Share } from '#simulation/numeric/units.ts';
import type { Calibration } from './calibrate-scenario.ts';
import { growthRate } from './epidemic-analytics.ts';
import { highestR0 } from './scenario-fences.ts';
import type { ScenarioModel } from './scenario-model.ts';

const maxInfected = 0.9;

/** How uncertain a scenario is. */
export interface EnsembleSpread {
  /** Factor on the sd of the posterior of R, for what the model leaves out. */
  readonly reproductionSdFactor: number;
  /** What the model leaves out, as a share of R: where cases are many the posterior alone would leave no doubt at all. */
  readonly reproductionModelSd: Share;
  /** Part of ln R that stays after day 0 although nothing is decreed: R drifts back towards 1. 1 = all of it. */
  readonly reproductionPersistence: Share;
  /** Registered over infections, drawn log-uniformly. */
  readonly ascertainment: readonly [Share, Share];
  /** Lowest and highest reduction of each of the model's mitigations, in their order. */
  readonly reductions: readonly (readonly [Share, Share])[];
  /** Standard deviation of the log of the factor on severity. */
  readonly severityLogSd: number;
  /** Standard deviation of the days from infection to registration; none = every case after the same delay. */
  readonly registrationDelaySd?: Days;
}

/** One member: a model and a start that give the registered cases of day 0. */
export interface EnsembleMember {
  /** New infections on day 0 and their growth per day until then, from the member's own R. */
  readonly infectionsPerDay: number;
  readonly growthPerDay: number;
  readonly model: ScenarioModel;
  readonly start: Float64Array;
  readonly ascertainment: Share;
  /** Which of its draws had to be cut: a severe share at 1, infected at nine tenths of those free, R0 at the kernel's fence. */
  readonly limited: Readonly<Record<MemberLimit, boolean>>;
}

/** What of a member may have to be cut. */
export const memberLimits = ['severity', 'infected', 'r0'] as const;

/** One of them. */
export type MemberLimit = (typeof memberLimits)[number];

/**
 * Draws one member. Its numbers depend on the seed and its index alone, so that members may be computed anywhere in any
 * order. Two scenarios with one seed differ by what they assume only (common random numbers).
 *
 * @param member  index from 0 on.
 * @throws InputRefusal for a spread out of bounds or with another number of reductions than the model has mitigations.
 *
 * Source: modelling.md 1.4 (ensemble).
 */
export function drawMember(
  calibration: Calibration,
  spread: EnsembleSpread,
  seed: number,
  member: number,
): EnsembleMember {
  requireSpread(calibration, spread);
  const random = createRandom(seed, requireWhole('member', member, 0, 1_000_000));
  const { model } = calibration;
  const reproduction = drawReproduction(calibration, spread, random.uniform());
  const ascertainment = logUniform(spread.ascertainment, random.uniform());
  const severityFactor = Math.exp(spread.severityLogSd * random.normal());
  const mitigations = model.mitigations.map((mitigation, i) => {
    const [low, high] = spread.reductions[i] as readonly [Share, Share];
    return { ...mitigation, reduction: (low + (high - low) * random.uniform()) as Share };
  });
  const severity = model.severity.map((age) => ({
    ...age,
    severe: Math.min(1, age.severe * severityFactor) as Share,
  }));
  const growthPerDay = growthRate(reproduction, model.latency, model.infectiousPeriod);
  // Registered cases of day 0 are known: they stand for infections a delay earlier, which have grown at the member's own rate since.
  const infections =
    (calibration.ascertainment / ascertainment) *
    Math.exp((growthPerDay - calibration.growthPerDay) * calibration.registrationDelay);
  const ahead = reproduction ** spread.reproductionPersistence;
  const r0 = (model.r0 * ahead) / calibration.reproduction.mean;
  const infected = scaleInfected(calibration, growingMode(calibration, growthPerDay, infections));
  return {
    model: { ...model, r0: Math.min(highestR0, r0), mitigations, severity },
    start: infected.start,
    ascertainment,
    infectionsPerDay: calibration.infectionsPerDay * infections,
    growthPerDay,
    limited: {
      severity: model.severity.some((age) => age.severe * severityFactor > 1),
      infected: infected.isLimited,
      r0: r0 > highestR0,
    },
  };
}

function drawReproduction({ reproduction }: Calibration, spread: EnsembleSpread, u: number): number {
  const { mean, sd } = reproduction;
  const relativeSd = Math.hypot((spread.reproductionSdFactor * sd) / mean, spread.reproductionModelSd);
  return gammaQuantile(relativeSd ** -2, u) * relativeSd ** 2 * mean;
}

/** Factors on the three latent stages and the infectious one when the same epidemic had grown at another rate. */
function growingMode(
  { model, growthPerDay: known }: Calibration,
  growthPerDay: number,
  infections: number,
): readonly number[] {
  const latent = 3 / model.latency;
  const leaves = 1 / model.infectiousPeriod;
  const stage = (known + latent) / (growthPerDay + latent);
  const last = infections * stage ** 3;
  return [
    infections * stage,
    infections * stage ** 2,
    last,
    (last * (known + leaves)) / (growthPerDay + leaves),
  ];
}

/** Refuses a spread that doesn't fit the model. */
export function requireSpread({ model }: Calibration, spread: EnsembleSpread): void {
  requireFinite('spread.reproductionSdFactor', spread.reproductionSdFactor, 0.01, 10);
  requireFinite('spread.reproductionModelSd', spread.reproductionModelSd, 0, 1);
  requireFinite('spread.reproductionPersistence', spread.reproductionPersistence, 0, 1);
  requireFinite('spread.severityLogSd', spread.severityLogSd, 0, 2);
  requireFinite('spread.registrationDelaySd', spread.registrationDelaySd ?? 0, 0, 15);
  requireRange('spread.ascertainment', spread.ascertainment, 0.05, 1);
  if (spread.reductions.length !== model.mitigations.length) {
    const wanted = model.mitigations.length;
    refuse({
      path: 'spread.reductions',
      code: 'wrong-shape',
      min: wanted,
      max: wanted,
      got: spread.reductions.length,
    });
  }
  spread.reductions.forEach((range, i) => requireRange(`spread.reductions[${i}]`, range, 0, 0.95));
}

function requireRange(path: string, [low, high]: readonly [number, number], min: number, max: number): void {
  requireFinite(`${path}[0]`, low, min, max);
  requireFinite(`${path}[1]`, high, low, max);
}

function logUniform([low, high]: readonly [number, number], u: number): Share {
  return Math.exp(Math.log(low) + u * (Math.log(high) - Math.log(low))) as Share;
}

// Whoever is infected more is susceptible less; at most nine tenths of those still free can have been infected.
function scaleInfected(
  { start, model }: Calibration,
  factors: readonly number[],
): { readonly start: Float64Array; readonly isLimited: boolean } {
  const groups = model.severity.length;
  const scaled = start.slice();
  let isLimited = false;
  for (let a = 0; a < groups; a++) {
    const free = start[a] as number;
    const added = factors.map((factor, i) => (factor - 1) * (start[(i + 1) * groups + a] as number));
    const sum = added.reduce((total, people) => total + people, 0);
    const kept = sum > maxInfected * free ? (maxInfected * free) / sum : 1;
    isLimited ||= kept < 1;
    added.forEach((people, i) => {
      const at = (i + 1) * groups + a;
      scaled[at] = (start[at] as number) + kept * people;
    });
    scaled[a] = free - kept * sum;
  }
  return { start: scaled, isLimited };
}
