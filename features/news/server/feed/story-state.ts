import { highestWeight, rankHours } from '#newsengine/ranking/score-story.ts';

/** Hours after its last headline during which a hot story still counts as hot, and by whose traffic it is measured. */
const hotHours = 6;
/** Where fewer than the least have grown in those, at night or on a thin day, the latest of these hours count. */
const quietHours = 12;
/** One story in so many headlines of these hours may be hot, two at least and twelve at most. */
const headlinesOfHot = 25;
const hotCount = { least: 2, most: 12 } as const;

/** Condition: the state `st` is what is known at `clock`. */
export function liveSql(clock: string): string {
  return `st.from_at <= ${clock} and (st.until_at is null or st.until_at > ${clock})`;
}

/** The highest rank a story can have at `clock`, in SQL: an index is read from here down. */
export function highestRankSql(clock: string): string {
  return `extract(epoch from ${clock}) / 3600 / ${rankHours} + ${highestWeight}`;
}

/** The one state of a story at `clock`, as a table. Both are SQL. */
export function liveStateOf(storyId: string, clock: string): string {
  return `(select st.* from seen_story_state st where st.story_id = ${storyId} and ${liveSql(clock)})`;
}

/** True while the story of the state `st` is hot: among the weightiest of its language that are being written about, as many as the traffic of these hours bears. */
export function hotSql(clock: string): string {
  const lately = `> ${clock} - interval '${hotHours} hours'`;
  const earlier = `> ${clock} - interval '${quietHours} hours'`;
  return `st.news_id in (
    select warm.news_id
      from (select w.news_id, w.language, w.from_at ${lately} as is_late,
                   row_number() over (partition by w.language order by w.from_at ${lately} desc, w.rank desc, w.news_id desc) as place
              from seen_story_state w
             where w.is_hot and w.from_at ${earlier} and w.from_at <= ${clock} and (w.until_at is null or w.until_at > ${clock})) as warm
      join (select t.language, count(*) filter (where t.published_at ${lately}) as headlines from seen_news t
             where t.published_at ${earlier} and t.published_at <= ${clock} group by t.language) as traffic on traffic.language = warm.language
     where (warm.is_late or warm.place <= ${hotCount.least})
       and warm.place <= least(${hotCount.most}, greatest(${hotCount.least}, traffic.headlines / ${headlinesOfHot})))`;
}
