/** What is needed of an account to tell of its year and the one before. Unit of money: roubles. */
interface YearlyAccount {
  year: number;
  revenue: number;
  revenueBefore: number | null;
  profit: number | null;
  rank: number;
}

/** The years that accounts tell of, newest first: their own, and the one before by its revenue alone. */
export function yearsOf(accounts: readonly Pick<YearlyAccount, 'year'>[]): number[] {
  const newest = accounts[0]?.year;
  return newest === undefined ? [] : [newest, newest - 1];
}

/**
 * The accounts as they stood in a year: of the year before the revenue of the same organisations, ranked anew, without
 * growth and profit, which are not reported. A year that they do not tell of has none.
 *
 * @param accounts of the whole country, so that ranks are the country's.
 */
export function accountsOfYear<Account extends YearlyAccount>(
  accounts: readonly Account[],
  year: number,
): Account[] {
  const newest = accounts[0]?.year;
  if (year === newest) return [...accounts];
  if (newest === undefined || year !== newest - 1) return [];
  const before = accounts
    .flatMap((account) =>
      account.revenueBefore === null || account.revenueBefore <= 0
        ? []
        : [{ ...account, year, revenue: account.revenueBefore, revenueBefore: null, profit: null }],
    )
    .toSorted((one, other) => other.revenue - one.revenue);
  let rank = 0;
  return before.map((account, at) => {
    if (account.revenue !== before[at - 1]?.revenue) rank = at + 1;
    return { ...account, rank };
  });
}
