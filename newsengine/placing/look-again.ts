import { chainAgain } from '../stories/affair-index.ts';
import { fuseLike } from './fuse-again.ts';
import type { PlacedBatch } from './batch.ts';
import type { EngineState } from './engine-state.ts';
import { absorbStory, openProgress, resultOf } from './place-batch.ts';

/**
 * Looks once more at the open stories with headlines since the last look. Those that turn out to be one are fused, and a
 * step that stands alone joins the affair it is found to be of. Bounded by these stories, whatever is open.
 */
export function lookAgain(state: EngineState): PlacedBatch {
  state.book.changed = new Map();
  state.book.turned = new Set();
  const progress = openProgress([]);
  const fresh = [...state.fresh].toSorted((one, other) => one - other);
  state.fresh.clear();
  for (const { story, absorbed } of fuseLike(state.builder, fresh))
    for (const from of absorbed) absorbStory(state, from, story, progress);
  for (const story of fresh)
    for (const moved of chainAgain(state.affairs, story, state.models.stories))
      progress.affairs.set(moved, state.affairs.rootOf.get(moved) ?? moved);
  return resultOf(state, progress);
}
