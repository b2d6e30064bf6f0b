import { refuse, requireFinite } from '#simulation/numeric/refusal.ts';
import type { Share } from '#simulation/numeric/units.ts';

const maxToday = 0.99;

/** Effect of one kind of limitation on R. Rows of one family are alternatives: only the strictest counts. */
export interface MeasureEffect {
  readonly type: string;
  readonly family: string;
  readonly mean: Share;
  /** Ends of the 95 % interval; null = not found in the source. */
  readonly low: number | null;
  readonly high: number | null;
}

/** A limitation in force: its kind and the part of the region's people it covers. */
export interface Limitation {
  readonly type: string;
  readonly coverage: Share;
}

/** Reduction of R as shares; a proposal the user may edit. `high` is null where a source gives no upper end. */
export interface ContactReduction {
  readonly mean: Share;
  readonly low: Share;
  readonly high: Share | null;
}

/**
 * Joint reduction of R by limitations: the strictest of each family, families multiplied; negative low ends count as none.
 *
 * @param effects  the table in force; a limitation of a kind it doesn't list is refused.
 *
 * Source: modelling.md 1.5; J. Brauner et al. 2021, Science 371:eabd9338 (medRxiv v3).
 */
export function contactReduction(
  limitations: readonly Limitation[],
  effects: readonly MeasureEffect[],
): ContactReduction {
  effects.forEach((effect, i) => requireEffect(effect, i));
  const byFamily = new Map<string, { effect: MeasureEffect; coverage: number }>();
  limitations.forEach(({ type, coverage }, i) => {
    requireFinite(`limitations[${i}].coverage`, coverage, 0, 1);
    const effect = effects.find((candidate) => candidate.type === type);
    if (!effect) refuse({ path: `limitations[${i}].type`, code: 'unknown', got: type });
    const held = byFamily.get(effect.family);
    if (!held || coverage * effect.mean > held.coverage * held.effect.mean)
      byFamily.set(effect.family, { effect, coverage });
  });
  const strictest = [...byFamily.values()];
  const joint = (end: (effect: MeasureEffect) => number) =>
    (1 -
      strictest.reduce(
        (left, { effect, coverage }) => left * (1 - coverage * Math.max(0, end(effect))),
        1,
      )) as Share;
  const hasHigh = strictest.every(({ effect }) => effect.high !== null);
  return {
    mean: joint(({ mean }) => mean),
    low: joint(({ low }) => low ?? 0),
    high: hasHigh ? joint(({ high }) => high ?? 0) : null,
  };
}

/**
 * Factor on R of a change against today: what is in force is already contained in the calibrated R.
 *
 * @throws InputRefusal where nothing is left of contacts today: what its end would bring can't be told.
 * @returns under 1 when limitations are added, over 1 when they end.
 */
export function changeOfContacts(today: ContactReduction, planned: ContactReduction): number {
  requireFinite('planned.mean', planned.mean, 0, 1);
  return (1 - planned.mean) / (1 - requireFinite('today.mean', today.mean, 0, maxToday));
}

// The low end of an interval may lie below 0: then a measure may have no effect.
function requireEffect({ mean, low, high }: MeasureEffect, i: number): void {
  requireFinite(`effects[${i}].mean`, mean, 0, 1);
  if (low !== null) requireFinite(`effects[${i}].low`, low, -1, mean);
  if (high !== null) requireFinite(`effects[${i}].high`, high, mean, 1);
}
