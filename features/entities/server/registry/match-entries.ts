import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { takeTurns } from '#platform/server/derived/take-turns.ts';
import type { ReadEntry } from './registry-entry.ts';

const Known = z.object({ scheme: z.string(), value: z.string(), id: z.int() });
const Named = z.object({
  kind: z.int(),
  key: z.string(),
  id: z.int(),
  isAlias: z.boolean(),
  schemes: z.array(z.string()),
});

const person = 2;

/** An entry with the key of its usual name, which others of its set may share. */
export type KeyedEntry = ReadEntry & { readonly key: string; readonly isShared: boolean };

/** An entry with the key it is looked up by, and the id it has where it is known. */
export interface MatchedEntry extends ReadEntry {
  readonly key: string;
  readonly id: number | null;
}

/** Keys of a set's entries, place by place, and how many of the set bear each. */
export interface SetKeys {
  readonly keys: readonly string[];
  readonly bearers: ReadonlyMap<string, number>;
}

/** Keys by the usual names, of who is known by a number alone by that; others have their turn in between. */
export async function listKeys(entries: readonly ReadEntry[]): Promise<SetKeys> {
  const keys: string[] = [];
  const bearers = new Map<string, number>();
  const turn = takeTurns();
  for (const { kind, names, identifiers } of entries) {
    const key = mentionKey(Object.values(names)[0] ?? '') || (identifiers[0]?.value ?? '');
    keys.push(key);
    bearers.set(`${kind} ${key}`, (bearers.get(`${kind} ${key}`) ?? 0) + 1);
    await turn();
  }
  return { keys, bearers };
}

/** A key is none of an entry whose name others of the same set bear: nobody can tell them apart by it. */
export function keyEntry(entry: ReadEntry, key: string, { bearers }: SetKeys): KeyedEntry {
  return { ...entry, key, isShared: bearers.get(`${entry.kind} ${key}`)! > 1 };
}

/**
 * Finds entries in the registry: by a number of a register, else by name where the bearer of that name has no other
 * number of the same register. A person is never found by a name that several bear.
 */
export async function matchEntries(db: Db, entries: readonly KeyedEntry[]): Promise<MatchedEntry[]> {
  const byNumber = await findByNumber(db, entries);
  const named = await findByName(db, entries);
  return entries.map((entry) => {
    const schemes = entry.identifiers.map(({ scheme }) => scheme);
    const numbered = entry.identifiers
      .map(({ scheme, value }) => byNumber.get(`${scheme} ${value}`))
      .find((id) => id !== undefined);
    const bearers = (named.get(`${entry.kind} ${entry.key}`) ?? []).filter(
      (bearer) => entry.kind !== person || !bearer.isAlias,
    );
    const isFree = bearers.length === 1 && !bearers[0]!.schemes.some((scheme) => isRival(scheme, schemes));
    const id = numbered ?? (isFree && !entry.isShared ? bearers[0]!.id : null);
    const isTaken = id === null && (entry.isShared || bearers.length > 0);
    const suffix = entry.identifiers[0]?.value ?? '';
    return { ...entry, id, key: isTaken ? `${entry.key} ${suffix}`.trim() : entry.key };
  });
}

/** Numbers of places: one has one of them alone, so that no town here is taken for one of its name abroad. */
const placeSchemes: ReadonlySet<string> = new Set(['yugo', 'iso3', 'geonames']);

/** Would a number of this register beside those of an entry make two of one? */
function isRival(scheme: string, schemes: readonly string[]): boolean {
  return (
    schemes.includes(scheme) || (placeSchemes.has(scheme) && schemes.some((own) => placeSchemes.has(own)))
  );
}

async function findByNumber(db: Db, entries: readonly ReadEntry[]): Promise<Map<string, number>> {
  const numbers = entries.flatMap(({ identifiers }) => identifiers);
  const rows = await db.rows(
    Known,
    `select i.scheme, i.value, i.entity_id as id
       from unnest($1::text[], $2::text[]) as n (scheme, value) join entity_identifier i using (scheme, value)`,
    [numbers.map(({ scheme }) => scheme), numbers.map(({ value }) => value)],
  );
  return new Map(rows.map(({ scheme, value, id }) => [`${scheme} ${value}`, id]));
}

async function findByName(
  db: Db,
  entries: readonly (ReadEntry & { key: string })[],
): Promise<Map<string, z.output<typeof Named>[]>> {
  const rows = await db.rows(
    Named,
    `with asked as (select distinct kind, key from unnest($1::int[], $2::text[]) as n (kind, key)),
          found as (select a.kind, a.key, e.id, false as is_alias from asked a join entity e on e.kind = a.kind and e.key = a.key
                    union all
                    select a.kind, a.key, x.entity_id, true from asked a join entity_alias x on x.kind = a.kind and x.key = a.key
                    union all
                    select a.kind, a.key, y.id, false from asked a join entity_former_key x on x.kind = a.kind and x.key = a.key
                      join entity y on y.id = x.entity_id and y.merged_into is null
                     where not exists (select from entity b where b.kind = a.kind and b.key = a.key))
     select f.kind, f.key, f.id, bool_and(f.is_alias) as "isAlias",
            coalesce((select array_agg(i.scheme) from entity_identifier i where i.entity_id = f.id), '{}') as schemes
       from found f group by f.kind, f.key, f.id`,
    [entries.map(({ kind }) => kind), entries.map(({ key }) => key)],
  );
  return Map.groupBy(rows, ({ kind, key }) => `${kind} ${key}`);
}
