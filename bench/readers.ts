import type { Db } from '#platform/server/db/db.ts';

const seconds = 4;
const pauseMs = 1000;

/** Time within which 95 of 100 pages came for some readers who open one page a second each, ms. */
export async function readAsOften(open: () => Promise<void>, readers: number): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const read = async (at: number): Promise<void> => {
    await pause((pauseMs * at) / readers);
    while (performance.now() < until) {
      const started = performance.now();
      await open();
      times.push(performance.now() - started);
      await pause(Math.max(0, pauseMs - (performance.now() - started)));
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, at) => read(at)));
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

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
