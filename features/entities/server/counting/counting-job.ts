import { z } from 'zod';
import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { tellMoves } from '../ratings/tell-moves.ts';
import { makeNewForms } from '../joining/entity-forms.ts';
import { joinSame } from '../joining/join-same.ts';
import { makeNewCallings } from '../callings/make-callings.ts';
import { makeProposals } from '../proposals/make-proposals.ts';
import { makeNewSupport } from '../support/make-support.ts';
import { nameEntities } from '../registry/adopt-entities.ts';
import { countDays } from './count-days.ts';

const name = 'entities-counting';

/** Names that came with the news meet those that lists and registers know; before the registers are in there is nobody to meet. */
async function joinNew(db: Services['db']): Promise<number> {
  const after = await makeNewForms(db);
  return after === 0 ? 0 : joinSame(db, after);
}

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
    const called = days > 0 ? await makeNewCallings(db, signal) : 0;
    const supported = days > 0 ? await makeNewSupport(db, signal) : 0;
    const named = days > 0 ? await nameEntities(db) : 0;
    const joined = days > 0 ? await joinNew(db) : 0;
    if (days > 0 && !signal.aborted) await makeProposals(db);
    if (!signal.aborted) counted = await readVersion();
    if (days > 0)
      log.info(
        { days, named, joined, called, supported, ms: Math.round(performance.now() - began) },
        'mentions counted',
      );
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
