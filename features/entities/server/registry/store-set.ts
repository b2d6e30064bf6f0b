import { z } from 'zod';
import { bulkRows } from '#platform/server/db/bulk-rows.ts';
import { entityKeys } from '#features/news/public.server.ts';
import type { Db } from '#platform/server/db/db.ts';
import { renew } from '#platform/server/derived/derivation.ts';
import { takeTurns } from '#platform/server/derived/take-turns.ts';
import { findFault } from '../../domain/registry/identifiers.ts';
import {
  keyEntry,
  listKeys,
  matchEntries,
  type KeyedEntry,
  type MatchedEntry,
  type SetKeys,
} from './match-entries.ts';
import { refKey, type ReadEntry } from './registry-entry.ts';
import { readName, storeNames, type StoredName } from './store-names.ts';
import { storeStatements } from './store-statements.ts';
import { surveySet } from './survey-set.ts';

/** Entities of one transaction: fewer while somebody waits for the database. */
const entriesAtOnce = 300;
const entriesWhileWanted = 100;

/** What is known of a set while it is put in. */
interface Progress {
  /** Ids by the place of the entry in the set. */
  readonly ids: number[];
  /** Numbers that statements of the set refer to, with whom they lead to as far as that is known. */
  readonly referred: Map<string, number | null>;
  readonly words: Set<string>;
}

/** Puts the entries of a set into the registry, batch by batch, then what is said of them; returns whom, place by place, and how many statements. */
export async function storeSet(
  db: Db,
  entries: readonly ReadEntry[],
): Promise<{ ids: number[]; statements: number }> {
  await renew(db, entityKeys);
  const referred = await surveySet(db, entries);
  const keys = await listKeys(entries);
  const progress: Progress = { ids: [], referred, words: new Set() };
  let batch = await prepareBatch(entries, keys, { from: 0, most: entriesWhileWanted });
  while (batch.length > 0) {
    const most = db.isWanted() ? entriesWhileWanted : entriesAtOnce;
    const stored = db.transaction((tx) => storeEntries(tx, batch, progress));
    // Told when it is its turn: the next ones are made ready while these are written.
    stored.catch(() => {});
    const from = progress.ids.length + batch.length;
    const next = await prepareBatch(entries, keys, { from, most });
    progress.ids.push(...(await stored));
    batch = next;
  }
  return { ids: progress.ids, statements: await storeStatements(db, entries, progress) };
}

/** Entries of the next batch, made ready in pieces of some milliseconds. */
async function prepareBatch(
  entries: readonly ReadEntry[],
  keys: SetKeys,
  { from, most }: { from: number; most: number },
): Promise<PreparedEntry[]> {
  const batch: PreparedEntry[] = [];
  const turn = takeTurns();
  for (const [place, entry] of entries.slice(from, from + most).entries()) {
    batch.push(prepareEntry(keyEntry(entry, keys.keys[from + place]!, keys)));
    await turn();
  }
  return batch;
}

type PreparedEntry = KeyedEntry & { readonly read: readonly Omit<StoredName, 'id' | 'isFresh'>[] };

/** An entry with its names as they are kept, and without numbers that break their register's own rule: they would be another one's. */
function prepareEntry(entry: KeyedEntry): PreparedEntry {
  const { names, aliases, identifiers } = entry;
  const called = [
    ...Object.entries(names).map(([language, name]) => ({ language, name, isUsual: true })),
    ...aliases.map((name) => ({ language: '', name, isUsual: false })),
  ];
  return {
    ...entry,
    identifiers: identifiers.filter(({ scheme, value }) => findFault(scheme, value) === null),
    read: called.flatMap(({ name, ...rest }) => {
      const kept = readName(name);
      return kept === null ? [] : [{ ...rest, ...kept }];
    }),
  };
}

