import type { Job } from '#platform/server/jobs.ts';
import type { Db } from '#platform/server/db/db.ts';

/** Every hour: what has expired (sessions, recovery links, counted tries) goes. */
export function accountCleanup(db: Db): Job {
  return {
    name: 'account-cleanup',
    schedule: '17 * * * *',
    async work() {
      await db.run('delete from account_session where expires_at <= now()');
      await db.run('delete from password_recovery where expires_at <= now()');
      await db.run(`delete from attempt where window_start < now() - interval '1 day'`);
    },
  };
}
