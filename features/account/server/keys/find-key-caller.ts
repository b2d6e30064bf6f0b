import { z } from 'zod';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { FindKeyCaller } from '#platform/server/calls/key-guard.ts';
import { keyPrefix } from '../../domain/api-key.ts';
import { findCallerByAccount } from '../find-caller.ts';
import { hashToken } from '../sessions/opaque-token.ts';

const Found = z.object({
  id: z.int(),
  accountId: z.int(),
  scopes: z.array(z.enum(['public', 'licensed', 'own'])),
  perHour: z.int(),
});

/** Finds the account behind a working key, with its roles and licence as they are now. */
export function findCallerByKey(db: Db, config: Pick<Config, 'sampleAccounts'>): FindKeyCaller {
  return async (key) => {
    if (!key.startsWith(keyPrefix)) return null;
    const [found] = await db.rows(
      Found,
      `select id::int, account_id::int as "accountId", scopes, per_hour as "perHour" from api_key
        where key_hash = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
      [hashToken(key)],
    );
    if (found === undefined) return null;
    const { accountId, ...rights } = found;
    const caller = await findCallerByAccount(db, config, accountId);
    return caller.accountId === null && caller.refusal === undefined
      ? null
      : { ...caller, key: { ...rights, account: accountId } };
  };
}
