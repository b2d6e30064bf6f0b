import { z } from 'zod';
import { giveMentions } from '#features/news/public.server.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { nextTick, takeTurns } from '#platform/server/derived/take-turns.ts';
import { decideJoins, type Join } from '../../domain/joining/decide-joins.ts';

const Bearer = z.object({
  form: z.string(),
  id: z.int(),
  kind: z.int(),
  isListed: z.boolean(),
  isRegistered: z.boolean(),
  numbers: z.array(z.string()),
  isUsual: z.boolean(),
  isForeign: z.boolean(),
});

/** Lists by hand: who is in one keeps the address. */
const byHand = `'data/news/gazetteers/entities.csv', 'data/news/gazetteers/countries.jsonl', 'data/regions/cities.csv', 'data/regions/regions.csv', 'data/regions/districts.csv'`;

/** Who bears a form that another one bears too, for the forms of whoever came after the number `$1`. */
const bearersSql = `
  with bearer as materialized (
    select f.form, coalesce(g.merged_into, g.id) as id, bool_or(f.is_usual) as is_usual
      from entity_form f join entity g on g.id = f.entity_id
     where $1::int = 0 or f.form in (select form from entity_form where entity_id > $1::int)
     group by 1, 2
  ), shared as (
    select *, count(*) over (partition by form) as bearers from bearer
  )
  select s.form, e.id, e.kind::int as kind, e.is_listed and e.source in (${byHand}) as "isListed",
         e.is_listed or exists (select from entity_statement x where x.entity_id = e.id and x.source <> 'svodka_headlines')
           or exists (select from entity_identifier i where i.entity_id = e.id) as "isRegistered",
         array(select i.scheme || ' ' || i.value from entity g join entity_identifier i on i.entity_id = g.id
                where g.id = e.id or g.merged_into = e.id) as numbers,
         s.is_usual as "isUsual",
         e.is_listed and e.source = 'data/news/gazetteers/entities.csv' and coalesce(e.names ->> 'ru', '') ~ '^[«A-Za-z]' as "isForeign"
    from shared s join entity e on e.id = s.id
   where s.bearers > 1 order by s.form, e.id`;

/**
 * Registers, lists and news meet: who is one by the forms of the names counts for one from now on. Each is kept as a merge,
 * which an editor may undo; what an editor parted is never joined again. `after` = only whose forms came after this number,
 * 0 = all. Returns how many were joined.
 */
export async function joinSame(db: Db, after = 0): Promise<number> {
  const rows = await db.rows(Bearer, bearersSql, [after]);
  const turn = takeTurns();
  const joins: Join[] = [];
  for (const [form, bearers] of Map.groupBy(rows, (row) => row.form)) {
    joins.push(...decideJoins(form, bearers));
    await turn();
  }
  let joined = 0;
  for (const join of joins) {
    if (await db.transaction((tx) => joinPair(tx, join, 'listed'))) joined += 1;
    await nextTick();
  }
  if (joined > 0) await db.transaction(raiseDataVersion);
  return joined;
}

/** Whom both stand for, where they are still two and no editor has parted them. */
const pairSql = `
  select g.id as "goneId", coalesce(k.merged_into, k.id) as "keptId"
    from entity g join entity k on k.id = $2::int
   where g.id = $1::int and g.merged_into is null and coalesce(k.merged_into, k.id) <> g.id
     and not exists (select from entity_merge m where m.undone_at is not null
                      and ((m.gone_id = g.id and m.kept_id in (k.id, k.merged_into)) or (m.kept_id = g.id and m.gone_id in (k.id, k.merged_into))))
     and not exists (select from entity_split p where p.undone_at is null
                      and ((p.from_id = g.id and p.to_id in (k.id, k.merged_into)) or (p.to_id = g.id and p.from_id in (k.id, k.merged_into))))
     and not exists (select from entity_apart a where a.undone_at is null
                      and a.one_id = least(g.id, coalesce(k.merged_into, k.id)) and a.other_id = greatest(g.id, coalesce(k.merged_into, k.id)))
     for update of g, k`;

/** One counts for the other, with what was merged into it and with its mentions; false where they are one already, or were parted. */
export async function joinPair(tx: Db, { goneId, keptId }: Join, reason: string): Promise<boolean> {
  const [pair] = await tx.rows(z.object({ goneId: z.int(), keptId: z.int() }), pairSql, [goneId, keptId]);
  if (!pair) return false;
  await tx.run('update entity set merged_into = $2::int, version = version + 1 where id = $1::int', [
    pair.goneId,
    pair.keptId,
  ]);
  await tx.run('update entity set merged_into = $2::int where merged_into = $1::int', [
    pair.goneId,
    pair.keptId,
  ]);
  await tx.run('insert into entity_merge (gone_id, kept_id, reason) values ($1, $2, $3)', [
    pair.goneId,
    pair.keptId,
    reason,
  ]);
  await giveMentions(tx, pair);
  return true;
}
