import { randomUUID } from 'node:crypto';
import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { arrivalSupply } from './arrivals/arrival-supply.ts';
import { hasArrivals } from './arrivals/claim-arrivals.ts';
import { closePipelineDesk, openPipelineDesk } from './pipeline-desk.ts';
import { runPipeline } from './run-pipeline.ts';

/** Without work for so long the engine's thread and its memory are given back. */
const idleMs = 10 * 60_000;

/** Every minute: what feeds delivered is read and placed. The engine starts with the first arrival, so that an idle process has none. */
export function newsPipelineJob({ db }: Pick<Services, 'db'>): Job {
  const desk = openPipelineDesk(db);
  const worker = randomUUID();
  let rest: NodeJS.Timeout | undefined;
  let running = false;
  return {
    name: 'news-pipeline',
    schedule: '* * * * *',
    async work(_data, signal) {
      if (running || !(await hasArrivals(db))) return;
      running = true;
      clearTimeout(rest);
      try {
        await runPipeline(desk, arrivalSupply(db, worker, signal), { pace: 'beside' });
      } finally {
        running = false;
        rest = setTimeout(() => void closePipelineDesk(desk), idleMs).unref();
      }
    },
  };
}
