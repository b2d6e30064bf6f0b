import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { findFault } from '../../domain/registry/identifiers.ts';
import { keyEntries, matchEntries, type KeyedEntry, type MatchedEntry } from './match-entries.ts';
import type { EntityRef, ReadEntry, ReadStatement } from './registry-entry.ts';
import { storeNames, type StoredName } from './store-names.ts';

/** Readers of the embedded database wait for a batch at most about this. Unit: rows. */
const entriesAtOnce = 200;
const statementsAtOnce = 1000;

type Stored = MatchedEntry & { id: number };

/** Puts the entries of a set into the registry, batch by batch, then what is said of them; returns how many statements. */
export async function storeSet(db: Db, entries: readonly ReadEntry[]): Promise<number> {
  const stored: Stored[] = [];
  const keyed = await keyEntries(entries);
  for (let at = 0; at < keyed.length; at += entriesAtOnce)
    stored.push(...(await storeEntries(db, keyed.slice(at, at + entriesAtOnce))));
  const said = stored.flatMap(({ id, statements }) => statements.map((statement) => ({ ...statement, id })));
  for (let at = 0; at < said.length; at += statementsAtOnce)
    await storeStatements(db, said.slice(at, at + statementsAtOnce));
  return said.length;
}

function storeEntries(db: Db, keyed: readonly KeyedEntry[]): Promise<Stored[]> {
  return db.transaction(async (tx) => {
    const matched = await matchEntries(tx, keyed);
    const ids = await insertMissing(tx, matched);
    const stored = matched.map((entry) => ({
      ...entry,
      id: entry.id ?? ids.get(`${entry.kind} ${entry.key}`)!,
    }));
    await storeNames(tx, stored.flatMap(namesOf));
    await insertIdentifiers(tx, stored);
    return stored;
  });
}

const Inserted = z.object({ id: z.int(), kind: z.int(), key: z.string() });

/** Entities that are new; a name read in the news meanwhile is the same. */
async function insertMissing(tx: Db, matched: readonly MatchedEntry[]): Promise<Map<string, number>> {
  const missing = new Map(
    matched.filter(({ id }) => id === null).map((entry) => [`${entry.kind} ${entry.key}`, entry]),
  );
  const entries = [...missing.values()];
  const rows = await tx.rows(
    Inserted,
    `insert into entity (kind, key, names, source)
     select * from unnest($1::smallint[], $2::text[], $3::jsonb[], $4::text[])
     on conflict (kind, key) do update set kind = excluded.kind
     returning id, kind::int as kind, key`,
    [
      entries.map(({ kind }) => kind),
      entries.map(({ key }) => key),
      entries.map(({ names }) => JSON.stringify(names)),
      entries.map(({ source }) => source),
    ],
  );
  return new Map(rows.map(({ id, kind, key }) => [`${kind} ${key}`, id]));
}

function namesOf({ id, names, aliases }: Stored): StoredName[] {
  return [
    ...Object.entries(names).map(([language, name]) => ({ id, language, name, isUsual: true })),
    ...aliases.map((name) => ({ id, language: '', name, isUsual: false })),
  ];
}

/** A number that breaks its register's own rule is not taken: it would be another one's. */
async function insertIdentifiers(tx: Db, stored: readonly Stored[]): Promise<void> {
  const rows = stored.flatMap(({ id, identifiers, source }) =>
    identifiers
      .filter(({ scheme, value }) => findFault(scheme, value) === null)
      .map((identifier) => ({ ...identifier, id, source })),
  );
  await tx.run(
    `insert into entity_identifier (scheme, value, entity_id, source)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::text[]) on conflict do nothing`,
    [
      rows.map(({ scheme }) => scheme),
      rows.map(({ value }) => value),
      rows.map(({ id }) => id),
      rows.map(({ source }) => source),
    ],
  );
}

async function storeStatements(db: Db, said: readonly (ReadStatement & { id: number })[]): Promise<void> {
  const others = await resolveRefs(
    db,
    said.flatMap(({ other }) => other ?? []),
  );
  const rows = said.map(({ other, ...statement }) => ({
    ...statement,
    otherId: other === undefined ? null : (others.get(refKey(other)) ?? null),
  }));
  await db.run(
    `insert into entity_statement (entity_id, field, value, texts, other_id, starts, ends, source, link, known_at)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::jsonb[], $5::int[], $6::text[], $7::text[], $8::text[], $9::text[], $10::date[])`,
    [
      rows.map(({ id }) => id),
      rows.map(({ field }) => field),
      rows.map(({ value }) => value),
      rows.map(({ texts }) => (texts === undefined ? null : JSON.stringify(texts))),
      rows.map(({ id, otherId }) => (otherId === id ? null : otherId)),
      rows.map(({ starts }) => starts || null),
      rows.map(({ ends }) => ends || null),
      rows.map(({ source }) => source),
      rows.map(({ link }) => link || null),
      rows.map(({ knownAt }) => knownAt),
    ],
  );
}

function refKey(ref: EntityRef): string {
  if ('yugoId' in ref) return `yugo ${ref.yugoId}`;
  return 'scheme' in ref ? `${ref.scheme} ${ref.value}` : `${ref.kind}|${mentionKey(ref.name)}`;
}

const Resolved = z.object({ ref: z.string(), id: z.int() });

/** Ids of the entities that statements name; a name that several bear names nobody. */
async function resolveRefs(db: Db, refs: readonly EntityRef[]): Promise<Map<string, number>> {
  const keys = [...new Set(refs.map(refKey))];
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
    [keys],
  );
  return new Map(rows.map(({ ref, id }) => [ref, id]));
}
