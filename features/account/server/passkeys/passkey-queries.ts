import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { challengeMinutes } from '../../domain/passkey-rules.ts';
import { hashToken } from '../sessions/opaque-token.ts';

const asMoment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const Shown = z.object({
  id: z.int(),
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
});
const shown = `id::int, name, is_synced as "isSynced", ${asMoment('created_at')} as "createdAt", ${asMoment('used_at')} as "usedAt"`;

/** The passkeys of an account as their owner sees them, oldest first. */
export function listPasskeys(db: Db, accountId: number): Promise<z.output<typeof Shown>[]> {
  return db.rows(Shown, `select ${shown} from passkey where account_id = $1 order by id`, [accountId]);
}

const Known = z.object({ id: z.string(), transports: z.array(z.string()) });

/** What the devices of an account have already, so that none makes a second one. */
export function listKnownKeys(db: Db, accountId: number): Promise<z.output<typeof Known>[]> {
  return db.rows(Known, 'select credential_id as id, transports from passkey where account_id = $1', [
    accountId,
  ]);
}

/** A passkey as a device made it. */
export interface NewPasskey {
  accountId: number;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  isSynced: boolean;
  name: string;
}

/** Keeps a passkey; null when it is known already, whoever has it. */
export async function insertPasskey(
  tx: Db,
  { accountId, credentialId, publicKey, counter, transports, isSynced, name }: NewPasskey,
): Promise<z.output<typeof Shown> | null> {
  const [made] = await tx.rows(
    Shown,
    `insert into passkey (account_id, credential_id, public_key, counter, transports, is_synced, name)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning ${shown}`,
    [accountId, credentialId, Buffer.from(publicKey), counter, transports, isSynced, name],
  );
  return made ?? null;
}

/** How many passkeys an account has; its row is held, so that two at once do not pass the limit together. */
export async function countPasskeys(tx: Db, accountId: number): Promise<number> {
  await tx.run('select from account where id = $1 for update', [accountId]);
  const [row] = await tx.rows(
    z.object({ count: z.int() }),
    'select count(*)::int as count from passkey where account_id = $1',
    [accountId],
  );
  return row!.count;
}

const Kept = z.object({
  id: z.int(),
  accountId: z.int(),
  isSample: z.boolean(),
  blocked: z.boolean(),
  limited: z.boolean(),
  credentialId: z.string(),
  publicKey: z.instanceof(Uint8Array),
  counter: z.int(),
});

/** A passkey with the state of its account, by the name that its device gave it. */
export async function findPasskey(db: Db, credentialId: string): Promise<z.output<typeof Kept> | null> {
  const [found] = await db.rows(
    Kept,
    `select p.id::int, a.id::int as "accountId", a.is_sample as "isSample", a.blocked, a.limited, p.credential_id as "credentialId",
            p.public_key as "publicKey", p.counter::int as counter
       from passkey p join account a on a.id = p.account_id where p.credential_id = $1`,
    [credentialId],
  );
  return found ?? null;
}

/** Notes a sign-in; false when the device's count was noted by another at the same time. */
export async function notePasskeyUse(
  db: Db,
  id: number,
  { before, counter, isSynced }: { before: number; counter: number; isSynced: boolean },
): Promise<boolean> {
  const noted = await db.run(
    'update passkey set counter = $3, is_synced = $4, used_at = now() where id = $1 and counter = $2',
    [id, before, counter, isSynced],
  );
  return noted > 0;
}

/** Renames a passkey of the account; false when it has none such. */
export async function renamePasskey(db: Db, accountId: number, id: number, name: string): Promise<boolean> {
  return (
    (await db.run('update passkey set name = $3 where id = $2 and account_id = $1', [accountId, id, name])) >
    0
  );
}

/** Deletes a passkey of the account; false when it has none such. */
export async function deletePasskey(db: Db, accountId: number, id: number): Promise<boolean> {
  return (await db.run('delete from passkey where id = $2 and account_id = $1', [accountId, id])) > 0;
}

/** Deletes every passkey of the account; how many there were. */
export function deletePasskeysOf(db: Db, accountId: number): Promise<number> {
  return db.run('delete from passkey where account_id = $1', [accountId]);
}

/** Keeps what a device is asked to sign, for this session alone. */
export async function keepChallenge(
  db: Db,
  { challenge, session, accountId }: { challenge: string; session: string; accountId: number | null },
): Promise<void> {
  await db.run(
    `insert into passkey_challenge (challenge_hash, session_hash, account_id, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => ${challengeMinutes}))`,
    [hashToken(challenge), hashToken(session), accountId],
  );
}

/** Uses a challenge up; false when this session was not asked it, for this account, in time, or it was used before. */
export async function takeChallenge(
  db: Db,
  { challenge, session, accountId }: { challenge: string; session: string; accountId: number | null },
): Promise<boolean> {
  const taken = await db.run(
    `delete from passkey_challenge where challenge_hash = $1 and session_hash = $2
        and account_id is not distinct from $3::bigint and expires_at > now()`,
    [hashToken(challenge), hashToken(session), accountId],
  );
  return taken > 0;
}
