import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Progress } from '#platform/server/jobs/progress.ts';
import { issueForecasts } from './issue/issue-forecasts.ts';
import { tellAlarm } from './tell-alarm.ts';

/** Name of the job that issues what is due: every hour, and once when the process starts. */
const name = 'regions-forecasts';

/** Issues and scores forecasts beside requests, and tells followers of regions when they begin to fail; `tell` hears how far it is. */
export function forecastIssuing({ db, config, log }: Services, tell: (progress: Progress) => void): Job {
  return {
    name,
    schedule: '11 * * * *',
    async work(_data, signal) {
      const began = performance.now();
      const issued = await issueForecasts(db, {
        signal,
        tell: (done, total) => tell({ what: 'forecasts', done, total }),
      });
      const told = await tellAlarm({ db, config }, new Date());
      if (told > 0) log.info({ told }, 'alarm of forecasts told');
      if (issued > 0) log.info({ issued, ms: Math.round(performance.now() - began) }, 'forecasts issued');
    },
  };
}

/** Asks for what is due at the start of the process: an empty memory is filled behind the running server. */
export async function askForForecasts({ jobs }: Pick<Services, 'jobs'>): Promise<void> {
  await jobs.add(name, {}, 'start');
}
