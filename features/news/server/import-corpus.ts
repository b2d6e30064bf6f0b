import type { Db } from '#platform/server/db/db.ts';
import type { Progress } from '#platform/server/progress.ts';
import type { DataSet } from './corpus/import-headlines.ts';
import { renew } from '#platform/server/derived/derivation.ts';
import { entityKeys } from './gazetteer/entity-keys.ts';
import { isGazetteerLoaded, readGazetteerStamp } from './gazetteer/gazetteer-files.ts';

export { loadCompilations } from './corpus/load-compilations.ts';
export { loadServiceNews } from './corpus/load-service-news.ts';

type Step = (progress: Progress) => void;

/** The day the sample clock opens on and the three before it, Moscow days, both ends included. */
const sampleDays = { from: '2020-06-05', to: '2020-06-08' } as const;

const isSampleDay = (day: string): boolean => day >= sampleDays.from && day <= sampleDays.to;

const opening: DataSet = {
  name: 'sample-days',
  files: ['newsapi_ru', 'newsapi_en', '1tv_ru'],
  holds: ({ day }) => isSampleDay(day),
  throttle: 'alone',
};

const rest: DataSet = {
  name: 'other-days',
  files: ['newsapi_ru', 'newsapi_en', '1tv_ru', 'wikipedia_itn'],
  holds: ({ day }) => !isSampleDay(day),
  throttle: 'beside',
};

/**
 * Loads the lists of places, bodies and persons that the engine knows names by; does nothing when they are in as they are
 * now. Without the sample they are brought up to date where they were loaded once.
 */
export async function loadLists(db: Db, { isWanted = true } = {}): Promise<void> {
  if (!isWanted && (await readGazetteerStamp(db)) === null) return;
  if (await isGazetteerLoaded(db)) return;
  const [{ loadGazetteer }, { loadMedia }] = await Promise.all([
    import('./gazetteer/load-gazetteer.ts'),
    import('./gazetteer/load-media.ts'),
  ]);
  await renew(db, entityKeys);
  await loadGazetteer(db);
  await loadMedia(db);
}

/** Loads the headlines of the sample clock's days, so that home can open; does nothing when they are in. */
export async function loadSampleDays(db: Db, step: Step = () => {}): Promise<void> {
  // What is still to come is known from the first request on: until it is in, no day can be called one without news.
  for (const { name } of [opening, rest])
    await db.run('insert into news_data_set (name) values ($1) on conflict do nothing', [name]);
  await loadDataSet(db, opening, step);
}

/** Loads all other headlines in short batches beside requests; they become visible at once when the last one is in. */
export async function loadRest(db: Db, step: Step = () => {}): Promise<void> {
  await loadDataSet(db, rest, step);
}

/** The engine's code is read only where there is something to load: a later start needs none of it. */
async function loadDataSet(db: Db, dataSet: DataSet, step: Step): Promise<void> {
  const [known] = await db.query<{ isLoading: boolean }>(
    'select is_loading as "isLoading" from news_data_set where name = $1',
    [dataSet.name],
  );
  if (known?.isLoading === false) return;
  const { importHeadlines } = await import('./corpus/import-headlines.ts');
  await importHeadlines(db, dataSet, step);
}
