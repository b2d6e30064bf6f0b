import type { Api, InputOf } from '#platform/web/api.ts';
import { feedPageSize } from '../../domain/feed/reading/feed-limits.ts';
import { allRubrics } from '../../domain/feed/rubrics.ts';
import { withoutMuted } from '../muting/without-muted.ts';
import type { Narrowing } from './narrowing.ts';

/** A page of a feed, from 1, of the ranking it began with. */
export interface Asked {
  readonly pageIndex: number;
  readonly requestId?: string | null;
}

/** How every feed names the page it wants. */
export const pageOf = ({ pageIndex, requestId }: Asked) => ({
  pageIndex,
  requestId: requestId ?? undefined,
  pageSize: feedPageSize,
});

/**
 * What each page's feed asks for stands once, here. The loader asks for the first page by it and the endless feed for
 * the others. So a filter added to one cannot be missing from the rest.
 */
export const homeFeed = (api: Api, narrowing: Narrowing) => (asked: Asked, signal?: AbortSignal) =>
  withoutMuted(
    api,
    api.call(
      'Section',
      // Decision 15: this call counts its pages from 0.
      { rubricId: allRubrics, ...narrowing, ...pageOf(asked), pageIndex: asked.pageIndex - 1 },
      { signal },
    ),
  );

/** Stories of a rubric. */
export const rubricFeed =
  (api: Api, rubricId: number, narrowing: Narrowing) => (asked: Asked, signal?: AbortSignal) =>
    withoutMuted(
      api,
      api.call(
        'news/getNewsList',
        { ...narrowing, rubricId, groupByStories: true, inTitle: true, ...pageOf(asked) },
        { signal },
      ),
    );

/** Headlines of an outlet, even where the reader mutes it elsewhere. */
export const sourceFeed = (api: Api, sourceId: number) => (asked: Asked, signal?: AbortSignal) =>
  api.call('news/GetNewsBySourceId', { sourceId, ...pageOf(asked) }, { signal });

/** Stories of a place, or of a part of it. */
export const regionFeed =
  (
    api: Api,
    filter: Omit<InputOf<'regiondossier/getNewsByYugoId'>, 'pageIndex' | 'pageSize' | 'requestId'>,
  ) =>
  (asked: Asked, signal?: AbortSignal) =>
    withoutMuted(api, api.call('regiondossier/getNewsByYugoId', { ...filter, ...pageOf(asked) }, { signal }));
