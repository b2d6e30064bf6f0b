import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Recipe } from '#connectors/recipe.ts';
import { recipeOfFile } from '#features/sources/server/brought/recipe-of-file.ts';
import { claimSource, keepRecipe } from '#features/sources/server/keeping/source-queries.ts';
import { runSource, type RunEnd } from '#features/sources/server/running/run-source.ts';
import { sourceToolsOf } from '#features/sources/server/source-tools.ts';
import { readConfig } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/db.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import type { Line } from './bench.ts';
import { openOwnDatabase } from './own-database.ts';

const rows = 100_000;
const brought = recipeOfFile({
  fileName: 'cases.csv',
  title: 'A recipe of many rows',
  provider: 'Bench',
  licence: 'CC BY 4.0',
  indicator: 'covid_cases_new',
  unit: 'case',
  factor: 1,
  columns: { place: 'place', time: 'day', value: 'value' },
});
const recipe: Recipe = {
  ...brought,
  place: { ...brought.place, key: 'yugo' },
  period: { column: 'day', format: 'YYYY-MM-DD' },
  checks: { ...brought.checks, jumpTimes: 1_000_000 },
};

/**
 * A run of a recipe of 100,000 rows beside readers, then the same file again, on the server DATABASE_URL names or an embedded
 * database. The processor time of the thread that answers is counted as well: on a busy machine it says more than the clock.
 */
export async function measure(): Promise<Line[]> {
  const { db, close } = await openOwnDatabase('svodka-bench-recipes-');
  const config = readConfig({ ...process.env, DATA_DIR: '/nowhere' });
  try {
    await loadNames(db);
    const file = new TextEncoder().encode(await writeFile(db));
    await keepRecipe(db, recipe);
    await readFor(db, async () => void (await wait(500)));
    const idle = await readFor(db, () => wait(2_000));
    const run = async (expected: RunEnd['outcome']): Promise<void> => {
      await claimSource(db, recipe.code);
      const { outcome, refusal, plan } = await runSource({ db, config }, recipe.code, 'command', file);
      if (outcome !== expected)
        throw new Error(`The run ended as ${outcome}: ${JSON.stringify([refusal, plan?.refused[0]])}`);
    };
    const first = await readFor(db, () => run('written'));
    const again = await readFor(db, () => run('unchanged'));
    // Without what the readers take.
    const ownMs = first.cpuMs - (idle.cpuMs / idle.seconds) * first.seconds;
    const perSecond = rows / first.seconds;
    const ratio = first.p95 / idle.p95;
    return [
      line('rows per second', perSecond.toFixed(0), db.kind === 'postgres' ? 20_000 : 10_000, perSecond),
      {
        what: 'processor of the answering thread, ms per 1,000 rows',
        value: ((ownMs / rows) * 1_000).toFixed(1),
        bar: '',
        ok: true,
      },
      limit('event loop, p99 of its delay, ms', first.loopMs, 20),
      limit('event loop, longest work without a pause, ms of processor', first.longestMs, 20),
      limit(`reads beside it, p95 (${first.p95.toFixed(1)} ms : ${idle.p95.toFixed(1)} ms)`, ratio, 2),
      limit('the same file again, s', again.seconds, 1),
    ];
  } finally {
    await sourceToolsOf(config).close();
    await close();
  }
}

const limit = (what: string, value: number, bar: number): Line => ({
  what,
  value: value.toFixed(1),
  bar: `≤ ${bar}`,
  ok: value <= bar,
});

function line(what: string, value: string, bar: number, reached: number): Line {
  return { what, value, bar: `≥ ${bar}`, ok: reached >= bar };
}

/** One figure for each region and day. */
async function writeFile(db: Db): Promise<string> {
  const places = (await listPlaces(db, 'en')).slice(0, 80);
  const lines = places.flatMap(({ yugoId }, at) =>
    Array.from({ length: rows / 80 }, (_, day) => {
      const date = new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10);
      return `${yugoId},${date},${at + day}`;
    }),
  );
  return `place,day,value\n${lines.join('\n')}\n`;
}

/** Reads every 20 ms while something goes on. */
async function readFor(db: Db, work: () => Promise<void>) {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  const state = { isOver: false };
  const turns = watchTurns();
  const ms: number[] = [];
  const reading = (async () => {
    while (!state.isOver) {
      const started = performance.now();
      await db.query("select day, value from place_values('covid_cases_new', '', 1124665, '2021-10-20')");
      ms.push(performance.now() - started);
      await wait(20);
    }
  })();
  loop.enable();
  const [started, cpu] = [performance.now(), process.threadCpuUsage()];
  await work().finally(() => (state.isOver = true));
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.threadCpuUsage(cpu);
  loop.disable();
  await reading;
  const longestMs = turns.longest();
  const sorted = ms.toSorted((a, b) => a - b);
  return {
    seconds,
    cpuMs: (user + system) / 1000,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    loopMs: loop.percentile(99) / 1e6 - 5,
    longestMs,
  };
}

/** How long this thread computed at a time, between two ticks of a timer: other programs of the machine do not count. Unit: ms. */
function watchTurns(): { longest(): number } {
  const spent = (): number => (process.threadCpuUsage().user + process.threadCpuUsage().system) / 1000;
  let [last, longest] = [spent(), 0];
  const timer = setInterval(() => {
    const now = spent();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  return {
    longest() {
      clearInterval(timer);
      return longest;
    },
  };
}
