import { productSettings } from '#simulation/forecast/forecast-settings.ts';
import { forecastMeasures } from '#simulation/forecast/series/region-history.ts';
import { inputHash } from '#simulation/numeric/run-record.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { openWorkerThread } from '#platform/server/thread/worker-thread.ts';
import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { findSpan } from '#statistics/series/daily-columns.ts';
import { listLateFacts } from '#statistics/series/late-facts.ts';
import { dueOrigins } from '#features/regions/domain/forecast/due-origins.ts';
import { groupByVintage } from '#features/regions/domain/forecast/group-by-vintage.ts';
import { codes } from '#features/regions/domain/region/indicator-codes.ts';
import type { SentTotals } from '#features/regions/domain/forecast/issue-releases.ts';
import type { ForecastPart, ForecastThread } from '#features/regions/server/forecast/forecast-task.ts';
import { readTotals } from '#features/regions/server/forecast/read-totals.ts';
import { computeRt } from '#features/regions/server/stages/compute-rt.ts';
import { freezeRelease, listOrigins, ownTeam } from './issue-queries.ts';
import { scoreIssued } from './score-issued.ts';

/** The names others know our models by, one a measure, and their version: raised whenever the same data would give other numbers. */
const ownModels = { cases: 'holt-log-0.95', deaths: 'weekly-mix-case-lags' } as const;
const modelVersion = '1.2';
const settings = inputHash(productSettings);
const timeoutMs = 300_000;
const farDay = '2199-12-31';

interface Wishes {
  signal?: AbortSignal;
  /** No day after it is looked at; the newest report unless told. */
  until?: string;
  /** How many releases of how many are frozen. */
  tell?: (done: number, total: number) => void;
}

/**
 * Issues every forecast that is due, each from what was known on its day, then scores what is over and says how fast cases grow. What stands already is never
 * made anew, so a run that was cut short is taken up by the next.
 *
 * @returns how many releases were frozen.
 */
export async function issueForecasts(
  db: Db,
  { signal, until = farDay, tell = () => {} }: Wishes = {},
): Promise<number> {
  const { first, last } = await findSpan(db, codes.casesTotal, federalYugoId, until);
  if (first === null || last === null) return 0;
  const thread: ForecastThread = openWorkerThread(new URL('../forecast-thread.ts', import.meta.url), {
    timeoutMs,
    idleMs: 1000,
  });
  try {
    const issued = await Promise.all(forecastMeasures.map((measure) => listOrigins(db, ownTeam, measure)));
    const [one, other] = issued as [Set<string>, Set<string>];
    const due = dueOrigins(first, last, one.intersection(other));
    const total = due.length * forecastMeasures.length;
    let done = 0;
    await issueDue({ db, thread, first, signal, frozen: () => tell(++done, total) }, due);
    if (done > 0) await raiseDataVersion(db);
    const run = { db, thread, first, last, signal };
    const [scored, days] = [await scoreIssued(run), await computeRt(run)];
    if (scored + days > 0) await raiseDataVersion(db);
    return done;
  } finally {
    await thread.close();
  }
}

interface Run {
  db: Db;
  thread: ForecastThread;
  first: string;
  signal?: AbortSignal;
  /** Hears of every release that is written. */
  frozen: () => void;
}

async function issueDue(run: Run, days: readonly string[]): Promise<void> {
  const { db, first } = run;
  const newest = days.at(-1);
  if (newest === undefined) return;
  const late = await listLateFacts(db, [codes.casesTotal, codes.deathsTotal], newest);
  const counts = await listLateFacts(db, [codes.population], newest);
  const renewals = counts.map(({ knownAt }) => knownAt);
  for (const group of groupByVintage(days, late, renewals)) {
    const totals = await readTotals(db, { from: first, to: group.at(-1)!, asOf: group.at(-1)! });
    await issueGroup(run, totals, group);
  }
}

/** Origins that see the same vintage share one reading; each is cut at its own day by the model. */
async function issueGroup(
  { db, thread, first, signal, frozen }: Run,
  totals: SentTotals[],
  days: readonly string[],
): Promise<void> {
  const origins = days.map((day) => daysBetween(first, day));
  let writing: Promise<void> = Promise.resolve();
  const onPart = (part: ForecastPart): void => {
    if (!('issued' in part)) return;
    const { measure, origin } = part.issued;
    const originDay = addDays(first, origin);
    const about = { team: ownTeam, model: ownModels[measure], modelVersion, settings };
    const release = { ...about, measure, originDay, asOf: originDay };
    writing = writing.then(() => freezeRelease(db, release, part.issued)).then(frozen);
    // The first failure is met below; until then nobody else waits for it.
    writing.catch(() => {});
  };
  await thread.ask({ kind: 'issue', totals, origins }, { onPart, signal });
  await writing;
}
