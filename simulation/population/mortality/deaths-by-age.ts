import { requireFinite, requireSeries } from '#simulation/numeric/refusal.ts';

/**
 * Deaths of a calendar year by age at death, from deaths by cohort.
 *
 * @param cohortDeaths  deaths[x] of the cohort that is x at the end of the year (0 = born in it). Unit: persons.
 * @param lx,Lx         survivors and years lived of the year's life table, radix 1, same shape.
 * @param width         years in a group.
 * @returns deaths[age]; the sum is unchanged.
 *
 * Source: modelling.md 2.1 (cohort separation factors).
 */
export function deathsByAge(
  cohortDeaths: ArrayLike<number>,
  lx: ArrayLike<number>,
  Lx: ArrayLike<number>,
  width = 1,
): Float64Array {
  requireSeries('cohortDeaths', cohortDeaths, { minLength: 2 });
  requireSeries('lx', lx, { length: cohortDeaths.length });
  requireSeries('Lx', Lx, { length: cohortDeaths.length });
  requireFinite('width', width, Number.MIN_VALUE, 100);
  const open = cohortDeaths.length - 1;
  const factor = (x: number) => separationFactor(x, open, lx, Lx, width);
  return Float64Array.from({ length: open + 1 }, (_, x) => {
    const younger = (cohortDeaths[x] as number) * (x === 0 ? 1 : 1 - factor(x - 1));
    const older = x < open ? (cohortDeaths[x + 1] as number) * factor(x) : 0;
    return younger + older;
  });
}

// Share of the deaths between age x and x + 1 (cohort) that fall before the birthday; the last two groups have no next one.
function separationFactor(
  x: number,
  open: number,
  lx: ArrayLike<number>,
  Lx: ArrayLike<number>,
  width: number,
): number {
  const lived = Lx[x] as number;
  const next = x >= open - 1 ? 0 : (Lx[x + 1] as number);
  // Where nobody dies between two groups there is nothing to share out.
  return lived === next ? 0 : (lived - width * (lx[x + 1] ?? 0)) / (lived - next);
}
