import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { StatementValues } from '#platform/server/db/statement-values.ts';
import { composePage } from '#newsengine/ranking/compose-page.ts';
import { personKind } from '#newsengine/entities/mention-form.ts';
import { isReaction } from '#newsengine/stories/headline-kind.ts';
import type { FeedFilter } from '../../domain/feed/feed-filter.ts';
import { allRubrics } from '../../domain/feed/rubrics.ts';
import { readConditions } from './ranking-filter.ts';
import { rankingSql } from './ranking-queries.ts';

const ItemRow = z.object({ id: z.int() });
const NamedRow = z.object({ newsId: z.int(), entityId: z.int() });
const StoryRow = z.object({
  leadId: z.int(),
  affairId: z.int(),
  rank: z.number(),
  fromMs: z.number(),
  daySourceCount: z.int(),
  title: z.string(),
  place: z.int().nullable(),
  placedMs: z.number().nullable(),
});

/** Ids of what a filter gives at a clock, best first. By story they are the leads of a page as the engine composes it. */
export async function rankNews(
  db: Db,
  { filter, clock, most }: { filter: FeedFilter; clock: Date; most: number },
): Promise<number[]> {
  const values = new StatementValues();
  const conditions = await readConditions(db, filter, clock);
  const sql = rankingSql(filter, conditions, most, values);
  if (!filter.groupByStories) return (await db.rows(ItemRow, sql, values.list)).map(({ id }) => id);
  const stories = await db.rows(StoryRow, sql, values.list);
  const leads =
    filter.order === 'score'
      ? composed(isFront(filter) ? stories : stories.map(freed), clock)
      : stories.map(({ leadId }) => leadId);
  return filter.hot ? onePerPerson(db, leads) : leads;
}

/** Editors give places on the page of everything, not on those of a rubric, a place or a question. */
function isFront({ rubricId, rubrics, sourceId, yugoId, yugoIds, text, objects, articles, hot }: FeedFilter) {
  const asksNothing = text === '' && !articles && !hot && sourceId === null && yugoId === null;
  return (
    asksNothing && rubricId === allRubrics && [rubrics, yugoIds, objects].every((each) => each.length === 0)
  );
}

function freed<Story extends z.output<typeof StoryRow>>(story: Story): Story {
  return { ...story, place: null };
}

function composed(stories: readonly z.output<typeof StoryRow>[], clock: Date): number[] {
  const told = stories.map(({ title, ...story }) => ({ ...story, isReaction: isReaction(title) }));
  return composePage(told, clock.getTime()).map(({ leadId }) => leadId);
}

/** Of the hot headlines that name a person the first alone. */
async function onePerPerson(db: Db, leads: readonly number[]): Promise<number[]> {
  const rows = await db.rows(
    NamedRow,
    `select m.news_id as "newsId", m.entity_id as "entityId" from news_item_entity m join entity e on e.id = m.entity_id
      where m.news_id = any($1::bigint[]) and e.kind = $2`,
    [leads, personKind],
  );
  const known = new Set<number>();
  return leads.filter((lead) => {
    const persons = rows.filter(({ newsId }) => newsId === lead).map(({ entityId }) => entityId);
    const isNew = persons.every((person) => !known.has(person));
    for (const person of persons) known.add(person);
    return isNew;
  });
}
