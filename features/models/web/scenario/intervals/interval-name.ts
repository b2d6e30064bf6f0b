import { daysBetween } from '#platform/shared/calendar-days.ts';
import type { Translate } from '#platform/web/text.ts';
import type { ContactInterval } from '#features/models/domain/scenario/scenario-params.ts';

/** Ready intervals whose names tell how long or when they are. */
const named = ['holidays', 'schools', 'strict', 'strictLater'] as const;

/** What intervals are called once moved: a ready name that tells the length follows it, one written by hand stays. */
export function followNames(
  before: readonly ContactInterval[],
  after: readonly ContactInterval[],
  t: Translate,
): ContactInterval[] {
  // One taken away or put in place of all of them moves nothing.
  if (before.length !== after.length) return [...after];
  return after.map((interval, at) => {
    const { from, to, name } = before[at]!;
    const isMoved = from !== interval.from || to !== interval.to;
    const ready = named.find(
      (each) => name === t(`Scenario_Preset_${each}`) || name === lengthName(each, before[at]!, t),
    );
    if (!isMoved || name !== interval.name || ready === undefined) return interval;
    return { ...interval, name: lengthName(ready, interval, t) };
  });
}

function lengthName(
  kind: (typeof named)[number],
  { from, to }: Pick<ContactInterval, 'from' | 'to'>,
  t: Translate,
): string {
  return t(`Scenario_Length_${kind === 'strictLater' ? 'strict' : kind}`, {
    days: daysBetween(from, to) + 1,
  });
}
