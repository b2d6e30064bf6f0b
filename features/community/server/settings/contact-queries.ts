import { createHash, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { emailKey } from '#features/account/public.ts';
import { codeRules } from '../../domain/contact-code.ts';

type Kind = 'email' | 'phone';

/** A new code, and its hash for this account and kind alone. */
export function newCode(): string {
  return String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
}

function hashCode(accountId: number, kind: Kind, code: string): string {
  return createHash('sha256').update(`${accountId} ${kind} ${code}`).digest('hex');
}

/** Keeps what waits for its code, in place of what waited before; when the code ends. */
export async function keepChange(
  db: Db,
  accountId: number,
  { kind, value, code }: { kind: Kind; value: string; code: string },
): Promise<string> {
  const [row] = await db.rows(
    z.object({ expiresAt: z.string() }),
    `insert into contact_change (account_id, kind, value, code_hash, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))
     on conflict (account_id, kind) do update
       set value = excluded.value, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0
     returning to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt"`,
    [accountId, kind, value, hashCode(accountId, kind, code), codeRules.minutes],
  );
  return row!.expiresAt;
}

const Tried = z.object({ tries: z.int(), right: z.boolean(), value: z.string() });

/** Counts a try and says whether it was right; null where nothing waits any more. Counted in the same step, so that parallel tries gain nothing. */
export async function tryCode(
  db: Db,
  accountId: number,
  kind: Kind,
  code: string,
): Promise<z.output<typeof Tried> | null> {
  const [tried] = await db.rows(
    Tried,
    `update contact_change set tries = tries + 1
      where account_id = $1 and kind = $2 and expires_at > now()
      returning tries, code_hash = $3 as right, value`,
    [accountId, kind, hashCode(accountId, kind, code)],
  );
  return tried ?? null;
}

/** Takes what waited, once; false where another request was first. */
export async function takeChange(db: Db, accountId: number, kind: Kind): Promise<boolean> {
  return (
    (await db.run('delete from contact_change where account_id = $1 and kind = $2', [accountId, kind])) === 1
  );
}

/** Puts a new address in place, the digest's subscription along; false where somebody has it already. */
export async function moveEmail(db: Db, accountId: number, email: string): Promise<boolean> {
  const key = emailKey(email);
  await db.run(
    `update mailing_subscription m set email = $2, email_key = $3 from account a
      where a.id = $1 and m.email_key = a.email_key
        and not exists(select 1 from mailing_subscription x where x.email_key = $3)`,
    [accountId, email, key],
  );
  return (
    (await db.run(
      `update account set email = $2, email_key = $3
        where id = $1 and not exists(select 1 from account x where x.email_key = $3 and x.id <> $1)`,
      [accountId, email, key],
    )) === 1
  );
}
