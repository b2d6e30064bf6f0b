import { refuse, requireOneOf, requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import { childSeparation, infantSeparation } from './first-year-separation.ts';
import type { InfantRule, Sex } from './first-year-separation.ts';

/** A period life table with radix 1; one entry an age group, the last open-ended. */
export interface LifeTable {
  readonly ageStart: readonly number[];
  /** Death rates. Unit: 1/year. */
  readonly mx: Float64Array;
  /** Probability of dying in the group. */
  readonly qx: Float64Array;
  /** Years lived in the group by those who die in it (in the open group: all years lived, as the UN tables print it). */
  readonly ax: Float64Array;
  readonly lx: Float64Array;
  readonly dx: Float64Array;
  readonly Lx: Float64Array;
  readonly Tx: Float64Array;
  /** Survival ratios of a projection step (1 year, or 5 years for the abridged table whose first two groups are joined). */
  readonly sx: Float64Array;
  readonly ex: Float64Array;
}

/** Width of every closed age group. */
export function groupWidths(ageStart: readonly number[]): number[] {
  return ageStart.slice(1).map((age, i) => age - (ageStart[i] as number));
}

/**
 * Life table from death rates by single years (0, 1, 2, …) or abridged (0, 1, 5, 10, …).
 *
 * @param ageStart  first age of each group; nothing but the two shapes is accepted. Unit: years.
 * @param mx        mx[group] — deaths per person-year, same shape. A closed group needs ≥ 0, the open one > 0.
 * @throws InputRefusal for another shape or a rate out of bounds.
 *
 * Source: modelling.md 2.2; S. Preston, P. Heuveline & M. Guillot 2001, ch. 3; MortCast (method).
 */
export function lifeTable(
  ageStart: readonly number[],
  mx: ArrayLike<number>,
  sex: Sex,
  rule: InfantRule = 'andreev-kingkade',
): LifeTable {
  const abridged = requireAges(ageStart);
  requireSeries('mx', mx, { length: ageStart.length, max: 100 });
  requireSeries('mx', [mx[mx.length - 1] as number], { min: 1e-9 });
  requireOneOf('sex', sex, ['male', 'female']);
  requireOneOf('a0rule', rule, ['andreev-kingkade', 'coale-demeny']);
  const rates = Float64Array.from(mx);
  const separation = abridged ? abridgedSeparation(rates, sex, rule) : singleSeparation(rates, sex, rule);
  return completeTable(ageStart, rates, separation);
}

/** Survivors, years lived and expectations from rates and separations; the open group takes l / m. */
export function completeTable(
  ageStart: readonly number[],
  mx: Float64Array,
  separation: Float64Array,
): LifeTable {
  const open = mx.length - 1;
  const widths = groupWidths(ageStart);
  const [qx, lx, dx, Lx, Tx, ex] = Array.from({ length: 6 }, () => new Float64Array(open + 1)) as Columns;
  lx[0] = 1;
  for (let i = 0; i < open; i++) {
    const n = widths[i] as number;
    const m = mx[i] as number;
    const a = separation[i] as number;
    qx[i] = Math.min(1, (n * m) / (1 + (n - a) * m));
    lx[i + 1] = Math.max((lx[i] as number) * (1 - (qx[i] as number)), Number.MIN_VALUE);
    dx[i] = (lx[i] as number) - (lx[i + 1] as number);
    Lx[i] = n * (lx[i + 1] as number) + a * (dx[i] as number);
  }
  qx[open] = 1;
  dx[open] = lx[open] as number;
  Lx[open] = (lx[open] as number) / (mx[open] as number);
  for (let i = open; i >= 0; i--) {
    Tx[i] = (Lx[i] as number) + (Tx[i + 1] ?? 0);
    ex[i] = (Tx[i] as number) / (lx[i] as number);
  }
  const ax = Float64Array.from(separation);
  ax[open] = Lx[open] as number;
  const sx = widths.some((width) => width > 1) ? fiveYearSurvival(Lx) : singleYearSurvival(Lx);
  return { ageStart, mx, qx, ax, lx, dx, Lx, Tx, sx, ex };
}

type Columns = [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];

/** Survival ratios from years lived by single ages: births → 0, x−1 → x, and the last two groups → open. */
export function singleYearSurvival(Lx: Float64Array): Float64Array {
  const open = Lx.length - 1;
  const sx = new Float64Array(open + 1);
  sx[0] = Lx[0] as number;
  for (let x = 1; x < open; x++) sx[x] = (Lx[x] as number) / (Lx[x - 1] as number);
  sx[open] = (Lx[open] as number) / ((Lx[open - 1] as number) + (Lx[open] as number));
  return sx;
}

function fiveYearSurvival(Lx: Float64Array): Float64Array {
  const open = Lx.length - 1;
  const sx = new Float64Array(open + 1);
  const firstFive = (Lx[0] as number) + (Lx[1] as number);
  sx[0] = firstFive / 5;
  sx[1] = (Lx[2] as number) / firstFive;
  for (let i = 2; i < open - 1; i++) sx[i] = (Lx[i + 1] as number) / (Lx[i] as number);
  sx[open - 1] = (Lx[open] as number) / ((Lx[open - 1] as number) + (Lx[open] as number));
  return sx;
}

function singleSeparation(mx: Float64Array, sex: Sex, rule: InfantRule): Float64Array {
  const ax = new Float64Array(mx.length).fill(0.5);
  ax[0] = infantSeparation(mx[0] as number, sex, rule);
  return ax;
}

// Greville's formula from age 15 on; the last closed group reuses the slope of the group before it.
function abridgedSeparation(mx: Float64Array, sex: Sex, rule: InfantRule): Float64Array {
  const open = mx.length - 1;
  const ax = new Float64Array(mx.length).fill(2.5);
  ax[0] = infantSeparation(mx[0] as number, sex, rule);
  ax[1] = childSeparation(mx[0] as number, sex);
  const tiny = Number.MIN_VALUE;
  for (let i = 4; i < open; i++) {
    const at = Math.min(i, open - 2);
    const ratio = (mx[at + 1] as number) / Math.max(mx[at - 1] as number, tiny);
    ax[i] = 2.5 - (25 / 12) * ((mx[i] as number) - 0.1 * Math.log(Math.max(ratio, tiny)));
  }
  // Below 0.97 years a group could not have a constant force of mortality of 1.
  for (let i = 10; i < open; i++) ax[i] = Math.max(0.97, ax[i] as number);
  return ax;
}

function requireAges(ageStart: readonly number[]): boolean {
  if (ageStart.length < 3) refuse({ path: 'ageStart', code: 'too-short', min: 3, got: ageStart.length });
  ageStart.forEach((age, i) => requireWhole(`ageStart[${i}]`, age, 0, 150));
  if (ageStart.every((age, i) => age === i)) return false;
  const isAbridged = ageStart.length >= 8 && ageStart.every((age, i) => age === (i < 2 ? i : 5 * (i - 1)));
  if (!isAbridged) refuse({ path: 'ageStart', code: 'wrong-shape', got: ageStart.join(',') });
  return true;
}
