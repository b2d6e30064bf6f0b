import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readMessagesNotice, tellOfMessage } from '../told/tell-people.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { pageOfMessages } from '../../domain/message-limits.ts';
import { isThere, personColumns, PersonRow, photoJoin } from '../profile/person-queries.ts';

const MessageRow = z.object({
  id: z.int(),
  isOwn: z.boolean(),
  text: z.string(),
  at: z.string(),
  isRead: z.boolean(),
});

const messageColumns = (
  me: string,
) => `m.id::int as id, m.sender_id = ${me} as "isOwn", m.text, m.read_at is not null as "isRead",
  to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`;

/** Counts what waits for an account, by its index alone. */
export const unreadSql =
  'select count(*)::int as unread from message where receiver_id = $1::bigint and read_at is null';

/** How many messages wait for an account. */
export async function countUnread(db: Db, accountId: number): Promise<number> {
  const [row] = await db.rows(z.object({ unread: z.int() }), unreadSql, [accountId]);
  return row!.unread;
}

/** With whom somebody wrote, newest first. */
export async function listConversations(db: Db, me: number, most: number) {
  const Row = PersonRow.extend({ unread: z.int(), message: MessageRow });
  const rows = await db.rows(
    Row,
    `select ${personColumns},
            (select count(*)::int from message u where u.receiver_id = $1 and u.sender_id = a.id and u.read_at is null) as unread,
            (select to_jsonb(x) from (select ${messageColumns('$1::bigint')} from message m where m.id = c.last_id) x) as message
       from (select upper_id as other, last_id from conversation where lower_id = $1::bigint
             union all select lower_id, last_id from conversation where upper_id = $1::bigint
             order by last_id desc limit $2) c
       join account a on a.id = c.other ${photoJoin} order by c.last_id desc`,
    [me, most],
  );
  return rows.map(({ message, ...row }) => ({ ...row, last: message }));
}

const PartnerRow = PersonRow.extend({ canWrite: z.boolean(), isBlocked: z.boolean(), wrote: z.boolean() });

/** The other side of a conversation and whether the account may write there: who is let in by them, or was written to by them. */
export async function findPartner(
  db: Db,
  me: number,
  other: number,
  sample: boolean,
): Promise<z.output<typeof PartnerRow> | null> {
  const [found] = await db.rows(
    PartnerRow,
    `select ${personColumns}, x.wrote, x."isBlocked",
            ${isThere('$3')} and l.level between 1 and 2 and not x."isBlocked" and (p.see_messages <= l.level or x.answers) as "canWrite"
       from account a join person p on p.account_id = a.id ${photoJoin}
       cross join lateral (select closeness($1::bigint, a.id) as level) l
       cross join lateral (select
         exists(select 1 from conversation c where c.lower_id = least($1::bigint, a.id) and c.upper_id = greatest($1::bigint, a.id)) as wrote,
         exists(select 1 from message m where m.sender_id = a.id and m.receiver_id = $1::bigint
                 and least(m.sender_id, m.receiver_id) = least($1::bigint, a.id) and greatest(m.sender_id, m.receiver_id) = greatest($1::bigint, a.id)) as answers,
         exists(select 1 from person_block b where b.account_id = $1::bigint and b.blocked_id = a.id) as "isBlocked") x
      where a.id = $2::bigint and a.id <> $1::bigint and (x.wrote or (${isThere('$3')} and p.see_profile <= l.level))`,
    [me, other, sample],
  );
  return found ?? null;
}

/** Messages of two people before one of them (all for null), newest first: one more than a page tells that there are more. */
export function listMessages(db: Db, me: number, other: number, before: number | null) {
  return db.rows(
    MessageRow,
    `select ${messageColumns('$1::bigint')} from message m
      where least(m.sender_id, m.receiver_id) = least($1::bigint, $2::bigint)
        and greatest(m.sender_id, m.receiver_id) = greatest($1::bigint, $2::bigint)
        and m.id < coalesce($3::bigint, 9223372036854775807) order by m.id desc limit ${pageOfMessages + 1}`,
    [me, other, before],
  );
}

/** Seconds within which the same words to the same person are a second click. */
const secondClickSeconds = 5;

/** Keeps a message, makes it the newest of its pair, and tells its receiver that there is one; a second click finds the first one's. */
export async function insertMessage(
  db: Db,
  me: number,
  other: number,
  text: string,
): Promise<z.output<typeof MessageRow>> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, me);
    const [same] = await tx.rows(
      MessageRow,
      `select ${messageColumns('$1::bigint')} from conversation c join message m on m.id = c.last_id
        where c.lower_id = least($1::bigint, $2::bigint) and c.upper_id = greatest($1::bigint, $2::bigint)
          and m.sender_id = $1::bigint and m.text = $3 and m.sent_at > now() - interval '${secondClickSeconds} seconds'`,
      [me, other, text],
    );
    if (same) return same;
    const [row] = await tx.rows(
      MessageRow,
      `insert into message as m (sender_id, receiver_id, text) values ($1::bigint, $2, $3) returning ${messageColumns('$1::bigint')}`,
      [me, other, text],
    );
    await tx.run(
      `insert into conversation as known (lower_id, upper_id, last_id)
       values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $3)
       on conflict (lower_id, upper_id) do update set last_id = greatest(known.last_id, excluded.last_id)`,
      [me, other, row!.id],
    );
    await tellOfMessage(tx, me, other);
    return row!;
  });
}

/** Marks what another wrote to an account up to a message as read. */
export async function markRead(db: Db, me: number, other: number, upTo: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(
      `update message set read_at = now()
        where receiver_id = $1 and sender_id = $2 and read_at is null and id <= $3`,
      [me, other, upTo],
    );
    await readMessagesNotice(tx, me, other);
  });
}
