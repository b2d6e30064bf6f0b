export {
  ArticleShape,
  CompilationRuleShape,
  CompilationShape,
  documentBytes,
  EventShape,
  ServiceShape,
} from './contract/document-shapes.ts';
export { giveMentions, giveMentionsBack } from './server/gazetteer/give-mentions.ts';
export { entityKeys } from './server/gazetteer/entity-keys.ts';
export { companyCheckUrl } from './server/entities/company-check.ts';
export { cutPicture } from './server/images/cut-picture.ts';
export { keepPicture } from './server/images/read-images.ts';
export { readFetched as readPictureOfNews } from './server/images/read-picture.ts';
export { findHits } from './server/compilations/compilation-hits.ts';
export { countHits, findNewsByIds, listGroups } from './server/compilations/group-queries.ts';
export { findLongAffair } from './server/story/affair-queries.ts';
export { listSimilarStories } from './server/story/similar-queries.ts';
export { listStoriesLater } from './server/story/later-queries.ts';
export { findLivingStory } from './server/story/story-queries.ts';
export {
  moveReferences,
  moveStoryReferences,
  returnReferences,
  StoryReferences,
  type MovedReferences,
} from './server/stories/move-references.ts';
export { listKnownDays } from './server/day/known-days.ts';
export { listPlacesWithin } from './server/feed/ranking-filter.ts';
export { listBusiestOutlets } from './server/source/busiest-outlets.ts';
export { countByPlace } from './server/region-news/count-places.ts';
export { findPlaceLanguage } from './server/region-news/place-queries.ts';
export {
  listPlaceStories,
  listStoriesByPlace,
  listStoriesOfSpans,
  type PlaceStory,
} from './server/region-news/place-stories.ts';
export { countOutlets, listPlaceDays } from './server/region-news/stat-queries.ts';
export { addressKeySql } from './server/pipeline/store/known-items.ts';
export { recomputeStories } from './server/stories/recompute-stories.ts';
export { HeadlineOfStory, ToldHeadline } from './contract/told-headline.ts';
export { writtenTold } from './server/syndication/feed-content.ts';
export { questionFields, type Question } from './contract/search/search-input.ts';
export type { Followed } from './server/followed/followed-sql.ts';
export { nameFollowed, type Numbered } from './server/followed/name-followed.ts';
export { listWorded } from './server/followed/list-worded.ts';
export { readFollowed, readMixed } from './server/followed/read-followed.ts';
export { keepSearch } from './server/search/saved/keep-search.ts';
export { hasSavedSearch, listSavedSearches } from './server/search/saved/saved-search-queries.ts';
export { findVisitStart } from './server/visit/visit-queries.ts';
export {
  countFollowed,
  countHeadlines,
  readHeadlines,
  readSections,
  SectionStory,
} from './server/followed/read-sections.ts';
export { readMuting, readMutings, type IsMuted } from './server/muting/read-muting.ts';
export { listNamesakes, listObjects, listSourceNames } from './server/search/name-queries.ts';
export { findSourcesLike } from './server/search/source-names.ts';
export { listTopicHeadlines } from './server/search/topic-queries.ts';
export { compileWatch, type CompiledWatch } from './server/search/compile-watch.ts';
export { keysOfTerms } from './domain/search/watch-keys.ts';
export {
  fitsRules,
  keysToFindBy,
  numberKeys,
  type WatchedItem,
  type WatchRules,
} from './domain/search/watch-rules.ts';
export { announceOf } from './domain/feed/wording/article-body.ts';
export { htmlOfArticle } from './domain/feed/wording/article-html.ts';
