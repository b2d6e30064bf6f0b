import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { deriveFindings } from './derive-findings.ts';

/** Every minute: where an import was published or the rules have changed, every figure is judged anew. */
export function findingsDeriving({ db, log }: Pick<Services, 'db' | 'log'>): Job {
  return {
    name: 'data-findings',
    schedule: '* * * * *',
    async work(_data, signal) {
      const found = await deriveFindings(db, signal);
      if (found !== null) log.info({ found }, 'figures judged');
    },
  };
}
