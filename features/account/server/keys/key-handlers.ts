import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import { noteSecurity } from '#platform/server/log/security-log.ts';
import type { keyContract } from '../../contract/key-calls.ts';
import { keyPrefix, maxKeys, shownPart } from '../../domain/api-key.ts';
import { findAccount } from '../accounts/account-queries.ts';
import { keyMadeLetter } from '../letters/account-letters.ts';
import { tellOwner } from '../letters/tell-owner.ts';
import { hashToken, newToken } from '../sessions/opaque-token.ts';
import { countWorkingKeys, insertKey, listKeys, revokeKey } from './key-queries.ts';

/** The own keys of programs: seen, made, revoked. */
export const keyRoutes: Routes<typeof keyContract> = {
  async 'account/listApiKeys'(_input, { db, caller }) {
    return { most: maxKeys, keys: await listKeys(db, caller.accountId!) };
  },
  async 'account/createApiKey'({ name, scopes, perHour, days }, context) {
    const accountId = context.caller.accountId!;
    const key = keyPrefix + newToken();
    const made = { accountId, name, scopes: [...new Set(scopes)], perHour, days };
    const id = await context.db.transaction(async (tx) => {
      if ((await countWorkingKeys(tx, accountId)) >= maxKeys)
        throw new AppError('too_many_kept', { most: maxKeys });
      return insertKey(tx, { ...made, shown: shownPart(key), keyHash: hashToken(key) });
    });
    noteSecurity(context, 'key_made', { accountId, keyId: id });
    const owner = (await findAccount(context.db, accountId))!;
    await tellOwner(context, owner, (to) => keyMadeLetter(to, made));
    return { id, key };
  },
  async 'account/revokeApiKey'({ id }, context) {
    const accountId = context.caller.accountId!;
    if (!(await revokeKey(context.db, accountId, id))) throw new AppError('not_found');
    noteSecurity(context, 'key_revoked', { accountId, keyId: id });
    return { ok: true };
  },
};
