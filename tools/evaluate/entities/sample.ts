import { z } from 'zod';
import { openDatabase } from '#platform/server/db/open-database.ts';

/**
 * Draws what a person then reads, the same of the same seed. `forms` are entities of the news with kind and form, `joins`
 * what nobody's word joined. `met` is whom registers and news both know, `callings` what headlines call them.
 * Nobody else may have the embedded folder open: `node tools/run.mjs tools/evaluate/entities/sample.ts <folder> forms [--seed=1] [--most=200]`.
 */
const draws: Record<string, string> = {
  forms: `
    select e.kind::int as what, coalesce(e.names ->> 'ru', e.names ->> 'en', e.key) as name, n.title as other
      from entity e
      cross join lateral (select i.title from news_item_entity m join news_item i on i.id = m.news_id
                           where m.entity_id = e.id order by md5(i.id::text || $1) limit 1) as n
     where e.merged_into is null and not e.is_listed
     order by md5(e.id::text || $1) limit $2::int`,
  joins: `
    select g.kind::int as what, coalesce(g.names ->> 'ru', g.names ->> 'en', g.key) as name,
           coalesce(k.names ->> 'ru', k.names ->> 'en', k.key) || ' [' || k.kind || ']' as other
      from entity_merge m join entity g on g.id = m.gone_id join entity k on k.id = m.kept_id
     where m.undone_at is null and m.account_id is null
     order by md5(g.id::text || $1) limit $2::int`,
  met: `
    select e.kind::int as what,
           coalesce(e.names ->> 'ru', e.names ->> 'en', e.key) || ': ' || s.field || ' ' || coalesce(s.texts ->> 'ru', s.value) as name, n.title as other
      from entity e
      cross join lateral (select x.field, x.texts, x.value from entity_statement x join entity g on g.id = x.entity_id
                           where coalesce(g.merged_into, g.id) = e.id and x.source <> 'svodka_headlines'
                           order by x.field = 'position' desc, x.field = 'country' desc, x.statement_id limit 1) as s
      cross join lateral (select i.title from news_item_entity m join news_item i on i.id = m.news_id
                           where m.entity_id = e.id order by md5(i.id::text || $1) limit 1) as n
     where e.merged_into is null and e.id >= 10000000
     order by md5(e.id::text || $1) limit $2::int`,
  callings: `
    select e.kind::int as what, coalesce(e.names ->> 'ru', e.names ->> 'en', e.key) || ': ' || s.value as name,
           coalesce(n.title, s.field) as other
      from entity_statement s join entity e on e.id = s.entity_id
      left join news_item n on n.url = s.link
     where s.source = 'svodka_headlines'
     order by md5(s.entity_id::text || s.value || $1) limit $2::int`,
};

const Row = z.object({ what: z.int(), name: z.string(), other: z.string() });
const [dataDir, draw = '', ...options] = process.argv.slice(2);
const sql = draws[draw];
if (dataDir === undefined || sql === undefined)
  throw new Error(`Name the data folder and one of ${Object.keys(draws).join(', ')}.`);
const option = (name: string, otherwise: string): string =>
  options.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise;
const db = await openDatabase({ dataDir });
try {
  const rows = await db.rows(Row, sql, [option('seed', '1'), option('most', '200')]);
  for (const { what, name, other } of rows) console.log([what, name, other].join('\t'));
} finally {
  await db.close();
}
