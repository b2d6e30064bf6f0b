import { toEngineItem } from '#features/news/server/corpus/headline-items.ts';
import { readHeadlines, type Wanted } from '#features/news/server/corpus/read-headlines.ts';
import type { EngineItem } from '#newsengine/item.ts';

/** Bundled headlines as the engine takes them, in the order they came. */
export async function readItems(files: readonly string[], holds: Wanted): Promise<EngineItem[]> {
  const items = (await readHeadlines(files, holds)).map((line) => toEngineItem(line, 'bench', () => []));
  return items.sort((a, b) => a.publishedMs - b.publishedMs);
}
