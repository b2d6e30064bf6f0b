import type { Db } from '#platform/server/db/db.ts';

/** Puts so many accounts in, each with a region of its own where places are known. */
export async function addReaders(db: Db, count: number): Promise<void> {
  await db.run(
    `insert into account (email, email_key, first_name, locale, own_region_yugo_id)
     select 'r' || i || '@bench.example', 'r' || i || '@bench.example', 'R' || i, 'ru', p.yugo_id
       from generate_series(1, $1::int) i
       left join (select yugo_id, row_number() over (order by yugo_id) as n, count(*) over () as all_n from place where kind = 'region') p on p.n = 1 + i % p.all_n`,
    [count],
  );
}
