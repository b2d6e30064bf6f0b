import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { editMinutes, type CommentKind } from '../../domain/comment-rules.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { PersonRow } from '../profile/person-queries.ts';

const maxShown = 200;
const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const author = `case when a.id is not null then jsonb_build_object('id', a.id,
  'name', trim(a.first_name || ' ' || a.last_name), 'photo', '/pictures/' || photo.key) end`;
const photoOf = `left join person_picture photo on photo.account_id = a.id and photo.kind = 'photo'`;

const CommentRow = z.object({
  id: z.int(),
  threadId: z.int().nullable(),
  parentName: z.string().nullable(),
  author: PersonRow.nullable(),
  text: z.string(),
  state: z.enum(['shown', 'waiting', 'removed', 'deleted']),
  reason: z.string().nullable(),
  at: z.string(),
  isEdited: z.boolean(),
  isOwn: z.boolean(),
  canEdit: z.boolean(),
});

/** Comments of a subject as a reader sees them (null = anybody), thread by thread; what was taken away stays as a mark only where something hangs on it. */
export function listComments(
  db: Db,
  { kind, subjectId, reader }: { kind: CommentKind; subjectId: number; reader: number | null },
): Promise<z.output<typeof CommentRow>[]> {
  return db.rows(
    CommentRow,
    `with seen as (
       select c.*, c.state in ('removed', 'deleted') as "isAway" from comment c
        where c.kind = $1 and c.subject_id = $2 and (c.state <> 'waiting' or c.account_id = $3::bigint)
          and not exists(select 1 from person_block b where b.account_id = $3::bigint and b.blocked_id = c.account_id))
     select c.id::int as id, c.thread_id::int as "threadId", c.state, c.reason, ${moment('c.created_at')} as at,
            case when p.id <> c.thread_id and not p."isAway" then trim(pa.first_name || ' ' || pa.last_name) end as "parentName",
            case when not c."isAway" then ${author} end as author, case when c."isAway" then '' else c.text end as text,
            c.edited_at is not null as "isEdited", coalesce(c.account_id = $3::bigint, false) as "isOwn",
            coalesce(c.account_id = $3::bigint and not c."isAway" and c.created_at > now() - make_interval(mins => ${editMinutes}), false) as "canEdit"
       from seen c left join account a on a.id = c.account_id ${photoOf}
       left join seen p on p.id = c.parent_id left join account pa on pa.id = p.account_id
      where c.state in ('shown', 'waiting') or c.state = 'removed' and c.thread_id is null
         or exists(select 1 from seen x where x.thread_id = c.id or x.parent_id = c.id)
      order by coalesce(c.thread_id, c.id), c.id limit ${maxShown}`,
    [kind, subjectId, reader],
  );
}

/** How many comments of an account readers see. */
export async function countShown(db: Db, accountId: number): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    `select count(*)::int as count from (select 1 from comment where account_id = $1 and state = 'shown' limit 1) x`,
    [accountId],
  );
  return row!.count;
}

const ParentRow = z.object({ threadId: z.int() });

/** The thread an answer belongs to; null where the comment it answers is not under that subject or not to be seen. */
export async function findThread(
  db: Db,
  parentId: number,
  { kind, subjectId }: { kind: CommentKind; subjectId: number },
): Promise<number | null> {
  const [found] = await db.rows(
    ParentRow,
    `select coalesce(thread_id, id)::int as "threadId" from comment
      where id = $1 and kind = $2 and subject_id = $3 and state = 'shown'`,
    [parentId, kind, subjectId],
  );
  return found?.threadId ?? null;
}

/** What a comment begins as. */
export interface NewComment {
  kind: CommentKind;
  subjectId: number;
  accountId: number;
  threadId: number | null;
  parentId: number | null;
  text: string;
  state: 'shown' | 'waiting';
}

/** Keeps a comment; null where the same words by the same person stood there within a minute: a second click. */
export async function insertComment(db: Db, comment: NewComment): Promise<number | null> {
  const { kind, subjectId, accountId, threadId, parentId, text, state } = comment;
  await oneAtATime(db, accountId);
  const [row] = await db.rows(
    z.object({ id: z.int() }),
    `insert into comment (kind, subject_id, account_id, thread_id, parent_id, text, state)
     select $1, $2, $3, $4::bigint, $5::bigint, $6, $7
      where not exists(select 1 from comment where account_id = $3 and kind = $1 and subject_id = $2 and text = $6
                        and state <> 'deleted' and created_at > now() - interval '1 minute')
     returning id::int as id`,
    [kind, subjectId, accountId, threadId, parentId, text, state],
  );
  return row?.id ?? null;
}

const OwnRow = z.object({ state: z.string(), isOpen: z.boolean() });

/** An own comment that stands, and whether it may still be changed. */
export async function findOwn(db: Db, accountId: number, id: number) {
  const [found] = await db.rows(
    OwnRow,
    `select state, created_at > now() - make_interval(mins => ${editMinutes}) as "isOpen" from comment
      where id = $1 and account_id = $2 and state in ('shown', 'waiting')`,
    [id, accountId],
  );
  return found ?? null;
}
