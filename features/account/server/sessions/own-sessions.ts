import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { noteSecurity } from '#platform/server/log/security-log.ts';
import type { accountContract } from '../../contract.ts';
import { browserName } from '../../domain/browser-name.ts';
import { hashToken } from './opaque-token.ts';

const Row = z.object({
  id: z.int(),
  agent: z.string(),
  isCurrent: z.boolean(),
  isRemembered: z.boolean(),
  openedAt: z.string(),
  seenAt: z.string(),
});

const asMoment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

function listSessions(db: Db, accountId: number, currentHash: string): Promise<z.output<typeof Row>[]> {
  return db.rows(
    Row,
    `select id::int, agent, token_hash = $2 as "isCurrent", remember as "isRemembered",
            ${asMoment('created_at')} as "openedAt", ${asMoment('last_seen_at')} as "seenAt"
       from account_session where account_id = $1 and expires_at > now() and not replaces_password
      order by token_hash = $2 desc, last_seen_at desc`,
    [accountId, currentHash],
  );
}

type OwnSessionCalls = 'account/getSessions' | 'account/endSession' | 'account/endOtherSessions';

/** A person's own sessions: seen, and ended one by one or all but this one. */
export const ownSessionRoutes: Pick<Routes<typeof accountContract>, OwnSessionCalls> = {
  async 'account/getSessions'(_input, { db, caller }) {
    const sessions = await listSessions(db, caller.accountId!, hashToken(caller.sessionToken!));
    return sessions.map(({ agent, ...session }) => ({ ...session, browser: browserName(agent) }));
  },
  async 'account/endSession'({ id }, context) {
    const { db, caller } = context;
    const ended = await db.run(
      'delete from account_session where id = $1 and account_id = $2 and token_hash <> $3',
      [id, caller.accountId, hashToken(caller.sessionToken!)],
    );
    if (ended === 0) throw new AppError('not_found');
    noteSecurity(context, 'sessions_ended', { accountId: caller.accountId, count: ended });
    return { ok: true };
  },
  async 'account/endOtherSessions'(_input, context) {
    const { db, caller } = context;
    const count = await db.run('delete from account_session where account_id = $1 and token_hash <> $2', [
      caller.accountId,
      hashToken(caller.sessionToken!),
    ]);
    noteSecurity(context, 'sessions_ended', { accountId: caller.accountId, count });
    return { count };
  },
};
