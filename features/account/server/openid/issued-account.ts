import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import { emailKey, emailProblem } from '../../domain/account-fields.ts';
import { findAccountByEmail, insertAccount } from '../accounts/account-queries.ts';
import type { IssuedPerson } from './issuer-claims.ts';

const IdRow = z.object({ id: z.int() });

/**
 * The account of a person whom the external service vouches for, created or brought up to date: name, address, roles.
 * An account of before is taken over only when the service has verified its address.
 */
export function keepIssuedAccount(db: Db, issuer: string, person: IssuedPerson): Promise<number> {
  return db.transaction(async (tx) => {
    const id = (await findIssued(tx, issuer, person.subject)) ?? (await adopt(tx, person));
    await tx.run(
      `update account a set issuer = $2, issuer_subject = $3, is_sample = false, first_name = $4, last_name = $5,
              email = case when free then $6 else email end, email_key = case when free then $7 else email_key end
         from (select $6::text is not null and not exists(select 1 from account o where o.email_key = $7 and o.id <> $1) as free) as address
        where a.id = $1`,
      [
        id,
        issuer,
        person.subject,
        person.firstName,
        person.lastName,
        person.email?.trim() ?? null,
        person.email === null ? null : emailKey(person.email),
      ],
    );
    await tx.run('delete from account_role where account_id = $1', [id]);
    await tx.run('insert into account_role (account_id, role) select $1, unnest($2::smallint[])', [
      id,
      person.roles,
    ]);
    return id;
  });
}

async function findIssued(db: Db, issuer: string, subject: string): Promise<number | null> {
  const [row] = await db.rows(IdRow, 'select id from account where issuer = $1 and issuer_subject = $2', [
    issuer,
    subject,
  ]);
  return row?.id ?? null;
}

async function adopt(db: Db, { email, isEmailVerified }: IssuedPerson): Promise<number> {
  if (email === null || emailProblem(email) !== null)
    throw new AppError('login_failed', { reason: 'no_email' });
  const created = await insertAccount(db, { email, passwordHash: null });
  if (created !== null) return created;
  if (!isEmailVerified) throw new AppError('login_failed', { reason: 'email_not_verified' });
  return (await findAccountByEmail(db, email))!.id;
}
