import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Db } from '#platform/server/db/db.ts';
import { personKind } from '#newsengine/entities/mention-form.ts';
import type { NewsEngine } from '../news-engine.ts';
import type { ApartPair, OpenItem, OpenPerson, OpenStep } from '#newsengine/placing/batch.ts';
import { readEmbeddings } from '../../embeddings/embedding-queries.ts';
import { affairHours } from '#newsengine/stories/affair.ts';

/** A stretch of time of which the engine knows everything stored; ms since 1970. */
export interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
}

const hourMs = 3_600_000;
/** Stories are open for two days; a day more, so that their own beginnings are known too. */
const hoursBefore = 72;
const hoursAfter = 48;
const storiesAtOnce = 150;
/** What came in the last hours before a restart may have had no second look. */
const looklessHours = 1;

/** Does the engine know all that items of these moments may meet? */
export function covers(stretch: Stretch | undefined, fromMs: number, toMs: number): boolean {
  return stretch !== undefined && fromMs - 48 * hourMs >= stretch.fromMs && toMs <= stretch.toMs;
}

/** Makes the engine forget all and enters the stories told around these moments, with the vectors of `model` where there is one, in short reads; returns what it then knows. */
export async function openStretch(
  db: Db,
  engine: NewsEngine,
  { firstMs, lastMs, model }: { firstMs: number; lastMs: number; model: string | undefined },
): Promise<Stretch> {
  const fromMs = firstMs - hoursBefore * hourMs;
  const untilMs = lastMs + hoursAfter * hourMs;
  await engine.forget();
  await engine.enterSteps(await readSteps(db, fromMs));
  await engine.enterApart(await readApart(db));
  const storyIds = await listStories(db, fromMs, untilMs);
  for (let at = 0; at < storyIds.length; at += storiesAtOnce) {
    const part = storyIds.slice(at, at + storiesAtOnce);
    const items = await readOpenItems(db, part, firstMs);
    await engine.enter(await withEmbeddings(db, items, model), await readPersons(db, part));
    await letOthersRun();
  }
  return { fromMs, toMs: (await nextMoment(db, untilMs)) ?? Infinity };
}

async function listStories(db: Db, fromMs: number, untilMs: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select distinct story_id as id from news_item
      where published_at between to_timestamp($1::float8 / 1000) and to_timestamp($2::float8 / 1000) and story_id is not null
      order by id`,
    [fromMs, untilMs],
  );
  return rows.map(({ id }) => id);
}

/** The first moment after the stretch at which something is stored: up to there nothing is missing. */
async function nextMoment(db: Db, untilMs: number): Promise<number | undefined> {
  const [row] = await db.query<{ ms: number | null }>(
    `select (extract(epoch from min(published_at)) * 1000)::float8 as ms from news_item
      where published_at > to_timestamp($1::float8 / 1000)`,
    [untilMs],
  );
  return row?.ms ?? undefined;
}

function readOpenItems(db: Db, storyIds: readonly number[], firstMs: number): Promise<OpenItem[]> {
  return db.query<OpenItem & object>(
    `select i.id as "newsId", i.story_id as "storyId", i.source_id as "sourceId", s.authority,
            (extract(epoch from i.published_at) * 1000)::float8 as "publishedMs", i.has_time as "hasTime",
            i.language, coalesce(i.judged_rubric_id, i.rubric_id) as "rubricId", i.rubric_share as "rubricShare", i.not_news_share as "notNewsShare",
            (i.reprint_of is not null or exists (select from news_absence a where a.news_id = i.id and a.is_withdrawn)) as "isReprint", i.is_pinned_lead as "isPinned", i.reprint_of as "reprintOf", i.data_set as "dataSet",
            tsvector_to_array(i.search_terms) as terms, length(i.title) as "titleLength", i.title, s.name as "sourceName",
            coalesce((select array_agg(r.yugo_id) from news_item_region r where r.news_id = i.id), '{}') as "yugoIds",
            st.affair_id as "affairId", st.chosen_rubric_id as "chosenRubricId", i.published_at > to_timestamp($2::float8 / 1000) - interval '${looklessHours} hours' as "isFresh"
       from news_item i join news_source s on s.id = i.source_id join news_story st on st.id = i.story_id
      where i.story_id = any($1::bigint[])
      order by i.published_at, i.id`,
    [storyIds, firstMs],
  );
}

async function withEmbeddings(db: Db, items: OpenItem[], model: string | undefined): Promise<OpenItem[]> {
  if (model === undefined) return items;
  const vectors = await readEmbeddings(
    db,
    model,
    items.map(({ newsId }) => newsId),
  );
  return items.map((item) => ({ ...item, embedding: vectors.get(item.newsId) }));
}

/** Stories told before the stretch, but not so long ago that their affairs rest: each by its lead. */
function readSteps(db: Db, fromMs: number): Promise<OpenStep[]> {
  return db.query<OpenStep & object>(
    `select st.story_id as "storyId", story.affair_id as "affairId", n.title, s.name as "sourceName", n.language,
            (extract(epoch from st.from_at) * 1000)::float8 as "publishedMs"
       from news_story_state st join news_story story on story.id = st.story_id
       join news_item n on n.id = st.lead_id join news_source s on s.id = n.source_id
      where st.from_at >= to_timestamp($1::float8 / 1000) - interval '${affairHours} hours'
        and st.from_at < to_timestamp($1::float8 / 1000)
        and (st.until_at is null or st.until_at >= to_timestamp($1::float8 / 1000)) and story.affair_id is not null
      order by st.from_at, st.news_id`,
    [fromMs],
  );
}

/** Stories that editors have parted, from one another or from an affair, by the addresses they have now. */
function readApart(db: Db): Promise<ApartPair[]> {
  return db.query<ApartPair & object>(
    `select coalesce(one.merged_into, one.id) as one, d.kind = 'leave' as "isAffair",
            case when d.kind = 'leave' then coalesce(two.affair_id, two.id) else coalesce(two.merged_into, two.id) end as two
       from news_decision d join news_story one on one.id = d.story_id join news_story two on two.id = d.other_story_id
      where d.kind in ('part', 'leave') and d.undone_at is null`,
  );
}

function readPersons(db: Db, storyIds: readonly number[]): Promise<OpenPerson[]> {
  return db.query<OpenPerson & object>(
    `select distinct e.key, i.story_id as "storyId", (extract(epoch from m.published_at) * 1000)::float8 as "publishedMs"
       from news_item i join news_item_entity m on m.news_id = i.id join entity e on e.id = m.entity_id
      where i.story_id = any($1::bigint[]) and e.kind = $2 and e.key like '% %'`,
    [storyIds, personKind],
  );
}
