import { readNewsModels } from '#newsengine/models/read-models.ts';
import type { EngineItem } from '#newsengine/item.ts';
import { toEngineItem } from '#features/news/server/corpus/headline-items.ts';
import { readHeadlines, type Wanted } from '#features/news/server/corpus/read-headlines.ts';
import { createEngineState, type EngineState } from '#newsengine/placing/engine-state.ts';
import { placeBatch } from '#newsengine/placing/place-batch.ts';
import type { Line } from './bench.ts';

const stretches = 4;
const batch = 100;

/**
 * Headlines a second of one core from cleaning to the story's rank: the largest bundled file read and placed once in this
 * thread as the engine's does. Cores are measured by their own time, so that waiting for other work on the machine does not count.
 */
export async function measure(): Promise<Line[]> {
  const speed = medianSpeed(await readItems(['newsapi_ru'], () => true));
  return [
    {
      what: 'news pipeline, one core: headlines/s',
      value: speed.toFixed(0),
      bar: '≥ 1500',
      ok: speed >= 1500,
    },
  ];
}

/** The median over the file's stretches but the first, in which the code is still being compiled; decoding of the models left out. */
function medianSpeed(items: readonly EngineItem[]): number {
  const state = createEngineState(readNewsModels());
  const domains = [...new Set(items.map(({ domain }) => domain))];
  const length = Math.ceil(items.length / stretches / batch) * batch;
  const speeds = Array.from({ length: stretches }, (_, stretch) => {
    const part = items.slice(stretch * length, (stretch + 1) * length);
    return part.length / readAll(state, part, stretch * length, domains);
  });
  return speeds.slice(1).sort((a, b) => a - b)[Math.floor((stretches - 1) / 2)] ?? 0;
}

/** Seconds of this thread for these items; `from` items were read before them. */
function readAll(
  state: EngineState,
  items: readonly EngineItem[],
  from: number,
  domains: readonly string[],
): number {
  const before = process.threadCpuUsage();
  for (let at = 0; at < items.length; at += batch) {
    const part = items.slice(at, at + batch);
    placeBatch(state, {
      items: part.map((item, place) => ({
        item,
        newsId: from + at + place + 1,
        sourceId: domains.indexOf(item.domain),
        authority: 1,
      })),
      storyIds: part.map((_, place) => from + at + place + 1),
    });
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}

if (import.meta.main) console.table(await measure());

/** Bundled headlines as the engine takes them, in the order they came. */
export async function readItems(files: readonly string[], holds: Wanted): Promise<EngineItem[]> {
  const items = (await readHeadlines(files, holds)).map((line) => toEngineItem(line, 'bench', () => []));
  return items.sort((a, b) => a.publishedMs - b.publishedMs);
}
