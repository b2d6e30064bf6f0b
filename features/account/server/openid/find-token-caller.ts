import {
  allowInsecureRequests,
  clockTolerance,
  OperationProcessingError,
  UnsupportedOperationError,
  validateJwtAccessToken,
  type AuthorizationServer,
  type JWTAccessTokenClaims,
} from 'oauth4webapi';
import { keyScopes, type KeyScope } from '#platform/server/caller.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { FindKeyCaller } from '#platform/server/calls/key-guard.ts';
import { findCallerByAccount } from '../find-caller.ts';
import { findIssuedAccount } from './issued-account.ts';
import { openIssuer } from './issuer.ts';

/** Calls an hour by one account's tokens: as many as a key has unless another number is chosen. */
const perHour = 600;
const toleratedSeconds = 10;

/**
 * Finds the account behind an access token that the configured issuer gave out for a resource of ours (RFC 9068).
 * Issuer, audience, signature and time are checked, and its scopes open what they name. Null for any other token, and
 * for a person who never signed in here.
 */
export function findCallerByToken(db: Db, config: Config, resource: string): FindKeyCaller {
  const issuer = openIssuer(config);
  let server: AuthorizationServer | undefined;
  return async (token) => {
    server ??= (await issuer()).serverMetadata();
    const claims = await checkToken(server, token, resource);
    if (claims === null) return null;
    const accountId = await findIssuedAccount(db, claims.iss, claims.sub);
    if (accountId === null) return null;
    const caller = await findCallerByAccount(db, config, accountId);
    if (caller.accountId === null && caller.refusal === undefined) return null;
    return { ...caller, key: { id: null, account: accountId, scopes: scopesOf(claims), perHour } };
  };
}

async function checkToken(
  server: AuthorizationServer,
  token: string,
  resource: string,
): Promise<JWTAccessTokenClaims | null> {
  const request = new Request(resource, { headers: { authorization: `Bearer ${token}` } });
  try {
    return await validateJwtAccessToken(server, request, resource, {
      [allowInsecureRequests]: server.issuer.startsWith('http:'),
      [clockTolerance]: toleratedSeconds,
    });
  } catch (error) {
    if (error instanceof OperationProcessingError || error instanceof UnsupportedOperationError) return null;
    throw error;
  }
}

function scopesOf({ scope = '' }: JWTAccessTokenClaims): KeyScope[] {
  const given = new Set(scope.split(' '));
  return keyScopes.filter((each) => given.has(each));
}
