import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Db } from '#platform/server/db/db.ts';

/** Every hour: what has expired (sessions, also those a month unused, recovery links, what devices were asked, counted tries, browsers half a year unseen) goes. */
export function accountCleanup(db: Db): Job {
  return {
    name: 'account-cleanup',
    schedule: '17 * * * *',
    async work() {
      await db.run(
        `delete from account_session where expires_at <= now() or last_seen_at < now() - interval '30 days'`,
      );
      await db.run(`delete from account_browser where seen_at < now() - interval '180 days'`);
      await db.run('delete from passkey_challenge where expires_at <= now()');
      await db.run('delete from password_recovery where expires_at <= now()');
      await db.run(`delete from attempt where window_start < now() - interval '1 day'`);
    },
  };
}
