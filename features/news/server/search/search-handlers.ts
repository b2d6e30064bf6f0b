import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { searchContract } from '../../contract/search/search-calls.ts';
import type { Question } from '../../contract/search/search-input.ts';
import type { SearchFilter } from '../../domain/search/search-filter.ts';
import { searchFilter } from '../../domain/search/search-filter.ts';
import { isSignsAlone } from '../../domain/search/read-words.ts';
import { filterOfQuestion, hasSignsAlone } from './filter-of-question.ts';
import { readFacets } from './read-facets.ts';
import { readObjects } from './read-objects.ts';
import { readSearch } from './search-page.ts';

/** Handlers of the calls that search. */
export const searchRoutes: Routes<typeof searchContract> = {
  'news/search'({ pageIndex, pageSize, requestId, withMuted: _own, ...question }, context) {
    return readSearch(context, {
      filter: askedFilter(question, context),
      index: pageIndex - 1,
      size: pageSize,
      requestId,
      tags: question.tags,
    });
  },

  'news/getSearchFacets'(question, context) {
    return readFacets(context, askedFilter(question, context));
  },

  'news/GetObjectsInSearch'({ searchText }, context) {
    if (isSignsAlone(searchText)) throw new AppError('query_without_words');
    return readObjects(context, searchFilter({ words: searchText }));
  },
};

/** The filter of a question; one of signs alone is refused. */
function askedFilter(question: Question, { clock }: RequestContext): SearchFilter {
  if (hasSignsAlone(question)) throw new AppError('query_without_words');
  return filterOfQuestion(question, clock.news);
}
