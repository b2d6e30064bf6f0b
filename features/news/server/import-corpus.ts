import type { Db } from '#platform/server/db/db.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Progress } from '#platform/server/progress.ts';
import {
  publishedMsOf,
  readSectionRubrics,
  toEngineItem,
  type SectionRubrics,
} from './corpus/headline-items.ts';
import { headlineSupply } from './corpus/headline-supply.ts';
import { loadGazetteer } from './gazetteer/load-gazetteer.ts';
import { mergeInTime } from './corpus/merge-in-time.ts';
import { countHeadlines, streamHeadlines, type Wanted } from './corpus/read-headlines.ts';
import { loadMedia } from './gazetteer/load-media.ts';
import type { EngineItem } from './pipeline/engine-item.ts';
import { closePipelineDesk, openPipelineDesk } from './pipeline/pipeline-desk.ts';
import { runPipeline } from './pipeline/run-pipeline.ts';
import type { Pace } from './pipeline/store/pace.ts';

export { loadCompilations } from './corpus/load-compilations.ts';
export { loadServiceNews } from './corpus/load-service-news.ts';

type Step = (progress: Progress) => void;

/** The day the sample clock opens on and the three before it, Moscow days, both ends included. */
const sampleDays = { from: '2020-06-05', to: '2020-06-08' } as const;

/** A part of the bundled headlines that becomes visible at once. */
interface DataSet {
  name: string;
  files: readonly string[];
  holds: Wanted;
  pace: Pace;
}

const isSampleDay = (day: string): boolean => day >= sampleDays.from && day <= sampleDays.to;

const opening: DataSet = {
  name: 'sample-days',
  files: ['newsapi_ru', 'newsapi_en', '1tv_ru'],
  holds: ({ day }) => isSampleDay(day),
  pace: 'alone',
};

const rest: DataSet = {
  name: 'other-days',
  files: ['newsapi_ru', 'newsapi_en', '1tv_ru', 'wikipedia_itn'],
  holds: ({ day }) => !isSampleDay(day),
  pace: 'beside',
};

/** Loads the headlines of the sample clock's days, so that home can open; does nothing when they are in. */
export async function loadSampleDays(db: Db, step: Step = () => {}): Promise<void> {
  await loadGazetteer(db);
  await importHeadlines(db, opening, step);
}

/** Loads all other headlines in short batches beside requests; they become visible at once when the last one is in. */
export async function loadRest(db: Db, step: Step = () => {}): Promise<void> {
  await importHeadlines(db, rest, step);
}

/** Puts a data set through the engine as if the feeds had delivered it; goes on where an earlier load was cut short. */
export async function importHeadlines(
  db: Db,
  { name, files, holds, pace }: DataSet,
  step: Step,
): Promise<void> {
  const [known] = await db.query<{ isLoading: boolean }>(
    'select is_loading as "isLoading" from news_data_set where name = $1',
    [name],
  );
  if (known?.isLoading === false) return;
  await db.run('insert into news_data_set (name) values ($1) on conflict do nothing', [name]);
  const total = (await Promise.all(files.map((file) => countHeadlines(file, holds)))).reduce(
    (a, b) => a + b,
    0,
  );
  const rubricOf = await readSectionRubrics(db);
  const report = (done: number): void => step({ what: 'news', done, total });
  const desk = openPipelineDesk(db);
  try {
    await runPipeline(desk, headlineSupply(itemsOf(files, holds, name, rubricOf)), { pace, report });
  } finally {
    await closePipelineDesk(desk);
  }
  await loadMedia(db);
  await db.transaction(async (tx) => {
    await tx.run('update news_data_set set is_loading = false, loaded_at = now() where name = $1', [name]);
    await raiseDataVersion(tx);
  });
}

/** All wanted headlines in order of time, read as they are needed: a whole file of them would fill the memory. */
async function* itemsOf(
  files: readonly string[],
  holds: Wanted,
  dataSet: string,
  rubricOf: SectionRubrics,
): AsyncGenerator<EngineItem, void> {
  const streams = files.map((file) => streamHeadlines(file, holds));
  for await (const headline of mergeInTime(streams, publishedMsOf))
    yield toEngineItem(headline, dataSet, rubricOf);
}
