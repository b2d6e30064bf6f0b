import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { keptRows } from '#platform/server/db/kept-rows.ts';
import {
  categoryAudiences,
  closenessFor,
  type CategoryAudience,
} from '../../domain/categories/category-limits.ts';

const Row = z.object({
  id: z.int(),
  accountId: z.int(),
  name: z.string(),
  keywords: z.array(z.string()),
  objects: z.array(z.int()),
  sources: z.array(z.int()),
  seenBy: z.int(),
  version: z.int(),
  maker: z.string(),
  opens: z.boolean(),
});

/** A category as one viewer finds it. */
export type StoredCategory = Omit<z.output<typeof Row>, 'seenBy'> & { audience: CategoryAudience };

/** Categories, to delete and take back. */
export const keptCategories = keptRows('category');

/** Columns of category `c` of account `a`; whether the viewer `$1` may open it is asked of the same function as profiles. */
const columns = `c.id::int, c.account_id::int as "accountId", c.name, c.keywords, c.entity_ids as objects, c.source_ids as sources,
  c.seen_by::int as "seenBy", c.version, trim(a.first_name || ' ' || a.last_name) as maker,
  closeness($1::bigint, c.account_id) >= c.seen_by and (a.id = $1::bigint or not (a.blocked or a.delete_after is not null)) as opens`;
const from = 'from category c join account a on a.id = c.account_id';

function toCategory({ seenBy, ...row }: z.output<typeof Row>): StoredCategory {
  return { ...row, audience: categoryAudiences[seenBy - 1]! };
}

/** One category that is not deleted, with whether the viewer may open it. */
export async function findCategory(db: Db, viewer: number, id: number): Promise<StoredCategory | null> {
  const [row] = await db.rows(
    Row,
    `select ${columns} ${from} where c.id = $2::bigint and c.deleted_at is null`,
    [viewer, id],
  );
  return row ? toCategory(row) : null;
}

/** Categories by their numbers that the viewer may open. */
export async function listOpenCategories(
  db: Db,
  viewer: number,
  ids: readonly number[],
): Promise<StoredCategory[]> {
  const rows = await db.rows(
    Row,
    `select ${columns} ${from} where c.id = any($2::bigint[]) and c.deleted_at is null`,
    [viewer, ids],
  );
  return rows.filter(({ opens }) => opens).map(toCategory);
}

/** The categories an account made, and those of others that it follows and may open; its own first, oldest first. */
export async function listCategories(db: Db, accountId: number): Promise<StoredCategory[]> {
  const rows = await db.rows(
    Row,
    `select ${columns} ${from}
      where c.deleted_at is null and (c.account_id = $1::bigint or c.id in (
        select subject from subscription where account_id = $1::bigint and kind = 'category' and ended_at is null))
      order by c.account_id <> $1::bigint, c.id`,
    [accountId],
  );
  return rows.filter(({ opens }) => opens).map(toCategory);
}

/** How many an account keeps; inside a transaction no other is made meanwhile. */
export async function countCategories(tx: Db, accountId: number): Promise<number> {
  await tx.query('select 1 from account where id = $1 for update', [accountId]);
  const [row] = await tx.rows(
    z.object({ count: z.int() }),
    'select count(*)::int as count from category where account_id = $1 and deleted_at is null',
    [accountId],
  );
  return row!.count;
}

/** What is kept of a category. */
export interface CategoryToKeep {
  name: string;
  keywords: readonly string[];
  objects: readonly number[];
  sources: readonly number[];
  audience: CategoryAudience;
}

const Kept = z.object({ id: z.int(), version: z.int(), name: z.string() });

/** Keeps a new category, `nameOf` its number where it has no name; what was deleted over an hour ago goes for good. */
export async function insertCategory(
  tx: Db,
  accountId: number,
  { name, keywords, objects, sources, audience }: CategoryToKeep,
  nameOf: (id: number) => string,
): Promise<z.output<typeof Kept>> {
  await keptCategories.forget(tx, accountId);
  const [made] = await tx.rows(
    Kept,
    `insert into category (account_id, name, keywords, entity_ids, source_ids, seen_by)
     values ($1, $2, $3, $4, $5, $6) returning id::int, version, name`,
    [accountId, name, keywords, objects, sources, closenessFor(audience)],
  );
  if (name !== '') return made!;
  const named = { ...made!, name: nameOf(made!.id) };
  await tx.run('update category set name = $2 where id = $1', [named.id, named.name]);
  return named;
}

/** Changes a category of this version; null where it has another one by now. */
export async function updateCategory(
  db: Db,
  {
    id,
    version,
    name,
    keywords,
    objects,
    sources,
    audience,
  }: CategoryToKeep & { id: number; version: number },
): Promise<z.output<typeof Kept> | null> {
  const [row] = await db.rows(
    Kept,
    `update category set name = $3, keywords = $4, entity_ids = $5, source_ids = $6, seen_by = $7, version = version + 1
      where id = $1 and version = $2 and deleted_at is null returning id::int, version, name`,
    [id, version, name, keywords, objects, sources, closenessFor(audience)],
  );
  return row ?? null;
}
