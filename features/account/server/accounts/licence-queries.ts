import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const ProductRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  reference: z.string(),
  logo: z.string(),
});

/** The product with this code. */
export async function findProduct(db: Db, code: string): Promise<z.output<typeof ProductRow> | null> {
  const [found] = await db.rows(
    ProductRow,
    'select id, code, name, reference, logo from product where code = $1',
    [code],
  );
  return found ?? null;
}

/** Products the account has an active licence for, with those that come with them, by id; named in a language. */
export function listLicensedProducts(
  db: Db,
  accountId: number,
  locale: string,
): Promise<z.output<typeof ProductRow>[]> {
  return db.rows(
    ProductRow,
    `select id, code, coalesce(p.names ->> $2, name) as name, reference, logo from product p
      where exists(select 1 from licence l where l.product_id in (p.id, p.part_of) and l.account_id = $1 and l.starts_at <= now() and l.ends_at > now())
      order by id`,
    [accountId, locale],
  );
}

const LicenceRow = z.object({
  id: z.int(),
  product: z.string(),
  trial: z.boolean(),
  startsOn: z.string(),
  endsOn: z.string(),
  active: z.boolean(),
});

/** Every licence an account has or had, newest end first; days are UTC. */
export function listLicences(db: Db, accountId: number): Promise<z.output<typeof LicenceRow>[]> {
  return db.rows(
    LicenceRow,
    `select l.id, p.code as product, l.trial, to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD') as "startsOn",
            to_char(l.ends_at at time zone 'UTC', 'YYYY-MM-DD') as "endsOn", l.starts_at <= now() and l.ends_at > now() as active
       from licence l join product p on p.id = l.product_id
      where l.account_id = $1 order by l.ends_at desc, l.id desc`,
    [accountId],
  );
}

/** Adds a licence that starts now and lasts so many days. */
export async function addLicence(db: Db, accountId: number, productId: number, days: number): Promise<void> {
  await db.run(
    `insert into licence (account_id, product_id, ends_at) values ($1, $2, now() + make_interval(days => $3))`,
    [accountId, productId, days],
  );
}

/** Starts the one trial an account has of a product; false when it was used. */
export async function startTrial(
  db: Db,
  accountId: number,
  productId: number,
  days: number,
): Promise<boolean> {
  const added = await db.run(
    `insert into licence (account_id, product_id, trial, ends_at) values ($1, $2, true, now() + make_interval(days => $3))
     on conflict (account_id, product_id) where trial do nothing`,
    [accountId, productId, days],
  );
  return added === 1;
}

/** Remembers that the trial of a product is to start with the first sign-in. */
export async function wantTrial(db: Db, accountId: number, productId: number): Promise<void> {
  await db.run('update account set trial_wanted = $2 where id = $1', [accountId, productId]);
}

/** Starts the trial that was asked for at sign-up, once; does nothing when none was. In a transaction. */
export async function startWantedTrial(tx: Db, accountId: number, days: number): Promise<void> {
  const [wanted] = await tx.rows(
    z.object({ productId: z.int() }),
    `update account a set trial_wanted = null from account before
      where a.id = $1 and before.id = a.id and a.trial_wanted is not null
      returning before.trial_wanted as "productId"`,
    [accountId],
  );
  if (wanted) await startTrial(tx, accountId, wanted.productId, days);
}

/** Ends a licence now; false when the account has no such active licence. */
export async function endLicence(db: Db, accountId: number, licenceId: number): Promise<boolean> {
  return (
    (await db.run(
      'update licence set ends_at = greatest(now(), starts_at) where id = $1 and account_id = $2 and ends_at > now()',
      [licenceId, accountId],
    )) === 1
  );
}
