import type { Services } from '#platform/server/context.ts';
import { everyMinute, type Job } from '#platform/server/jobs/jobs.ts';
import { claimDueSource } from './keeping/source-queries.ts';
import { runSource } from './running/run-source.ts';

/** Every minute: sources that are switched on and due are run, one after another, each by one worker. */
export function sourceRunning({ db, config, log }: Services): Job {
  return {
    name: 'live-sources',
    schedule: everyMinute,
    async work(_data, signal) {
      for (let code = await claimDueSource(db); code !== null; code = await claimDueSource(db)) {
        const { outcome, refusal } = await runSource({ db, config, signal }, code, 'calendar');
        log.info({ source: code, outcome, reason: refusal?.reason }, 'source run');
        if (signal.aborted) return;
      }
    },
  };
}
