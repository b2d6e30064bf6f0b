import { refuse, requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';

/** A value at the start of a calendar year. */
export interface Knot {
  readonly year: number;
  readonly value: number;
}

/** Value of a path in a year: linear between knots, constant before the first and after the last. */
export function valueAt(knots: readonly Knot[], year: number): number {
  if (knots.length === 0) refuse({ path: 'knots', code: 'too-short', min: 1, got: 0 });
  requireFinite('year', year);
  const after = knots.findIndex((knot) => knot.year >= year);
  const next = knots[after];
  const before = knots[after - 1];
  if (!next) return knots.at(-1)?.value ?? Number.NaN;
  if (!before) return next.value;
  return before.value + ((next.value - before.value) * (year - before.year)) / (next.year - before.year);
}

/** Refuses a path without knots, with years out of order or with a value outside the bounds. */
export function requireKnots(path: string, knots: readonly Knot[], min: number, max: number): void {
  if (knots.length === 0) refuse({ path, code: 'missing', got: 0 });
  knots.forEach(({ year, value }, i) => {
    requireWhole(`${path}[${i}].year`, year, 1900, 2200);
    requireFinite(`${path}[${i}].value`, value, min, max);
    const before = knots[i - 1];
    if (before && before.year >= year)
      refuse({ path: `${path}[${i}].year`, code: 'unordered', min: before.year + 1, got: year });
  });
}
