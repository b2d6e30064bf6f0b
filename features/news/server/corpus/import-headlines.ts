import type { Db } from '#platform/server/db/db.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Progress } from '#platform/server/jobs/progress.ts';
import type { EngineItem } from '#newsengine/item.ts';
import { loadMedia } from '../gazetteer/load-media.ts';
import { closeEngineSession, openEngineSession } from '../pipeline/engine-session.ts';
import { runPipeline } from '../pipeline/run-pipeline.ts';
import type { Throttle } from '../pipeline/store/throttle.ts';
import { publishedMsOf, readSectionRubrics, toEngineItem, type SectionRubrics } from './headline-items.ts';
import { headlineSupply } from './headline-supply.ts';
import { mergeInTime } from './merge-in-time.ts';
import { countHeadlines, streamHeadlines, type Wanted } from './read-headlines.ts';

/** A part of the bundled headlines that becomes visible at once. */
export interface DataSet {
  name: string;
  files: readonly string[];
  holds: Wanted;
  throttle: Throttle;
}

/** Puts a data set through the engine as if the feeds had delivered it; goes on where an earlier load was cut short. */
export async function importHeadlines(
  db: Db,
  { name, files, holds, throttle }: DataSet,
  step: (progress: Progress) => void,
): Promise<void> {
  const counts = await Promise.all(files.map((file) => countHeadlines(file, holds)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const items = itemsOf(files, holds, name, await readSectionRubrics(db));
  const report = (done: number): void => step({ what: 'news', done, total });
  const desk = openEngineSession(db);
  try {
    await runPipeline(desk, headlineSupply(items), { throttle, report });
  } finally {
    await closeEngineSession(desk);
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
