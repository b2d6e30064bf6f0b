import { dayNumber } from '#simulation/numeric/calendar.ts';
import { refuse, requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Percent, Share } from '#simulation/numeric/units.ts';

/** Indicators a rule may ask for; null = not known. */
export interface StageIndicators {
  readonly officialRt?: number | null;
  /** Of the normative need. */
  readonly freeBedsShare?: Share | null;
  readonly testsPer100k?: number | null;
  readonly growthRatePercent?: Percent | null;
  readonly testsPer100k14Days?: number | null;
}

/** Name of an indicator. */
export type StageIndicator = keyof StageIndicators;

const bounds: Readonly<Record<StageIndicator, readonly [number, number]>> = {
  officialRt: [0, Infinity],
  freeBedsShare: [0, 1],
  testsPer100k: [0, Infinity],
  growthRatePercent: [-100, Infinity],
  testsPer100k14Days: [0, Infinity],
};

/** One condition of a stage; the value is met at equality. */
export interface StageCriterion {
  readonly indicator: StageIndicator;
  readonly bound: 'at-most' | 'at-least';
  readonly threshold: number;
}

/** A dated rule: stages from 1 up, each with all its conditions; decimals say how an indicator is rounded before it is compared. */
export interface StageRule {
  readonly id: string;
  readonly stages: readonly { readonly stage: number; readonly criteria: readonly StageCriterion[] }[];
  readonly decimals: Readonly<Partial<Record<StageIndicator, number>>>;
}

/** Distance of one indicator to the next stage; `gap` > 0 is what is still missing, null at the highest stage. */
export interface StageGap {
  readonly indicator: StageIndicator;
  readonly value: number;
  readonly nextThreshold: number | null;
  readonly gap: number | null;
}

/** The stage reached, or null with the reason; a missing indicator is never taken as met. */
export type StageVerdict =
  | { readonly stage: number; readonly reason: null; readonly indicators: readonly StageGap[] }
  | { readonly stage: null; readonly reason: `missing:${StageIndicator}`; readonly indicators: readonly [] };

/**
 * The highest stage all of whose conditions hold (0 = none).
 *
 * @param rule        from `parameters/infection-stages.ts`, or the operator's.
 * @param indicators  a number for each indicator the rule names, or null when not known.
 * @throws InputRefusal for an indicator out of its bounds (free beds are a share, 0…1) or one that isn't given at all.
 *
 * Source: modelling.md 1.2; MR 3.1.0178-20 of 08.05.2020.
 */
export function infectionStage(rule: StageRule, indicators: StageIndicators): StageVerdict {
  const rounded = new Map<StageIndicator, number>();
  for (const name of indicatorNames(rule)) {
    const value = indicators[name];
    if (value === null) return { stage: null, reason: `missing:${name}`, indicators: [] };
    const known = requireFinite(`indicators.${name}`, value, ...bounds[name]);
    rounded.set(name, roundDecimal(known, rule.decimals[name]));
  }
  let stage = 0;
  for (const candidate of rule.stages) {
    if (candidate.stage > stage && candidate.criteria.every((criterion) => isMet(criterion, rounded)))
      stage = candidate.stage;
  }
  return { stage, reason: null, indicators: gapsToNext(rule, stage, rounded) };
}

/**
 * The stage a badge shows: it follows the raw stage only after that has held for `holdDays` days running.
 *
 * @param stages  stages[day] — raw stages, oldest first; null = not known, which interrupts a run.
 * @returns the shown stage and the first day (index) of the run that made it so; null before any run was long enough.
 */
export function stableStage(
  stages: readonly (number | null)[],
  holdDays = 3,
): { readonly stage: number; readonly stableSince: number } | null {
  requireWhole('holdDays', holdDays, 1, 365);
  stages.forEach((stage, day) => stage === null || requireWhole(`stages[${day}]`, stage, 0, 100));
  let shown: { stage: number; stableSince: number } | null = null;
  let runStart = 0;
  stages.forEach((stage, day) => {
    if (day > 0 && stage !== stages[day - 1]) runStart = day;
    if (stage !== null && day - runStart + 1 >= holdDays && shown?.stage !== stage)
      shown = { stage, stableSince: runStart };
  });
  return shown;
}

/** The rule in force on a day (both dates included; no last day = open, no first day = not chosen by date). */
export function findStageRule<
  T extends { readonly validFrom: string | null; readonly validTo: string | null },
>(rules: readonly T[], isoDate: string): T | undefined {
  dayNumber(isoDate);
  return rules.find(
    ({ validFrom, validTo }) =>
      validFrom !== null && validFrom <= isoDate && (validTo === null || isoDate <= validTo),
  );
}

const named = new WeakMap<StageRule, ReadonlySet<StageIndicator>>();

/** Found once for a rule: it is asked for every day of a place. */
function indicatorNames(rule: StageRule): ReadonlySet<StageIndicator> {
  const known = named.get(rule);
  if (known) return known;
  const names = new Set(rule.stages.flatMap(({ criteria }) => criteria.map(({ indicator }) => indicator)));
  for (const name of names)
    if (!(name in bounds)) refuse({ path: 'rule.stages', code: 'unknown', got: name });
  if (names.size === 0) refuse({ path: 'rule.stages', code: 'too-short', min: 1, got: 0 });
  named.set(rule, names);
  return names;
}

function isMet(
  { indicator, bound, threshold }: StageCriterion,
  values: ReadonlyMap<StageIndicator, number>,
): boolean {
  const value = values.get(indicator) ?? Number.NaN;
  return bound === 'at-most' ? value <= threshold : value >= threshold;
}

function gapsToNext(rule: StageRule, stage: number, values: ReadonlyMap<StageIndicator, number>): StageGap[] {
  const next = rule.stages.find((candidate) => candidate.stage === stage + 1);
  return Array.from(values, ([indicator, value]) => {
    const criterion = next?.criteria.find((candidate) => candidate.indicator === indicator);
    if (!criterion) return { indicator, value, nextThreshold: null, gap: null };
    const short = criterion.bound === 'at-most' ? value - criterion.threshold : criterion.threshold - value;
    return { indicator, value, nextThreshold: criterion.threshold, gap: Math.max(0, short) };
  });
}

// toFixed rounds the exact binary value; scaling by 100 first would lift 0.815 (which lies below it) to 0.82.
function roundDecimal(value: number, decimals: number | undefined): number {
  return decimals === undefined ? value : Number(value.toFixed(decimals));
}
