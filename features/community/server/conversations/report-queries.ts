import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { PersonRow } from '../profile/person-queries.ts';

const ReportRow = z.object({
  id: z.int(),
  text: z.string(),
  reason: z.string(),
  at: z.string(),
  sender: PersonRow,
  reporter: PersonRow,
});

const personJson = (account: string) =>
  `jsonb_build_object('id', ${account}.id, 'name', trim(${account}.first_name || ' ' || ${account}.last_name), 'photo', null)`;

/** Reports that wait, oldest first. */
export function listReports(db: Db): Promise<z.output<typeof ReportRow>[]> {
  return db.rows(
    ReportRow,
    `select m.id::int as id, m.text, r.reason, to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
            ${personJson('s')} as sender, ${personJson('a')} as reporter
       from message_report r join message m on m.id = r.message_id
       join account s on s.id = m.sender_id join account a on a.id = r.account_id
      where r.settled_at is null order by r.at limit 50`,
  );
}

/** Reports a message that the account got; false where it got none of that number. */
export async function report(db: Db, accountId: number, id: number, reason: string): Promise<boolean> {
  const known = await db.query('select 1 from message where id = $1 and receiver_id = $2', [id, accountId]);
  if (known.length === 0) return false;
  await db.run(
    'insert into message_report (message_id, account_id, reason) values ($1, $2, $3) on conflict do nothing',
    [id, accountId, reason],
  );
  return true;
}

/** Settles the reports of a message, and deletes it for both where it is to go; false where none waits. */
export function settle(db: Db, accountId: number, id: number, remove: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const settled = await tx.run(
      `update message_report set settled_by = $2, settled_at = now() where message_id = $1 and settled_at is null`,
      [id, accountId],
    );
    if (settled === 0) return false;
    if (!remove) return true;
    await tx.run('delete from message where id = $1', [id]);
    // The pair's newest message is another one now, or there is none.
    await tx.run(
      `update conversation c set last_id = coalesce((select max(m.id) from message m
          where least(m.sender_id, m.receiver_id) = c.lower_id and greatest(m.sender_id, m.receiver_id) = c.upper_id), 0)
        where c.last_id = $1`,
      [id],
    );
    await tx.run('delete from conversation where last_id = 0');
    return true;
  });
}
