import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

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
export function listCompanyAccounts(
  db: Db,
  asOf: string,
  places: readonly number[] | null = null,
): Promise<CompanyAccount[]> {
  return db.rows(
    CompanyAccount,
    `with newest as (
       select *, rank() over (order by revenue desc)::int as rank
         from company_account
        where known_at <= $1::date and year = (select max(year) from company_account where known_at <= $1::date))
     select inn, name, place_id as "yugoId", year, okved, revenue, revenue_before as "revenueBefore", profit, source, known_at as "knownAt", rank
       from newest
      where $2::int[] is null or place_id = any($2::int[])
      order by revenue desc, inn`,
    [asOf, places],
  );
}

const Whole = z.object({ companies: z.int(), revenue: z.number() });

/** How many organisations the newest list known on a day has, and their revenue in roubles. */
export async function sumCompanyAccounts(db: Db, asOf: string): Promise<z.output<typeof Whole>> {
  const [row] = await db.rows(
    Whole,
    `select count(*)::int as companies, coalesce(sum(revenue), 0) as revenue
       from company_account
      where known_at <= $1::date and year = (select max(year) from company_account where known_at <= $1::date)`,
    [asOf],
  );
  return row!;
}
