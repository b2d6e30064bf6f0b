import { z } from 'zod';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

/** A signed-in person of a test. */
export interface Someone {
  id: number;
  session: string;
  email: string;
}

/** Creates a person with a name and a session. */
export async function someone(api: TestApp, name: string, roles: number[] = []): Promise<Someone> {
  const email = `${name.toLowerCase().replaceAll(/\W/g, '')}-${crypto.randomUUID().slice(0, 8)}@test.example`;
  const session = await signInAs(api.db, { email, roles });
  const [first = '', last = ''] = name.split(' ');
  const [row] = await api.db.rows(
    z.object({ id: z.int() }),
    'update account set first_name = $2, last_name = $3 where email_key = $1 returning id::int as id',
    [email, first, last],
  );
  return { id: row!.id, session, email };
}

/** Makes two people friends. */
export async function befriend({ db }: TestApp, one: Someone, other: Someone): Promise<void> {
  await db.run(
    `insert into friendship (lower_id, upper_id, asked_by, since)
     values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $1, now())`,
    [one.id, other.id],
  );
}

/** The first blocks the second. */
export async function block({ db }: TestApp, one: Someone, other: Someone): Promise<void> {
  await db.run('insert into person_block (account_id, blocked_id) values ($1, $2)', [one.id, other.id]);
}
