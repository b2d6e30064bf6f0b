import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { countReleases } from './count-releases.ts';

/** Every minute: where an import was published, the days on which figures became known are counted anew. */
export function releaseCounting({ db, log }: Pick<Services, 'db' | 'log'>): Job {
  return {
    name: 'figure-releases',
    schedule: '* * * * *',
    async work(_data, signal) {
      const days = await countReleases(db, signal);
      if (days !== null) log.info({ days }, 'releases counted');
    },
  };
}
