import { refuse, requireFinite, requireSeries } from '#simulation/numeric/refusal.ts';
import { completeTable, groupWidths, lifeTable, singleYearSurvival } from './life-table.ts';
import type { LifeTable } from './life-table.ts';
import type { InfantRule, Sex } from './first-year-separation.ts';

/** A life table moved to another life expectancy, and by how much (alpha < 0 lowers mortality). */
export interface BrassTable {
  readonly alpha: number;
  readonly mx: Float64Array;
  readonly Lx: Float64Array;
  readonly lx: Float64Array;
  readonly e0: number;
}

/** Odds of having died by each age, widths, separations and rates of the table that is moved. */
export interface BrassStandard {
  readonly odds: Float64Array;
  readonly widths: readonly number[];
  readonly table: LifeTable;
}

/** Prepares a table as a standard; reuse it for every target. */
export function brassStandard(table: LifeTable): BrassStandard {
  // The open rate is scaled with the last closed one, which must not be 0.
  const last = table.mx.length - 2;
  requireFinite(`mx[${last}]`, table.mx[last], Number.MIN_VALUE);
  return { odds: table.lx.map((l) => (1 - l) / l), widths: groupWidths(table.ageStart), table };
}

/** Standard from death rates by single years of age, open-ended at the last. */
export function standardOfRates(mx: ArrayLike<number>, sex: Sex, rule?: InfantRule): BrassStandard {
  return brassStandard(
    lifeTable(
      Array.from({ length: mx.length }, (_, age) => age),
      mx,
      sex,
      rule,
    ),
  );
}

/**
 * Moves a standard to a target life expectancy at birth: Brass logits with slope 1, separations kept, the open rate scaled with
 * the last closed one.
 *
 * @param targetE0  years; refused where no shift of the standard reaches it.
 * @returns the table with |e0 − target| < 1e-9.
 *
 * Source: modelling.md 2.2; W. Brass 1971. With odds w = (1 − l)/l the new survivors are 1 / (1 + w e^(2 alpha)).
 */
export function moveToE0(standard: BrassStandard, targetE0: number): BrassTable {
  requireFinite('targetE0', targetE0, 1, 120);
  let low = -6;
  let high = 6;
  if (expectancy(standard, low) < targetE0 || expectancy(standard, high) > targetE0)
    refuse({ path: 'targetE0', code: 'out-of-bounds', got: targetE0 });
  // Steps of the secant kept inside the bracket: e0 falls strictly with alpha.
  let alpha = 0;
  let previous = 0.05;
  let atPrevious = expectancy(standard, previous) - targetE0;
  for (let i = 0; i < 100; i++) {
    const excess = expectancy(standard, alpha) - targetE0;
    if (Math.abs(excess) < 1e-11) break;
    if (excess > 0) low = alpha;
    else high = alpha;
    const secant = alpha - (excess * (alpha - previous)) / (excess - atPrevious);
    previous = alpha;
    atPrevious = excess;
    alpha = secant > low && secant < high ? secant : (low + high) / 2;
    if (high - low < 1e-15) break;
  }
  return moveBy(standard, alpha);
}

/** The standard moved by alpha. */
export function moveBy(standard: BrassStandard, alpha: number): BrassTable {
  requireFinite('alpha', alpha, -6, 6);
  const { table } = standard;
  const open = table.lx.length - 1;
  const { lx, Lx } = survivors(standard, alpha);
  const mx = new Float64Array(open + 1);
  for (let x = 0; x < open; x++) mx[x] = ((lx[x] as number) - (lx[x + 1] as number)) / (Lx[x] as number);
  mx[open] = ((table.mx[open] as number) * (mx[open - 1] as number)) / (table.mx[open - 1] as number);
  Lx[open] = (lx[open] as number) / (mx[open] as number);
  // Where nobody is left to die the rates can't be told.
  requireSeries('mx', mx);
  return { alpha, mx, lx, Lx, e0: Lx.reduce((sum, years) => sum + years, 0) };
}

/** One-year survival ratios of a moved table by single ages. */
export function survivalOf({ Lx }: Pick<BrassTable, 'Lx'>): Float64Array {
  return singleYearSurvival(Lx);
}

/** A moved table with every column; its separations are the standard's. */
export function wholeTable({ table }: BrassStandard, { mx }: BrassTable): LifeTable {
  return completeTable(table.ageStart, mx, table.ax);
}

function survivors(
  { odds, widths, table }: BrassStandard,
  alpha: number,
): { lx: Float64Array; Lx: Float64Array } {
  const factor = Math.exp(2 * alpha);
  const lx = new Float64Array(odds.length);
  const Lx = new Float64Array(odds.length);
  for (let x = 0; x < odds.length; x++) lx[x] = 1 / (1 + (odds[x] as number) * factor);
  for (let x = 0; x < odds.length - 1; x++) {
    const next = lx[x + 1] as number;
    Lx[x] = (widths[x] as number) * next + (table.ax[x] as number) * ((lx[x] as number) - next);
  }
  return { lx, Lx };
}

// The sum of years lived without the table: a search asks for it some ten times.
function expectancy({ odds, widths, table }: BrassStandard, alpha: number): number {
  const factor = Math.exp(2 * alpha);
  const open = odds.length - 1;
  let survivors = 1 / (1 + (odds[0] as number) * factor);
  let sum = 0;
  let last = 0;
  for (let x = 0; x < open; x++) {
    const next = 1 / (1 + (odds[x + 1] as number) * factor);
    last = (widths[x] as number) * next + (table.ax[x] as number) * (survivors - next);
    sum += last;
    if (x === open - 1) last = (survivors - next) / last;
    survivors = next;
  }
  const openRate = ((table.mx[open] as number) * last) / (table.mx[open - 1] as number);
  return sum + survivors / openRate;
}
