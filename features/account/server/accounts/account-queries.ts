import { z } from 'zod';
import { isLocale, type Locale } from '#platform/shared/locales.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { emailKey } from '../../domain/account-fields.ts';

const AccountRow = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.string().nullable(),
  isOneTime: z.boolean(),
  oneTimeExpired: z.boolean(),
  blocked: z.boolean(),
  limited: z.boolean(),
  isSample: z.boolean(),
  locale: z.string().nullable(),
});

/** An account as the account service itself sees it; `passwordHash` never leaves the room's server. */
export type StoredAccount = z.output<typeof AccountRow>;

const columns = `id, email, first_name as "firstName", last_name as "lastName", password_hash as "passwordHash", blocked, limited, is_sample as "isSample", locale,
  one_time_until is not null as "isOneTime", coalesce(one_time_until <= now(), false) as "oneTimeExpired"`;

/** The account of an address, however it is written. */
export async function findAccountByEmail(db: Db, email: string): Promise<StoredAccount | null> {
  const [found] = await db.rows(AccountRow, `select ${columns} from account where email_key = $1`, [
    emailKey(email),
  ]);
  return found ?? null;
}

/** The account of an address that may be used here: the sample's are strangers unless sample accounts are on. */
export async function findUsableAccount(
  { db, config }: Pick<RequestContext, 'db' | 'config'>,
  email: string,
): Promise<StoredAccount | null> {
  const account = await findAccountByEmail(db, email);
  return account?.isSample === true && !config.sampleAccounts ? null : account;
}

/** The account with this id. */
export async function findAccount(db: Db, id: number): Promise<StoredAccount | null> {
  const [found] = await db.rows(AccountRow, `select ${columns} from account where id = $1`, [id]);
  return found ?? null;
}

/** The region that a person calls their own, else that of their dashboard; null without either. */
export async function findOwnRegion(db: Db, id: number): Promise<number | null> {
  const [row] = await db.rows(
    z.object({ yugoId: z.int().nullable() }),
    'select coalesce(own_region_yugo_id, linked_object_yugo_id)::int as "yugoId" from account where id = $1',
    [id],
  );
  return row?.yugoId ?? null;
}

/** What an account starts with. Without `oneTimeHours` the password is the person's own. */
export interface NewAccount {
  email: string;
  firstName?: string;
  lastName?: string;
  passwordHash: string | null;
  oneTimeHours?: number;
  linkedObjectYugoId?: number | null;
  locale?: Locale | null;
  isSample?: boolean;
}

const IdRow = z.object({ id: z.int() });

/** Creates an account; null when the address has one already. */
export async function insertAccount(db: Db, account: NewAccount): Promise<number | null> {
  const {
    email,
    firstName = '',
    lastName = '',
    passwordHash,
    oneTimeHours = null,
    linkedObjectYugoId = null,
    locale = null,
    isSample = false,
  } = account;
  const [row] = await db.rows(
    IdRow,
    `insert into account (email, email_key, first_name, last_name, password_hash, one_time_until, linked_object_yugo_id, locale, is_sample)
     values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6::int), $7, $8, $9)
     on conflict (email_key) do nothing returning id`,
    [
      email.trim(),
      emailKey(email),
      firstName.trim(),
      lastName.trim(),
      passwordHash,
      oneTimeHours,
      linkedObjectYugoId,
      locale,
      isSample,
    ],
  );
  return row?.id ?? null;
}

/** Sets a password: the person's own, or a one-time one good for so many hours. */
export async function setPassword(
  db: Db,
  accountId: number,
  passwordHash: string,
  oneTimeHours: number | null = null,
): Promise<void> {
  await db.run(
    'update account set password_hash = $2, one_time_until = now() + make_interval(hours => $3::int) where id = $1',
    [accountId, passwordHash, oneTimeHours],
  );
}

/** Keeps the language a person chose. */
export async function setAccountLocale(db: Db, accountId: number, locale: Locale): Promise<void> {
  await db.run('update account set locale = $2 where id = $1', [accountId, locale]);
}

/** Keeps the region a person calls their own. */
export async function setOwnRegion(db: Db, accountId: number, yugoId: number): Promise<void> {
  await db.run('update account set own_region_yugo_id = $2 where id = $1', [accountId, yugoId]);
}

/** Takes back that an account is to be deleted: its owner came in again. */
export async function takeBackDeletion(db: Db, accountId: number): Promise<void> {
  await db.run('update account set delete_after = null where id = $1 and delete_after is not null', [
    accountId,
  ]);
}

/** The language to write to a person in: the chosen one, else the one they use right now. */
export function letterLocale(account: Pick<StoredAccount, 'locale'> | null, current: Locale): Locale {
  return isLocale(account?.locale) ? account.locale : current;
}
