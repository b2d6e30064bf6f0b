import { strayWords, wordsOfNames } from '#features/entities/server/registry/derived-names.ts';
import { officeNews } from '#features/entities/server/offices/make-office-news.ts';
import { callingsOfHeadlines } from '#features/entities/server/callings/make-callings.ts';
import { supportOfHeadlines } from '#features/entities/server/support/make-support.ts';
import { formsOfNames } from '#features/entities/server/joining/entity-forms.ts';
import { branchKeys } from '#features/industries/server/branch/derived-keys.ts';
import { compiledWatches } from '#features/digest/server/watches/derived-watches.ts';
import { entityKeys } from '#features/news/server/gazetteer/entity-keys.ts';
import { storyStates } from '#features/news/server/stories/derived-states.ts';
import { mutedWords } from '#features/news/server/muting/derived-words.ts';
import { quotesOfHeadlines } from '#features/quotes/server/reading/make-quotes.ts';
import { headlineTerms, textTerms } from '#features/news/server/search/derived-terms.ts';
import type { Derivation } from '#platform/server/derived/derivation.ts';

/** Every column that holds what rules of ours make of others, in the order in which they are made anew: what names are linked by comes first. */
export const derivations: readonly Derivation[] = [
  entityKeys,
  mutedWords,
  compiledWatches,
  headlineTerms,
  textTerms,
  wordsOfNames,
  strayWords,
  formsOfNames,
  callingsOfHeadlines,
  officeNews,
  quotesOfHeadlines,
  supportOfHeadlines,
  branchKeys,
  storyStates,
];

/** Columns made by rules of ours that are not made anew page by page, and how they keep up. */
export const renewedOtherwise: Readonly<Record<string, string>> = {
  'entity_alias.key':
    'with the lists they come from, at the start, whenever a rule of reading a list changes',
  'news_embedding.vector':
    'never: each says its model, vectors of two models are never compared, and none is kept longer than a week',
  'measure_version.search_key': 'never: the words themselves in small letters, by no rule of ours',
};
