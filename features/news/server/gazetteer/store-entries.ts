import type { Db } from '#platform/server/db/db.ts';
import type { ListedEntry } from './listed-entry.ts';
import { aliasKeys } from './listed-entry.ts';
import { identifyEntries } from './identify-entries.ts';
import { joinEntities } from './join-entities.ts';
import { renameListed } from './rename-listed.ts';

const entriesAtOnce = 250;

/** Puts entries in, or over what is known of them by their number, else under the same kind and key; ids and mentions stay. Doing it twice changes nothing. */
export async function storeEntries(tx: Db, listed: readonly ListedEntry[]): Promise<void> {
  const entries = await identifyEntries(tx, listed);
  const displaced = await renameListed(tx, entries);
  for (let at = 0; at < entries.length; at += entriesAtOnce)
    await storePart(tx, entries.slice(at, at + entriesAtOnce));
  await joinEntities(tx, displaced);
}

async function storePart(tx: Db, entries: readonly ListedEntry[]): Promise<void> {
  await tx.run(
    `insert into entity as e (id, kind, key, names, is_listed, source, facts)
     overriding system value
     select coalesce(n.id, known.id, nextval(pg_get_serial_sequence('entity', 'id'))::int), n.kind, n.key, n.names, true, n.source, n.facts
       from unnest($1::int[], $2::smallint[], $3::text[], $4::jsonb[], $5::text[], $6::jsonb[]) as n (id, kind, key, names, source, facts)
       left join entity known on known.kind = n.kind and known.key = n.key
     on conflict (kind, key) do update
        set names = excluded.names, is_listed = true, source = excluded.source, facts = e.facts || excluded.facts`,
    [
      entries.map(({ id }) => id ?? null),
      entries.map(({ kind }) => kind),
      entries.map(({ key }) => key),
      entries.map(({ names }) => JSON.stringify(names)),
      entries.map(({ source }) => source),
      entries.map(({ facts }) => JSON.stringify(facts)),
    ],
  );
  const aliases = entries.flatMap((entry) =>
    aliasKeys(entry).map((alias) => ({ alias, kind: entry.kind, key: entry.key })),
  );
  // What other rules or another list made of their names leads nowhere any more.
  await tx.run(
    `delete from entity_alias a using unnest($1::smallint[], $2::text[]) as l (kind, key) join entity e on e.kind = l.kind and e.key = l.key
      where a.entity_id = e.id and not exists (
        select from unnest($3::text[], $4::smallint[], $5::text[]) as n (alias, kind, key)
         where n.kind = l.kind and n.key = l.key and n.alias = a.key)`,
    [
      entries.map(({ kind }) => kind),
      entries.map(({ key }) => key),
      aliases.map(({ alias }) => alias),
      aliases.map(({ kind }) => kind),
      aliases.map(({ key }) => key),
    ],
  );
  await tx.run(
    `insert into entity_alias (key, kind, entity_id)
     select n.alias, n.kind, e.id from unnest($1::text[], $2::smallint[], $3::text[]) as n (alias, kind, key)
       join entity e on e.kind = n.kind and e.key = n.key
     on conflict do nothing`,
    [aliases.map(({ alias }) => alias), aliases.map(({ kind }) => kind), aliases.map(({ key }) => key)],
  );
}
