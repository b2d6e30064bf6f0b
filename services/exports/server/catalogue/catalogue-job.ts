import { countIndicator, readCatalogueState, writeEntries, type SetEntry } from '#statistics/set-queries.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { readPublishedLoad } from '#statistics/series/newest-queries.ts';
import { ownClock } from '#platform/server/clock.ts';
import { openDayOf } from '#platform/server/open-clock.ts';
import type { Services } from '#platform/server/context.ts';
import { yieldToReaders } from '#platform/server/db/yield-to-readers.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { defaultLocale } from '#platform/shared/locales.ts';

/** Every minute: where an import was published or the open day moved, the data sets are counted anew. */
export function catalogueCounting(services: Pick<Services, 'db' | 'config'>): Job {
  return {
    name: 'publishing-catalogue',
    schedule: '* * * * *',
    work: (_data, signal) => countSets(services, new Date(), signal),
  };
}

/** Counts what was known on the open day, one indicator after another, and shows all of it at once. */
export async function countSets(
  { db, config }: Pick<Services, 'db' | 'config'>,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const { day } = ownClock(config, now);
  const openDay = openDayOf(day);
  const load = await readPublishedLoad(db);
  const last = await readCatalogueState(db);
  if (last?.load === load && last.openDay === openDay) return;
  const entries: SetEntry[] = [];
  const gentle = yieldToReaders(db);
  for (const { indicator } of await listIndicators(db, null, defaultLocale)) {
    signal.throwIfAborted();
    entries.push(...(await countIndicator(gentle, indicator, openDay)));
  }
  await db.transaction(async (write) => {
    await writeEntries(write, entries, { load, openDay });
    await raiseDataVersion(write);
  });
}
