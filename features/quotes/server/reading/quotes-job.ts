import { z } from 'zod';
import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { makeNewQuotes } from './make-quotes.ts';

/** Every five minutes, where data changed since: headlines that came are read for what they quote. */
export function quoteReading({ db, log }: Pick<Services, 'db' | 'log'>): Job {
  let read: number | null = null;
  return {
    name: 'quotes-reading',
    schedule: '*/5 * * * *',
    async work(_data, signal) {
      const [row] = await db.rows(z.object({ version: z.int() }), 'select version::int from data_version');
      if (row!.version === read) return;
      const changed = await makeNewQuotes(db, signal);
      if (changed > 0) log.info({ changed }, 'quotes of headlines read');
      // What it writes raises the version once: that is no other data.
      read = row!.version + (changed > 0 ? 1 : 0);
    },
  };
}
