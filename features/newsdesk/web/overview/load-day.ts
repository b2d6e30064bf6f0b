import { allRubrics } from '#features/news/public.ts';
import type { Api, OutputOf } from '#platform/web/api.ts';

const frontSize = 12;

/** A story as it stands on the front page. */
export type FrontStory = NonNullable<OutputOf<'Section'>>['news'][number];

/** What an editor reads beside it. */
export type FrontRow = OutputOf<'newsdesk/getRows'>[number];

/** Headlines in doubt, and stories without a rubric. */
export type Doubts = OutputOf<'newsdesk/getDoubts'>;

/** What the day brings to the desk; null where a part did not come. */
export interface DeskDay {
  day: string;
  front: FrontStory[] | null;
  rows: FrontRow[];
  doubts: Doubts | null;
  corrections: number | null;
  questions: number | null;
  quotes: number | null;
}

/** Reads the front page of the day and how much waits in each queue. */
export async function loadDay(api: Api, signal: AbortSignal): Promise<DeskDay> {
  const missing = () => null;
  const [start, page, doubts, corrections, questions, themes] = await Promise.all([
    api.call('site/getStart', {}, { signal }),
    api
      .call('Section', { rubricId: allRubrics, pageIndex: 0, pageSize: frontSize }, { signal })
      .catch(missing),
    api.call('newsdesk/getDoubts', {}, { signal }).catch(missing),
    api.call('newsdesk/getCorrections', {}, { signal }).catch(missing),
    api.call('ask/getUnanswered', {}, { signal }).catch(missing),
    api.call('quotes/getThemeDesk', {}, { signal }).catch(missing),
  ]);
  const front = page === null ? null : page.news;
  return {
    day: start.clock.newsDay,
    front,
    rows: await loadRows(api, front ?? [], signal),
    doubts,
    corrections: corrections?.length ?? null,
    questions: questions?.total ?? null,
    quotes: themes?.total ?? null,
  };
}

async function loadRows(api: Api, front: readonly FrontStory[], signal: AbortSignal): Promise<FrontRow[]> {
  const ids = front.flatMap(({ story }) => (story === null ? [] : [story.storyId]));
  if (ids.length === 0) return [];
  return api.call('newsdesk/getRows', { ids }, { signal }).catch(() => []);
}
