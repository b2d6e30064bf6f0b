import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { openDatabase } from '#platform/server/db/open-database.ts';

/**
 * What a person then reads, the same of the same seed. `forms`: what headlines alone made an entry of. `hidden`: what they
 * name and say too little of. `joins`: what nobody's word joined. `met`: whom registers and news both know. `callings`:
 * what headlines call them.
 */
const draws: Readonly<Record<string, string>> = {
  forms: `
    select e.id, e.kind::int as what, coalesce(e.names ->> 'ru', e.names ->> 'en', e.key) as name, '' as other
      from entity e
     where e.merged_into is null and e.is_shown and not e.is_listed and exists (select from news_item_entity m where m.entity_id = e.id)
     order by md5(e.id::text || $1)`,
  hidden: `
    select e.id, e.kind::int as what, coalesce(e.names ->> 'ru', e.names ->> 'en', e.key) as name, '' as other
      from entity e where e.merged_into is null and not e.is_shown order by md5(e.id::text || $1)`,
  joins: `
    select g.id, g.kind::int as what, coalesce(g.names ->> 'ru', g.names ->> 'en', g.key) as name,
           coalesce(k.names ->> 'ru', k.names ->> 'en', k.key) || ' [' || k.kind || ', ' || m.reason || ']' as other
      from entity_merge m join entity g on g.id = m.gone_id join entity k on k.id = m.kept_id
     where m.undone_at is null and m.account_id is null
     order by md5(g.id::text || $1)`,
  met: `
    select e.id, e.kind::int as what, coalesce(e.names ->> 'ru', e.names ->> 'en', e.key) as name, s.field || ' ' || coalesce(s.texts ->> 'ru', s.value) as other
      from entity e
      cross join lateral (select x.field, x.texts, x.value from entity_statement x join entity g on g.id = x.entity_id
                           where coalesce(g.merged_into, g.id) = e.id and x.source <> 'svodka_headlines'
                           order by x.field = 'position' desc, x.field = 'country' desc, x.statement_id limit 1) as s
     where e.merged_into is null and e.id >= 10000000 and exists (select from news_item_entity m where m.entity_id = e.id)
     order by md5(e.id::text || $1)`,
  callings: `
    select e.id, e.kind::int as what, coalesce(e.names ->> 'ru', e.names ->> 'en', e.key) as name, s.value as other
      from entity_statement s join entity e on e.id = s.entity_id
     where s.source = 'svodka_headlines' order by md5(s.entity_id::text || s.value || $1)`,
};

const Row = z.object({ id: z.int(), what: z.int(), name: z.string(), other: z.string() });
const Headline = z.object({ title: z.string(), externalId: z.string(), headlines: z.int() });
const examples = 3;

/** Headlines of one, whose mentions may count for whom it was joined to. */
const headlinesSql = `
  select n.title, n.external_id as "externalId", (count(*) over ())::int as headlines
    from news_item n
   where n.id in (select m.news_id from news_item_entity m where m.entity_id = $1::int or m.told_id = $1::int)
   order by md5(n.id::text || $2) limit 20`;

/** Prints a draw out of an embedded data folder, which nobody else may have open. */
export async function drawEntities(args: readonly string[]): Promise<boolean> {
  const [dataDir, draw = ''] = args.filter((arg) => !arg.startsWith('--'));
  const sql = draws[draw];
  if (dataDir === undefined || sql === undefined)
    throw new Error(`Name the data folder and one of ${Object.keys(draws).join(', ')}.`);
  const option = (name: string, otherwise: string): string =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise;
  const [seed, most] = [option('seed', '1'), Number(option('most', '200'))];
  const barred = await readBarred(option('without', ''));
  const db = await openDatabase({ dataDir });
  try {
    let printed = 0;
    for (const { id, what, name, other } of await db.rows(Row, sql, [seed])) {
      if (printed === most) break;
      const all = await db.rows(Headline, headlinesSql, [id, seed]);
      const open = all.filter(({ externalId }) => !barred.has(hashOf(externalId))).slice(0, examples);
      if (all.length > 0 && open.length === 0) continue;
      const titles = open.map(({ title }) => title).join(' | ');
      console.log([what, name, other, all[0]?.headlines ?? 0, titles].join('\t'));
      printed += 1;
    }
    return true;
  } finally {
    await db.close();
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Hashes of headline ids that nobody may read here, one a line. */
async function readBarred(path: string): Promise<ReadonlySet<string>> {
  return new Set(path === '' ? [] : (await readFile(path, 'utf8')).split('\n'));
}
