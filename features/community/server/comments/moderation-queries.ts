import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { commentKinds, reportsToWait } from '../../domain/comment-rules.ts';
import { tellOfDecision } from '../told/tell-comments.ts';
import { PersonRow } from '../profile/person-queries.ts';

const QueueRow = z.object({
  id: z.int(),
  kind: z.enum(commentKinds),
  subjectId: z.int(),
  text: z.string(),
  at: z.string(),
  author: PersonRow.nullable(),
  reports: z.int(),
});

/** Comments that wait for a moderator, oldest first. */
export function listQueue(db: Db): Promise<z.output<typeof QueueRow>[]> {
  return db.rows(
    QueueRow,
    `select c.id::int as id, c.kind, c.subject_id::int as "subjectId", c.text,
            to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
            case when a.id is not null then jsonb_build_object('id', a.id, 'name', trim(a.first_name || ' ' || a.last_name), 'photo', null) end as author,
            (select count(*)::int from comment_report r where r.comment_id = c.id) as reports
       from comment c left join account a on a.id = c.account_id where c.state = 'waiting' order by c.id limit 50`,
  );
}

/** Shows a comment that waits, or removes one that waits or is shown; false where there is none such. */
export async function settleComment(
  db: Db,
  moderatorId: number,
  { id, accept, reason }: { id: number; accept: boolean; reason: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx.query<{ state: string }>('select state from comment where id = $1 for update', [
      id,
    ]);
    const wasWaiting = before?.state === 'waiting';
    const settled = await tx.run(
      `update comment set state = $3, reason = $4, settled_by = $2
        where id = $1 and (state = 'waiting' or state = 'shown' and $3 = 'removed')`,
      [id, moderatorId, accept ? 'shown' : 'removed', accept ? null : reason],
    );
    if (settled === 1) await tellOfDecision(tx, id, wasWaiting);
    // Looked at is looked at: what was shown again does not wait because of the same reports.
    if (settled === 1) await tx.run('delete from comment_report where comment_id = $1', [id]);
    return settled === 1;
  });
}

/** Reports a comment of somebody else that readers see; with enough reports it waits. False where there is none such. */
export function reportComment(db: Db, accountId: number, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const known = await tx.query(
      `select 1 from comment where id = $1 and state = 'shown' and account_id is distinct from $2`,
      [id, accountId],
    );
    if (known.length === 0) return false;
    await tx.run(
      'insert into comment_report (comment_id, account_id) values ($1, $2) on conflict do nothing',
      [id, accountId],
    );
    await tx.run(
      `update comment set state = 'waiting' where id = $1 and state = 'shown'
         and (select count(*) from comment_report where comment_id = $1) >= ${reportsToWait}`,
      [id],
    );
    return true;
  });
}
