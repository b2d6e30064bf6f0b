import type { ForecastMeasure } from '#simulation/forecast/series/region-history.ts';
import type { WorkerThread } from '#platform/server/thread/worker-thread.ts';
import type { Reproduction } from '../../domain/stages/reproduction.ts';
import type { IssuedColumns, SentTotals } from '../../domain/forecast/issue-releases.ts';
import type { FrozenWeek } from '../../domain/forecast/score-frozen.ts';

/** A frozen forecast to be scored; `quantiles` as the database writes an array. */
export interface FrozenRow {
  issueId: number;
  yugoId: number;
  /** Days passed when it was issued. */
  origin: number;
  quantiles: string;
}

/** What the forecasting thread is asked: forecasts of every measure from these origins (days passed), scores of what was issued, or how fast cases grow from a day on. */
export type ForecastTask =
  | { kind: 'issue'; totals: SentTotals[]; origins: number[] }
  | { kind: 'score'; totals: SentTotals[]; measure: ForecastMeasure; rows: FrozenRow[] }
  | { kind: 'rt'; totals: SentTotals[]; from: number };

/** Scores of one frozen forecast. */
export interface ScoredRow extends FrozenWeek {
  issueId: number;
  yugoId: number;
}

/** What the thread tells on its way. */
export type ForecastPart =
  | { issued: IssuedColumns }
  | { scored: ScoredRow[] }
  | { rt: Reproduction[]; yugoId: number };

/** The thread that forecasts and scores. */
export type ForecastThread = WorkerThread<ForecastTask, null, ForecastPart>;
