import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Order = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'printing', 'ready', 'failed', 'cancelled']),
  progress: z.int(),
  reason: z.enum(['too_slow', 'refused', 'broken', 'lost']).nullable(),
  bytes: z.int().nullable(),
});

export type FailReason = NonNullable<z.output<typeof Order>['reason']>;

/** An order of one page that is being printed for so long was lost with its process; each further page adds `moreSeconds`. Unit: s. */
const lostAfterSeconds = 120;
const moreSeconds = 20;
/** Nobody prints where an order has waited for so long: other orders come before it for some minutes at most. Unit: s. */
const waitedSeconds = 900;

/** Whether an order was lost: $3 and $4 are the seconds above, $5 those of waiting. */
const isLostSql = `case state
  when 'printing' then began_at < now() - make_interval(secs => $3 + $4 * cardinality(more))
  when 'waiting' then asked_at < now() - make_interval(secs => $5)
  else false end`;
/** How long a ticket opens its page. Unit: s. */
const ticketSeconds = 60;

/** Keeps an order, null when the account has as many under way as it may. */
export async function insertOrder(
  db: Db,
  accountId: number,
  { address, more }: { address: string; more: readonly string[] },
  most: number,
): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ id: z.string() }),
    `insert into print_order (account_id, address, more)
     select $1, $2, $6::text[] where (
       select count(*) from print_order
        where account_id = $1 and state in ('waiting', 'printing') and not (${isLostSql})) < $7
     returning id::text`,
    [accountId, address, lostAfterSeconds, moreSeconds, waitedSeconds, more, most],
  );
  return row?.id ?? null;
}

/** An order of this account, null when it is nobody's or somebody else's. */
export async function findOrder(
  db: Db,
  accountId: number,
  id: string,
): Promise<z.output<typeof Order> | null> {
  const [row] = await db.rows(
    Order,
    `select id::text, progress, octet_length(pdf) as bytes,
            case when lost.is_lost then 'failed' else state end as state,
            case when lost.is_lost then 'lost' else reason end as reason
       from print_order,
            lateral (select ${isLostSql} as is_lost) lost
      where id = $2::uuid and account_id = $1`,
    [accountId, id, lostAfterSeconds, moreSeconds, waitedSeconds],
  );
  return row ?? null;
}

const File = z.object({ pdf: z.instanceof(Uint8Array), address: z.string(), isBound: z.boolean() });

/** The file of an order of this account with the address it shows. */
export async function findPrint(
  db: Db,
  accountId: number,
  id: string,
): Promise<z.output<typeof File> | null> {
  const [row] = await db.rows(
    File,
    `select pdf, address, cardinality(more) > 0 as "isBound" from print_order
      where id = $2::uuid and account_id = $1 and state = 'ready' and asked_at > now() - interval '1 day'`,
    [accountId, id],
  );
  return row ?? null;
}

const Begun = z.object({ address: z.string(), more: z.array(z.string()) });

/** Takes a waiting order: its pages in their order; null when it was cancelled or taken. */
export async function beginOrder(db: Db, id: string): Promise<string[] | null> {
  const [row] = await db.rows(
    Begun,
    `update print_order set state = 'printing', progress = 10, began_at = now()
      where id = $1::uuid and state = 'waiting' returning address, more`,
    [id],
  );
  return row ? [row.address, ...row.more] : null;
}

/** Issues the ticket to a page of an order that is being printed; the one before it ends. Throws when the order is not wanted any more. */
export async function issueTicket(db: Db, id: string, address: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const issued = await db.run(
    `update print_order set ticket_hash = $2, opens = $4, ticket_until = now() + make_interval(secs => $3)
      where id = $1::uuid and state = 'printing' and $4 = any(array_prepend(address, more))`,
    [id, hashOf(ticket), ticketSeconds, address],
  );
  if (issued === 0) throw new Error('This order is not printed any more.');
  return ticket;
}

const Account = z.object({ accountId: z.int() });

/**
 * Uses a ticket up for its page: the account it stands for, null when it opens another address, was used, or is too old.
 * From then on it lets the page on it read, and opens no page.
 */
export async function redeemTicket(db: Db, ticket: string, address: string): Promise<number | null> {
  const [row] = await db.rows(
    Account,
    `update print_order set ticket_hash = $3
      where ticket_hash = $1 and opens = $2 and ticket_until > now() and state = 'printing'
      returning account_id::int as "accountId"`,
    [hashOf(ticket), address, readingHash(ticket)],
  );
  return row?.accountId ?? null;
}

/** The account in whose name a page that was opened by this ticket reads; null before, and once it is printed or too old. */
export async function findReader(db: Db, ticket: string): Promise<number | null> {
  const [row] = await db.rows(
    Account,
    `select account_id::int as "accountId" from print_order
      where ticket_hash = $1 and ticket_until > now() and state = 'printing'`,
    [readingHash(ticket)],
  );
  return row?.accountId ?? null;
}

function readingHash(ticket: string): string {
  return hashOf(`reading ${ticket}`);
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}

/** Notes how far the printing is; false when it is not wanted any more. */
export async function noteProgress(db: Db, id: string, progress: number): Promise<boolean> {
  const sql = `update print_order set progress = greatest(progress, $2) where id = $1::uuid and state = 'printing'`;
  return (await db.run(sql, [id, progress])) > 0;
}

/** Ends the printing with its file; a cancelled order stays cancelled. */
export async function keepPrint(db: Db, id: string, pdf: Uint8Array): Promise<void> {
  await db.run(
    `update print_order set state = 'ready', progress = 100, pdf = $2, ticket_hash = null
      where id = $1::uuid and state = 'printing'`,
    [id, pdf],
  );
}

/** Ends the printing without a file; a cancelled order stays cancelled. */
export async function failOrder(db: Db, id: string, reason: FailReason): Promise<void> {
  await db.run(
    `update print_order set state = 'failed', reason = $2, ticket_hash = null
      where id = $1::uuid and state in ('waiting', 'printing')`,
    [id, reason],
  );
}

/** Cancels an order of this account whatever its state; false when there is none. */
export async function cancelOrder(db: Db, accountId: number, id: string): Promise<boolean> {
  const ended = await db.run(
    `update print_order set state = 'cancelled', reason = null, pdf = null, ticket_hash = null
      where id = $2::uuid and account_id = $1`,
    [accountId, id],
  );
  return ended > 0;
}

/** Files and orders older than a day go. */
export async function deleteOldPrints(db: Db): Promise<void> {
  await db.run(`delete from print_order where asked_at < now() - interval '1 day'`);
}
