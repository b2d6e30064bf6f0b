import { addDays } from '#platform/shared/calendar-days.ts';
import type { MeasureEffect } from '#simulation/epidemic/measure-effect.ts';
import { measureEffects } from '#simulation/parameters/measure-effects.ts';
import { scenarioBounds, type ContactInterval } from './scenario-params.ts';

/** A published measure of a place, as the register of measures tells it. */
export interface RegisteredMeasure {
  id: number;
  title: string;
  /** Kind of limitation by the Oxford tracker, and its level. */
  code: string | null;
  strictness: number | null;
  starts: string;
  /** Null = until it is cancelled. */
  ends: string | null;
  /** Taken over from an open register; false = written here. */
  isRegister: boolean;
}

/** A measure as an interval that may be added. */
export interface OfferedMeasure {
  id: number;
  isRegister: boolean;
  interval: ContactInterval;
  /** False: what it does to contacts is not known, the range is an example to be moved. */
  isEffectKnown: boolean;
  /** It acts already when the data end: its effect is in the R that is measured. */
  isInForce: boolean;
}

/** An example where nobody has measured the effect. Unit: per cent. */
const unknownEffect = { low: 10, high: 30 } as const;
const longestName = 60;

/** The measures that reach into a scenario, those first whose kind's effect was measured. */
export function offerMeasures(
  measures: readonly RegisteredMeasure[],
  { startDay, days }: { startDay: string; days: number },
): OfferedMeasure[] {
  const [first, last] = [addDays(startDay, 1), addDays(startDay, days)];
  const offered = measures.flatMap(({ id, title, code, strictness, starts, ends, isRegister }) => {
    const from = starts > first ? starts : first;
    const to = ends !== null && ends < last ? ends : last;
    if (to < from) return [];
    const effect = effectOf(code, strictness ?? 0);
    const range = effect === null ? unknownEffect : rangeOf(effect);
    return [
      {
        id,
        isRegister,
        interval: { name: title.slice(0, longestName), from, to, ...range, isOn: true },
        isEffectKnown: effect !== null,
        isInForce: starts <= startDay,
      },
    ];
  });
  return offered.sort((one, other) => Number(other.isEffectKnown) - Number(one.isEffectKnown));
}

/** Kinds whose effect on R was estimated, by the tracker's code and from which level on, the strictest first. */
const kinds: readonly (readonly [code: string, fromLevel: number, type: string])[] = [
  ['C1', 2, 'schools'],
  ['C2', 3, 'most-businesses'],
  ['C2', 2, 'some-businesses'],
  ['C4', 4, 'gatherings-10'],
  ['C4', 3, 'gatherings-100'],
  ['C4', 1, 'gatherings-1000'],
  ['C6', 2, 'stay-at-home'],
  ['H6', 2, 'masks'],
];

function effectOf(code: string | null, level: number): MeasureEffect | null {
  const kind = kinds.find(([of, fromLevel]) => of === code && level >= fromLevel);
  return (kind && measureEffects.value?.find(({ type }) => type === kind[2])) ?? null;
}

/** The range measured for a kind of measure at its level; null = nobody measured it. Unit: per cent. */
export function reductionOfKind(
  code: string | null,
  strictness: number | null,
): { low: number; high: number } | null {
  const effect = effectOf(code, strictness ?? 0);
  return effect && rangeOf(effect);
}

/** The range measured for a kind of measure by its name in the source. Unit: per cent. */
export function reductionOfType(type: string): { low: number; high: number } {
  const effect = measureEffects.value?.find((each) => each.type === type);
  return effect ? rangeOf(effect) : unknownEffect;
}

/** Whole per cent within the bounds; an end that was not published lies as far from the middle as the other. */
function rangeOf({ mean, low, high }: MeasureEffect): { low: number; high: number } {
  const percent = (share: number): number =>
    Math.round(Math.min(scenarioBounds.reduction.max, Math.max(scenarioBounds.reduction.min, 100 * share)));
  return { low: percent(low ?? 2 * mean - (high ?? mean)), high: percent(high ?? 2 * mean - (low ?? mean)) };
}