async function storeEntries(
  tx: Db,
  batch: readonly PreparedEntry[],
  { referred, words }: Progress,
): Promise<number[]> {
  const matched = await matchEntries(tx, batch);
  const firsts = listFirsts(batch);
  const isTwin = (place: number): boolean => firsts[place] !== place && matched[place]!.id === null;
  const inserted = await insertMissing(
    tx,
    matched.filter((_, place) => !isTwin(place)),
  );
  const stored: { id: number; isFresh: boolean }[] = [];
  for (const [place, { id, kind, key }] of matched.entries())
    stored.push(
      isTwin(place)
        ? stored[firsts[place]!]!
        : id === null
          ? inserted.get(`${kind} ${key}`)!
          : { id, isFresh: false },
    );
  const names = batch.flatMap(({ read }, place) =>
    read.map((name) => ({ ...name, isUsual: name.isUsual && !isTwin(place), ...stored[place]! })),
  );
  await storeNames(tx, names, words);
  await insertIdentifiers(tx, batch, stored);
  for (const [place, { identifiers }] of batch.entries())
    for (const { scheme, value } of stored[place]!.isFresh ? identifiers : []) {
      const ref = refKey({ scheme, value });
      if (referred.get(ref) === null) referred.set(ref, stored[place]!.id);
    }
  return stored.map(({ id }) => id);
}

/** For each entry the first of its batch that has one of its numbers: they are one. */
function listFirsts(batch: readonly PreparedEntry[]): number[] {
  const bearers = new Map<string, number>();
  return batch.map(({ identifiers }, place) => {
    const numbers = identifiers.map(refKey);
    const first = numbers.map((number) => bearers.get(number)).find((at) => at !== undefined) ?? place;
    for (const number of numbers) if (!bearers.has(number)) bearers.set(number, first);
    return first;
  });
}

const Inserted = z.object({ id: z.int(), kind: z.int(), key: z.string(), isFresh: z.boolean() });

/** Entities that are new; a name read in the news meanwhile is the same. */
async function insertMissing(
  tx: Db,
  matched: readonly MatchedEntry[],
): Promise<Map<string, { id: number; isFresh: boolean }>> {
  const missing = new Map(
    matched.filter(({ id }) => id === null).map((entry) => [`${entry.kind} ${entry.key}`, entry]),
  );
  if (missing.size === 0) return new Map();
  const entries = [...missing.values()];
  const missed = bulkRows([
    ['kind', 'smallint', entries.map(({ kind }) => kind)],
    ['key', 'text', entries.map(({ key }) => key)],
    ['names', 'jsonb', entries.map(({ names }) => JSON.stringify(names))],
    ['source', 'text', entries.map(({ source }) => source)],
  ]);
  const rows = await tx.rows(
    Inserted,
    `insert into entity (kind, key, names, source) select kind, key, names, source from ${missed.table}
     on conflict (kind, key) do update set kind = excluded.kind
     returning id, kind::int as kind, key, xmax::text = '0' as "isFresh"`,
    missed.values,
  );
  return new Map(rows.map(({ id, kind, key, isFresh }) => [`${kind} ${key}`, { id, isFresh }]));
}

async function insertIdentifiers(
  tx: Db,
  batch: readonly PreparedEntry[],
  stored: readonly { id: number }[],
): Promise<void> {
  const numbers = batch.flatMap(({ identifiers, source }, place) =>
    identifiers.map((identifier) => ({ ...identifier, id: stored[place]!.id, source })),
  );
  if (numbers.length === 0) return;
  const rows = bulkRows([
    ['value', 'text', numbers.map(({ value }) => value)],
    ['scheme', 'text', numbers.map(({ scheme }) => scheme)],
    ['id', 'int', numbers.map(({ id }) => id)],
    ['source', 'text', numbers.map(({ source }) => source)],
  ]);
  await tx.run(
    `insert into entity_identifier (scheme, value, entity_id, source) select scheme, value, id, source from ${rows.table}
     on conflict do nothing`,
    rows.values,
  );
}
