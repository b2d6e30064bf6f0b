import { z } from 'zod';
import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { tellMoves } from '../ratings/tell-moves.ts';
import { readNewNames } from '../support/read-new-names.ts';
import { makeProposals } from '../proposals/make-proposals.ts';
import { countDays } from './count-days.ts';

const name = 'entities-counting';

/**
 * Keeps the counts of mentions and the names of who is new in the news up to the news. It looks every ten minutes
 * whether data changed. By whole counts followers are told of moves in the rating.
 */
export function entityCounting({ db, config, log }: Services): Job {
  let counted: number | null = null;
  const readVersion = async (): Promise<number> =>
    (await db.rows(z.object({ version: z.int() }), 'select version::int as version from data_version'))[0]!
      .version;
  const count = async (signal: AbortSignal): Promise<void> => {
    const began = performance.now();
    const days = await countDays(db, { signal });
    const names = days > 0 ? await readNewNames(db, signal) : null;
    if (days > 0 && !signal.aborted) await makeProposals(db);
    if (!signal.aborted) counted = await readVersion();
    if (days > 0) log.info({ days, ...names, ms: Math.round(performance.now() - began) }, 'mentions counted');
  };
  return {
    name,
    schedule: '*/10 * * * *',
    async work(_data, signal) {
      if ((await readVersion()) !== counted) await count(signal);
      const told = signal.aborted ? 0 : await tellMoves({ db, config }, new Date(), signal);
      if (told > 0) log.info({ told }, 'moves in the rating told');
    },
  };
}
