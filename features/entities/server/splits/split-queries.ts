import { z } from 'zod';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nameSql, nextVersion, type FoundEntity } from '../dossier/entity-queries.ts';
import { readName, storeNames } from '../registry/store-names.ts';

const Id = z.object({ id: z.int() });

/** What is split off whom, for whom. */
export interface Split {
  entity: FoundEntity;
  version: number;
  statementIds: readonly number[];
  /** Who is there already, or the name of a new one. */
  to: { id: number } | { name: string; locale: Locale };
  reason: string;
  accountId: number;
}

/** Moves statements; null where the version is an old one, or a statement is none of the entity's. */
export function insertSplit(
  db: Db,
  { entity, version, statementIds, to, reason, accountId }: Split,
): Promise<{ splitId: number; toId: number; version: number } | null> {
  return db.transaction(async (tx) => {
    const ids = [...new Set(statementIds)];
    const own = await tx.rows(
      Id,
      'select statement_id::int as id from entity_statement where statement_id = any($1::bigint[]) and entity_id = any($2::int[])',
      [ids, entity.members],
    );
    if (own.length !== ids.length) return null;
    const next = await nextVersion(tx, entity.id, version);
    if (next === null) return null;
    const toId = 'id' in to ? to.id : await insertNamed(tx, entity.kind, to);
    const [made] = await tx.rows(
      Id,
      'insert into entity_split (from_id, to_id, reason, account_id) values ($1, $2, $3, $4) returning split_id::int as id',
      [entity.id, toId, reason, accountId],
    );
    await tx.run(
      `insert into entity_split_statement (split_id, from_id, field, value, starts, source)
       select $1::bigint, entity_id, field, value, coalesce(starts, ''), source from entity_statement where statement_id = any($2::bigint[])
       on conflict do nothing`,
      [made!.id, ids],
    );
    await tx.run(`update entity_statement set entity_id = $1::int where statement_id = any($2::bigint[])`, [
      toId,
      ids,
    ]);
    await moveTerms(tx, made!.id, 'there');
    await raiseDataVersion(tx);
    return { splitId: made!.id, toId, version: next };
  });
}

/** What editors wrote of a term of office goes with its statement: its beginning and its end. */
async function moveTerms(tx: Db, splitId: number, way: 'there' | 'back'): Promise<void> {
  const [from, to] = way === 'there' ? ['m.from_id', 'p.to_id'] : ['p.to_id', 'm.from_id'];
  await tx.run(
    `update office_step o set term_of = ${to}
       from entity_split_statement m join entity_split p on p.split_id = m.split_id
      where m.split_id = $1::bigint and m.field = 'position' and o.term_of = ${from} and o.value = m.value
        and coalesce(o.starts, '') = m.starts`,
    [splitId],
  );
}

/** A new entity; a key that another one has is kept apart by a number, for nobody can tell them apart by it. */
async function insertNamed(
  tx: Db,
  kind: number,
  { name, locale }: { name: string; locale: Locale },
): Promise<number> {
  const [row] = await tx.rows(
    Id,
    `insert into entity (kind, key, names)
     select $1::smallint, case when exists (select from entity where kind = $1 and key = $2::text) then $2 || ' split ' || (select count(*) + 1 from entity_split) else $2 end, $3::jsonb
     returning id`,
    [kind, mentionKey(name), JSON.stringify({ [locale]: name })],
  );
  const read = readName(name);
  if (read) await storeNames(tx, [{ id: row!.id, language: locale, isUsual: true, isFresh: true, ...read }]);
  return row!.id;
}

const Standing = z.object({ fromId: z.int(), isUndone: z.boolean() });

/** A split by its number. */
export async function findSplit(db: Db, splitId: number): Promise<z.output<typeof Standing> | null> {
  const [row] = await db.rows(
    Standing,
    'select from_id as "fromId", undone_at is not null as "isUndone" from entity_split where split_id = $1',
    [splitId],
  );
  return row ?? null;
}

/** Statements of the splits that stand, found by what they say: `$1` = of one split, null = of all. */
const movedSql = `
  from entity_split_statement m join entity_split p on p.split_id = m.split_id
 where ($1::bigint is null or m.split_id = $1) and p.undone_at is null and s.field = m.field and s.value = m.value
   and coalesce(s.starts, '') = m.starts and s.source = m.source`;

/** Gives the statements back; null where the version is an old one. */
export function undoSplit(
  db: Db,
  {
    splitId,
    fromId,
    version,
    accountId,
  }: { splitId: number; fromId: number; version: number; accountId: number },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const next = await nextVersion(tx, fromId, version);
    if (next === null) return null;
    await tx.run(
      `update entity_statement s set entity_id = m.from_id ${movedSql} and s.entity_id = p.to_id`,
      [splitId],
    );
    await moveTerms(tx, splitId, 'back');
    await tx.run('update entity_split set undone_at = now(), undone_by = $2 where split_id = $1', [
      splitId,
      accountId,
    ]);
    await raiseDataVersion(tx);
    return next;
  });
}

/** Gives statements that were taken anew to whom editors had given them; returns how many. */
export function repeatSplits(db: Db): Promise<number> {
  return db.run(`update entity_statement s set entity_id = p.to_id ${movedSql} and s.entity_id = m.from_id`, [
    null,
  ]);
}

const Row = z.object({
  splitId: z.int(),
  toId: z.int(),
  kind: z.int(),
  name: z.string(),
  statements: z.array(z.object({ field: z.string(), value: z.string() })),
  reason: z.string(),
  madeAt: z.date(),
  by: z.string().nullable(),
  undoneAt: z.date().nullable(),
});

/** Every split of an entity, newest first. */
export function listSplits(db: Db, id: number, locale: Locale): Promise<z.output<typeof Row>[]> {
  return db.rows(
    Row,
    `select p.split_id::int as "splitId", e.id as "toId", e.kind::int as kind, ${nameSql('e', '$2::text')} as name, p.reason,
            (select json_agg(json_build_object('field', m.field, 'value', m.value) order by m.field, m.value)
               from entity_split_statement m where m.split_id = p.split_id) as statements,
            p.made_at as "madeAt", a.first_name || ' ' || a.last_name as by, p.undone_at as "undoneAt"
       from entity_split p join entity e on e.id = p.to_id left join account a on a.id = p.account_id
      where p.from_id = $1::int order by p.split_id desc limit 200`,
    [id, locale],
  );
}
