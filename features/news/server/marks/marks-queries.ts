import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { markKinds, type MarkKind } from '../../domain/feed/reader-marks.ts';
import { newsColumns, NewsRow } from '../feed/news-columns.ts';

const maxMarks = 500;
const MarksRow = z.object({ newsId: z.int(), kinds: z.array(z.enum(markKinds)) });

/** Items with their marks. */
export type MarksRow = z.output<typeof MarksRow>;

/** Sets or takes away one mark; neither is an error when it is so already. */
export async function setMark(
  db: Db,
  { accountId, newsId, kind, on }: { accountId: number; newsId: number; kind: MarkKind; on: boolean },
): Promise<void> {
  const sql = on
    ? 'insert into news_mark (account_id, news_id, kind) values ($1, $2, $3) on conflict do nothing'
    : 'delete from news_mark where account_id = $1 and news_id = $2 and kind = $3';
  await db.run(sql, [accountId, newsId, kind]);
}

/** Marks of these items; those without any are left out. */
export function listMarksOf(db: Db, accountId: number, newsIds: readonly number[]): Promise<MarksRow[]> {
  return db.rows(
    MarksRow,
    `select news_id as "newsId", array_agg(kind order by kind) as kinds
       from news_mark where account_id = $1 and news_id = any($2::bigint[]) group by news_id`,
    [accountId, newsIds],
  );
}

/** The last marks of each kind, in no order. */
export function listLastMarks(db: Db, accountId: number): Promise<MarksRow[]> {
  return db.rows(
    MarksRow,
    `select news_id as "newsId", array_agg(kind order by kind) as kinds
       from unnest($2::text[]) as wanted (name),
            lateral (select news_id, kind from news_mark
                      where account_id = $1 and kind = wanted.name
                      order by marked_at desc, news_id desc limit $3::int) as last
      group by news_id`,
    [accountId, markKinds, maxMarks],
  );
}

const MarkedRow = NewsRow.extend({ markedAt: z.date() });

/** A page of marked news that are seen at this clock, those marked last first. */
export function listMarkedNews(
  db: Db,
  wanted: { accountId: number; kind: MarkKind; clock: Date; index: number; size: number },
): Promise<z.output<typeof MarkedRow>[]> {
  return db.rows(
    MarkedRow,
    `select ${newsColumns('$3::timestamptz')}, m.marked_at as "markedAt"
       from news_mark m join seen_news n on n.id = m.news_id join news_source s on s.id = n.source_id
      where m.account_id = $1 and m.kind = $2 and n.published_at <= $3
      order by m.marked_at desc, m.news_id desc
     offset $4::bigint limit $5::int`,
    [wanted.accountId, wanted.kind, wanted.clock, (wanted.index - 1) * wanted.size, wanted.size],
  );
}

/** How many news of a mark are seen at this clock. */
export async function countMarkedNews(
  db: Db,
  { accountId, kind, clock }: { accountId: number; kind: MarkKind; clock: Date },
): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    `select count(*) as count from news_mark m join seen_news n on n.id = m.news_id
      where m.account_id = $1 and m.kind = $2 and n.published_at <= $3`,
    [accountId, kind, clock],
  );
  return row!.count;
}

const KeptRow = z.object({ later: z.int(), favourite: z.int(), liked: z.int(), muted: z.int() });

/** How many news an account keeps under each mark, seen at this clock, and how many words and outlets it muted. */
export async function countKept(db: Db, accountId: number, clock: Date): Promise<z.output<typeof KeptRow>> {
  const [row] = await db.rows(
    KeptRow,
    `select count(*) filter (where m.kind = 'later') as later, count(*) filter (where m.kind = 'favourite') as favourite,
            count(*) filter (where m.kind = 'liked') as liked,
            (select count(*) from muted where account_id = $1) as muted
       from news_mark m join seen_news n on n.id = m.news_id
      where m.account_id = $1 and m.kind <> 'read' and n.published_at <= $2`,
    [accountId, clock],
  );
  return row!;
}
