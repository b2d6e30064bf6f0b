import { z } from 'zod';
import { mentionName, personKind } from '#newsengine/entities/mention-form.ts';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { supportPerson } from '#newsengine/entities/support/support-person.ts';
import { supportThing } from '#newsengine/entities/support/support-thing.ts';
import { bulkRows } from '#platform/server/db/bulk-rows.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Derivation } from '#platform/server/derived/derivation.ts';
import { workThroughNamed } from '../counting/work-through-named.ts';
import { readCalling, tellsKind } from '../../domain/read-calling.ts';
import { readCallingWords } from '../callings/calling-words.ts';
import { readPersonWords } from './support-words.ts';

/** Is there a row? Asked of each entity by an index: a few of them must not cost the reading of whole tables. */
function anyOf(rows: string): string {
  return `(select true from ${rows} limit 1) is not null`;
}

/** What is known beside headlines: by a list, a register, a file of an editor, or because a person keeps it. */
const isKnownSql = `(
  e.is_listed or e.merged_into is not null
  or ${anyOf('entity_identifier i where i.entity_id = e.id')}
  or ${anyOf("entity_statement s where s.entity_id = e.id and s.source <> 'svodka_headlines'")}
  or ${anyOf('entity_merge m where m.account_id is not null and m.gone_id = e.id')}
  or ${anyOf('entity_merge m where m.account_id is not null and m.kept_id = e.id')}
  or ${anyOf("subscription f where f.kind = 'entity' and f.subject = e.id and f.ended_at is null")}
  or ${anyOf('category c where e.id = any(c.entity_ids)')})`;

const Judged = z.object({
  id: z.int(),
  kind: z.int(),
  names: z.record(z.string(), z.string()),
  isShown: z.boolean(),
  isKnown: z.boolean(),
  isListed: z.boolean(),
  /** Its Russian names in the registry, the usual one first. */
  registered: z.array(z.string()),
  kindShare: z.number(),
  isOther: z.boolean(),
  isMade: z.boolean(),
});
type Judged = z.output<typeof Judged>;

/** Namesakes are those of one key among the eleven kinds; a surname of a whole name is a person's. */
const judgedSql = `
  select e.id, e.kind::int as kind, e.names, e.is_shown as "isShown", ${isKnownSql} as "isKnown", e.is_listed as "isListed",
         array(select n.name from entity_name n where n.entity_id = e.id and n.language = 'ru' order by n.is_usual desc, n.name) as registered,
         own.headlines / greatest(own.headlines + other.headlines, 1) as "kindShare",
         other.is_listed
           or ${anyOf('entity_alias a join entity l on l.id = a.entity_id where a.key = e.key and a.kind <> e.kind and l.is_listed')}
           or (e.kind <> 2 and ${anyOf("entity p where p.kind = 2 and p.key like '% %' and regexp_replace(p.key, '^.* ', '') = e.key")}) as "isOther",
         ${anyOf("entity_statement s where s.entity_id = e.id and s.source = 'svodka_headlines' and s.field = 'creator'")} as "isMade"
    from unnest($1::int[]) as asked (id) join entity e on e.id = asked.id
    cross join lateral (select count(distinct m.news_id)::float8 as headlines from news_item_entity m where m.entity_id = e.id) as own
    cross join lateral (
      select coalesce(sum((select count(distinct m.news_id) from news_item_entity m where m.entity_id = o.id)), 0)::float8 as headlines,
             coalesce(bool_or(o.is_listed), false) as is_listed
        from entity o where o.kind = any(array[1,2,3,4,5,6,7,8,9,10,11]::smallint[]) and o.key = e.key and o.id <> e.id) as other`;

const Named = z.object({
  id: z.int(),
  title: z.string(),
  starts: z.int(),
  ends: z.int(),
  language: z.string(),
  sourceId: z.int(),
});
type Named = z.output<typeof Named>;

/** The newest headlines of each. */
const namedSql = `
  select e.id, n.title, m.starts, m.ends, n.language, n.source_id as "sourceId"
    from unnest($1::int[]) as e (id)
    cross join lateral (
      select news_id, starts::int as starts, ends::int as ends from news_item_entity
       where entity_id = e.id order by published_at desc, news_id desc limit 300) as m
    cross join lateral (select title, language, source_id from news_item where id = m.news_id offset 0) as n
   order by e.id`;

/** A name with what the headlines make of it. */
interface Settled {
  readonly id: number;
  readonly isShown: boolean;
  readonly isKnown: boolean;
  /** In the nominative; null where it stays as it is. */
  readonly name: string | null;
}

