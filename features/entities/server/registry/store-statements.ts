import { z } from 'zod';
import { bulkRows, type BulkColumn } from '#platform/server/db/bulk-rows.ts';
import type { Db } from '#platform/server/db/db.ts';
import { refKey, type ReadEntry, type ReadStatement } from './registry-entry.ts';

/** Readers of the embedded database wait for a batch at most about this. Unit: rows. */
const statementsAtOnce = 600;

type Said = ReadStatement & { readonly id: number };

/** Writes what a set says of its entities, `ids` by their place; a batch is made ready while the one before is written. */
export async function storeStatements(
  db: Db,
  entries: readonly ReadEntry[],
  { ids, referred }: { ids: readonly number[]; referred: Map<string, number | null> },
): Promise<number> {
  let count = 0;
  let before: Promise<unknown> = Promise.resolve();
  for (const batch of batchesOf(entries, ids)) {
    await resolveRefs(db, batch, referred);
    const { table, values } = bulkRows(columnsOf(batch, referred));
    const writing = db.run(`${insertion} ${table}`, values);
    // Told when it is its turn.
    writing.catch(() => {});
    await before;
    before = writing;
    count += batch.length;
  }
  await before;
  await db.run(`select brin_summarize_new_values('entity_statement_source')`);
  return count;
}

function* batchesOf(entries: readonly ReadEntry[], ids: readonly number[]): Generator<Said[]> {
  let batch: Said[] = [];
  for (const [place, { statements }] of entries.entries()) {
    for (const statement of statements) batch.push({ ...statement, id: ids[place]! });
    if (batch.length < statementsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const insertion = `insert into entity_statement (entity_id, field, value, texts, other_id, starts, ends, source, link, known_at)
     select entity_id, field, value, texts, other_id, starts, ends, source, link, known_at from`;

function columnsOf(batch: readonly Said[], referred: ReadonlyMap<string, number | null>): BulkColumn[] {
  const otherOf = ({ id, other }: Said): number | null => {
    const otherId = other === undefined ? null : (referred.get(refKey(other)) ?? null);
    return otherId === id ? null : otherId;
  };
  return [
    ['entity_id', 'int', batch.map(({ id }) => id)],
    ['field', 'text', batch.map(({ field }) => field)],
    ['value', 'text', batch.map(({ value }) => value)],
    ['texts', 'jsonb', batch.map(({ texts }) => (texts === undefined ? null : JSON.stringify(texts)))],
    ['other_id', 'int', batch.map(otherOf)],
    ['starts', 'text', batch.map(({ starts }) => starts || null)],
    ['ends', 'text', batch.map(({ ends }) => ends || null)],
    ['source', 'text', batch.map(({ source }) => source)],
    ['link', 'text', batch.map(({ link }) => link || null)],
    ['known_at', 'date', batch.map(({ knownAt }) => knownAt)],
  ];
}

const Resolved = z.object({ ref: z.string(), id: z.int() });

/** Looks up whom the statements of a batch name and the set itself did not bring; a name that several bear names nobody. */
async function resolveRefs(
  db: Db,
  batch: readonly Said[],
  referred: Map<string, number | null>,
): Promise<void> {
  const asked = new Set(batch.flatMap(({ other }) => (other ? [refKey(other)] : [])));
  const unknown = [...asked].filter((ref) => (referred.get(ref) ?? null) === null);
  if (unknown.length === 0) return;
  const rows = await db.rows(
    Resolved,
    `with asked as (select ref from unnest($1::text[]) as n (ref))
     select ref, e.id from asked join entity e on e.id = substring(ref from 'yugo (\\d+)$')::int where ref like 'yugo %'
     union all
     select ref, i.entity_id from asked join entity_identifier i on i.scheme = split_part(ref, ' ', 1) and i.value = split_part(ref, ' ', 2)
      where ref not like '%|%' and ref not like 'yugo %'
     union all
     select ref, min(entity_id) from (
       select ref, a.entity_id from asked join entity_alias a on a.kind = case when ref like '%|%' then split_part(ref, '|', 1)::int end and a.key = split_part(ref, '|', 2) where ref like '%|%'
       union
       select ref, e.id from asked join entity e on e.kind = case when ref like '%|%' then split_part(ref, '|', 1)::int end and e.key = split_part(ref, '|', 2) where ref like '%|%') as named
      group by ref having count(*) = 1`,
    [unknown],
  );
  for (const { ref, id } of rows) referred.set(ref, id);
}
