import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { CommentKind } from '../../domain/comment-rules.ts';

const maxShown = 10;

const PollRow = z.object({
  id: z.int(),
  question: z.string(),
  closesAt: z.coerce.date(),
  isClosed: z.boolean(),
  askedBy: z.int().nullable(),
  mine: z.int().nullable(),
  options: z.array(z.object({ place: z.int(), text: z.string(), votes: z.int() })),
});

/** A poll as it is kept, with all its votes counted. */
export type KeptPoll = z.output<typeof PollRow>;

const seen = `select p.id::int, p.question, p.closes_at as "closesAt", p.closes_at <= now() as "isClosed", p.account_id::int as "askedBy", m.place::int as mine,
       (select jsonb_agg(jsonb_build_object('place', o.place, 'text', o.text, 'votes',
                 (select count(*) from poll_vote v where v.poll_id = o.poll_id and v.place = o.place)) order by o.place)
          from poll_option o where o.poll_id = p.id) as options
  from poll p left join poll_vote m on m.poll_id = p.id and m.account_id = $1`;

/** Polls of a subject as a reader sees them (null = anybody), newest first. */
export function listPolls(
  db: Db,
  reader: number | null,
  { kind, subjectId }: { kind: CommentKind; subjectId: number },
): Promise<KeptPoll[]> {
  return db.rows(
    PollRow,
    `${seen} where p.kind = $2 and p.subject_id = $3 order by p.id desc limit ${maxShown}`,
    [reader, kind, subjectId],
  );
}

/** One poll as a reader sees it. */
export async function findPoll(db: Db, reader: number | null, id: number): Promise<KeptPoll | null> {
  const [found] = await db.rows(PollRow, `${seen} where p.id = $2`, [reader, id]);
  return found ?? null;
}

/** How many polls of a subject are open, and whether one of them asks the same. */
export async function countOpen(
  db: Db,
  { kind, subjectId, question }: Pick<NewPoll, 'kind' | 'subjectId' | 'question'>,
): Promise<{ open: number; asked: number }> {
  const [row] = await db.rows(
    z.object({ open: z.int(), asked: z.int() }),
    `select count(*)::int as open, (count(*) filter (where question = $3))::int as asked
       from poll where kind = $1 and subject_id = $2 and closes_at > now()`,
    [kind, subjectId, question],
  );
  return row!;
}

/** What a poll begins as. */
export interface NewPoll {
  kind: CommentKind;
  subjectId: number;
  accountId: number;
  question: string;
  options: readonly string[];
  closesAt: Date;
}

/** Keeps a poll with its answers; its number. */
export async function insertPoll(db: Db, poll: NewPoll): Promise<number> {
  const { kind, subjectId, accountId, question, options, closesAt } = poll;
  const [row] = await db.rows(
    z.object({ id: z.int() }),
    `insert into poll (kind, subject_id, account_id, question, closes_at) values ($1, $2, $3, $4, $5) returning id::int`,
    [kind, subjectId, accountId, question, closesAt],
  );
  await db.run(
    `insert into poll_option (poll_id, place, text) select $1, o.place, o.text from unnest($2::text[]) with ordinality as o (text, place)`,
    [row!.id, options],
  );
  return row!.id;
}

/** Puts a vote down while the poll is open, in the place of an earlier one; false where it has no such answer or is over. */
export async function putVote(
  db: Db,
  { id, accountId, place }: { id: number; accountId: number; place: number },
): Promise<boolean> {
  const put = await db.run(
    `insert into poll_vote (poll_id, account_id, place)
     select o.poll_id, $2, o.place from poll_option o join poll p on p.id = o.poll_id
      where o.poll_id = $1 and o.place = $3 and p.closes_at > now()
     on conflict (poll_id, account_id) do update set place = excluded.place, voted_at = now()`,
    [id, accountId, place],
  );
  return put > 0;
}

/** Ends a poll that is open; false where it is not. */
export async function endPoll(db: Db, id: number): Promise<boolean> {
  return (await db.run('update poll set closes_at = now() where id = $1 and closes_at > now()', [id])) > 0;
}

/** Removes a poll with its answers and votes; false where there is none. */
export async function removePoll(db: Db, id: number): Promise<boolean> {
  return (await db.run('delete from poll where id = $1', [id])) > 0;
}
