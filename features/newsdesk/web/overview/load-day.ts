import { allRubrics } from '#features/news/public.ts';
import type { Api, OutputOf } from '#platform/web/api.ts';

const frontSize = 12;

/** A story as it stands on the front page. */
export type FrontStory = NonNullable<OutputOf<'Section'>>['news'][number];

/** What the day brings to the desk; null where a part did not come. */
export interface DeskDay {
  day: string;
  front: FrontStory[] | null;
  corrections: number | null;
  questions: number | null;
}

/** Reads the front page of the day and how much waits in each queue. */
export async function loadDay(api: Api, signal: AbortSignal): Promise<DeskDay> {
  const missing = () => null;
  const [start, page, corrections, questions] = await Promise.all([
    api.call('site/getStart', {}, { signal }),
    api
      .call('Section', { rubricId: allRubrics, pageIndex: 0, pageSize: frontSize }, { signal })
      .catch(missing),
    api.call('newsdesk/getCorrections', {}, { signal }).catch(missing),
    api.call('ask/getUnanswered', {}, { signal }).catch(missing),
  ]);
  return {
    day: start.clock.newsDay,
    front: page === null ? null : page.news,
    corrections: corrections?.length ?? null,
    questions: questions?.total ?? null,
  };
}
