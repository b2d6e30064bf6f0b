import { z } from 'zod';
import { bulkRows } from '#platform/server/db/bulk-rows.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Derivation } from '#platform/server/derived/derivation.ts';
import { workThroughNamed } from '../counting/work-through-named.ts';
import { readCalling, settleCallings, type CallingWords } from '../../domain/read-calling.ts';
import { readCallingWords } from './calling-words.ts';
import { findMakers, type MadeBy } from './find-makers.ts';

/** Source of what headlines themselves say: no register, so nobody is known by it. */
const headlinesSource = 'svodka_headlines';

const Named = z.object({
  id: z.int(),
  kind: z.int(),
  name: z.string(),
  title: z.string(),
  starts: z.int(),
  ends: z.int(),
  language: z.string(),
  day: z.iso.date(),
  link: z.string(),
});
const Said = z.object({
  entityId: z.int(),
  field: z.string(),
  value: z.string(),
  otherId: z.int().nullable(),
  starts: z.string().nullable(),
  link: z.string().nullable(),
});

/** One thing that headlines say of an entity. */
export type Said = z.output<typeof Said>;

/** The headlines that name some entities: of each the newest. */
const namedSql = `
  select e.id, e.kind::int as kind, coalesce(e.names ->> 'ru', '') as name, n.title, m.starts, m.ends, n.language, n.day, n.link
    from unnest($1::int[]) as asked (id) join entity e on e.id = asked.id and e.merged_into is null
    cross join lateral (
      select news_id, starts::int as starts, ends::int as ends from news_item_entity
       where entity_id = e.id and (starts > 0 or ends < 12) order by published_at desc limit 300) as m
    cross join lateral (
      select title, language, to_char(published_at, 'YYYY-MM-DD') as day, url as link from news_item
       where id = m.news_id and (data_set is null or not exists (select from news_data_set d where d.name = data_set and d.is_loading)) offset 0) as n
   where m.starts > 0 or n.language = 'ja' order by e.id, n.day`;

/** What headlines call some entities, and who makes what bears a maker's name. Returns how many rows differ. */
async function makeCallings(tx: Db, ids: readonly number[]): Promise<number> {
  const { words, texts } = await readCallingWords();
  const rows = await tx.rows(Named, namedSql, [ids]);
  const makers = (await findMakers(tx, ids)).map(toMaker);
  const made = [...callingsOf(rows, words), ...makers];
  const known = await tx.rows(
    Said,
    `select entity_id as "entityId", field, value, other_id as "otherId", starts, link from entity_statement
      where entity_id = any($1::int[]) and source = $2`,
    [ids, headlinesSource],
  );
  const keyOf = ({ entityId, field, value, otherId }: Said): string =>
    [entityId, field, value, otherId].join(' ');
  const wanted = new Set(made.map(keyOf));
  const present = new Set(known.map(keyOf));
  const gone = known.filter((said) => !wanted.has(keyOf(said)));
  const fresh = made.filter((said) => !present.has(keyOf(said)));
  if (gone.length > 0) await remove(tx, gone);
  if (fresh.length > 0) await insert(tx, fresh, texts);
  return gone.length + fresh.length;
}

function toMaker({ id, makerId, maker }: MadeBy): Said {
  return { entityId: id, field: 'creator', value: maker, otherId: makerId, starts: null, link: null };
}

function callingsOf(rows: readonly z.output<typeof Named>[], words: CallingWords): Said[] {
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([entityId, named]) => {
    const said = named.flatMap((row) => {
      const code = readCalling(row, words);
      return code === undefined ? [] : [{ ...row, code }];
    });
    const counts = new Map(
      [...Map.groupBy(said, ({ code }) => code)].map(([code, all]) => [code, all.length]),
    );
    return settleCallings(counts).map((value): Said => {
      const first = said.find(({ code }) => code === value)!;
      return { entityId, field: 'calling', value, otherId: null, starts: first.day, link: first.link };
    });
  });
}

async function remove(tx: Db, gone: readonly Said[]): Promise<void> {
  const { table, values } = bulkRows([
    ['entity_id', 'int', gone.map(({ entityId }) => entityId)],
    ['field', 'text', gone.map(({ field }) => field)],
    ['value', 'text', gone.map(({ value }) => value)],
    ['source', 'text', gone.map(() => headlinesSource)],
  ]);
  await tx.run(
    `delete from entity_statement s using ${table}
      where s.entity_id = n.entity_id and s.field = n.field and s.value = n.value and s.source = n.source`,
    values,
  );
}

async function insert(
  tx: Db,
  said: readonly Said[],
  texts: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Promise<void> {
  const { table, values } = bulkRows([
    ['entity_id', 'int', said.map(({ entityId }) => entityId)],
    ['field', 'text', said.map(({ field }) => field)],
    ['value', 'text', said.map(({ value }) => value)],
    [
      'texts',
      'jsonb',
      said.map(({ field, value }) => (field === 'calling' ? JSON.stringify(texts.get(value) ?? {}) : null)),
    ],
    ['other_id', 'int', said.map(({ otherId }) => otherId)],
    ['starts', 'text', said.map(({ starts }) => starts)],
    ['link', 'text', said.map(({ link }) => link)],
    ['source', 'text', said.map(() => headlinesSource)],
  ]);
  await tx.run(
    `insert into entity_statement (entity_id, field, value, texts, other_id, starts, link, source, known_at)
     select entity_id, field, value, texts, other_id, starts, link, source, coalesce(starts::date, current_date) from ${table}`,
    values,
  );
}

/** What headlines call whom they name. */
export const callingsOfHeadlines: Derivation = {
  name: 'callings of headlines',
  columns: ['entity_statement.value'],
  modules: ['features/entities/domain/read-calling.ts', 'features/entities/server/callings/calling-words.ts'],
  async renewPage(tx, after, most) {
    const rows = await tx.rows(
      z.object({ id: z.int() }),
      'select id from entity where id > $1::int and merged_into is null order by id limit $2::int',
      [after ?? 0, most],
    );
    const ids = rows.map(({ id }) => id);
    return { next: rows.length < most ? null : String(ids.at(-1)!), changed: await makeCallings(tx, ids) };
  },
};

/** Reads what headlines that came since the last time call whom they name. Returns how many rows differ. */
export function makeNewCallings(db: Db, signal?: AbortSignal): Promise<number> {
  return workThroughNamed(db, callingsOfHeadlines.name, makeCallings, signal);
}
