import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** What a session is opened with. `seconds` = how long it lives. */
export interface NewSession {
  tokenHash: string;
  accountId: number;
  remember: boolean;
  replacesPassword: boolean;
  seconds: number;
  /** What the browser calls itself. */
  agent?: string;
}

/** Opens a session. */
export async function insertSession(
  db: Db,
  { tokenHash, accountId, remember, replacesPassword, seconds, agent = '' }: NewSession,
): Promise<void> {
  await db.run(
    `insert into account_session (token_hash, account_id, remember, replaces_password, expires_at, agent)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5), $6)`,
    [tokenHash, accountId, remember, replacesPassword, seconds, agent],
  );
}

const SessionRow = z.object({ accountId: z.int(), remember: z.boolean(), replacesPassword: z.boolean() });

/** The living session with this hash, whatever the state of its account. */
export async function findSession(db: Db, tokenHash: string): Promise<z.output<typeof SessionRow> | null> {
  const [found] = await db.rows(
    SessionRow,
    `select account_id as "accountId", remember, replaces_password as "replacesPassword"
       from account_session where token_hash = $1 and expires_at > now()`,
    [tokenHash],
  );
  return found ?? null;
}

/** Notes that the session is in use. */
export async function markSeen(db: Db, tokenHash: string): Promise<void> {
  await db.run('update account_session set last_seen_at = now() where token_hash = $1', [tokenHash]);
}

/** Ends one session; an unknown one is fine. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.run('delete from account_session where token_hash = $1', [tokenHash]);
}

/** Ends every session of an account; returns how many there were. */
export function deleteSessionsOf(db: Db, accountId: number): Promise<number> {
  return db.run('delete from account_session where account_id = $1', [accountId]);
}

const maxSessions = 20;

/** Ends the sessions of an account beyond twenty, those not used longest. */
export async function endSurplusSessions(db: Db, accountId: number): Promise<void> {
  await db.run(
    `delete from account_session where token_hash in (
       select token_hash from account_session where account_id = $1 order by last_seen_at desc, id desc offset $2)`,
    [accountId, maxSessions],
  );
}
