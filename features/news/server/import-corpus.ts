import type { Db } from '#platform/server/db/db.ts';
import type { Progress } from '#platform/server/jobs/progress.ts';
import { renew } from '#platform/server/derived/derivation.ts';
import type { DataSet } from './corpus/import-headlines.ts';
import { entityKeys } from './gazetteer/entity-keys.ts';
import { isGazetteerLoaded, readGazetteerStamp } from './gazetteer/gazetteer-files.ts';

export { loadCompilations } from './corpus/load-compilations.ts';
export { loadServiceNews } from './corpus/load-service-news.ts';

type Step = (progress: Progress) => void;

/** Moscow days, both ends included. */
interface Days {
  from: string;
  to: string;
}

/** The sample's day and the two before it: what a first page needs. */
const openingDays: Days = { from: '2020-07-11', to: '2020-07-13' };
/** The weeks around it, dense and without a gap. */
const weeksAround: Days = { from: '2020-06-01', to: '2020-07-14' };

const within = (day: string, { from, to }: Days): boolean => day >= from && day <= to;

const dense = ['newsapi_ru', 'newsapi_ru_2020b', 'newsapi_en', 'newsapi_en_2020b', '1tv_ru'];

/** The bundled headlines in the order they become visible. */
const dataSets = {
  opening: {
    name: 'opening-2020-07',
    files: dense,
    holds: ({ day }) => within(day, openingDays),
    throttle: 'alone',
  },
  around: {
    name: 'around-2020-07',
    files: dense,
    holds: ({ day }) => within(day, weeksAround) && !within(day, openingDays),
    throttle: 'beside',
  },
  rest: {
    name: 'rest-2020-07',
    files: [...dense, 'wikipedia_itn'],
    holds: ({ day }) => !within(day, weeksAround),
    throttle: 'beside',
  },
} satisfies Record<string, DataSet>;

/** Sets of earlier versions; their headlines are among today's, so one that was cut short is whole once today's are in. */
const earlierSets = ['sample-days', 'other-days'];

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

/** Loads the headlines of the sample's day and the two before it, so that home can open; does nothing when they are in. */
export async function loadSampleDays(db: Db, step: Step = () => {}): Promise<void> {
  // What is still to come is known from the first request on: until it is in, no day can be called one without news.
  for (const { name } of Object.values(dataSets))
    await db.run('insert into news_data_set (name) values ($1) on conflict do nothing', [name]);
  await loadDataSet(db, dataSets.opening, step);
}

/** Loads all other headlines in short batches beside requests, the weeks around the sample's day first; a set becomes visible at once when its last headline is in. */
export async function loadRest(db: Db, step: Step = () => {}): Promise<void> {
  await loadDataSet(db, dataSets.around, step);
  await loadDataSet(db, dataSets.rest, step);
  await db.run('update news_data_set set is_loading = false where name = any($1) and is_loading', [
    earlierSets,
  ]);
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
