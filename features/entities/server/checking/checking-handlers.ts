import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { checkingContract } from '../../contract/checking-calls.ts';
import { checkingSections } from '../../domain/checking-sections.ts';
import { kindOf } from '../../domain/registry/fields.ts';
import { findEntity, listIdentifiers } from '../dossier/entity-queries.ts';
import { askChecking, CheckingFailure } from './checking-service.ts';

/** Handlers of what the company-checking service knows: only who subscribed to it makes it be asked. */
export const checkingRoutes: Routes<typeof checkingContract> = {
  async 'entities/getCheckingAccess'(_input, context) {
    return {
      hasSubscription: await hasSubscription(context),
      isConnected: context.config.COMPANY_CHECK_API !== undefined,
      sections: [...checkingSections],
    };
  },
  async 'entities/getCompanyRecords'({ id, section, kind, pageIndex, pageSize }, context) {
    const { db, locale, config, log } = context;
    const entity = await findEntity(db, id, locale);
    if (!entity || kindOf(entity.kind) !== 'company') throw new AppError('company_not_found', { id });
    if (!(await hasSubscription(context))) throw new AppError('no_subscription');
    const inn = (await listIdentifiers(db, entity.members)).find(({ scheme }) => scheme === 'inn')?.value;
    // Without a number nobody can be asked about it.
    if (inn === undefined) throw new AppError('checking_unavailable', { missing: 'inn' });
    const question = { inn, section, skip: (pageIndex - 1) * pageSize, most: pageSize };
    try {
      return {
        ...(await askChecking(config, kind && section === 'events' ? { ...question, kind } : question)),
        section,
      };
    } catch (error) {
      if (!(error instanceof CheckingFailure)) throw error;
      log.warn({ err: error, section }, 'a register of a company could not be read');
      throw new AppError('checking_unavailable', {}, error);
    }
  },
};

/** A subscription is an active licence of the product. */
async function hasSubscription({ db, caller }: RequestContext): Promise<boolean> {
  if (caller.accountId === null) return false;
  const [row] = await db.rows(
    z.object({ has: z.boolean() }),
    `select exists(select from licence l join product p on p.id = l.product_id
                    where p.code = 'company_check' and l.account_id = $1 and l.starts_at <= now() and l.ends_at > now()) as has`,
    [caller.accountId],
  );
  return row!.has;
}