/** Which of some names have a page, and how they are written. Returns how many differ. */
async function makeSupport(tx: Db, ids: readonly number[]): Promise<number> {
  const judged = await tx.rows(Judged, judgedSql, [ids]);
  const asked = judged.filter(({ isKnown }) => !isKnown).map(({ id }) => id);
  const rows = asked.length === 0 ? [] : await tx.rows(Named, namedSql, [asked]);
  const byId = Map.groupBy(rows, ({ id }) => id);
  const settled: Settled[] = [];
  for (const entity of judged) settled.push(await settle(entity, byId.get(entity.id) ?? []));
  const changed = settled.filter(({ id, isShown, name }) => {
    const entity = judged.find((each) => each.id === id)!;
    return entity.isShown !== isShown || (name !== null && entity.names['ru'] !== name);
  });
  if (changed.length > 0) await store(tx, changed);
  return changed.length;
}

async function settle(entity: Judged, rows: readonly Named[]): Promise<Settled> {
  const { id, kind, isKnown } = entity;
  // Whom no headline names there is nothing to judge by: an editor or a file brought it.
  if (isKnown || rows.length === 0) return { id, isKnown, isShown: true, name: registerName(entity) };
  const { words } = await readCallingWords();
  const namings = rows.map((row) => {
    const name = mentionName(row.title.slice(row.starts, row.ends));
    const code =
      row.starts === 0 && row.language !== 'ja' ? undefined : readCalling({ ...row, kind, name }, words);
    return { ...row, isCalled: code !== undefined && tellsKind(code, kind, words) };
  });
  const name =
    kind === personKind ? supportPerson(namings, readPersonWords()) : supportThing(namings, entity);
  const isRussian = name !== undefined && entity.names['ru'] !== undefined;
  return { id, isKnown, isShown: name !== undefined, name: isRussian ? name : null };
}

/** The register's spelling of a name that headlines brought in: the other one of the same stems. */
function registerName({ isListed, isKnown, names, registered }: Judged): string | null {
  const shown = names['ru'];
  const [usual] = registered;
  if (isListed || !isKnown || shown === undefined || usual === undefined) return null;
  if (usual !== shown) return usual;
  const key = mentionKey(shown);
  return registered.find((name) => name !== shown && mentionKey(name) === key) ?? null;
}

async function store(tx: Db, changed: readonly Settled[]): Promise<void> {
  const { table, values } = bulkRows([
    ['id', 'int', changed.map(({ id }) => id)],
    ['is_shown', 'boolean', changed.map(({ isShown }) => isShown)],
    ['name', 'text', changed.map(({ name }) => name)],
    ['is_known', 'boolean', changed.map(({ isKnown }) => isKnown)],
  ]);
  await tx.run(
    `update entity e set is_shown = n.is_shown,
            names = case when n.name is null then e.names else e.names || jsonb_build_object('ru', n.name) end
       from ${table} where e.id = n.id`,
    values,
  );
  // What headlines alone brought into the registry goes with the form it had; the job of names gives the new one.
  await tx.run(
    `delete from entity_name x using ${table}
      where x.entity_id = n.id and x.language = 'ru' and x.is_usual and x.name <> n.name
        and (n.is_known is false or exists (select from entity_name o where o.entity_id = n.id and o.language = 'ru' and o.name = n.name))`,
    values,
  );
  await tx.run(
    `update entity_name x set is_usual = true from ${table}
      where x.entity_id = n.id and x.language = 'ru' and x.name = n.name and not x.is_usual`,
    values,
  );
}

/** Which names of headlines have a page. */
export const supportOfHeadlines: Derivation = {
  name: 'support of names',
  columns: ['entity.is_shown'],
  modules: [
    'newsengine/entities/support/support-person.ts',
    'newsengine/entities/support/support-thing.ts',
    'features/entities/domain/read-calling.ts',
  ],
  async renewPage(tx, after, most) {
    const rows = await tx.rows(
      z.object({ id: z.int() }),
      'select id from entity where id > $1::int order by id limit $2::int',
      [after ?? 0, most],
    );
    const ids = rows.map(({ id }) => id);
    return { next: rows.length < most ? null : String(ids.at(-1)!), changed: await makeSupport(tx, ids) };
  },
};

/** Gives a page to those of whom lists, registers or persons know since. Returns how many. */
export async function showKnown(db: Db): Promise<number> {
  return db.run(`update entity e set is_shown = true where not e.is_shown and ${isKnownSql}`);
}

/** Looks whether headlines that came since the last time say what those are whom they name. Returns how many rows differ. */
export async function makeNewSupport(db: Db, signal?: AbortSignal): Promise<number> {
  const known = await showKnown(db);
  const changed = known + (await workThroughNamed(db, supportOfHeadlines.name, makeSupport, signal));
  if (changed > 0) await raiseDataVersion(db);
  return changed;
}
