import type { OkvedHandbook } from '#statistics/classifiers/okved-handbook.ts';
import type { CompanyAccount } from '#statistics/company-queries.ts';
import { middleGrowth } from '#features/regions/public.ts';
import { entryIdOf, isWithin } from '#platform/shared/okved-code.ts';
import { reachOf } from './read-industry.ts';

/** An entry as the wire carries it. */
export function listed({ code, name }: { code: string; name: string }) {
  return { id: entryIdOf(code), code, name };
}

/** What an entry is part of, the section first. */
export function parentsOf(code: string, handbook: OkvedHandbook) {
  const parents = [];
  for (let above = handbook.find(code)?.parent; above; above = handbook.find(above)?.parent)
    parents.unshift(listed(handbook.find(above)!));
  return parents;
}

/** Organisations by some entries; those that lie in none of them are a part under the whole's own name. */
export function partsOf(
  whole: { code: string; name: string },
  entries: readonly { code: string; name: string }[],
  accounts: readonly CompanyAccount[],
  handbook: OkvedHandbook,
) {
  const parts = entries.map((entry) => ({ ...entry, reach: reachOf([entry.code], handbook) }));
  const partOf = ({ okved }: CompanyAccount) => parts.find(({ reach }) => isWithin(okved, reach)) ?? whole;
  return [...Map.groupBy(accounts, partOf)]
    .map(([{ code, name }, rows]) => ({
      code,
      name,
      companies: rows.length,
      revenue: rows.reduce((sum, { revenue }) => sum + revenue, 0),
      profit: rows.reduce((sum, { profit }) => sum + (profit ?? 0), 0),
      growth: middleGrowth(rows),
    }))
    .toSorted((one, other) => other.revenue - one.revenue);
}
