import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Progress } from '#platform/server/jobs/progress.ts';
import { countCountries } from './count-countries.ts';
import { dayOf, ofDays } from './days-sql.ts';

/** Short enough that readers of the embedded database hardly wait. */
const daysAtOnce = 5;

const Due = z.object({ day: z.iso.date(), mentions: z.int(), headlines: z.int() });

/** Counts the mentions of every day that has other ones than were counted; returns how many days that were. */
export async function countDays(
  db: Db,
  { signal, step = () => {} }: { signal?: AbortSignal; step?: (progress: Progress) => void } = {},
): Promise<number> {
  const due = await listDueDays(db);
  let counted = 0;
  for (let at = 0; at < due.length; at += daysAtOnce) {
    if (signal?.aborted) break;
    const some = due.slice(at, at + daysAtOnce);
    await db.transaction((tx) => countThem(tx, some));
    counted += some.length;
    step({ what: 'mentions', done: counted, total: due.length });
  }
  if (counted > 0) await db.transaction(raiseDataVersion);
  return counted;
}

/** Counts all days anew when the job next looks: registers say otherwise now who is of which country. */
export async function countAllAnew(db: Db): Promise<void> {
  await db.run('update entity_counted_day set mentions = -1');
}

/** Days, by Moscow, whose mentions are more, fewer or new; and those whose news are gone. */
function listDueDays(db: Db): Promise<z.output<typeof Due>[]> {
  return db.rows(
    Due,
    `with mentioned as (
       select (m.published_at at time zone 'Europe/Moscow')::date as day, count(*)::int as mentions
         from news_item_entity m
        where m.news_id not in (select i.id from news_item i join news_data_set d on d.name = i.data_set where d.is_loading)
        group by 1
     ), printed as (
       select (n.published_at at time zone 'Europe/Moscow')::date as day, count(*)::int as headlines from seen_news n group by 1
     )
     select coalesce(m.day, c.day)::text as day, coalesce(m.mentions, 0) as mentions, coalesce(p.headlines, 0) as headlines
       from mentioned m
       full join entity_counted_day c on c.day = m.day
       left join printed p on p.day = coalesce(m.day, c.day)
      where coalesce(m.mentions, 0) <> coalesce(c.mentions, -1) or coalesce(p.headlines, 0) <> coalesce(c.headlines, -1)
      order by 1`,
  );
}

async function countThem(tx: Db, due: readonly z.output<typeof Due>[]): Promise<void> {
  const days = due.map(({ day }) => day);
  const span = [days, days[0], days.at(-1)];
  await tx.run('delete from entity_day where day = any($1::date[])', [days]);
  await tx.run('delete from entity_pair_day where day = any($1::date[])', [days]);
  await countRubrics(tx, days, span);
  await countCountries(tx, days, span);
  await tx.run(
    `insert into entity_day (entity_id, day, headlines, negative, neutral, positive)
     select entity_id, day, count(*), count(*) filter (where tone < 0), count(*) filter (where tone = 0), count(*) filter (where tone > 0)
       from (select distinct m.entity_id, ${dayOf} as day, n.id, n.tone from news_item_entity m join news_item n on n.id = m.news_id where ${ofDays}) as named
      group by entity_id, day`,
    span,
  );
  await tx.run(
    `with named as materialized (select distinct m.news_id, m.entity_id, ${dayOf} as day from news_item_entity m where ${ofDays})
     insert into entity_pair_day (entity_id, other_id, day, headlines)
     select a.entity_id, b.entity_id, a.day, count(*)
       from named a join named b on b.news_id = a.news_id and b.entity_id <> a.entity_id
      group by 1, 2, 3`,
    span,
  );
  await tx.run(
    `insert into entity_counted_day (day, mentions, headlines) select * from unnest($1::date[], $2::int[], $3::int[])
     on conflict (day) do update set mentions = excluded.mentions, headlines = excluded.headlines`,
    [days, due.map(({ mentions }) => mentions), due.map(({ headlines }) => headlines)],
  );
}

/** The same by rubric: who is named, and how many headlines there were. */
async function countRubrics(tx: Db, days: readonly string[], span: readonly unknown[]): Promise<void> {
  await tx.run('delete from entity_rubric_day where day = any($1::date[])', [days]);
  await tx.run('delete from rubric_counted_day where day = any($1::date[])', [days]);
  await tx.run(
    `insert into entity_rubric_day (rubric_id, day, entity_id, headlines)
     select rubric_id, day, entity_id, count(*)
       from (select distinct n.rubric_id, ${dayOf} as day, m.entity_id, n.id
               from news_item_entity m join news_item n on n.id = m.news_id where n.rubric_id is not null and ${ofDays}) as named
      group by 1, 2, 3`,
    span,
  );
  await tx.run(
    `insert into rubric_counted_day (rubric_id, day, headlines)
     select m.rubric_id, ${dayOf}, count(*) from seen_news m where m.rubric_id is not null and ${ofDays} group by 1, 2`,
    span,
  );
}
