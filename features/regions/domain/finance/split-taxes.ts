/** One tax into one kind of budget in one year. Unit: roubles. */
export interface TaxPart {
  tax: string;
  budget: string;
  value: number;
}

/** One tax in one year: what stays with the region's budget and what goes to all others. Unit: roubles. */
export interface TaxSplit {
  tax: string;
  all: number;
  regional: number;
  other: number;
}

/** Lines that the form (1-НМ) counts inside another of its lines: in property taxes, in the tax on extraction, in the tax on profit. */
const within = new Set([
  'transport',
  'gambling',
  'oil_extraction',
  'gas_extraction',
  'condensate_extraction',
  'profit_sharing',
]);

/**
 * Who gets which tax, the largest first; what the form does not name singly stands last as `others`.
 * @param parts every line of one year. @returns rows that add up to the form's totals; none without a total.
 */
export function splitTaxes(parts: readonly TaxPart[]): TaxSplit[] {
  const valueOf = (tax: string, budget: string): number | undefined =>
    parts.find((part) => part.tax === tax && part.budget === budget)?.value;
  const total = valueOf('total', 'all');
  const regionalTotal = valueOf('total', 'regional');
  if (total === undefined || regionalTotal === undefined) return [];
  const named = [...new Set(parts.map(({ tax }) => tax))].filter(
    (tax) => tax !== 'total' && !within.has(tax),
  );
  const rows = named.map((tax): TaxSplit => {
    const single = parts.filter((part) => part.tax === tax && part.budget !== 'all');
    const all = valueOf(tax, 'all') ?? single.reduce((sum, { value }) => sum + value, 0);
    const regional = valueOf(tax, 'regional') ?? 0;
    return { tax, all, regional, other: all - regional };
  });
  const sum = (of: keyof Omit<TaxSplit, 'tax'>): number => rows.reduce((added, row) => added + row[of], 0);
  const others: TaxSplit = {
    tax: 'others',
    all: total - sum('all'),
    regional: regionalTotal - sum('regional'),
    other: total - regionalTotal - sum('other'),
  };
  return [...rows.filter(({ all }) => all !== 0).sort((a, b) => b.all - a.all), others];
}

/**
 * The largest taxes with all smaller ones added to `others`, which stands last.
 * @param rows as `splitTaxes` gives them. @param most how many are named singly.
 */
export function foldSmallTaxes<Row extends { code: string; regional: number; other: number }>(
  rows: readonly Row[],
  most: number,
): Row[] {
  const named = rows.filter(({ code }) => code !== 'others');
  const rest = rows.find(({ code }) => code === 'others');
  if (!rest) return [...rows];
  const folded = named.slice(most).reduce(
    (sum, { regional, other }) => ({
      ...sum,
      regional: sum.regional + regional,
      other: sum.other + other,
    }),
    rest,
  );
  return [...named.slice(0, most), folded];
}
