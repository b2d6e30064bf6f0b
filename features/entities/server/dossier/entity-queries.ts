import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** Name of entity `e` in the language `$n`: the registry's, else English, Russian, else what the news call it. */
export const nameSql = (entity: string, locale: string): string =>
  `coalesce((select n.name from entity_name n where n.entity_id = ${entity}.id and n.is_usual
              order by n.language = ${locale} desc, n.language = 'en' desc, n.language = 'ru' desc limit 1),
            ${entity}.names ->> ${locale}, ${entity}.names ->> 'en', ${entity}.names ->> 'ru', ${entity}.key)`;

const Entity = z.object({
  id: z.int(),
  kind: z.int(),
  name: z.string(),
  version: z.int(),
  members: z.array(z.int()),
});

/** An entity with all that were merged into it, `members`, itself first. */
export type FoundEntity = z.output<typeof Entity>;

/** An entity by its number or that of one merged into it; null where there is none. */
export async function findEntity(db: Db, id: number, locale: Locale): Promise<FoundEntity | null> {
  const [row] = await db.rows(
    Entity,
    `select e.id, e.kind::int as kind, ${nameSql('e', '$2::text')} as name, e.version,
            array[e.id] || coalesce((select array_agg(g.id order by g.id) from entity g where g.merged_into = e.id), '{}') as members
       from entity asked join entity e on e.id = coalesce(asked.merged_into, asked.id)
      where asked.id = $1::int`,
    [id, locale],
  );
  return row ?? null;
}

const Versioned = z.object({ version: z.int() });

/** Raises an entity's version where it is still the one the editor saw; null where another was faster. */
export async function nextVersion(tx: Db, id: number, version: number): Promise<number | null> {
  const [row] = await tx.rows(
    Versioned,
    'update entity set version = version + 1 where id = $1::int and version = $2::int and merged_into is null returning version',
    [id, version],
  );
  return row?.version ?? null;
}

const NameRow = z.object({ name: z.string(), isUsual: z.boolean() });

/** Every name of an entity. */
export function listNames(db: Db, members: readonly number[]): Promise<z.output<typeof NameRow>[]> {
  return db.rows(
    NameRow,
    `select name, bool_or(is_usual) as "isUsual" from entity_name where entity_id = any($1::int[]) group by name order by 2 desc, name limit 60`,
    [members],
  );
}

const IdentifierRow = z.object({ scheme: z.string(), value: z.string(), source: z.string() });

/** Numbers of an entity in registers. */
export function listIdentifiers(
  db: Db,
  members: readonly number[],
): Promise<z.output<typeof IdentifierRow>[]> {
  return db.rows(
    IdentifierRow,
    `select scheme, value, source from entity_identifier
      where entity_id = any($1::int[]) and scheme not in ('yugo', 'org', 'pravo', 'ftm') order by scheme, value limit 40`,
    [members],
  );
}

const StatementRow = z.object({
  id: z.int(),
  field: z.string(),
  value: z.string(),
  texts: z.record(z.string(), z.string()).nullable(),
  otherId: z.int().nullable(),
  otherKind: z.int().nullable(),
  otherName: z.string().nullable(),
  starts: z.string().nullable(),
  ends: z.string().nullable(),
  source: z.string(),
  link: z.string().nullable(),
  knownAt: z.iso.date(),
});

/** A statement as it is kept, with the entity it names. */
export type StatementRow = z.output<typeof StatementRow>;

const statementColumns = (locale: string): string =>
  `s.statement_id::int as id, s.field, s.value, s.texts, o.id as "otherId", o.kind::int as "otherKind",
            case when o.id is not null then ${nameSql('o', locale)} end as "otherName",
            s.starts, s.ends, s.source, s.link, s.known_at as "knownAt"`;

/** What registers say that bonds two entities, from either side. */
export function listBondStatements(
  db: Db,
  one: readonly number[],
  other: readonly number[],
  locale: Locale,
): Promise<StatementRow[]> {
  return db.rows(
    StatementRow,
    `select ${statementColumns('$3::text')}
       from entity_statement s join entity o on o.id = s.other_id
      where (s.entity_id = any($1::int[]) and s.other_id = any($2::int[])) or (s.entity_id = any($2::int[]) and s.other_id = any($1::int[]))
      order by s.field, s.starts desc nulls last, s.statement_id limit 100`,
    [one, other, locale],
  );
}

const mostStatements = 2_000;

/** What sources say of an entity, newest first within a field; lists of others (members) are left to the tree. */
export function listStatements(
  db: Db,
  members: readonly number[],
  locale: Locale,
  without: readonly string[],
): Promise<StatementRow[]> {
  return db.rows(
    StatementRow,
    `select ${statementColumns('$2::text')}
       from (select * from entity_statement where entity_id = any($1::int[]) and not field = any($3::text[])
              order by field, starts desc nulls last, statement_id limit ${mostStatements}) as s
       left join lateral (select coalesce(x.merged_into, x.id) as id from entity x where x.id = s.other_id) as m on true
       left join entity o on o.id = m.id
      order by s.field, s.starts desc nulls last, s.statement_id`,
    [members, locale, without],
  );
}

const NamesakeRow = z.object({ id: z.int(), kind: z.int(), name: z.string(), hint: z.string() });

/** Others of the same kind that bear a usual name of the entity, with what tells them apart. */
export function listNamesakes(
  db: Db,
  { kind, members }: Pick<FoundEntity, 'kind' | 'members'>,
  locale: Locale,
): Promise<z.output<typeof NamesakeRow>[]> {
  return db.rows(
    NamesakeRow,
    `with own as (select distinct name, words from entity_name where entity_id = any($1::int[]) and (is_usual or $2::int = 2)),
          named as (select distinct coalesce(e.merged_into, e.id) as id
                      from own join entity_name n on n.words @> own.words and n.name = own.name
                      join entity e on e.id = n.entity_id and e.kind = $2::int)
     select e.id, e.kind::int as kind, ${nameSql('e', '$3::text')} as name,
            coalesce((select coalesce(s.texts ->> $3::text, s.value) from entity_statement s
                       where s.entity_id = e.id and s.field in ('position', 'country', 'region', 'born')
                       order by s.field = 'position' desc, s.starts desc nulls last limit 1), '') as hint
       from named join entity e on e.id = named.id
      where not e.id = any($1::int[]) order by e.id limit 20`,
    [members, kind, locale],
  );
}

const MentionSum = z.object({
  headlines: z.int(),
  first: z.iso.date().nullable(),
  last: z.iso.date().nullable(),
});

/** How many headlines name an entity up to a day. */
export async function sumMentions(
  db: Db,
  members: readonly number[],
  day: string,
): Promise<z.output<typeof MentionSum>> {
  const [row] = await db.rows(
    MentionSum,
    `select coalesce(sum(headlines), 0)::int as headlines, min(day)::text as first, max(day)::text as last
       from entity_day where entity_id = any($1::int[]) and day <= $2::date`,
    [members, day],
  );
  return row!;
}
