import { z } from 'zod';
import { bulkRows } from '#platform/server/db/bulk-rows.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Derivation } from '#platform/server/derived/derivation.ts';
import { nextTick, takeTurns } from '#platform/server/derived/take-turns.ts';
import { formsOf } from '../../domain/joining/forms-of.ts';

const Called = z.object({
  id: z.int(),
  kind: z.int(),
  key: z.string(),
  usual: z.array(z.string()),
  others: z.array(z.string()),
  stems: z.array(z.string()),
});

const calledSql = (which: string): string => `
  select e.id, e.kind::int as kind, e.key, array(select value from jsonb_each_text(e.names)) as usual,
         array(select name from entity_name n where n.entity_id = e.id) as others,
         array(select key from entity_alias a where a.entity_id = e.id) as stems
    from entity e where ${which}`;

/** Forms of names by which registers and news meet. */
export const formsOfNames: Derivation = {
  name: 'forms of names',
  columns: ['entity_form.form'],
  modules: ['features/entities/domain/joining/forms-of.ts'],
  async renewPage(tx, after, most) {
    const rows = await tx.rows(Called, calledSql('e.id > $1::int order by e.id limit $2::int'), [
      after ?? 0,
      most,
    ]);
    const changed = await storeForms(tx, rows);
    return { next: rows.length < most ? null : String(rows.at(-1)!.id), changed };
  },
};

/** Makes the forms of some entities; what has none any more goes. Returns how many rows differ. */
export async function makeForms(tx: Db, ids: readonly number[]): Promise<number> {
  return storeForms(tx, await tx.rows(Called, calledSql('e.id = any($1::int[])'), [ids]));
}

const atOnce = 300;

/** Makes the forms of whoever came after the last that has some; returns the number before the first of them. */
export async function makeNewForms(db: Db): Promise<number> {
  const [row] = await db.rows(
    z.object({ last: z.int() }),
    'select coalesce(max(entity_id), 0)::int as last from entity_form',
  );
  let after = row!.last;
  for (;;) {
    const rows = await db.rows(Called, calledSql('e.id > $1::int order by e.id limit $2::int'), [
      after,
      atOnce,
    ]);
    if (rows.length === 0) return row!.last;
    await db.transaction((tx) => storeForms(tx, rows));
    after = rows.at(-1)!.id;
    await nextTick();
  }
}

async function storeForms(tx: Db, rows: readonly z.output<typeof Called>[]): Promise<number> {
  if (rows.length === 0) return 0;
  const turn = takeTurns();
  const made: { id: number; form: string; isUsual: boolean }[] = [];
  for (const { id, ...called } of rows) {
    for (const [form, isUsual] of formsOf(called)) made.push({ id, form, isUsual });
    await turn();
  }
  if (made.length === 0) return 0;
  const { table, values } = bulkRows([
    ['id', 'int', made.map(({ id }) => id)],
    ['form', 'text', made.map(({ form }) => form)],
    ['usual', 'boolean', made.map(({ isUsual }) => isUsual)],
  ]);
  const gone = await tx.run(
    `delete from entity_form f where f.entity_id = any($${values.length + 1}::int[])
        and not exists (select from ${table} where n.id = f.entity_id and n.form = f.form)`,
    [...values, rows.map(({ id }) => id)],
  );
  const written = await tx.run(
    `insert into entity_form as f (entity_id, form, is_usual) select id, form, usual from ${table}
     on conflict (entity_id, form) do update set is_usual = excluded.is_usual where f.is_usual <> excluded.is_usual`,
    values,
  );
  return gone + written;
}
