import type { Db } from '#platform/server/db/db.ts';
import { insertAccount } from '../server/accounts/account-queries.ts';
import { addLicence, findProduct } from '../server/accounts/licence-queries.ts';
import { grantRole } from '../server/accounts/role-queries.ts';
import { hashToken, newToken } from '../server/sessions/opaque-token.ts';
import { insertSession } from '../server/sessions/session-queries.ts';

/** What the account of a test is like; nothing given = signed in, without licence and roles. */
export interface TestPerson {
  email?: string;
  roles?: readonly number[];
  licensed?: boolean;
  linkedObjectYugoId?: number;
}

/** Creates an account with an open session in the test's database; returns the session token for `call(…, { session })`. */
export async function signInAs(
  db: Db,
  {
    email = `${newToken().slice(0, 12)}@test.example`,
    roles = [],
    licensed = false,
    linkedObjectYugoId,
  }: TestPerson = {},
): Promise<string> {
  const token = newToken();
  const accountId = (await insertAccount(db, {
    email,
    firstName: 'Test',
    lastName: 'Person',
    passwordHash: null,
    linkedObjectYugoId: linkedObjectYugoId ?? null,
  }))!;
  for (const role of roles) await grantRole(db, accountId, role);
  if (licensed) await addLicence(db, accountId, (await findProduct(db, 'analytics'))!.id, 30);
  await insertSession(db, {
    tokenHash: hashToken(token),
    accountId,
    remember: false,
    replacesPassword: false,
    seconds: 3600,
  });
  return token;
}
