import { z } from 'zod';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays, dayAt } from '#platform/shared/calendar-days.ts';
import type { feedContract } from '../../contract/feed/feed-calls.ts';
import { allRubrics } from '../../domain/feed/rubrics.ts';
import { newsColumns, newsItemOf, NewsRow } from './news-columns.ts';
import { findFeedLanguage } from './ranking-filter.ts';

const minPopularity = 3;
const maxOfDay = 10;

/** Big stories day by day, each as it stood at the end of the day, or at the clock on its own. */
export async function readBasisEvents(
  { days, rubricId, yugoId }: Input<typeof feedContract, 'news/GetBasisEvents'>,
  { db, clock, locale }: RequestContext,
): Promise<HandlerOutput<typeof feedContract, 'news/GetBasisEvents'>> {
  const last = dayAt(clock.news);
  const rows = await db.rows(
    NewsRow.extend({ day: z.iso.date() }),
    `select to_char(e.day, 'YYYY-MM-DD') as day, ${newsColumns('e.at')}
       from (select d.day, d.at, best.*
               from (select day, least((day + interval '1 day') at time zone 'Europe/Moscow' - interval '1 microsecond', $1::timestamptz) as at
                       from generate_series($2::timestamp, $3::timestamp, interval '1 day') as day) as d
               cross join lateral (
                 select st.lead_id, st.rank, st.news_id
                   from news_item i join seen_story_state st on st.news_id = i.id
                  where i.published_at >= d.day at time zone 'Europe/Moscow' and i.published_at <= d.at
                    and (st.until_at is null or st.until_at > d.at) and st.popularity >= ${minPopularity}
                    and ($4::text is null or st.language = $4)
                    and ($5::int = ${allRubrics} or st.rubric_id = $5)
                    and ($6::int is null or st.yugo_ids && array[$6::int])
                  order by st.rank desc, st.news_id desc limit ${maxOfDay}) as best) as e
       join news_item n on n.id = e.lead_id
       join news_source s on s.id = n.source_id
      order by e.day desc, e.rank desc, e.news_id desc`,
    [
      clock.news,
      addDays(last, 1 - days),
      last,
      await findFeedLanguage(db, locale, clock.news),
      rubricId,
      yugoId ?? null,
    ],
  );
  const found = Map.groupBy(rows, ({ day }) => day);
  return [...found].map(([day, leads]) => ({
    day,
    events: leads.map(({ day: _day, ...lead }) => newsItemOf(lead, locale, null)),
  }));
}
