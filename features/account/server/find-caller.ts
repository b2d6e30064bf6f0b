import { z } from 'zod';
import { anonymous, type Caller, type FindCaller } from '#platform/server/caller.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/db.ts';
import { hashToken } from './sessions/opaque-token.ts';
import { markSeen } from './sessions/session-queries.ts';

const CallerRow = z.object({
  accountId: z.int(),
  blocked: z.boolean(),
  limited: z.boolean(),
  replacesPassword: z.boolean(),
  roles: z.array(z.int()),
  hasActiveLicense: z.boolean(),
  linkedObjectYugoId: z.int().nullable(),
  locale: z.string().nullable(),
  seenLongAgo: z.boolean(),
});

const accountColumns = `a.id as "accountId", a.blocked, a.limited, a.locale, a.linked_object_yugo_id as "linkedObjectYugoId",
         array(select r.role::int from account_role r where r.account_id = a.id order by r.role) as roles,
         exists(select 1 from licence l where l.account_id = a.id and l.product_id = 1 and l.starts_at <= now() and l.ends_at > now()) as "hasActiveLicense"`;

const callerSql = `select ${accountColumns},
         s.replaces_password as "replacesPassword", s.last_seen_at < now() - interval '10 minutes' as "seenLongAgo"
    from account_session s join account a on a.id = s.account_id
   where s.token_hash = $1 and s.expires_at > now() and (not a.is_sample or $2)`;

/**
 * Finds the account behind an identity cookie with its roles and licence in one query. A sample account is found only
 * while those are on. The moment it was seen is kept to ten minutes.
 */
export function findCallerBySession(db: Db, { sampleAccounts }: Pick<Config, 'sampleAccounts'>): FindCaller {
  return async (sessionToken) => {
    const hash = hashToken(sessionToken);
    const [row] = await db.rows(CallerRow, callerSql, [hash, sampleAccounts]);
    if (!row) return null;
    if (row.seenLongAgo) await markSeen(db, hash);
    return callerFrom(row, sessionToken);
  };
}

/** Who an account is where no session of it takes part, such as for printing: what it may read, and nothing that changes anything. */
export async function findCallerByAccount(
  db: Db,
  { sampleAccounts }: Pick<Config, 'sampleAccounts'>,
  accountId: number,
): Promise<Caller> {
  const [row] = await db.rows(
    CallerRow,
    `select ${accountColumns}, false as "replacesPassword", false as "seenLongAgo"
       from account a where a.id = $1 and (not a.is_sample or $2)`,
    [accountId, sampleAccounts],
  );
  return row ? callerFrom(row, null) : anonymous;
}

/** A blocked or limited account, and one that has yet to replace its one-time password, may do what an anonymous visitor may. */
function callerFrom(row: z.output<typeof CallerRow>, sessionToken: string | null): Caller {
  if (row.blocked) return { ...anonymous, sessionToken, refusal: 'account_blocked' };
  if (row.limited) return { ...anonymous, sessionToken, refusal: 'account_limited' };
  if (row.replacesPassword) return { ...anonymous, sessionToken, refusal: 'password_must_be_replaced' };
  const { accountId, roles, hasActiveLicense, linkedObjectYugoId, locale } = row;
  return { accountId, roles, hasActiveLicense, linkedObjectYugoId, locale, sessionToken };
}
