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
});
export type CompanyAccount = z.output<typeof CompanyAccount>;

/** The newest accounts of the largest organisations of the whole country that were known on a day, the largest first. */
export function listCompanyAccounts(db: Db, asOf: string): Promise<CompanyAccount[]> {
  return db.rows(
    CompanyAccount,
    `select inn, name, place_id as "yugoId", year, okved, revenue, revenue_before as "revenueBefore", profit, source, known_at as "knownAt"
       from company_account
      where year = (select max(year) from company_account where known_at <= $1::date) and known_at <= $1::date
      order by revenue desc, inn`,
    [asOf],
  );
}
