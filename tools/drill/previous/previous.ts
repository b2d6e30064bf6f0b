import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '#app/contract.ts';
import { resolvedRoutes } from '#app/routes/find-route.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';
import type { Database } from '#platform/server/db/db.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createDatabaseOn } from '#platform/server/testing/server-database.ts';
import { buildPages } from '#tools/start/build.ts';
import { startPostgres } from '#tools/test/postgres.ts';
import { fillDeployment } from '../../../deployed/fill-deployment.ts';
import { startProcess, type ServerProcess, type ServerSource } from '../../../deployed/server-process.ts';
import type { Figure } from '../drill.ts';
import { newestRelease, takePrevious } from './previous-tree.ts';
import { readOn, walkCalls, walkPages, walkWrites, type Answered, type Side } from './walks.ts';

const roles = [3, 9, 10, 11, 12];

/**
 * A server of an earlier commit reads and writes on while today's migrates its database and serves beside it.
 * `npm run drill -- previous <commit>`; without one it is the newest release that is kept.
 */
export const previousDrill = {
  programs: ['git'],
  async run([commit = newestRelease()]: readonly string[]): Promise<Figure[]> {
    const tree = takePrevious(commit);
    if (tree === null) {
      console.log(`Skipped: this clone does not have ${commit}. \`git fetch --unshallow\` brings it.`);
      return [];
    }
    await buildPages();
    const postgres = await startPostgres();
    const folder = mkdtempSync(join(tmpdir(), 'svodka-drill-'));
    const processes: ServerProcess[] = [];
    let isDone = false;
    try {
      const url = await createDatabaseOn(postgres.url);
      const log = openSync(join(folder, 'product.log'), 'a');
      const start = async (by: string, source?: ServerSource): Promise<Side> => {
        say(`a web of ${by}`);
        processes.push(
          await startProcess(url, { ROLE: 'web', RATE_LIMIT: '0', LOG_LEVEL: 'warn' }, log, source),
        );
        return { by, origin: processes.at(-1)!.origin };
      };
      console.log(tree.name);
      const figures = await drill(url, await start(commit, tree), () => start('today'));
      isDone = figures.every(({ kept }) => kept);
      return figures;
    } finally {
      await Promise.all(processes.map((each) => each.stop()));
      await postgres.stop();
      tree.remove();
      if (isDone) rmSync(folder, { recursive: true, force: true });
      else console.log(`What the processes said stands in ${folder}`);
    }
  },
};

/** Read without a pause while the tables change. */
const readMeanwhile = ['/en/quotes', '/ru/explore', '/api/site/getRegionNames', '/healthz'];

async function drill(url: string, old: Side, startNew: () => Promise<Side>): Promise<Figure[]> {
  const over = new AbortController();
  const reading = readOn(old, readMeanwhile, over.signal);
  say('today’s migrations under it');
  await fillDeployment(url);
  const sides = [old, await startNew()] as const;
  over.abort();
  const meanwhile = await reading;
  const db = await openDatabase({ url, dataDir: '' });
  try {
    const openSession = (): Promise<string> => signInAs(db, { roles, licensed: true });
    const newsIds = await addNews(db);
    const session = await openSession();
    say('pages');
    const pages = await walkPages(sides, resolvedRoutes, [undefined, session]);
    say('writes');
    const writes = await walkWrites(sides, newsIds, openSession);
    say('calls');
    const calls = await walkCalls(sides, contract, openSession);
    return [
      figureOf(
        'requests to the old one while the tables are migrated',
        meanwhile,
        (status) => status > 0 && status < 400,
      ),
      figureOf(
        'what is written at each is answered, and read at the other',
        writes,
        (status) => status === 200,
      ),
      figureOf('every page of today at both, as a stranger and as an account', pages, isNoFailure),
      figureOf('every call of today at both, with nothing in it', calls, isNoFailure),
    ];
  } finally {
    await db.close();
  }
}

const isNoFailure = (status: number): boolean => status > 0 && status < 500;

function addNews(db: Database): Promise<number[]> {
  return db.transaction((tx) =>
    insertNews(tx, [{ title: 'Headline to be marked', at: '2020-06-08T06:00:00Z', rubricId: 3 }]),
  );
}

/** How many went well, of what each release answered; those that did not by name. */
function figureOf(what: string, answers: readonly Answered[], isWell: (status: number) => boolean): Figure {
  const failed = answers.filter(({ status }) => !isWell(status));
  const names = new Set(failed.map((each) => `${each.what} → ${each.status} by ${each.by}`));
  const byStatus = [...Map.groupBy(answers, ({ status }) => status)].toSorted(([a], [b]) => a - b);
  const statuses = byStatus.map(([status, found]) => `${status} × ${found.length}`).join(', ');
  return {
    what,
    figure: `${failed.length} of ${answers.length} failed (${[statuses, ...[...names].slice(0, 20)].join('; ')})`,
    kept: failed.length === 0 && answers.length > 0,
  };
}

function say(what: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${what}`);
}
