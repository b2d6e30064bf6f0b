import { z } from 'zod';
import type { Services } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';

/** Every hour: accounts whose time of thinking is over are deleted. */
export function accountDeletion({ db, log }: Pick<Services, 'db' | 'log'>): Job {
  return {
    name: 'people-deletion',
    schedule: '23 * * * *',
    async work() {
      for (const id of await listDue(db)) {
        await deleteAccount(db, id);
        log.info({ security: 'account_deleted', accountId: id }, 'security');
      }
    },
  };
}

async function listDue(db: Db): Promise<number[]> {
  const rows = await db.rows(
    z.object({ id: z.int() }),
    'select id::int as id from account where delete_after <= now() order by delete_after limit 500',
  );
  return rows.map(({ id }) => id);
}

/**
 * Deletes an account whose time is over with everything that refers to it. What others built on (comments, measures,
 * articles) stays and says no longer whose it was, by the rules of the tables' references.
 */
async function deleteAccount(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(
      'delete from mailing_subscription m using account a where a.id = $1 and a.delete_after <= now() and m.email_key = a.email_key',
      [id],
    );
    await tx.run('delete from account where id = $1 and delete_after <= now()', [id]);
  });
}
