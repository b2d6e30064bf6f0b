/**
 * Deaths of a calendar year by age at death, from deaths by cohort.
 *
 * @param cohortDeaths  deaths[x] of the cohort that is x at the end of the year (0 = born in it). Unit: persons.
 * @param lx,Lx         survivors and years lived of the year's life table, single ages, same shape.
 * @returns deaths[age]; the sum is unchanged.
 *
 * Source: modelling.md 2.1 (cohort separation factors).
 */
export function deathsByAge(
  cohortDeaths: ArrayLike<number>,
  lx: ArrayLike<number>,
  Lx: ArrayLike<number>,
): Float64Array {
  const open = cohortDeaths.length - 1;
  const factor = (x: number) => separationFactor(x, open, lx, Lx);
  return Float64Array.from({ length: open + 1 }, (_, x) => {
    const younger = (cohortDeaths[x] as number) * (x === 0 ? 1 : 1 - factor(x - 1));
    const older = x < open ? (cohortDeaths[x + 1] as number) * factor(x) : 0;
    return younger + older;
  });
}

// Share of the deaths between age x and x + 1 (cohort) that fall before the birthday; the last two groups have no next one.
function separationFactor(x: number, open: number, lx: ArrayLike<number>, Lx: ArrayLike<number>): number {
  const lived = Lx[x] as number;
  const next = x >= open - 1 ? 0 : (Lx[x + 1] as number);
  return (lived - (lx[x + 1] ?? 0)) / (lived - next);
}
