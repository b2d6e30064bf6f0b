import { forecastMeasures } from '#simulation/forecast/series/region-history.ts';
import type { Db } from '#platform/server/db/db.ts';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import type { SentTotals } from '#features/regions/domain/forecast/issue-releases.ts';
import type {
  ForecastPart,
  ForecastThread,
  FrozenRow,
  ScoredRow,
} from '#features/regions/server/forecast/forecast-task.ts';
import { readTotals } from '#features/regions/server/forecast/read-totals.ts';
import { listUnscored, readFrozen, writeScores } from './issue-queries.ts';

/** What reading and asking need of a run of the job. */
export interface Scoring {
  db: Db;
  thread: ForecastThread;
  first: string;
  last: string;
  signal?: AbortSignal;
}

/** Releases handed to the thread together: reading the reports is shared, and the message stays small. */
const releasesAtOnce = 12;

/** Scores every frozen forecast of which a week is over, whoever issued it, from the frozen quantiles alone; returns how many releases. */
export async function scoreIssued(scoring: Scoring): Promise<number> {
  const { db, first, last } = scoring;
  let totals: SentTotals[] | null = null;
  let done = 0;
  for (const measure of forecastMeasures) {
    const unscored = await listUnscored(db, measure, last);
    for (let at = 0; at < unscored.length; at += releasesAtOnce) {
      totals ??= await readTotals(db, { from: first, to: last, asOf: last });
      const rows = await readRows(scoring, unscored.slice(at, at + releasesAtOnce));
      const scored = await askScores(scoring, { kind: 'score', totals, measure, rows });
      for (const ofRelease of Map.groupBy(scored, ({ issueId }) => issueId).values()) {
        await writeScores(db, ofRelease);
        done += 1;
      }
    }
  }
  return done;
}

async function readRows(
  { db, first }: Scoring,
  releases: readonly { issueId: number; originDay: string }[],
): Promise<FrozenRow[]> {
  const all: FrozenRow[] = [];
  for (const { issueId, originDay } of releases) {
    const origin = daysBetween(first, originDay);
    for (const row of await readFrozen(db, issueId)) all.push({ ...row, origin });
  }
  return all;
}

async function askScores(
  { thread, signal }: Scoring,
  task: Parameters<ForecastThread['ask']>[0],
): Promise<ScoredRow[]> {
  const scored: ScoredRow[] = [];
  const onPart = (part: ForecastPart): void => {
    if ('scored' in part) scored.push(...part.scored);
  };
  await thread.ask(task, { onPart, signal });
  return scored;
}
