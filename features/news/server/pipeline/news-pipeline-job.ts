import type { Services } from '#platform/server/context.ts';
import { renew } from '#platform/server/derived/derivation.ts';
import { everyMinute, type Job } from '#platform/server/jobs/jobs.ts';
import { entityKeys } from '../gazetteer/entity-keys.ts';
import type { ArrivalReader } from './arrivals/arrival-reader.ts';
import { hasPendingItems } from './arrivals/claim-arrivals.ts';

/** Without work for so long the engine's thread and its memory are given back. */
const idleMs = 10 * 60_000;

/**
 * Every minute: what feeds delivered is read and placed. Where nothing more comes, the stories of the last hour are
 * looked at once more and the engine rests. Its code is loaded with the first arrival: an idle process has neither.
 */
export function newsPipelineJob(services: Pick<Services, 'db' | 'config' | 'log' | 'metrics'>): Job {
  const { db } = services;
  let reader: ArrivalReader | undefined;
  let resting: NodeJS.Timeout | undefined;
  let isReading = false;
  const rest = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    try {
      await reader?.look();
    } catch (error) {
      services.log.warn({ err: error }, 'the stories of the last hour were not looked at again');
    } finally {
      await reader?.rest();
      isReading = false;
    }
  };
  return {
    name: 'news-pipeline',
    schedule: everyMinute,
    async work(_data, signal) {
      if (isReading || !(await hasPendingItems(db))) return;
      isReading = true;
      clearTimeout(resting);
      try {
        // A name would get a second entity where its first one still stands under a key of other rules.
        await renew(db, entityKeys, signal);
        reader ??= await openReader(services);
        await reader.read(signal);
      } finally {
        isReading = false;
        resting = setTimeout(() => void rest(), idleMs).unref();
      }
    },
  };
}

async function openReader(services: Parameters<typeof newsPipelineJob>[0]): Promise<ArrivalReader> {
  const [{ openArrivalReader }, { openEmbeddings }] = await Promise.all([
    import('./arrivals/arrival-reader.ts'),
    import('../embeddings/embedding-service.ts'),
  ]);
  return openArrivalReader(services.db, openEmbeddings(services));
}
