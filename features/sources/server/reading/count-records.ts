import type { Answer } from '#connectors/read-source.ts';
import type { Recipe } from '#connectors/recipe.ts';
import type { SourceTools } from '../source-tools.ts';
import type { ReadItem, RecipeTask } from './recipe-reader.ts';

const reader = new URL('./recipe-reader.ts', import.meta.url);

/** How many records an answer has: a full page has another after it. A refused answer has none; reading it says why. */
export async function countRecordsOf(
  tools: SourceTools,
  recipe: Recipe,
  answer: Answer,
  signal?: AbortSignal,
): Promise<number> {
  const task: RecipeTask = { recipe, answers: [answer], places: [], count: true };
  for await (const item of tools.reading.read<ReadItem>(reader, task, signal ? { signal } : {}))
    if (!Array.isArray(item) && item.kind === 'end') return item.records;
  return 0;
}
