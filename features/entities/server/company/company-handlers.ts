import { z } from 'zod';
import { readOkved } from '#statistics/classifiers/okved-handbook.ts';
import { listCompanyAccounts } from '#statistics/company-queries.ts';
import { readSource } from '#statistics/source-queries.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { companyContract } from '../../contract/company-calls.ts';
import { classMargins, marginOf } from '../../domain/company/class-margins.ts';
import { rateReliability } from '../../domain/company/reliability.ts';
import { findEntity } from '../dossier/entity-queries.ts';

const company = 1;

const Account = z.object({
  year: z.int(),
  okved: z.string(),
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
  async 'entities/getCompanyFinance'({ id }, context) {
    const { db, clock, locale } = context;
    const entity = await findEntity(db, id, locale);
    if (!entity || entity.kind !== company) throw new AppError('company_not_found', { id });
    const found = await findAccount(db, entity.members, clock.day);
    const own = found && marginOf(found);
    return {
      account: found,
      classmates: found && own !== null ? await readClassmates({ ...found, own }, context) : null,
      ...rateReliability({
        margin: own,
        equity: found?.equity == null || !found.assets ? null : (found.equity / found.assets) * 100,
        growth: found?.revenueBefore ? (found.revenue / found.revenueBefore - 1) * 100 : null,
      }),
      source: found && (await readSource(db, { ...found, sample: false }, locale)),
    };
  },
};

/** Margins of the listed organisations of the account's class in its year, with the class as it is called. */
async function readClassmates(
  { okved, year, own }: { okved: string; year: number; own: number },
  { db, clock, locale }: RequestContext,
) {
  const code = okved.slice(0, 2);
  const [accounts, handbook] = await Promise.all([listCompanyAccounts(db, clock.day), readOkved(db, locale)]);
  const told = classMargins(
    accounts
      .filter((account) => account.year === year && account.okved.startsWith(code))
      .flatMap((account) => marginOf(account) ?? []),
  );
  const entry = handbook.find(code);
  return told && entry ? { code, name: entry.name, ...told, own } : null;
}

/** The newest account known on a day of the company that a register knows by one of the entity's taxpayer numbers. */
async function findAccount(
  db: Db,
  members: readonly number[],
  day: string,
): Promise<z.output<typeof Account> | null> {
  const [row] = await db.rows(
    Account,
    `select a.year, a.okved, a.revenue, nullif(a.revenue_before, 0) as "revenueBefore", a.profit, a.assets, a.equity, a.source, a.known_at as "knownAt",
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
