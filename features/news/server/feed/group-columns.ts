import { z } from 'zod';
import type { Locale } from '#platform/shared/locales.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { chooseNames } from '../entities/choose-names.ts';
import { nameOf } from '../../domain/feed/name-of.ts';
import type { NewsItem } from '../../contract/item/news-item.ts';
import { liveStateOf } from './story-state.ts';
import { shownTitle } from '../../domain/feed/wording/shown-text.ts';

const maxMembers = 3;
const maxTimes = 300;
const maxObjects = 3;
/** Of so many most named the sure ones are chosen. */
const maxNamed = 12;

/** Columns of a story beside its lead `n`, as `GroupRow` reads them; they come from `groupJoins`. */
export const groupColumns = `
  st.from_at as "lastAt", st.rank, st.authority, st.growth, st.source_count as "sourceCount", members.members, times.times, objects.objects, regions.regions`;

/**
 * What `groupColumns` read, member by member along the index, whatever the planner knows of the tables (`offset 0`).
 * That is the live state of the story of the lead `n`, and its members seen at `clock` (SQL).
 */
export function groupJoins(clock: string): string {
  const member = `seen_news m where m.story_id = n.story_id and m.published_at <= ${clock}`;
  return `
  left join lateral ${liveStateOf('n.story_id', clock)} as st on true
  left join lateral (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.date desc, shown."newsId" desc), '[]') as members
      from (select m.id as "newsId", m.title, m.published_at as date, m.has_time as "hasTime", m.language,
                   m.source_id as "sourceId", ms.name as "sourceName"
              from (select m.*, row_number() over (partition by m.source_id order by m.reprint_of is not null, m.published_at desc, m.id desc)
                                + (m.source_id = n.source_id)::int as turn
                      from ${member} and m.id <> n.id) as m
              join news_source ms on ms.id = m.source_id
             order by m.reprint_of is not null, m.turn, m.published_at desc, m.id desc
             limit ${maxMembers}) as shown
  ) as members on true
  left join lateral (
    select array(select to_char(m.published_at at time zone 'Europe/Moscow', 'HH24:MI')
                   from ${member} and m.id <> n.id and m.has_time
                    and m.published_at >= date_trunc('day', st.from_at at time zone 'Europe/Moscow') at time zone 'Europe/Moscow'
                  order by m.published_at limit ${maxTimes}) as times
  ) as times on true
  left join lateral (
    select coalesce(jsonb_agg(to_jsonb(named) order by named.count desc, named.id), '[]') as objects
      from (select e.id, e.kind as "objectType", e.names, e.key, e.is_listed as "isListed", count(distinct me.news_id) as count,
                   exists (select 1 from news_item_entity other where other.entity_id = e.id offset 1) as "isMetTwice"
              from (select m.id from ${member}) as m
              cross join lateral (select news_id, entity_id from shown_mention where news_id = m.id offset 0) as me
              join entity e on e.id = me.entity_id
             group by e.id order by count desc, e.id limit ${maxNamed}) as named
  ) as objects on true
  left join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('yugoId', p.yugo_id, 'newsId', (
             select m.id from ${member} and exists (select from news_item_region r where r.news_id = m.id and r.yugo_id = p.yugo_id)
              order by m.id <> n.id, m.published_at desc, m.id desc limit 1), 'names', jsonb_build_object(
             'ru', p.name_short_ru, 'en', coalesce(p.name_short_en, p.name_en), 'ja', p.name_ja, 'pt', p.name_pt, 'es', p.name_es))
             order by p.yugo_id), '[]') as regions
      from place p where p.yugo_id = any(st.yugo_ids) and p.kind = 'region'
  ) as regions on true`;
}

export const NamesRow = z.record(z.string(), z.string());
const NamedRow = z.object({
  id: z.int(),
  objectType: z.int(),
  names: NamesRow,
  count: z.int(),
  key: z.string(),
  isListed: z.boolean(),
  isMetTwice: z.boolean(),
});

export const GroupRow = z.object({
  lastAt: z.date(),
  rank: z.number(),
  authority: z.number(),
  growth: z.number(),
  sourceCount: z.int(),
  members: z.array(
    z.object({
      newsId: z.int(),
      title: z.string(),
      date: z.iso.datetime({ offset: true }),
      hasTime: z.boolean(),
      language: z.string(),
      sourceId: z.int(),
      sourceName: z.string(),
    }),
  ),
  times: z.array(z.string()),
  objects: z.array(NamedRow),
  regions: z.array(z.object({ yugoId: z.int(), newsId: z.int().nullable(), names: NamesRow })),
});

export type GroupRow = z.output<typeof GroupRow>;

/** What stands beside the lead of a story, as the wire has it. `at` is the moment of looking. */
export function groupOf(
  lead: { publishedAt: Date; hasTime: boolean },
  row: GroupRow,
  { locale, at }: { locale: Locale; at: Date },
): NonNullable<NewsItem['group']> {
  const day = dayAt(row.lastAt);
  const isOfDay = lead.hasTime && dayAt(lead.publishedAt) === day;
  return {
    members: row.members.map((member) => ({
      ...member,
      title: shownTitle(member.title, member.sourceName),
      date: new Date(member.date).toISOString(),
    })),
    day,
    times: row.times,
    leadTime: isOfDay ? formatTime(lead.publishedAt) : null,
    objects: chooseNames(
      row.objects.map(({ names, ...object }) => ({ ...object, name: nameOf(names, locale) })),
      maxObjects,
    ).map(({ id, objectType, name, count }) => ({ id, objectType, name, count })),
    regions: row.regions.map(({ names, ...region }) => ({ ...region, name: nameOf(names, locale) })),
    rank: {
      sources: row.sourceCount,
      authority: row.authority,
      freshness: freshnessAt(row.lastAt, at),
      growth: row.growth,
    },
  };
}

const halfLifeMs = 8 * 3_600_000;

/** Share 0…1 of a story's weight that is left: halved every eight hours since its last headline. */
function freshnessAt(lastAt: Date, clock: Date): number {
  return 2 ** (-Math.max(0, clock.getTime() - lastAt.getTime()) / halfLifeMs);
}
