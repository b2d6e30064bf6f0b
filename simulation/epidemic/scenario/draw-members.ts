import { gammaQuantile } from '#simulation/numeric/distribution/gamma.ts';
import { createRandom } from '#simulation/numeric/random.ts';
import { refuse, requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Share } from '#simulation/numeric/units.ts';
import type { Calibration } from './calibrate-scenario.ts';
import type { ScenarioModel } from './scenario-model.ts';

/** How uncertain a scenario is. */
export interface EnsembleSpread {
  /** Factor on the sd of the posterior of R, for what the model leaves out. */
  readonly reproductionSdFactor: number;
  /** Registered over infections, drawn log-uniformly. */
  readonly ascertainment: readonly [Share, Share];
  /** Lowest and highest reduction of each of the model's mitigations, in their order. */
  readonly reductions: readonly (readonly [Share, Share])[];
  /** Standard deviation of the log of the factor on severity. */
  readonly severityLogSd: number;
}

/** One member: a model and a start that give the registered cases of day 0. */
export interface EnsembleMember {
  readonly model: ScenarioModel;
  readonly start: Float64Array;
  readonly ascertainment: Share;
}

/**
 * Draws one member. Its numbers depend on the seed and its index alone, so that members may be computed anywhere in any order and
 * two scenarios with one seed differ by what they assume only (common random numbers).
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
  const random = createRandom(seed, requireWhole('member', member, 0, 1_000_000));
  const { model, reproduction } = calibration;
  const widening = spread.reproductionSdFactor ** 2;
  const shape = reproduction.shape / widening;
  const rFactor =
    (gammaQuantile(shape, random.uniform()) * reproduction.scale * widening) / reproduction.mean;
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
  return {
    model: { ...model, r0: model.r0 * rFactor, mitigations, severity },
    start: scaleInfected(calibration, calibration.ascertainment / ascertainment),
    ascertainment,
  };
}

/** Refuses a spread that doesn't fit the model. */
export function requireSpread({ model }: Calibration, spread: EnsembleSpread): void {
  requireFinite('spread.reproductionSdFactor', spread.reproductionSdFactor, 0.01, 10);
  requireFinite('spread.severityLogSd', spread.severityLogSd, 0, 2);
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

// The same registered cases stand for more infections when fewer are registered; whoever is infected more is susceptible less.
function scaleInfected({ start, model }: Calibration, factor: number): Float64Array {
  const groups = model.severity.length;
  const scaled = start.slice();
  for (let a = 0; a < groups; a++) {
    const free = start[a] as number;
    let infected = 0;
    for (let compartment = 1; compartment <= 4; compartment++)
      infected += start[compartment * groups + a] as number;
    const applied = infected === 0 ? 1 : Math.min(factor, 1 + (0.9 * free) / infected);
    for (let compartment = 1; compartment <= 4; compartment++)
      scaled[compartment * groups + a] = (start[compartment * groups + a] as number) * applied;
    scaled[a] = free - infected * (applied - 1);
  }
  return scaled;
}
