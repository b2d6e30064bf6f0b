import { createSampleAccounts, type SampleAccount } from '#features/account/server/sample-accounts.ts';
import { insertAccount } from '#features/account/server/accounts/account-queries.ts';
import { insertStories } from '#features/news/testing/insert-stories.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import type { Db } from '#platform/server/db/db.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';

/** An account as the tests sign in to it; `id` stands in no page but its own. */
export type Account = Pick<SampleAccount, 'email' | 'password' | 'roles'> & { id: number };

/** Somebody whose page is open to everybody, their address is not. */
export const openPerson = { firstName: 'Vera', lastName: 'Openhand', email: 'vera.openhand@example.org' };

/** News of one morning, all of one story; a start on an empty database has none. */
const headlines = Array.from({ length: 8 }, (_, at) => ({
  title: `Headline number ${at + 1}`,
  at: `2020-06-08T0${at}:00:00Z`,
  rubricId: 3 + (at % 3),
}));

/** Places, some news, a person to be read of, and accounts of every kind: ordinary ones here, with the sample's passwords. */
export async function fillDeployment(url: string): Promise<Account[]> {
  const db = await openDatabase({ url, dataDir: '' });
  try {
    await migrate(db);
    await loadNames(db);
    await insertStories(db, [headlines]);
    const id = await insertAccount(db, { ...openPerson, passwordHash: null, linkedObjectYugoId: null });
    await db.run('update person set see_profile = 0 where account_id = $1', [id]);
    return await addAccounts(db);
  } finally {
    await db.close();
  }
}

async function addAccounts(db: Db): Promise<Account[]> {
  await db.run('alter table account alter column id restart with 88120011');
  const samples = await createSampleAccounts({ db, config: { sampleAccounts: true } });
  const rows = await db.query<{ id: number; email: string }>(
    `update account set is_sample = false, last_name = last_name || id where is_sample returning id::int as id, email`,
  );
  return samples.map(({ email, password, roles }) => {
    const { id } = rows.find((row) => row.email === email)!;
    return { email, password, roles, id };
  });
}
