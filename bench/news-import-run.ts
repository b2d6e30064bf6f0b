import { monitorEventLoopDelay } from 'node:perf_hooks';
import { importHeadlines } from '#features/news/server/corpus/import-headlines.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';

/** What importing the largest bundled file took. Units: seconds of the clock and of all cores, MB, ms. */
export interface NewsImportResult {
  items: number;
  stories: number;
  seconds: number;
  cpuSeconds: number;
  /** Highest memory of the process, its opened database included. */
  peakMb: number;
  /** Event-loop delay of the importing process, 99th percentile. */
  loopMs: number;
}

// Runs as a process of its own, so that memory is its own: make | import, then the folder.
const [what, target] = process.argv.slice(2);
const db = await openDatabase({ dataDir: target! });
await migrate(db);
process.send!(what === 'import' ? await measureImport() : {});
await db.close();

async function measureImport(): Promise<NewsImportResult> {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const started = performance.now();
  const before = process.cpuUsage();
  const dataSet = { name: 'bench', files: ['newsapi_ru'], holds: () => true, throttle: 'alone' as const };
  await db.run('insert into news_data_set (name) values ($1)', [dataSet.name]);
  await importHeadlines(db, dataSet, () => {});
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - started) / 1000;
  loop.disable();
  clearInterval(timer);
  const [counts] = await db.query<{ items: number; stories: number }>(
    'select count(*) as items, count(distinct story_id) as stories from news_item',
  );
  return {
    ...counts!,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    peakMb: Math.round(peak / 1e6),
    loopMs: loop.percentile(99) / 1e6 - 5,
  };
}
