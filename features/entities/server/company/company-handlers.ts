import { z } from 'zod';
import { readSource } from '#facts/sources/source-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { companyContract } from '../../contract/company-calls.ts';
import { rateReliability } from '../../domain/company/reliability.ts';
import { findEntity } from '../dossier/entity-queries.ts';

const company = 1;

const Account = z.object({
  year: z.int(),
  revenue: z.number(),
  revenueBefore: z.number().nullable(),
  profit: z.number().nullable(),
  assets: z.number().nullable(),
  equity: z.number().nullable(),
  source: z.string(),
  knownAt: z.iso.date(),
  rank: z.int(),
  listed: z.int(),
});

/** Handlers of a company's accounts. */
export const companyRoutes: Routes<typeof companyContract> = {
  async 'entities/getCompanyFinance'({ id }, { db, clock, locale }) {
    const entity = await findEntity(db, id, locale);
    if (!entity || entity.kind !== company) throw new AppError('company_not_found', { id });
    const found = await findAccount(db, entity.members, clock.day);
    return {
      account: found,
      ...rateReliability({
        margin: found?.profit == null || found.revenue <= 0 ? null : (found.profit / found.revenue) * 100,
        equity: found?.equity == null || !found.assets ? null : (found.equity / found.assets) * 100,
        growth: found?.revenueBefore ? (found.revenue / found.revenueBefore - 1) * 100 : null,
      }),
      source: found && (await readSource(db, { ...found, sample: false }, locale)),
    };
  },
};

/** The newest account known on a day of the company that a register knows by one of the entity's taxpayer numbers. */
async function findAccount(
  db: Db,
  members: readonly number[],
  day: string,
): Promise<z.output<typeof Account> | null> {
  const [row] = await db.rows(
    Account,
    `select a.year, a.revenue, nullif(a.revenue_before, 0) as "revenueBefore", a.profit, a.assets, a.equity, a.source, a.known_at as "knownAt",
            (select count(*)::int + 1 from company_account o where o.year = a.year and o.revenue > a.revenue) as rank,
            (select count(*)::int from company_account o where o.year = a.year) as listed
       from company_account a
      where a.known_at <= $2::date
        and a.inn in (select value from entity_identifier where scheme = 'inn' and entity_id = any($1::int[]))
      order by a.year desc limit 1`,
    [members, day],
  );
  return row ?? null;
}
