import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import {
  Entity,
  entitySql,
  IdentifierRow,
  identifiersSql,
  listSql,
  nameSql,
  couldBeSaid,
  statementColumns,
  StatementRow,
} from './entity-queries.ts';

/** Statements of one field: who has ten thousand owners or branches keeps its other fields. */
const maxOfField = 200;

const HeaderRow = Entity.extend({
  names: z.array(z.string()),
  identifiers: z.array(IdentifierRow),
  statements: z.array(StatementRow),
  namesakes: z.array(z.object({ id: z.int(), kind: z.int(), name: z.string(), hint: z.string() })),
  mentions: z.object({
    headlines: z.int(),
    first: z.iso.date().nullable(),
    last: z.iso.date().nullable(),
  }),
});

/** What the head of a dossier is made of. */
type HeaderRow = z.output<typeof HeaderRow>;

/** Every name, usual ones first. */
const namesSql = `
  coalesce((select json_agg(part.name) from (
    select name, bool_or(is_usual) as is_usual from entity_name where entity_id = any(found.members)
     group by name order by 2 desc, name limit 60) as part), '[]')`;

/** What sources say, newest first within a field; lists of others (members), fields `$3`, are left to the tree. */
const statementsSql = listSql(`
  select ${statementColumns('$2::text', '$4::text')}
    from (select *, row_number() over (partition by field order by starts desc nulls last, statement_id) as place
            from entity_statement s
           where entity_id = any(found.members) and not field = any($3::text[]) and ${couldBeSaid('$4::text')}) as s
    left join lateral (select coalesce(x.merged_into, x.id) as id from entity x where x.id = s.other_id) as m on true
    left join entity o on o.id = m.id
   where s.place <= ${maxOfField}
   order by s.field, s.starts desc nulls last, s.statement_id`);

/** Others of the same kind that bear a usual name, with what tells them apart; each name is looked up by its words (`offset 0`), never all of them read. */
const namesakesSql = listSql(`
  with own as (select distinct name, words from entity_name where entity_id = any(found.members) and (is_usual or found.kind = 2)),
       named as (select distinct coalesce(e.merged_into, e.id) as id
                   from own cross join lateral (
                     select n.entity_id from entity_name n where n.words @> own.words and n.name = own.name offset 0) n
                   join entity e on e.id = n.entity_id and e.kind = found.kind)
  select e.id, e.kind::int as kind, ${nameSql('e', '$2::text')} as name,
         coalesce((select coalesce(s.texts ->> $2::text, s.value) from entity_statement s
                    where s.entity_id = e.id and s.field in ('position', 'country', 'region', 'born') and ${couldBeSaid('$4::text')}
                    order by s.field = 'position' desc, s.starts desc nulls last limit 1), '') as hint
    from named join entity e on e.id = named.id
   where not e.id = any(found.members) order by e.id limit 20`);

/** How many headlines name it up to the day `$4`. */
const mentionsSql = `
  (select json_build_object('headlines', coalesce(sum(d.headlines), 0), 'first', min(d.day)::text, 'last', max(d.day)::text)
     from entity_day d where d.entity_id = any(found.members) and d.day <= $4::date)`;

/** The head of an entity's dossier in one statement, however many parts it has; null where there is no such entity. */
export async function findHeader(
  db: Db,
  { id, locale, without, day }: { id: number; locale: Locale; without: readonly string[]; day: string },
): Promise<HeaderRow | null> {
  const [row] = await db.rows(
    HeaderRow,
    `with found as materialized (${entitySql})
     select found.*, ${namesSql} as names, ${listSql(identifiersSql('found.members'))} as identifiers,
            ${statementsSql} as statements, ${namesakesSql} as namesakes, ${mentionsSql} as mentions
       from found`,
    [id, locale, without, day],
  );
  return row ?? null;
}
