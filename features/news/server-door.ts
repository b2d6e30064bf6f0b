export {
  ArticleShape,
  CompilationRuleShape,
  CompilationShape,
  documentBytes,
  ServiceShape,
} from './contract/document-shapes.ts';
export { findHits } from './server/compilations/compilation-hits.ts';
export { countHits, listGroups } from './server/compilations/group-queries.ts';
export { listSimilarStories } from './server/story/similar-queries.ts';
export { findLivingStory } from './server/story/story-queries.ts';
export { recomputeStories } from './server/stories/recompute-stories.ts';
