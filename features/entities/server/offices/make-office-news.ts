import { z } from 'zod';
import { bulkRows } from '#platform/server/db/bulk-rows.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Derivation } from '#platform/server/derived/derivation.ts';
import { readTurn, turns } from '../../domain/offices/read-turn.ts';
import { workThroughNamed } from '../counting/work-through-named.ts';

const Named = z.object({
  id: z.int(),
  newsId: z.string(),
  day: z.iso.date(),
  title: z.string(),
  language: z.string(),
  starts: z.int(),
  ends: z.int(),
  name: z.string(),
});
const Stored = z.object({ id: z.int(), newsId: z.string(), turn: z.enum(turns) });

/** Words that any headline of a turn has: the others are not read. */
const verbs = `(назнач|утвер|избра|возглав|стал|занял|вступил|отстав|пост|должност|увол|полномоч|appoint|name|elect|confirm|sworn|office|inaugur|resign|step|fire|oust|sack|dismiss|remove|quit)`;

/** Some entities with all that count for them. */
const membersSql = `select id from entity where id = any($1::int[]) or merged_into = any($1::int[])`;

/** The newest headlines whose words mean some persons, or what counts for one, and have such a word. */
const namedSql = `
  select e.id, n.id::text as "newsId", n.day, n.title, n.language, m.starts, m.ends,
         coalesce(e.names ->> n.language, e.names ->> 'ru', '') as name
    from (${membersSql}) as own join entity e on e.id = own.id
    join entity k on k.id = coalesce(e.merged_into, e.id) and k.kind = 2
    cross join lateral (
      (select news_id, starts::int as starts, ends::int as ends from news_item_entity
        where entity_id = e.id and told_id is null order by published_at desc limit 300)
      union all
      (select news_id, starts::int, ends::int from news_item_entity
        where told_id = e.id order by published_at desc limit 300)) as m
    cross join lateral (
      select id, title, language, to_char(published_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day from news_item
       where id = m.news_id and language in ('ru', 'en')
         and (data_set is null or not exists (select from news_data_set d where d.name = data_set and d.is_loading)) offset 0) as n
   where n.title ~* '${verbs}'`;

/** Reads what headlines say of the offices of some persons and of all that count for them; returns how many rows differ. */
async function makeOfficeNews(tx: Db, ids: readonly number[]): Promise<number> {
  const rows = await tx.rows(Named, namedSql, [ids]);
  const found = rows.flatMap((row) => {
    const turn = readTurn(row);
    return turn === undefined ? [] : [{ ...row, turn }];
  });
  const known = await tx.rows(
    Stored,
    `select entity_id as id, news_id::text as "newsId", turn from office_news where entity_id in (${membersSql})`,
    [ids],
  );
  const keyOf = ({ id, newsId, turn }: z.output<typeof Stored>): string => `${id} ${newsId} ${turn}`;
  const [wanted, present] = [new Set(found.map(keyOf)), new Set(known.map(keyOf))];
  const gone = known.filter((row) => !wanted.has(keyOf(row)));
  const fresh = found.filter((row) => !present.has(keyOf(row)));
  if (gone.length > 0) await remove(tx, gone);
  if (fresh.length > 0) await insert(tx, fresh);
  return gone.length + fresh.length;
}

async function remove(tx: Db, gone: readonly z.output<typeof Stored>[]): Promise<void> {
  const { table, values } = bulkRows([
    ['entity_id', 'int', gone.map(({ id }) => id)],
    ['news_id', 'bigint', gone.map(({ newsId }) => newsId)],
    ['turn', 'text', gone.map(({ turn }) => turn)],
  ]);
  await tx.run(
    `delete from office_news o using ${table} where o.entity_id = n.entity_id and o.news_id = n.news_id and o.turn = n.turn`,
    values,
  );
}

async function insert(
  tx: Db,
  fresh: readonly (z.output<typeof Stored> & { readonly day: string })[],
): Promise<void> {
  const { table, values } = bulkRows([
    ['entity_id', 'int', fresh.map(({ id }) => id)],
    ['news_id', 'bigint', fresh.map(({ newsId }) => newsId)],
    ['turn', 'text', fresh.map(({ turn }) => turn)],
    ['day', 'date', fresh.map(({ day }) => day)],
  ]);
  await tx.run(
    `insert into office_news (entity_id, news_id, turn, day) select entity_id, news_id, turn, day from ${table}
     on conflict do nothing`,
    values,
  );
}

/** What headlines say of persons' offices. */
export const officeNews: Derivation = {
  name: 'offices of headlines',
  columns: ['office_news.turn'],
  modules: [
    'features/entities/domain/offices/read-turn.ts',
    'features/entities/domain/offices/turn-words.ts',
  ],
  async renewPage(tx, after, most) {
    const rows = await tx.rows(
      z.object({ id: z.int() }),
      'select id from entity where id > $1::int and kind = 2 order by id limit $2::int',
      [after ?? 0, most],
    );
    const ids = rows.map(({ id }) => id);
    return { next: rows.length < most ? null : String(ids.at(-1)!), changed: await makeOfficeNews(tx, ids) };
  },
};

/** Reads headlines that came since the last time for what they say of offices; returns how many rows differ. */
export async function makeNewOfficeNews(db: Db, signal?: AbortSignal): Promise<number> {
  const changed = await workThroughNamed(db, officeNews.name, makeOfficeNews, signal);
  if (changed > 0) await db.transaction(raiseDataVersion);
  return changed;
}
