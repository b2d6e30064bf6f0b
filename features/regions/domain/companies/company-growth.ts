/** What the rules need of an organisation's account. Unit of money: roubles. */
export interface Account {
  okved: string;
  revenue: number;
  revenueBefore: number | null;
  profit: number | null;
}

/** From so much growth on an organisation with a profit is called a champion. Unit: percent. */
const championPercent = 20;
/** Above it more often a merger or another way of accounting than growth. Unit: percent. */
const likelyMergerPercent = 400;
/** Smallest revenue in the list of champions. Unit: roubles. */
const championRevenue = 30e9;
/** Finance, insurance and holdings: their revenue is not what they make. */
const notMaking: ReadonlySet<string> = new Set(['64', '65', '66', '70']);

/** Class of ОКВЭД-2 of a code: 46.71 → 46. */
export function classOf(okved: string): string {
  return okved.split('.', 1)[0]!;
}

/** Growth of revenue to the year before, percent; null where that year is not reported. */
export function growthOf({ revenue, revenueBefore }: Account): number | null {
  return revenueBefore === null || revenueBefore <= 0
    ? null
    : ((revenue - revenueBefore) / revenueBefore) * 100;
}

/** Whether it grew by a fifth with a profit, and not so much that a merger is likelier. */
export function isChampion(account: Account): boolean {
  const growth = growthOf(account);
  return (
    growth !== null &&
    growth >= championPercent &&
    growth <= likelyMergerPercent &&
    account.profit !== null &&
    account.profit > 0
  );
}

/** The country's champions: from 30 billion roubles of revenue, neither financial nor holdings, fastest first. */
export function pickChampions<Row extends Account>(accounts: readonly Row[]): Row[] {
  return accounts
    .filter(
      (account) =>
        isChampion(account) && account.revenue >= championRevenue && !notMaking.has(classOf(account.okved)),
    )
    .toSorted((one, other) => (growthOf(other) ?? 0) - (growthOf(one) ?? 0));
}

/** One class of industry: what its organisations earned, and how the middle one of them grew. */
export interface ClassSum {
  code: string;
  companies: number;
  revenue: number;
  profit: number;
  /** As `middleGrowth` tells. */
  growth: number | null;
}

/** Organisations by class, the largest class first. */
export function sumByClass(accounts: readonly Account[]): ClassSum[] {
  const classes = Map.groupBy(accounts, ({ okved }) => classOf(okved));
  return [...classes]
    .map(([code, rows]) => ({
      code,
      companies: rows.length,
      revenue: rows.reduce((sum, { revenue }) => sum + revenue, 0),
      profit: rows.reduce((sum, { profit }) => sum + (profit ?? 0), 0),
      growth: middleGrowth(rows),
    }))
    .toSorted((one, other) => other.revenue - one.revenue);
}

/** Median growth of those that report the year before and did not likelier merge than grow, percent; null where none does. */
export function middleGrowth(accounts: readonly Account[]): number | null {
  const growths = accounts.map(growthOf).filter((growth) => growth !== null);
  return medianOf(growths.filter((growth) => growth <= likelyMergerPercent));
}

/** The middle value, of an even number the mean of the two in the middle; null of none. */
function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
