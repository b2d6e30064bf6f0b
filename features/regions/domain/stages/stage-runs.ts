import { infectionStage, stableStage } from '#simulation/epidemic/infection-stages.ts';
import { liftingRule } from '#simulation/parameters/infection-stages.ts';
import type { Share } from '#simulation/numeric/units.ts';
import { addDays } from '#platform/shared/calendar-days.ts';

/** What the rule asks of a day; null = not published. */
export interface StageDay {
  officialRt: number | null;
  freeBedsShare: number | null;
  testsPer100k: number | null;
}

/** Days of one stage, both ends included; null = unknown. */
export interface StageRun {
  from: string;
  to: string;
  stage: number | null;
}

/** The best an indicator can be: what no stage is reached with is none whatever was not published. */
const best: { [K in keyof StageDay]: number } = { officialRt: 0, freeBedsShare: 1, testsPer100k: 100_000 };

/** The stage of a day, 0 = none; null where an indicator is not known, which never counts as met, and the known ones do not rule every stage out. */
export function stageOf(day: StageDay): number | null {
  const { stage } = infectionStage(liftingRule, asIndicators(day));
  if (stage !== null) return stage;
  const atBest = {
    officialRt: day.officialRt ?? best.officialRt,
    freeBedsShare: day.freeBedsShare ?? best.freeBedsShare,
    testsPer100k: day.testsPer100k ?? best.testsPer100k,
  };
  return infectionStage(liftingRule, asIndicators(atBest)).stage === 0 ? 0 : null;
}

function asIndicators({ freeBedsShare, ...day }: StageDay) {
  return { ...day, freeBedsShare: freeBedsShare as Share | null };
}

/** Which indicators of a day are not known. */
export function missingOf(day: StageDay): (keyof StageDay)[] {
  return (['officialRt', 'freeBedsShare', 'testsPer100k'] as const).filter((name) => day[name] === null);
}

/** Stages of successive days as runs of equal ones. */
export function stageRuns(first: string, stages: readonly (number | null)[]): StageRun[] {
  // Only where one stage gives way to another: a day of the calendar for each of two years' days takes longer than all the rest.
  const starts = stages.flatMap((stage, at) => (at === 0 || stage !== stages[at - 1] ? [at] : []));
  return starts.map((at, index) => ({
    from: addDays(first, at),
    to: addDays(first, (starts[index + 1] ?? stages.length) - 1),
    stage: stages[at]!,
  }));
}

/** The runs a reader sees: whether no stage was reached or none can be told changes with every wave of Rt and is one run. */
export function shownRuns(runs: readonly StageRun[]): StageRun[] {
  const shown: StageRun[] = [];
  for (const run of runs) {
    const before = shown.at(-1);
    if (before === undefined || (before.stage ?? 0) > 0 || (run.stage ?? 0) > 0) shown.push({ ...run });
    else {
      before.to = run.to;
      before.stage = before.stage === 0 && run.stage === 0 ? 0 : null;
    }
  }
  return shown;
}

/** The stage a badge shows: one that has held three days; null before any did, or when it is unknown now. */
export function shownStage(
  first: string,
  stages: readonly (number | null)[],
): { stage: number; since: string } | null {
  const shown = stages.at(-1) === null ? null : stableStage(stages);
  return shown && { stage: shown.stage, since: addDays(first, shown.stableSince) };
}

/** The thresholds a reader sees: of the stage after this one, of the first where it is unknown. */
export function thresholdsAfter(stage: number | null) {
  const next = liftingRule.stages.find((candidate) => candidate.stage === (stage ?? 0) + 1);
  return (['officialRt', 'freeBedsShare', 'testsPer100k'] as const).map((indicator) => ({
    indicator,
    bound: indicator === 'officialRt' ? ('at-most' as const) : ('at-least' as const),
    nextThreshold: next?.criteria.find((criterion) => criterion.indicator === indicator)?.threshold ?? null,
  }));
}
