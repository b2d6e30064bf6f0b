import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headlineSupply } from '#features/news/server/corpus/headline-supply.ts';
import type { EngineItem } from '#newsengine/item.ts';
import { closeEngineSession, openEngineSession } from '#features/news/server/pipeline/engine-session.ts';
import { runPipeline } from '#features/news/server/pipeline/run-pipeline.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { Line } from './bench.ts';
import { readItems } from './pipeline.ts';
import { seededRandom } from './many-news.ts';

const few = 20_000;
const many = 200_000;
const sample = 5_000;
const dayMs = 86_400_000;
const repeatDays = 14;

/** Whether a stored item costs more when there are ten times as many; takes some minutes. Cores are measured by their own time, so that other work on the machine does not count. */
export async function measure(): Promise<Line[]> {
  return [await measureGrowth()];
}

/** Stores 200,000 items through the whole pipeline in the embedded database and compares what an item cost early and late. */
async function measureGrowth(): Promise<Line> {
  const folder = join(tmpdir(), `svodka-bench-pipeline-${process.pid}`);
  const db = await openDatabase({ dataDir: folder });
  const desk = openEngineSession(db);
  try {
    await migrate(db);
    await db.run("insert into news_data_set (name) values ('bench')");
    const items = await repeatedItems(many);
    const marks = new Map<number, number>();
    const cpuAt = (done: number): void => {
      const { user, system } = process.cpuUsage();
      marks.set(done, (user + system) / 1e6);
    };
    await runPipeline(desk, headlineSupply(items.values()), { throttle: 'alone', report: cpuAt });
    const early = msPerItem(marks, few - sample, few + sample);
    const late = msPerItem(marks, many - 2 * sample, many);
    return {
      what: `news pipeline, an item at ${many} stored against ${few}`,
      value: `${(late / early).toFixed(2)} × (${late.toFixed(2)} ms : ${early.toFixed(2)} ms of all cores)`,
      bar: '≤ 1.3 ×',
      ok: late / early <= 1.3,
    };
  } finally {
    await closeEngineSession(desk);
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function msPerItem(marks: ReadonlyMap<number, number>, from: number, to: number): number {
  const inside = [...marks].filter(([done]) => done >= from && done <= to);
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return Number.NaN;
  return ((last[1] - first[1]) / (last[0] - first[0])) * 1000;
}

/**
 * The two densest weeks of the bundled headlines again and again: 1 to 14 June 2020, ru and en, about 1,200 a day. Each
 * time they are two weeks later, with every third word of a headline taken from another one. The day stays as dense and
 * as many stories stay open, while words and stories are new.
 */
async function repeatedItems(wanted: number): Promise<EngineItem[]> {
  const random = seededRandom(2020);
  const isDense = ({ day }: { day: string }): boolean => day >= '2020-06-01' && day <= '2020-06-14';
  const items = await readItems(['newsapi_ru', 'newsapi_en'], isDense);
  const swaps = new Map<string, string>();
  return Array.from({ length: wanted }, (_, at) => {
    const item = items[at % items.length]!;
    const round = Math.floor(at / items.length);
    return round === 0 ? item : shifted(item, round, { items, random, swaps });
  });
}

/** One word stands for another throughout a round, so that headlines of one story still share it. */
function shifted(
  item: EngineItem,
  round: number,
  {
    items,
    random,
    swaps,
  }: { items: readonly EngineItem[]; random: () => number; swaps: Map<string, string> },
): EngineItem {
  const words = item.title.split(' ').map((word) => {
    const key = `${round} ${word}`;
    let other = swaps.get(key);
    if (other === undefined) {
      const title = items[Math.floor(random() * items.length)]!.title.split(' ');
      other = random() < 1 / 3 ? title[Math.floor(random() * title.length)]! : word;
      swaps.set(key, other);
    }
    return other;
  });
  return {
    ...item,
    externalId: `${item.externalId}-${round}`,
    url: `${item.url}#${round}`,
    title: words.join(' ').slice(0, 300),
    publishedMs: item.publishedMs + round * repeatDays * dayMs,
  };
}

if (import.meta.main) console.table(await measure());
