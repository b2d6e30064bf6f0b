import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** Name of entity `e` in the language `$n`: the registry's, else English, Russian, else what the news call it. */
export const nameSql = (entity: string, locale: string): string =>
  `coalesce((select n.name from entity_name n where n.entity_id = ${entity}.id and n.is_usual
              order by n.language = ${locale} desc, n.language = 'en' desc, n.language = 'ru' desc limit 1),
            ${entity}.names ->> ${locale}, ${entity}.names ->> 'en', ${entity}.names ->> 'ru', ${entity}.key)`;

/** Rows of a query as one value of a column, in its order. */
export const listSql = (sql: string): string =>
  `coalesce((select json_agg(part) from (${sql}) as part), '[]')`;

/** An entity with all that were merged into it, `members`, itself first. */
export const Entity = z.object({
  id: z.int(),
  kind: z.int(),
  name: z.string(),
  version: z.int(),
  members: z.array(z.int()),
});

/** An entity as it is found. */
export type FoundEntity = z.output<typeof Entity>;

/** The entity `e` with all that were merged into it. */
const membersOfSql = `array[e.id] || coalesce((select array_agg(g.id order by g.id) from entity g where g.merged_into = e.id), '{}') as members`;

/** The entity `e` of the number `$1`, or the one it was merged into. */
const askedSql = `from entity asked join entity e on e.id = coalesce(asked.merged_into, asked.id) where asked.id = $1::int and e.is_shown`;

/** The entity of the number `$1`, or the one it was merged into, named in the language `$2`. */
export const entitySql = `
  select e.id, e.kind::int as kind, ${nameSql('e', '$2::text')} as name, e.version, ${membersOfSql} ${askedSql}`;

/** Whose numbers stand for the entity of the number `$1`: itself and all that were merged into it. */
export const membersSql = `select ${membersOfSql} ${askedSql}`;

/** An entity by its number or that of one merged into it; null where there is none. */
export async function findEntity(db: Db, id: number, locale: Locale): Promise<FoundEntity | null> {
  const [row] = await db.rows(Entity, entitySql, [id, locale]);
  return row ?? null;
}

const Kept = Entity.pick({ id: true, kind: true });

/** Number and kind of an entity, or of the one it was merged into; null where there is none. */
export async function findKept(db: Db, id: number): Promise<z.output<typeof Kept> | null> {
  const [row] = await db.rows(Kept, `select e.id, e.kind::int as kind ${askedSql}`, [id]);
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

/** A number of an entity in a register, with who says so. */
export const IdentifierRow = z.object({ scheme: z.string(), value: z.string(), source: z.string() });

/** Numbers of the entities `members` in registers. */
export const identifiersSql = (members: string): string =>
  `select scheme, value, source from entity_identifier
    where entity_id = any(${members}) and scheme not in ('yugo', 'org', 'pravo', 'ftm', 'head') order by scheme, value limit 40`;

/** Numbers of an entity in registers. */
export function listIdentifiers(
  db: Db,
  members: readonly number[],
): Promise<z.output<typeof IdentifierRow>[]> {
  return db.rows(IdentifierRow, identifiersSql('$1::int[]'), [members]);
}

/** A statement as it is kept, with the entity it names. */
export const StatementRow = z.object({
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

/** A statement read. */
export type StatementRow = z.output<typeof StatementRow>;

/**
 * Which statements `s` could be made on a day: what had begun by then, no end of a life or a firm that came later.
 * A post that only a younger list attests, without saying since when, is left out.
 */
export const couldBeSaid = (day: string): string =>
  `(s.starts is null or s.starts collate "C" <= ${day})
    and not (s.field in ('died', 'dissolved') and s.value collate "C" > left(${day}, length(s.value)))
    and (s.field <> 'position' or s.starts is not null or s.known_at <= ${day}::date)`;

/** The end of the statement `s`: the register's, else an editor's of a term of office that the register leaves open. */
export const endsSql = `coalesce(s.ends, case when s.field = 'position' then (
    select p.ends from office_step p where p.term_of = s.entity_id and p.work = 'ended' and p.undone_at is null
       and p.value = s.value and p.starts is not distinct from s.starts order by p.step_id desc limit 1) end)`;

/** Columns of a statement `s` that names the entity `o`, as of a day: an end that came later is none yet. */
export const statementColumns = (locale: string, day: string): string =>
  `s.statement_id::int as id, s.field, s.value, s.texts, o.id as "otherId", o.kind::int as "otherKind",
            case when o.id is not null then ${nameSql('o', locale)} end as "otherName",
            s.starts, case when ${endsSql} collate "C" <= ${day} then ${endsSql} end as ends, s.source, s.link, s.known_at as "knownAt"`;

/** What registers say that bonds two entities, from either side, as of a day. */
export function listBondStatements(
  db: Db,
  one: readonly number[],
  other: readonly number[],
  { locale, day }: { locale: Locale; day: string },
): Promise<StatementRow[]> {
  return db.rows(
    StatementRow,
    `select ${statementColumns('$3::text', '$4::text')}
       from entity_statement s join entity o on o.id = s.other_id
      where ((s.entity_id = any($1::int[]) and s.other_id = any($2::int[])) or (s.entity_id = any($2::int[]) and s.other_id = any($1::int[])))
        and ${couldBeSaid('$4::text')}
      order by s.field, s.starts desc nulls last, s.statement_id limit 100`,
    [one, other, locale, day],
  );
}
