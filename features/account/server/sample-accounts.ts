import { moscowYugoId } from '#platform/shared/known-places.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/db.ts';
import { roleNumbers } from '#platform/shared/roles.ts';
import { findAccountByEmail, insertAccount } from './accounts/account-queries.ts';
import { addLicence, findProduct } from './accounts/licence-queries.ts';
import { grantRole } from './accounts/role-queries.ts';
import { hashPassword } from './passwords/passwords.ts';

/** A known account of the sample; `what` is the line printed beside it. */
export interface SampleAccount {
  email: string;
  password: string;
  what: string;
  name: readonly [first: string, last: string];
  roles: readonly number[];
  linkedObjectYugoId: number | null;
  licensed: boolean;
}

const licenceDays = 3650;

/** Every kind of user, ready to sign in; only on a loopback address (decision 33). */
const sampleAccounts: readonly SampleAccount[] = [
  sample('reader', 'Нина', 'Орлова', 'signed in, no licence', { licensed: false }),
  sample('analyst', 'Андрей', 'Лебедев', 'analyst with a licence, linked to Moscow', {
    linkedObjectYugoId: moscowYugoId,
  }),
  sample('contributor', 'Ольга', 'Климова', 'contributor (11)', { roles: [roleNumbers.contributor] }),
  sample('editor', 'Ирина', 'Ковалёва', 'regional editor (9), linked to Moscow', {
    roles: [roleNumbers.regionalEditor],
    linkedObjectYugoId: moscowYugoId,
  }),
  sample('moderator', 'Пётр', 'Седов', 'moderator (10)', { roles: [roleNumbers.moderator] }),
  sample('chief', 'Мария', 'Белова', 'super moderator (12)', { roles: [roleNumbers.superModerator] }),
  sample('super', 'Семён', 'Зорин', 'super user (3), reads everything', { roles: [roleNumbers.superUser] }),
];

/** Creates the sample accounts that are missing, each whole or not at all; an existing one keeps what was changed. Refuses without sample mode. */
export async function createSampleAccounts({
  db,
  config,
}: {
  db: Db;
  config: Pick<Config, 'sampleAccounts'>;
}): Promise<SampleAccount[]> {
  if (!config.sampleAccounts)
    throw new Error('Sample accounts are off: their passwords are known to everybody.');
  for (const account of sampleAccounts) {
    if ((await findAccountByEmail(db, account.email)) === null) await create(db, account);
  }
  return [...sampleAccounts];
}

async function create(
  db: Db,
  { email, password, name: [firstName, lastName], roles, linkedObjectYugoId, licensed }: SampleAccount,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const id = await insertAccount(tx, {
      email,
      firstName,
      lastName,
      passwordHash,
      linkedObjectYugoId,
      isSample: true,
    });
    if (id === null) return;
    for (const role of roles) await grantRole(tx, id, role);
    if (licensed) await addLicence(tx, id, (await findProduct(tx, 'analytics'))!.id, licenceDays);
  });
}

function sample(
  who: string,
  first: string,
  last: string,
  what: string,
  given: Partial<SampleAccount>,
): SampleAccount {
  return {
    email: `${who}@example.org`,
    password: `${who}-2020`,
    what,
    name: [first, last],
    roles: [],
    linkedObjectYugoId: null,
    licensed: true,
    ...given,
  };
}
