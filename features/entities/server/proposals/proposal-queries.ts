import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { findCandidates, proposalReasons, type Candidate } from '../../domain/proposals/find-candidates.ts';
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

const Bearer = z.object({
  form: z.string(),
  id: z.int(),
  kind: z.int(),
  isUsual: z.boolean(),
  headlines: z.int(),
});
const Person = z.object({ id: z.int(), key: z.string(), headlines: z.int() });

/** Headlines of each entity, with those of whom was merged into it. */
const counted = `counted as materialized (
  select coalesce(e.merged_into, e.id) as id, sum(d.headlines)::int as headlines
    from entity_day d join entity e on e.id = d.entity_id group by 1)`;

/** Who bears a form that two to eight bear. */
const bearersSql = `
  with ${counted}, bearer as materialized (
    select f.form, coalesce(g.merged_into, g.id) as id, bool_or(f.is_usual) as is_usual
      from entity_form f join entity g on g.id = f.entity_id where length(f.form) >= 3 group by 1, 2
  ), shared as (select *, count(*) over (partition by form) as bearers from bearer)
  select s.form, s.id, e.kind::int as kind, s.is_usual as "isUsual", coalesce(c.headlines, 0) as headlines
    from shared s join entity e on e.id = s.id left join counted c on c.id = s.id
   where s.bearers between 2 and 8 order by s.form, s.id`;

const personsSql = `
  with ${counted}
  select e.id, e.key, c.headlines from entity e join counted c on c.id = e.id
   where e.kind = 2 and e.merged_into is null and c.headlines >= ${leastHeadlines} order by e.id`;

const storiesSql = (id: string): string => `
  select distinct n.story_id from news_item_entity m join news_item n on n.id = m.news_id where m.entity_id = ${id}`;

const sideSql = (e: string, headlines: string): string => `
  json_build_object('id', ${e}.id, 'kind', ${e}.kind, 'name', ${nameSql(e, '$1::text')}, 'version', ${e}.version, 'headlines', ${headlines},
    'statements', (select count(*) from entity_statement x where x.entity_id in (select ${e}.id union all select g.id from entity g where g.merged_into = ${e}.id)),
    'example', (select n.title from news_item_entity m join seen_news n on n.id = m.news_id where m.entity_id = ${e}.id order by m.published_at desc limit 1))`;

/** What is left of the candidates: none that an editor parted or undid, none whom two numbers of one register part. */
const toldSql = `
  with pair as (
    select * from unnest($2::int[], $3::int[], $4::text[], $5::int[], $6::int[], $7::int[])
      as p (one, other, why, one_headlines, other_headlines, place)
  ), told as materialized (
    select p.*, (select count(*)::int from (${storiesSql('p.one')} intersect ${storiesSql('p.other')}) as s) as shared
      from pair p
     where not exists (select from entity_apart a where a.undone_at is null
                        and a.one_id = least(p.one, p.other) and a.other_id = greatest(p.one, p.other))
       and not exists (select from entity_merge m where m.undone_at is not null
                        and ((m.gone_id = p.one and m.kept_id = p.other) or (m.gone_id = p.other and m.kept_id = p.one)))
       and not exists (select from entity_identifier x join entity_identifier y
                           on y.scheme = x.scheme and y.value <> x.value and x.scheme not in ('isin', 'domain')
                        where x.entity_id = p.one and y.entity_id = p.other)
  )
  select ${sideSql('one', 't.one_headlines')} as one, ${sideSql('other', 't.other_headlines')} as other, t.why, t.shared
    from (select * from told where why <> 'surname' or shared >= ${leastShared} order by shared > 0 desc, place limit ${most}) t
    join entity one on one.id = t.one join entity other on other.id = t.other
   order by t.shared > 0 desc, t.place`;

/** Pairs by name alone, found once while the data stay as they are: what an editor decided is looked at each time. */
function listCandidates(db: Db): Promise<readonly Candidate[]> {
  return readHandbook(db, 'proposed pairs', async () => {
    const bearers = await db.rows(Bearer, bearersSql);
    const persons = await db.rows(Person, personsSql);
    return findCandidates(bearers, persons, { most: most * 3, leastHeadlines });
  });
}

/** Pairs that may be one, those most written of first, without those that an editor has parted or undone. */
export async function listProposals(db: Db, locale: Locale): Promise<ProposedPair[]> {
  const candidates = await listCandidates(db);
  return db.rows(Pair, toldSql, [
    locale,
    candidates.map(({ one }) => one),
    candidates.map(({ other }) => other),
    candidates.map(({ why }) => why),
    candidates.map(({ headlines }) => headlines[0]),
    candidates.map(({ headlines }) => headlines[1]),
    candidates.map((_, at) => at),
  ]);
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
