import { z } from 'zod';
import {
  checkCurrentPassword,
  endSession,
  findAccount,
  letterLocale,
} from '#features/account/public.server.ts';
import type { Routes } from '#platform/server/context.ts';
import { noteSecurity } from '#platform/server/log/security-log.ts';
import type { settingsContract } from '../../contract/settings-calls.ts';
import { coolingDays } from '../../domain/contact-code.ts';
import { deletionLetter } from './letters.ts';

/** Leaving: at once out of every browser and out of others' sight, for good some weeks later. */
export const deletionRoutes: Pick<Routes<typeof settingsContract>, 'people/askDeletion'> = {
  async 'people/askDeletion'({ password }, context) {
    const { db, caller, mailer, config, locale, log, requestId } = context;
    const accountId = caller.accountId!;
    const account = (await findAccount(db, accountId))!;
    if (account.passwordHash !== null) await checkCurrentPassword(context, accountId, password);
    const deletedOn = await db.transaction(async (tx) => {
      const [row] = await tx.rows(
        z.object({ day: z.string() }),
        `update account set delete_after = now() + make_interval(days => $2) where id = $1
         returning to_char(delete_after at time zone 'UTC', 'YYYY-MM-DD') as day`,
        [accountId, coolingDays],
      );
      await tx.run('delete from account_session where account_id = $1', [accountId]);
      return row!.day;
    });
    await endSession(context);
    noteSecurity(context, 'deletion_asked', { accountId });
    const to = { email: account.email, locale: letterLocale(account, locale), publicUrl: config.publicUrl };
    await mailer
      .send(deletionLetter(to, deletedOn))
      .catch((error: unknown) => log.error({ err: error, requestId }, 'letter about a deletion'));
    return { deletedOn };
  },
};
