import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { proposalReasons } from '../../contract/proposal-calls.ts';
import { nameSql } from '../dossier/entity-queries.ts';

const Side = z.object({
  id: z.int(),
  kind: z.int(),
  name: z.string(),
  version: z.int(),
  headlines: z.int(),
  statements: z.int(),
  example: z.string().nullable(),
});
const Pair = z.object({ one: Side, other: Side, why: z.enum(proposalReasons), shared: z.int() });

/** A pair that may be one. */
export type ProposedPair = z.output<typeof Pair>;

const most = 40;
/** A name of fewer headlines is not worth an editor's minute. */
const leastHeadlines = 2;
const leastShared = 2;

/** One form under two entities: those whom two numbers of one register part are two. Places share names with clubs and firms. */
const byForm = `
  select distinct on (one.id, other.id) one.id as one, other.id as other,
         case when one.kind = other.kind then 'name' else 'kind' end as why
    from shared a join shared b on b.form = a.form and a.id < b.id and (a.is_usual or b.is_usual)
    join live one on one.id = a.id join live other on other.id = b.id
   where length(a.form) >= 3 and not (one.kind = 2 and other.kind = 2 and a.form not like '% %')
     and not exists (
       select from entity_identifier x join entity_identifier y on y.scheme = x.scheme and y.value <> x.value and x.scheme not in ('isin', 'domain')
        where x.entity_id = one.id and y.entity_id = other.id)`;

/** A bare surname and a whole name that end alike; stories of both decide. */
const bySurname = `
  select s.id as one, f.id as other, 'surname' as why
    from live s join live f on f.kind = 2 and s.kind = 2 and split_part(f.key, ' ', -1) = s.key and f.id <> s.id
   where s.key not like '% %' and s.headlines >= ${leastHeadlines} and f.headlines >= ${leastHeadlines} and f.key like '% %'`;

const sideSql = (e: string): string => `
  json_build_object('id', ${e}.id, 'kind', ${e}.kind, 'name', ${nameSql(e, '$1::text')}, 'version', ${e}.version,
    'headlines', (select l.headlines from live l where l.id = ${e}.id),
    'statements', (select count(*) from entity g join entity_statement x on x.entity_id = g.id where g.id = ${e}.id or g.merged_into = ${e}.id),
    'example', (select n.title from news_item_entity m join seen_news n on n.id = m.news_id where m.entity_id = ${e}.id order by m.published_at desc limit 1))`;

/** Pairs that may be one, those most written of first, without those that an editor has parted or undone. */
export function listProposals(db: Db, locale: Locale): Promise<ProposedPair[]> {
  return db.rows(
    Pair,
    `with counted as materialized (
       select coalesce(e.merged_into, e.id) as id, sum(d.headlines)::int as headlines
         from entity_day d join entity e on e.id = d.entity_id group by 1
     ), live as materialized (
       select e.id, e.kind, e.key, e.names, e.version, coalesce(c.headlines, 0) as headlines
         from entity e left join counted c on c.id = e.id where e.merged_into is null
     ), bearer as (
       select f.form, coalesce(g.merged_into, g.id) as id, bool_or(f.is_usual) as is_usual
         from entity_form f join entity g on g.id = f.entity_id group by 1, 2
     ), shared as materialized (
       select * from (select *, count(*) over (partition by form) as bearers from bearer) as b where bearers between 2 and 8
     ), pair as (
       ${byForm}
       union all ${bySurname}
     ), ranked as materialized (
       select p.one, p.other, p.why, one.headlines + other.headlines as weight,
              least(one.headlines, other.headlines) as lesser
         from pair p join live one on one.id = p.one join live other on other.id = p.other
        where greatest(one.headlines, other.headlines) >= ${leastHeadlines}
          and not exists (select from entity_apart a where a.undone_at is null
                           and a.one_id = least(p.one, p.other) and a.other_id = greatest(p.one, p.other))
          and not exists (select from entity_merge m where m.undone_at is not null
                           and ((m.gone_id = p.one and m.kept_id = p.other) or (m.gone_id = p.other and m.kept_id = p.one)))
        order by least(one.headlines, other.headlines) > 0 desc, one.headlines + other.headlines desc limit ${most * 3}
     ), told as (
       select r.*, (select count(distinct x.story_id)::int
                      from news_item_entity a join news_item x on x.id = a.news_id
                      join news_item y on y.story_id = x.story_id join news_item_entity b on b.news_id = y.id and b.entity_id = r.other
                     where a.entity_id = r.one) as shared
         from ranked r
     )
     select ${sideSql('one')} as one, ${sideSql('other')} as other, t.why, t.shared
       from told t join entity one on one.id = t.one join entity other on other.id = t.other
      where t.why <> 'surname' or t.shared >= ${leastShared}
      order by t.shared > 0 desc, t.lesser > 0 desc, t.weight desc, t.one, t.other limit ${most}`,
    [locale],
  );
}

const Id = z.object({ apartId: z.int() });

/** Notes that two are two; who noted it before is answered with that. */
export async function insertApart(
  db: Db,
  { id, otherId, accountId }: { id: number; otherId: number; accountId: number },
): Promise<number> {
  const pair = [Math.min(id, otherId), Math.max(id, otherId)];
  const [known] = await db.rows(
    Id,
    'select apart_id::int as "apartId" from entity_apart where one_id = $1::int and other_id = $2::int and undone_at is null',
    pair,
  );
  if (known) return known.apartId;
  const [made] = await db.rows(
    Id,
    'insert into entity_apart (one_id, other_id, account_id) values ($1, $2, $3) returning apart_id::int as "apartId"',
    [...pair, accountId],
  );
  return made!.apartId;
}

/** Takes it back; false where it does not stand. */
export async function undoApart(db: Db, apartId: number): Promise<boolean> {
  return (
    (await db.run('update entity_apart set undone_at = now() where apart_id = $1 and undone_at is null', [
      apartId,
    ])) > 0
  );
}
