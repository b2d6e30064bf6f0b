import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#platform/server/db/db.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createDatabaseOn } from '#platform/server/testing/server-database.ts';
import { buildPages } from '#tools/start/build.ts';
import { startPostgres } from '#tools/test/postgres.ts';
import { fillDeployment } from '../../../deployed/fill-deployment.ts';
import { startProcess } from '../../../deployed/server-process.ts';
import type { Figure } from '../drill.ts';
import { failuresOf, openBrowser, visit } from '../visitors.ts';

/** A server of the product with its database. */
export interface Product {
  origin: string;
  db: Database;
}

/** Starts the product with these settings on a PostgreSQL of its own, and lets a drill at it. */
export async function withProduct(
  settings: Record<string, string>,
  drill: (product: Product) => Promise<Figure[]>,
): Promise<Figure[]> {
  await buildPages();
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'svodka-drill-'));
  try {
    const url = await createDatabaseOn(postgres.url);
    await fillDeployment(url);
    const log = openSync(join(folder, 'product.log'), 'a');
    const product = await startProcess(url, { RATE_LIMIT: '0', LOG_LEVEL: 'warn', ...settings }, log);
    const db = await openDatabase({ url, dataDir: '' });
    try {
      return await drill({ origin: product.origin, db });
    } finally {
      await db.close();
      await product.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How a request went, as its sender sees it. */
export interface Reply {
  status: number;
  /** When it is worth coming again, as the answer says. Unit: s. */
  retryAfter: number;
  ms: number;
  bytes: Buffer;
}

/** Sends a request and reads the whole answer; 0 where none came. */
export async function reply(request: () => Promise<Response>): Promise<Reply> {
  const began = performance.now();
  try {
    const answer = await request();
    const bytes = Buffer.from(await answer.arrayBuffer());
    const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
    return { status: answer.status, retryAfter, ms: performance.now() - began, bytes };
  } catch {
    return { status: 0, retryAfter: 0, ms: performance.now() - began, bytes: Buffer.alloc(0) };
  }
}

/** As it stands in the list of figures. */
export function textOf({ status, retryAfter, ms }: Reply): string {
  const again = retryAfter > 0 ? `, come again in ${retryAfter} s` : '';
  return `${status} after ${(ms / 1000).toFixed(1)} s${again}`;
}

/** Refused with a word to come again, and soon enough to be read by whoever waits. */
export function isRefusedForNow({ status, retryAfter, ms }: Reply): boolean {
  return status === 503 && retryAfter > 0 && ms <= 21_000;
}

/** Readers of what has nothing to do with the service, while something happens; whether they noticed. */
export async function readMeanwhile<T>(
  { origin }: Product,
  session: string,
  happens: () => Promise<T>,
): Promise<{ result: T; figure: Pick<Figure, 'figure' | 'kept'> }> {
  const over = new AbortController();
  const [stranger, account] = [openBrowser(origin), openBrowser(origin, session)];
  const readers = [
    visit({ what: 'page', send: () => stranger('/en/quotes') }, over.signal),
    visit({ what: 'page of an account', send: () => account('/ru/quotes') }, over.signal),
    visit({ what: 'call', send: () => account('/api/search/getSavedSearches') }, over.signal),
  ];
  const result = await happens();
  over.abort();
  await Promise.all(readers.map(({ ended }) => ended));
  const outcomes = readers.flatMap((each) => each.outcomes);
  const slowest = Math.max(...outcomes.map(({ startedAt, endedAt }) => endedAt - startedAt));
  const failures = failuresOf(outcomes);
  return {
    result,
    figure: {
      figure: `${outcomes.length} answers (${failures || 'all 200'}), slowest ${slowest} ms`,
      kept: failures === '' && outcomes.length > 0,
    },
  };
}
