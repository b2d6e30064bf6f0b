import { suggestValue } from '../correcting/suggest-value.ts';
import type { UnitKind } from './kind-of-unit.ts';
import type { Doubt, OwnValue } from './own-value.ts';

/** As many times the value before, up or down, as makes a value doubtful. */
const jump = 10;
/** As many times the median of places at one time, and how many places tell a median. */
const far = { times: 5, places: 8 };

/** Marks what cannot be loaded twice and what is strange by its size: against its unit, the value before it, and the other places. */
export function judgeValues(values: readonly OwnValue[], unit: UnitKind): OwnValue[] {
  const single = markTwins(values);
  const taken = single.filter(isReady);
  const before = valuesBefore(taken);
  const medians = unit === 'share' ? mediansOf(taken) : new Map<string, number>();
  return single.map((each) => {
    if (!isReady(each)) return each;
    const doubts: Doubt[] = boundsOf(each.value, unit);
    const last = before.get(each);
    const median = medians.get(each.day);
    const isJump = last !== undefined && isTimes(each.value, last, jump);
    const isFar = median !== undefined && each.value > far.times * median;
    if (isJump) doubts.push('tenTimes');
    if (isFar) doubts.push('fiveMedians');
    const beside = isJump ? last : isFar ? median : null;
    const suggested =
      doubts.length === 0 ? null : suggestValue(each.value, beside ?? last ?? median ?? null, unit);
    return { ...each, doubts, beside, suggested };
  });
}

/** A value that can be loaded. */
export type ReadyValue = OwnValue & { yugoId: number; day: string; value: number };

/** Whether a value has its place, time and number. */
export function isReady(each: OwnValue): each is ReadyValue {
  return each.refusal === null && each.yugoId !== null && each.day !== null && each.value !== null;
}

const keyOf = ({ yugoId, day }: OwnValue): string => `${yugoId} ${day}`;

/** Of several values of one place and time that differ, none is taken; equal ones count once. */
function markTwins(values: readonly OwnValue[]): OwnValue[] {
  const known = new Map<string, Set<number>>();
  for (const each of values.filter(isReady)) {
    const key = keyOf(each);
    known.set(key, (known.get(key) ?? new Set()).add(each.value));
  }
  const met = new Set<string>();
  return values.flatMap((each): OwnValue[] => {
    if (!isReady(each)) return [each];
    const key = keyOf(each);
    if (known.get(key)!.size > 1) return [{ ...each, refusal: 'twice' }];
    if (met.has(key)) return [];
    met.add(key);
    return [each];
  });
}

function valuesBefore(values: readonly ReadyValue[]): ReadonlyMap<OwnValue, number> {
  const before = new Map<OwnValue, number>();
  for (const own of Map.groupBy(values, ({ yugoId }) => yugoId).values()) {
    const ordered = own.toSorted((one, other) => one.day.localeCompare(other.day));
    for (const [at, each] of ordered.entries()) if (at > 0) before.set(each, ordered[at - 1]!.value);
  }
  return before;
}

function mediansOf(values: readonly ReadyValue[]): Map<string, number> {
  const medians = new Map<string, number>();
  for (const [day, own] of Map.groupBy(values, (each) => each.day)) {
    const sorted = own.map(({ value }) => value).toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)]!;
    if (sorted.length >= far.places && median > 0) medians.set(day, median);
  }
  return medians;
}

function boundsOf(value: number, unit: UnitKind): Doubt[] {
  return [
    ...(unit === 'share' && value > 100 ? (['over100'] as const) : []),
    ...(unit !== 'other' && value < 0 ? (['negative'] as const) : []),
    ...(unit === 'count' && !Number.isInteger(value) ? (['notWhole'] as const) : []),
  ];
}

function isTimes(value: number, before: number, times: number): boolean {
  if (value <= 0 || before <= 0) return false;
  return value >= times * before || before >= times * value;
}
