import { z } from 'zod';
import { bulkRows } from '#platform/server/db/bulk-rows.ts';
import type { Db } from '#platform/server/db/db.ts';
import { nextTick } from '#platform/server/derived/take-turns.ts';
import { findCandidates, type Candidate } from '../../domain/find-candidates.ts';

/** Pairs kept: several times what the desk shows, for editors part some and join others before they are made anew. */
const most = 120;
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
    from shared s join entity e on e.id = s.id and e.is_shown left join counted c on c.id = s.id
   where s.bearers between 2 and 8 order by s.form, s.id`;

const personsSql = `
  with ${counted}
  select e.id, e.key, c.headlines from entity e join counted c on c.id = e.id
   where e.kind = 2 and e.merged_into is null and e.is_shown and c.headlines >= ${leastHeadlines} order by e.id`;

const storiesSql = (id: string): string => `
  select distinct n.story_id from news_item_entity m join news_item n on n.id = m.news_id where m.entity_id = ${id}`;

const sharedSql = `
  select p.place, (select count(*)::int from (${storiesSql('p.one')} intersect ${storiesSql('p.other')}) as s) as shared
    from unnest($1::int[], $2::int[], $3::int[]) as p (place, one, other)`;

/** What registers say of a side, counted with whom was merged into it. */
const statementsSql = (id: string): string => `
  (select count(*) from (select ${id} as id union all select g.id from entity g where g.merged_into = ${id}) as m
    cross join lateral (
      select 1 from entity_statement where entity_id = m.id and source <> 'svodka_headlines' offset 0) as s)`;

/** The newest headline of a side, of its last few. */
const exampleSql = (id: string): string => `
  (select h.title from (select news_id, published_at from news_item_entity where entity_id = ${id} order by published_at desc limit 5) as m
    cross join lateral (
      select title from news_item where id = m.news_id
         and (data_set is null or not exists (select from news_data_set d where d.name = data_set and d.is_loading)) offset 0) as h
    order by m.published_at desc limit 1)`;

const Shared = z.object({ place: z.int(), shared: z.int() });
/** Short enough that readers of the embedded database hardly wait. */
const pairsAtOnce = 20;

/** Finds the pairs that may be one by what is counted now, and puts them in the place of those before; returns how many. */
export async function makeProposals(db: Db): Promise<number> {
  const bearers = await db.rows(Bearer, bearersSql);
  await nextTick();
  const persons = await db.rows(Person, personsSql);
  const found = findCandidates(bearers, persons, { most: most * 3, leastHeadlines });
  const shared = await countShared(db, found);
  const kept = found
    .map((pair, at) => ({ ...pair, shared: shared[at]! }))
    .filter((pair) => pair.why !== 'surname' || pair.shared >= leastShared)
    .toSorted((one, other) => Number(other.shared > 0) - Number(one.shared > 0))
    .slice(0, most);
  const { table, values } = bulkRows([
    ['place', 'int', kept.map((_, at) => at)],
    ['one_id', 'int', kept.map(({ one }) => one)],
    ['other_id', 'int', kept.map(({ other }) => other)],
    ['why', 'text', kept.map(({ why }) => why)],
    ['one_headlines', 'int', kept.map(({ headlines }) => headlines[0])],
    ['other_headlines', 'int', kept.map(({ headlines }) => headlines[1])],
    ['shared', 'int', kept.map((pair) => pair.shared)],
  ]);
  await db.transaction(async (tx) => {
    await tx.run('delete from entity_proposal');
    await tx.run(
      `insert into entity_proposal (place, one_id, other_id, why, one_headlines, other_headlines, shared,
                                    one_statements, other_statements, one_example, other_example)
       select place, one_id, other_id, why, one_headlines, other_headlines, shared,
              ${statementsSql('n.one_id')}, ${statementsSql('n.other_id')}, ${exampleSql('n.one_id')}, ${exampleSql('n.other_id')}
         from ${table}`,
      values,
    );
  });
  return kept.length;
}

/** Stories that name both of each pair, a few pairs at a time beside readers. */
async function countShared(db: Db, found: readonly Candidate[]): Promise<number[]> {
  const shared = found.map(() => 0);
  for (let at = 0; at < found.length; at += pairsAtOnce) {
    const some = found.slice(at, at + pairsAtOnce);
    const rows = await db.rows(Shared, sharedSql, [
      some.map((_, step) => at + step),
      some.map(({ one }) => one),
      some.map(({ other }) => other),
    ]);
    for (const row of rows) shared[row.place] = row.shared;
    await nextTick();
  }
  return shared;
}
