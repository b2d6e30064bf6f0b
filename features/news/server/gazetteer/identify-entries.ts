import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { ListedEntry } from './listed-entry.ts';

const Known = z.object({ at: z.int(), id: z.int() });
/** Facts by which a register knows an entity: one value is of one entity of a kind. */
const numbers = ['inn', 'iso3', 'domain'] as const;

/**
 * Entries with the number they have here: their own, else that of whom a register's number tells, else of who bore their
 * key once. Whom nothing tells goes by its key, and is new where nobody bears it.
 */
export async function identifyEntries(tx: Db, entries: readonly ListedEntry[]): Promise<ListedEntry[]> {
  const asked = entries.map(({ id, kind, key, facts }, at) => {
    const number = numbers.find((name) => (facts[name] ?? '') !== '');
    return {
      at,
      isOpen: id === undefined,
      kind,
      key,
      number: number ?? '',
      value: number ? facts[number]! : '',
    };
  });
  const open = asked.filter(({ isOpen }) => isOpen);
  const rows = await tx.rows(
    Known,
    `with asked as materialized (
       select * from unnest($1::int[], $2::smallint[], $3::text[], $4::text[], $5::text[]) as n (at, kind, key, number, value)
     ), numbered as materialized (
       select e.id, e.kind, f.name as number, e.facts ->> f.name as value
         from entity e, unnest($6::text[]) as f (name) where e.is_listed and e.facts ? f.name
     )
     select a.at, coalesce(min(k.id), min(f.entity_id)) as id
       from asked a
       left join numbered k on k.kind = a.kind and k.number = a.number and k.value = a.value
       left join entity_former_key f on f.kind = a.kind and f.key = a.key
             and not exists (select from entity b where b.kind = f.kind and b.key = f.key)
             and exists (select from entity e where e.id = f.entity_id and e.merged_into is null)
      group by a.at having coalesce(min(k.id), min(f.entity_id)) is not null`,
    [
      open.map(({ at }) => at),
      open.map(({ kind }) => kind),
      open.map(({ key }) => key),
      open.map(({ number }) => number),
      open.map(({ value }) => value),
      numbers,
    ],
  );
  const known = new Map(rows.map(({ at, id }) => [at, id]));
  const taken = new Set<number>();
  return entries.map((entry, at) => {
    const id = entry.id ?? known.get(at);
    if (id === undefined || taken.has(id)) return entry;
    taken.add(id);
    return { ...entry, id };
  });
}
