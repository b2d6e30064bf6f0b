import { z } from 'zod';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { profileContract } from '../../contract/profile-calls.ts';
import { audiences, type Audience, type PrivacyField } from '../../domain/profile/privacy.ts';
import { audienceColumns } from './person-queries.ts';

type Written = Input<typeof profileContract, 'people/saveProfile'>;

/** Saves what a person wrote over the version it started from; the new version, or null where somebody saved meanwhile. */
export function saveWritten(db: Db, accountId: number, written: Written): Promise<number | null> {
  const { version, firstName, lastName, workplace, position, location, skype } = written;
  const { twitter, vk, facebook, gender, birthDate } = written;
  return db.transaction(async (tx) => {
    const [saved] = await tx.rows(
      z.object({ version: z.int() }),
      `update person set version = version + 1, workplace = $3, position = $4, location = $5, skype = $6, twitter = $7,
              vk = $8, facebook = $9, gender = $10, birth_date = $11
        where account_id = $1 and version = $2 returning version`,
      [accountId, version, workplace, position, location, skype, twitter, vk, facebook, gender, birthDate],
    );
    if (!saved) return null;
    const names = [accountId, firstName, lastName];
    await tx.run('update account set first_name = $2, last_name = $3 where id = $1', names);
    return saved.version;
  });
}

/** Says who sees a part of a person. */
export async function saveAudience(
  db: Db,
  accountId: number,
  field: PrivacyField,
  audience: Audience,
): Promise<void> {
  await db.run(`update person set ${audienceColumns[field]} = $2 where account_id = $1`, [
    accountId,
    audiences.indexOf(audience),
  ]);
}

/** Keeps a picture in place of the one before; its address. */
export async function keepPicture(db: Db, accountId: number, kind: string, picture: Buffer): Promise<string> {
  const [kept] = await db.rows(
    z.object({ address: z.string() }),
    `insert into person_picture (account_id, kind, picture) values ($1, $2, $3)
     on conflict (account_id, kind) do update set picture = excluded.picture, key = gen_random_uuid()
     returning '/pictures/' || key as address`,
    [accountId, kind, picture],
  );
  return kept!.address;
}

/** The picture of that address, null when there is none. */
export async function findPicture(db: Db, key: string): Promise<Buffer | null> {
  const [row] = await db.query<{ picture: Uint8Array }>(
    'select picture from person_picture where key = $1::uuid',
    [key],
  );
  return row ? Buffer.from(row.picture) : null;
}
