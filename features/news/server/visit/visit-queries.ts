import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** Without a word for so long a visit is over. */
const visitMinutes = 30;
const maxDays = 31;
const maxHeadlines = 5;

const VisitRow = z.object({ since: z.date().nullable(), stoppedAt: z.int().nullable() });

/** Goes on with the account's visit, or begins the next one where the last ended. */
export async function continueVisit(
  db: Db,
  { accountId, clock, now }: { accountId: number; clock: Date; now: Date },
): Promise<z.output<typeof VisitRow>> {
  const [row] = await db.rows(
    VisitRow,
    `insert into news_visit as v (account_id, seen_at, called_at) values ($1, $2, $3)
     on conflict (account_id) do update
        set since_at = case when v.called_at < $3::timestamptz - interval '${visitMinutes} minutes' then v.seen_at else v.since_at end,
            seen_at = excluded.seen_at, called_at = excluded.called_at
     returning since_at as since, stopped_at as "stoppedAt"`,
    [accountId, clock, now],
  );
  return row!;
}

/** What is known of the account's visit without being on one. */
export async function findVisit(db: Db, accountId: number): Promise<z.output<typeof VisitRow> | null> {
  const [row] = await db.rows(
    VisitRow,
    'select seen_at as since, stopped_at as "stoppedAt" from news_visit where account_id = $1',
    [accountId],
  );
  return row ?? null;
}

/** Up to when an account had seen the news before the visit it is on, or would begin now; null on the first one. */
export async function findVisitStart(db: Db, accountId: number, now: Date): Promise<Date | null> {
  const [row] = await db.rows(
    z.object({ since: z.date().nullable() }),
    `select case when called_at < $2::timestamptz - interval '${visitMinutes} minutes' then seen_at else since_at end as since
       from news_visit where account_id = $1`,
    [accountId, now],
  );
  return row?.since ?? null;
}

/** Sets up to when an account has read on the visit it is on, which begins where there is none; null = nothing yet. */
export async function readUntil(
  db: Db,
  { accountId, until, clock, now }: { accountId: number; until: Date | null; clock: Date; now: Date },
): Promise<void> {
  await db.run(
    `insert into news_visit (account_id, since_at, seen_at, called_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update
        set since_at = excluded.since_at, seen_at = excluded.seen_at, called_at = excluded.called_at`,
    [accountId, until, clock, now],
  );
}

/** Keeps where reading stopped; a headline that is none, or an account without a visit, changes nothing. */
export async function stopReading(
  db: Db,
  { accountId, newsId, now }: { accountId: number; newsId: number; now: Date },
): Promise<void> {
  await db.run(
    `update news_visit set stopped_at = n.id, called_at = $3 from news_item n where account_id = $1 and n.id = $2`,
    [accountId, newsId, now],
  );
}

const GainRow = z.object({
  storyId: z.int(),
  count: z.int(),
  news: z.array(
    z.object({ newsId: z.int(), title: z.string(), language: z.string(), sourceName: z.string() }),
  ),
});

/** Headlines that stories gained after `since`, up to the clock; the stories' own order. */
export function listGains(
  db: Db,
  { storyIds, since, clock }: { storyIds: readonly number[]; since: Date; clock: Date },
): Promise<z.output<typeof GainRow>[]> {
  return db.rows(
    GainRow,
    `select wanted.id as "storyId", gained.count, gained.news
       from unnest($1::bigint[]) with ordinality as wanted (id, place),
            lateral (
              select count(*)::int as count,
                     jsonb_agg(jsonb_build_object('newsId', g.id, 'title', g.title, 'language', g.language, 'sourceName', g.name)
                               order by g.published_at desc, g.id desc) filter (where g.latest <= ${maxHeadlines}) as news
                from (select n.id, n.title, n.language, n.published_at, s.name,
                             row_number() over (order by n.published_at desc, n.id desc) as latest
                        from seen_news n join news_source s on s.id = n.source_id
                       where n.story_id = wanted.id and n.published_at <= $3
                         and n.published_at > greatest($2::timestamptz, $3::timestamptz - interval '${maxDays} days')) as g
            ) as gained
      where gained.count > 0
      order by wanted.place`,
    [storyIds, since, clock],
  );
}
