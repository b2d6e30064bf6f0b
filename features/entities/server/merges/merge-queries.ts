import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import { giveMentions, giveMentionsBack } from '#features/news/public.server.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nameSql, nextVersion } from '../dossier/entity-queries.ts';

const Made = z.object({ mergeId: z.int() });

/** Holds two entities and whom they stand for until the end of `tx`, in the order of their numbers: two editors never wait for each other. */
async function holdInOrder(tx: Db, ids: readonly [number, number]): Promise<void> {
  await tx.run(
    'select from entity where id = any($1::int[]) or merged_into = any($1::int[]) order by id for no key update',
    [ids],
  );
}

/** Joins two entities, of two kinds only where that is asked; null where the version is an old one, or one of them has been merged meanwhile. */
export function insertMerge(
  db: Db,
  {
    id,
    goneId,
    version,
    reason,
    acrossKinds,
    accountId,
  }: {
    id: number;
    goneId: number;
    version: number;
    reason: string;
    acrossKinds: boolean;
    accountId: number;
  },
): Promise<{ mergeId: number; version: number } | null> {
  return db.transaction(async (tx) => {
    await holdInOrder(tx, [id, goneId]);
    const next = await nextVersion(tx, id, version);
    if (next === null) return null;
    const moved = await tx.run(
      `update entity g set merged_into = $1::int, version = g.version + 1
         from entity k where k.id = $1::int and g.id = $2::int and ($3::boolean or g.kind = k.kind) and g.merged_into is null`,
      [id, goneId, acrossKinds],
    );
    if (moved === 0) throw new AppError('conflict', { id: goneId });
    // What had been merged into it follows it: there is one step from any number to the entity it stands for.
    await tx.run('update entity set merged_into = $1::int where merged_into = $2::int', [id, goneId]);
    const [made] = await tx.rows(
      Made,
      'insert into entity_merge (gone_id, kept_id, reason, account_id) values ($1, $2, $3, $4) returning merge_id::int as "mergeId"',
      [goneId, id, reason, accountId],
    );
    await giveMentions(tx, { goneId, keptId: id });
    await raiseDataVersion(tx);
    return { mergeId: made!.mergeId, version: next };
  });
}

const Standing = z.object({ goneId: z.int(), keptId: z.int(), isUndone: z.boolean() });

/** A merge by its number. */
export async function findMerge(db: Db, mergeId: number): Promise<z.output<typeof Standing> | null> {
  const [row] = await db.rows(
    Standing,
    'select gone_id as "goneId", kept_id as "keptId", undone_at is not null as "isUndone" from entity_merge where merge_id = $1',
    [mergeId],
  );
  return row ?? null;
}

/** Parts two entities again, with what had been merged into the parted one before; null where the version is an old one. */
export function undoMerge(
  db: Db,
  {
    mergeId,
    goneId,
    keptId,
    version,
    accountId,
  }: { mergeId: number; goneId: number; keptId: number; version: number; accountId: number },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    await holdInOrder(tx, [keptId, goneId]);
    const next = await nextVersion(tx, keptId, version);
    if (next === null) return null;
    await tx.run('update entity_merge set undone_at = now(), undone_by = $2 where merge_id = $1', [
      mergeId,
      accountId,
    ]);
    await tx.run('update entity set merged_into = null, version = version + 1 where id = $1::int', [goneId]);
    await tx.run(
      `update entity set merged_into = $1::int
        where id in (select gone_id from entity_merge where kept_id = $1::int and undone_at is null) and merged_into = $2::int`,
      [goneId, keptId],
    );
    await giveMentionsBack(tx, { goneId, keptId });
    await raiseDataVersion(tx);
    return next;
  });
}

const Row = z.object({
  mergeId: z.int(),
  goneId: z.int(),
  kind: z.int(),
  name: z.string(),
  reason: z.string(),
  madeAt: z.date(),
  by: z.string().nullable(),
  undoneAt: z.date().nullable(),
});

/** Every merge into an entity, newest first. */
export function listMerges(db: Db, id: number, locale: Locale): Promise<z.output<typeof Row>[]> {
  return db.rows(
    Row,
    `select m.merge_id::int as "mergeId", e.id as "goneId", e.kind::int as kind, ${nameSql('e', '$2::text')} as name, m.reason,
            m.made_at as "madeAt", a.first_name || ' ' || a.last_name as by, m.undone_at as "undoneAt"
       from entity_merge m join entity e on e.id = m.gone_id left join account a on a.id = m.account_id
      where m.kept_id = $1::int order by m.merge_id desc limit 200`,
    [id, locale],
  );
}
