import { z } from 'zod';
import { StoryReferences, type MovedReferences } from '#features/news/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';

/** What can be decided of a story. */
const storyDecisions = ['merge', 'part', 'pin', 'region', 'leave', 'rubric', 'place', 'keep'] as const;
type DecisionKind = (typeof storyDecisions)[number];

/** What an editor decided, as it is kept; `newsIds` are the headlines that changed their place, or the one that leads. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly storyId: number;
  readonly otherStoryId?: number;
  readonly hasOpened?: boolean;
  readonly newsIds: readonly number[];
  /** Stories whose addresses were led on with this one's. */
  readonly storyIds?: readonly number[];
  /** The headline that led by choice before. */
  readonly beforeId?: number | null;
  readonly yugoId?: number;
  /** What people had of a merged story. */
  readonly moved?: MovedReferences;
  /** The rubric or the place that was chosen, and what was before; null = the engine's. */
  readonly value?: number | null;
  readonly valueBefore?: number | null;
  /** Day, `YYYY-MM-DD`, on whose front page the place was given. */
  readonly frontDay?: string;
}

/** Puts a decision down and returns its number. */
export async function insertDecision(
  tx: Db,
  decision: Decision,
  { accountId, now }: { accountId: number | null; now: Date },
): Promise<number> {
  const { kind, storyId, otherStoryId, hasOpened, newsIds, storyIds, beforeId, yugoId } = decision;
  const { value, valueBefore, frontDay, moved } = decision;
  const [row] = await tx.query<{ id: number }>(
    `insert into news_decision (kind, story_id, other_story_id, has_opened, news_ids, story_ids, before_id, yugo_id, account_id, decided_at,
                                value, value_before, front_day, moved)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::date, $14::jsonb) returning id`,
    [
      kind,
      storyId,
      otherStoryId ?? null,
      hasOpened ?? false,
      newsIds,
      storyIds ?? [],
      beforeId ?? null,
      yugoId ?? null,
      accountId,
      now,
      value ?? null,
      valueBefore ?? null,
      frontDay ?? null,
      moved === undefined ? null : JSON.stringify(moved),
    ],
  );
  return row!.id;
}

/** The driver gives the numbers of a bigint[] as text. */
const Numbers = z.array(z.coerce.number<string | number>().int());

const DecisionRow = z.object({
  id: z.int(),
  kind: z.enum(storyDecisions),
  storyId: z.int(),
  otherStoryId: z.int().nullable(),
  hasOpened: z.boolean(),
  newsIds: Numbers,
  storyIds: Numbers,
  beforeId: z.int().nullable(),
  yugoId: z.int().nullable(),
  moved: StoryReferences.nullable(),
  value: z.int().nullable(),
  valueBefore: z.int().nullable(),
  frontDay: z.string().nullable(),
});

/** The decision, to be taken back; one that is already, or never was, is refused. */
export async function getStandingDecision(tx: Db, id: number): Promise<z.output<typeof DecisionRow>> {
  const [row] = await tx.rows(
    DecisionRow,
    `select id, kind, story_id as "storyId", other_story_id as "otherStoryId", has_opened as "hasOpened", news_ids as "newsIds",
            story_ids as "storyIds", before_id as "beforeId", yugo_id as "yugoId", value, value_before as "valueBefore", front_day::text as "frontDay", moved
       from news_decision where id = $1 and undone_at is null for update`,
    [id],
  );
  if (!row) throw new AppError('not_found', { id });
  return row;
}

/** Marks a decision as taken back. */
export async function markUndone(
  tx: Db,
  id: number,
  { accountId, now }: { accountId: number | null; now: Date },
): Promise<void> {
  await tx.run('update news_decision set undone_at = $2, undone_by = $3 where id = $1', [id, now, accountId]);
}

const HistoryRow = DecisionRow.omit({
  newsIds: true,
  storyIds: true,
  beforeId: true,
  yugoId: true,
  moved: true,
  valueBefore: true,
  frontDay: true,
}).extend({
  titles: z.array(z.string()),
  newsCount: z.int(),
  names: z.record(z.string(), z.string()).nullable(),
  by: z.string(),
  decidedAt: z.date(),
  undoneAt: z.date().nullable(),
  undoneBy: z.string().nullable(),
});

/** What was decided of a story, and of those that were merged into it; latest first, up to 50. */
export function listDecisions(db: Db, storyId: number): Promise<z.output<typeof HistoryRow>[]> {
  return db.rows(
    HistoryRow,
    `with own as (select id from news_story where id = $1 or merged_into = $1),
     found as (
       select * from news_decision where story_id in (select id from own)
        union
       select * from news_decision where other_story_id in (select id from own)
        order by id desc limit 50)
     select d.id, d.kind, d.story_id as "storyId", d.other_story_id as "otherStoryId", d.has_opened as "hasOpened", d.value,
            cardinality(d.news_ids) as "newsCount",
            array(select n.title from news_item n where n.id = any(d.news_ids[1:3]) order by n.published_at, n.id) as titles,
            p.names, coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, '') as by,
            d.decided_at as "decidedAt", d.undone_at as "undoneAt",
            coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as "undoneBy"
       from found d left join account a on a.id = d.account_id left join account u on u.id = d.undone_by
       left join entity p on p.id = d.yugo_id
      order by d.id desc`,
    [storyId],
  );
}
