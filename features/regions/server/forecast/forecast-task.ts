import type { ForecastMeasure } from '#simulation/forecast/series/region-history.ts';
import type { WorkerThread } from '#platform/server/thread/worker-thread.ts';
import type { Reproduction } from '../../domain/stages/reproduction.ts';
import type { WeekScore } from '../../domain/forecast/score-frozen.ts';

/** Published totals of all places on the same days, in memory that threads share; NaN = not published. Unit: people. */
export interface SentTotals {
  yugoId: number;
  /** The country: a sum of the others. */
  isTotal: boolean;
  population: number | null;
  cases: Float64Array;
  deaths: Float64Array;
}

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

/** All places' forecasts of one origin as columns, ready to be written; arrays as the database writes them. */
export interface IssuedColumns {
  measure: ForecastMeasure;
  origin: number;
  yugoId: number[];
  lastWeek: (number | null)[];
  usesBaseline: boolean[];
  trend: (string | null)[];
  daily: (string | null)[];
  quantiles: (string | null)[];
  lack: (string | null)[];
  needed: (number | null)[];
  got: (number | null)[];
}

/** Scores of one frozen forecast. */
export interface ScoredRow extends WeekScore {
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
