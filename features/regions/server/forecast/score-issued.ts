import { forecastMeasures } from '#simulation/forecast/series/region-history.ts';
import type { Db } from '#platform/server/db/db.ts';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import type { ForecastPart, ForecastThread, ScoredRow, SentTotals } from './forecast-task.ts';
import { listUnscored, readFrozen, writeScores } from './issue-queries.ts';
import { readTotals } from './read-totals.ts';

interface Scoring {
  db: Db;
  thread: ForecastThread;
  first: string;
  last: string;
  signal?: AbortSignal;
}

/** Scores every frozen forecast of which a week is over, whoever issued it, from the frozen quantiles alone; returns how many releases. */
export async function scoreIssued(scoring: Scoring): Promise<number> {
  const { db, first, last } = scoring;
  let totals: SentTotals[] | null = null;
  let done = 0;
  for (const measure of forecastMeasures) {
    for (const { issueId, originDay } of await listUnscored(db, measure, last)) {
      totals ??= await readTotals(db, { from: first, to: last, asOf: last });
      const rows = (await readFrozen(db, issueId)).map((row) => ({
        ...row,
        origin: daysBetween(first, originDay),
      }));
      const scored = await askScores(scoring, { kind: 'score', totals, measure, rows });
      if (scored.length > 0) await writeScores(db, scored);
      done += scored.length > 0 ? 1 : 0;
    }
  }
  return done;
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
