export {
  ArticleShape,
  CompilationRuleShape,
  CompilationShape,
  documentBytes,
  EventShape,
  ServiceShape,
} from './contract/document-shapes.ts';
export { findHits } from './server/compilations/compilation-hits.ts';
export { countHits, listGroups } from './server/compilations/group-queries.ts';
export { listSimilarStories } from './server/story/similar-queries.ts';
export { findLivingStory } from './server/story/story-queries.ts';
export { listKnownDays } from './server/day/known-days.ts';
export { listPlacesWithin } from './server/feed/ranking-filter.ts';
export { countByPlace } from './server/region-news/count-places.ts';
export { findPlaceLanguage } from './server/region-news/place-queries.ts';
export {
  listPlaceStories,
  listStoriesByPlace,
  listStoriesOfSpans,
  type PlaceStory,
} from './server/region-news/place-stories.ts';
export { listPlaceDays } from './server/region-news/stat-queries.ts';
export { recomputeStories } from './server/stories/recompute-stories.ts';
