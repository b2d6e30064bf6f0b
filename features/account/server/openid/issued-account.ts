import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import { emailKey, emailProblem } from '../../domain/account-fields.ts';
import { insertAccount } from '../accounts/account-queries.ts';
import { endAllAccess } from '../sessions/end-access.ts';
import type { IssuedPerson } from './issuer-claims.ts';

/** The account a person signed in to; `adopted` = it was here before the service vouched for its address. */
export interface IssuedAccount {
  id: number;
  adopted: boolean;
}

/**
 * The account of a person whom the external service vouches for. It is found by the service's own number of them,
 * created, or adopted by its address. Name and roles are brought up to date. An address that the service has not
 * verified is never taken: it neither finds an account nor stays with one. An account bound to one number of the
 * service takes no second.
 */
export function keepIssuedAccount(db: Db, issuer: string, person: IssuedPerson): Promise<IssuedAccount> {
  return db.transaction(async (tx) => {
    const known = await findIssuedAccount(tx, issuer, person.subject);
    const account = known === null ? await bind(tx, issuer, person) : { id: known, adopted: false };
    await bringUpToDate(tx, account.id, person);
    return account;
  });
}

const IdRow = z.object({ id: z.int() });

/** The account bound to a number of the issuer; null where nobody with it has signed in here. */
export async function findIssuedAccount(db: Db, issuer: string, subject: string): Promise<number | null> {
  const [row] = await db.rows(IdRow, 'select id from account where issuer = $1 and issuer_subject = $2', [
    issuer,
    subject,
  ]);
  return row?.id ?? null;
}

/** Gives the person an account: a new one, or the unbound one of their verified address, where all that was open is ended first. */
async function bind(tx: Db, issuer: string, person: IssuedPerson): Promise<IssuedAccount> {
  const { email, isEmailVerified, subject } = person;
  if (email === null || emailProblem(email) !== null)
    throw new AppError('login_failed', { reason: 'no_email' });
  if (!isEmailVerified) throw new AppError('email_not_verified');
  const created = await insertAccount(tx, { email, passwordHash: null });
  const bound = await tx.rows(
    IdRow,
    `update account set issuer = $2, issuer_subject = $3, is_sample = false, password_hash = null, one_time_until = null
      where email_key = $1 and issuer_subject is null returning id`,
    [emailKey(email), issuer, subject],
  );
  if (bound.length === 0) throw new AppError('login_failed', { reason: 'address_bound_to_another_subject' });
  const { id } = bound[0]!;
  if (created === null) await endAllAccess(tx, id);
  return { id, adopted: created === null };
}

async function bringUpToDate(tx: Db, id: number, person: IssuedPerson): Promise<void> {
  const { firstName, lastName, roles } = person;
  await tx.run('update account set first_name = $2, last_name = $3 where id = $1', [id, firstName, lastName]);
  if (person.email !== null && person.isEmailVerified && emailProblem(person.email) === null)
    await tx.run(
      `update account set email = $2, email_key = $3
        where id = $1 and not exists(select 1 from account o where o.email_key = $3 and o.id <> $1)`,
      [id, person.email.trim(), emailKey(person.email)],
    );
  await tx.run('delete from account_role where account_id = $1', [id]);
  await tx.run('insert into account_role (account_id, role) select $1, unnest($2::smallint[])', [id, roles]);
}
