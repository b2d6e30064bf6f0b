import type { Db } from '#platform/server/db/db.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Progress } from '#platform/server/progress.ts';
import { readHeadlines, type Headline } from './corpus/read-headlines.ts';
import { storeHeadlines } from './corpus/store-headlines.ts';

export { loadServiceNews } from './corpus/load-service-news.ts';

type Step = (progress: Progress) => void;

/** The days the sample clock opens on and the week before it, Moscow days, both ends included. */
const sampleDays = { from: '2020-06-01', to: '2020-06-08' } as const;

/** Loads the headlines of the sample clock's days, so that home can open; does nothing when they are in. */
export async function loadSampleDays(db: Db, step: Step = () => {}): Promise<void> {
  await loadDataSet(
    db,
    'sample-days',
    ['newsapi_ru', 'newsapi_en', '1tv_ru'],
    ({ day }) => day >= sampleDays.from && day <= sampleDays.to,
    step,
  );
}

/** Loads all other headlines in short batches beside requests; they become visible at once when the last one is in. */
export async function loadRest(db: Db, step: Step = () => {}): Promise<void> {
  const files = ['newsapi_ru', 'newsapi_en', '1tv_ru', 'wikipedia_itn'];
  await loadDataSet(
    db,
    'other-days',
    files,
    ({ day, file }) => file === 'wikipedia_itn' || day < sampleDays.from || day > sampleDays.to,
    step,
  );
}

async function loadDataSet(
  db: Db,
  name: string,
  files: readonly string[],
  isWanted: (line: Pick<Headline, 'file' | 'day'>) => boolean,
  step: Step,
): Promise<void> {
  const [known] = await db.query<{ isLoading: boolean }>(
    'select is_loading as "isLoading" from news_data_set where name = $1',
    [name],
  );
  if (known?.isLoading === false) return;
  await db.run('insert into news_data_set (name) values ($1) on conflict do nothing', [name]);
  const headlines = await readHeadlines(files, isWanted);
  await storeHeadlines(db, name, headlines, (done) => step({ what: 'news', done, total: headlines.length }));
  await db.transaction(async (tx) => {
    await tx.run('update news_data_set set is_loading = false, loaded_at = now() where name = $1', [name]);
    await raiseDataVersion(tx);
  });
}
