import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';

/** The account of one organisation for one year. Unit of money: roubles. */
const CompanyAccount = z.object({
  inn: z.string(),
  name: z.string(),
  /** Subject; null where the published row has none. */
  yugoId: z.int().nullable(),
  year: z.int(),
  /** As published: 46.71. */
  okved: z.string(),
  revenue: z.number(),
  revenueBefore: z.number().nullable(),
  profit: z.number().nullable(),
  source: z.string(),
  knownAt: z.iso.date(),
  /** Among all of the country by revenue. */
  rank: z.int(),
});
export type CompanyAccount = z.output<typeof CompanyAccount>;

/** The newest accounts of the largest organisations that were known on a day, the largest first; of some subjects, or for null of the whole country. */
export async function listCompanyAccounts(
  db: Db,
  asOf: string,
  places: readonly number[] | null = null,
): Promise<readonly CompanyAccount[]> {
  // Some thousand at most, ranked together: read once for every place.
  const all = await readHandbook(db, `company accounts ${asOf}`, () => listAllAccounts(db, asOf));
  return places === null ? all : all.filter(({ yugoId }) => yugoId !== null && places.includes(yugoId));
}

function listAllAccounts(db: Db, asOf: string): Promise<CompanyAccount[]> {
  return db.rows(
    CompanyAccount,
    `select inn, name, place_id as "yugoId", year, okved, revenue, revenue_before as "revenueBefore", profit, source, known_at as "knownAt",
            rank() over (order by revenue desc)::int as rank
       from company_account
      where known_at <= $1::date and year = (select max(year) from company_account where known_at <= $1::date)
      order by revenue desc, inn`,
    [asOf],
  );
}

/** How many organisations the newest list known on a day has, and their revenue in roubles. */
export async function sumCompanyAccounts(
  db: Db,
  asOf: string,
): Promise<{ companies: number; revenue: number }> {
  const all = await listCompanyAccounts(db, asOf);
  return { companies: all.length, revenue: all.reduce((sum, { revenue }) => sum + revenue, 0) };
}
