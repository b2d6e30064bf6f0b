import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { fileForms } from '../../domain/exchange/faults.ts';
import type { ReadEntry } from '../registry/registry-entry.ts';
import { insertSource } from './insert-source.ts';
import { takeEntries, waitForFiles } from './take-entries.ts';

/** Source under which a file's statements stand. */
const sourceOf = (importId: number): string => `import_${importId}`;

const Id = z.object({ id: z.int() });

/** A file that is kept: what it is called and what it says. */
interface KeptFile {
  title: string;
  licence: string;
  fileName: string;
  form: (typeof fileForms)[number];
  /** Under any source: they are kept under the file's own. */
  entries: readonly ReadEntry[];
  statements: number;
  accountId: number;
}

/** Keeps a file whole or not at all, with whom it told of and which names it gave, so that it can be undone; returns its number. */
export function keepFile(db: Db, file: KeptFile): Promise<number> {
  const { title, licence, fileName, form, entries, statements, accountId } = file;
  return db.transaction(async (tx) => {
    await waitForFiles(tx);
    const [made] = await tx.rows(
      Id,
      `insert into entity_import (title, licence, file_name, form, entities, statements, account_id)
       values ($1, $2, $3, $4, 0, $5, $6) returning import_id::int as id`,
      [title, licence, fileName, form, statements, accountId],
    );
    const source = sourceOf(made!.id);
    await insertSource(tx, { source, title, licence });
    const ids = [...new Set(await takeEntries(tx, underSource(entries, source), source))];
    await tx.run(
      `insert into entity_import_part (import_id, entity_id, names)
       select $1::bigint, i.id,
              coalesce((select jsonb_agg(jsonb_build_object('language', n.language, 'name', n.name))
                          from entity_name n where n.entity_id = i.id and n.xmin = pg_current_xact_id()::xid), '[]')
         from unnest($2::int[]) as i (id)`,
      [made!.id, ids],
    );
    await tx.run('update entity_import set entities = $2 where import_id = $1', [made!.id, ids.length]);
    return made!.id;
  });
}

function underSource(entries: readonly ReadEntry[], source: string): ReadEntry[] {
  return entries.map((entry) => ({
    ...entry,
    source,
    statements: entry.statements.map((statement) => ({ ...statement, source })),
  }));
}

const Standing = z.object({ isUndone: z.boolean() });

/** Whether a file was undone; null where there is none of that number. */
export async function findImport(db: Db, importId: number): Promise<z.output<typeof Standing> | null> {
  const [row] = await db.rows(
    Standing,
    'select undone_at is not null as "isUndone" from entity_import where import_id = $1',
    [importId],
  );
  return row ?? null;
}

/** Takes back what a file brought; false where it was undone meanwhile. Whoever was known by it alone goes, with nothing left of them. */
export function undoFile(db: Db, importId: number, accountId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await waitForFiles(tx);
    const marked = await tx.run(
      'update entity_import set undone_at = now(), undone_by = $2 where import_id = $1 and undone_at is null',
      [importId, accountId],
    );
    if (marked === 0) return false;
    const source = sourceOf(importId);
    const part = '(select entity_id from entity_import_part where import_id = $1)';
    await tx.run('delete from entity_statement where source = $1', [source]);
    await tx.run(`delete from entity_identifier where source = $2 and entity_id in ${part}`, [
      importId,
      source,
    ]);
    const gone = await tx.rows(Id, `select e.id from entity e where e.id in ${part} and ${aloneSql}`, [
      importId,
      source,
    ]);
    const ids = gone.map(({ id }) => id);
    await tx.run('delete from entity_name where entity_id = any($1::int[])', [ids]);
    await tx.run('delete from entity where id = any($1::int[])', [ids]);
    // Who is otherwise known keeps a name, even where the file gave the only one.
    await tx.run(
      `delete from entity_name n using entity_import_part p, jsonb_to_recordset(p.names) as g (language text, name text)
        where p.import_id = $1 and n.entity_id = p.entity_id and n.language = g.language and n.name = g.name
          and not exists (select from entity e where e.id = n.entity_id and e.source = $2)`,
      [importId, source],
    );
    await tx.run('delete from source where code = $1', [source]);
    await tx.run('delete from provider where code = $1', [source]);
    await raiseDataVersion(tx);
    return true;
  });
}

/**
 * Of the source `$2`, or of a file that was taken back before, and known by nothing else. It is not said of or named by
 * anybody, in no headline, joined or parted with nobody.
 */
export const aloneSql = `e.merged_into is null
  and (e.source = $2 or exists (select from entity_import u where e.source = 'import_' || u.import_id and u.undone_at is not null))
  and not exists (select from entity g where g.merged_into = e.id)
  and not exists (select from entity_statement s where s.entity_id = e.id)
  and not exists (select from entity_statement s where s.other_id = e.id)
  and not exists (select from entity_identifier i where i.entity_id = e.id)
  and not exists (select from news_item_entity m where m.entity_id = e.id)
  and not exists (select from entity_merge m where e.id in (m.gone_id, m.kept_id))
  and not exists (select from entity_split p where e.id in (p.from_id, p.to_id))`;

const Row = z.object({
  importId: z.int(),
  title: z.string(),
  licence: z.string(),
  fileName: z.string(),
  form: z.enum(fileForms),
  entities: z.int(),
  statements: z.int(),
  by: z.string().nullable(),
  madeAt: z.date(),
  undoneAt: z.date().nullable(),
});

/** Files that were brought in, newest first. */
export function listImports(db: Db): Promise<z.output<typeof Row>[]> {
  return db.rows(
    Row,
    `select i.import_id::int as "importId", i.title, i.licence, i.file_name as "fileName", i.form, i.entities, i.statements,
            a.first_name || ' ' || a.last_name as by, i.made_at as "madeAt", i.undone_at as "undoneAt"
       from entity_import i left join account a on a.id = i.account_id
      order by i.import_id desc limit 100`,
  );
}
