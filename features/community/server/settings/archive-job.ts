import { strToU8, zipSync, type Zippable } from 'fflate';
import { findAccount, letterLocale } from '#features/account/public.server.ts';
import type { Services } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { defaultLocale } from '#platform/shared/locales.ts';
import { collectOwn } from './collect-own.ts';
import { peopleLetterText } from './letters.ts';

/** Name of the job that puts a person's archive together. */
export const archiveJob = 'people-archive';

/** Makes the archives that were asked for. */
export function archiving({ db, log }: Pick<Services, 'db' | 'log'>): Job<{ accountId: number }> {
  return {
    name: archiveJob,
    async work({ accountId }) {
      try {
        await makeArchive(db, accountId);
      } catch (error) {
        await db.run(
          `update account_archive set state = 'failed' where account_id = $1 and state = 'waiting'`,
          [accountId],
        );
        log.error({ err: error, accountId }, 'archive not made');
      }
    },
  };
}

/** Every hour: archives older than a day go. */
export function archiveCleanup({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'people-archive-cleanup',
    schedule: '47 * * * *',
    async work() {
      await db.run(`delete from account_archive where asked_at < now() - interval '1 day'`);
    },
  };
}

/** Puts everything of an account that waits for it into one ZIP: a JSON file a table, and the pictures. */
export async function makeArchive(db: Db, accountId: number): Promise<void> {
  const account = await findAccount(db, accountId);
  if (account === null) return;
  const files: Zippable = {
    'README.txt': strToU8(peopleLetterText(letterLocale(account, defaultLocale), 'Archive_Readme')),
  };
  for (const [table, rows] of await collectOwn(db, accountId))
    files[`data/${table}.json`] = strToU8(`${JSON.stringify(rows, null, 1)}\n`);
  const pictures = await db.query<{ kind: string; picture: Uint8Array }>(
    'select kind, picture from person_picture where account_id = $1',
    [accountId],
  );
  for (const { kind, picture } of pictures) files[`pictures/${kind}.webp`] = new Uint8Array(picture);
  await db.run(
    `update account_archive set state = 'ready', archive = $2 where account_id = $1 and state = 'waiting'`,
    [accountId, Buffer.from(zipSync(files))],
  );
}
