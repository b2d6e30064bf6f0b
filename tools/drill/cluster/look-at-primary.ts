import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { markText } from './writers.ts';

async function ask<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** All marks that the primary has. */
export async function marksOf(url: string): Promise<ReadonlySet<string>> {
  const rows = await ask<{ newsId: string; kind: string }>(
    url,
    'select news_id as "newsId", kind from news_mark',
  );
  return new Set(rows.map(({ newsId, kind }) => markText(Number(newsId), kind)));
}

/** Raises the number of the data past the webs; returns when all of them answer from it. Unit: ms. */
export async function hearsAfterMs(url: string, webs: readonly string[]): Promise<number> {
  const tags = (): Promise<(string | null)[]> =>
    Promise.all(webs.map(async (web) => (await fetch(`${web}/api/site/getRegionNames`)).headers.get('etag')));
  const before = await tags();
  await ask(url, 'update data_version set version = version + 1, changed_at = now()');
  const since = Date.now();
  while (Date.now() < since + 40_000) {
    const now = await tags();
    if (now.every((tag, at) => tag !== before[at])) return Date.now() - since;
    await wait(20);
  }
  return Number.POSITIVE_INFINITY;
}

/** How long after a moment the first job ended that was begun after it. Unit: ms. */
export async function jobAfterMs(url: string, moment: number): Promise<number> {
  const until = Date.now() + 180_000;
  while (Date.now() < until) {
    const [row] = await ask<{ ms: number | null }>(
      url,
      `select extract(epoch from min(completed_on))::float8 * 1000 as ms from job.job
        where state = 'completed' and started_on > to_timestamp($1)`,
      [moment / 1000],
    );
    if (row?.ms != null) return Math.round(row.ms - moment);
    await wait(500);
  }
  return Number.POSITIVE_INFINITY;
}
