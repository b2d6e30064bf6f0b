import type { RequestContext } from '#platform/server/context.ts';
import { listCompanyAccounts } from '#statistics/company-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { writeCompanyName } from '../../domain/companies/company-name.ts';
import { ranksOf } from '../../domain/region/incidence.ts';
import { sourceOf } from '../companies/read-companies.ts';

/** The subjects that have any of the country's largest organisations, by their revenue; equal ones share a rank. */
export async function readCompaniesList(context: RequestContext) {
  const { db, clock, locale } = context;
  const [accounts, places] = await Promise.all([listCompanyAccounts(db, clock.day), listPlaces(db, locale)]);
  const all = accounts.reduce((sum, { revenue }) => sum + revenue, 0);
  const byPlace = Map.groupBy(accounts, ({ yugoId }) => yugoId);
  const rows = places
    .filter(({ kind }) => kind === 'region')
    .flatMap(({ yugoId, shortName: name }) => {
      const own = byPlace.get(yugoId) ?? [];
      const revenue = own.reduce((sum, account) => sum + account.revenue, 0);
      const [largest] = own;
      return largest
        ? [
            {
              yugoId,
              name,
              companies: own.length,
              revenue,
              share: (revenue / all) * 100,
              largest: writeCompanyName(largest.name),
            },
          ]
        : [];
    })
    .toSorted((one, other) => other.revenue - one.revenue);
  const ranks = ranksOf(rows.map(({ revenue }) => revenue));
  return {
    year: accounts[0]?.year ?? null,
    regions: rows.map((row, at) => ({ ...row, rank: ranks[at]! })),
    source: await sourceOf(accounts[0], context),
  };
}
