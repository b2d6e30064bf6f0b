import { z } from 'zod';
import { runSteps } from '../domain/run-steps.ts';
import { sourceStates } from '../domain/source-state.ts';

const Moment = z.iso.datetime({ offset: true });
const Counts = z
  .record(z.string(), z.number())
  .describe('records, passed, empty, fresh, changed, same, refused, held');
const Refusals = z.array(
  z.object({
    row: z.int(),
    reason: z.string().describe('In the caller’s language.'),
    codes: z.array(z.string()).describe('The same as codes that stay, one for each reason.'),
  }),
);
const Details = z.record(z.string(), z.union([z.string(), z.number()]));

/** One run of a source. */
export const SourceRun = z.object({
  id: z.int(),
  startedAt: Moment,
  startedBy: z.enum(['calendar', 'desk', 'command']),
  outcome: z.enum(['running', 'written', 'unchanged', 'refused', 'rolledBack']),
  reason: z.string().nullable().describe('Why the whole answer was refused.'),
  details: Details.nullable(),
  counts: Counts.nullable(),
  refusals: Refusals.nullable().describe('The first refused records.'),
  canRollBack: z.boolean(),
  progress: z
    .object({
      step: z.enum(runSteps),
      done: z.int().describe('Answers, records or figures.'),
      total: z.int().nullable().describe('Null: nobody knows yet.'),
    })
    .nullable()
    .describe('Of a run under way.'),
});

const Every = z.enum(['day', 'week', 'month', 'quarter', 'year', 'never']);

/** What a source brought in seven days. */
export const BroughtInWeek = z.object({
  code: z.string(),
  title: z.string(),
  fresh: z.int(),
  changed: z.int(),
  refused: z.int(),
  held: z.int(),
});

/** A source as the desk lists it. */
export const ListedSource = z.object({
  code: z.string(),
  title: z.string(),
  about: z.string(),
  state: z.enum(sourceStates),
  isOn: z.boolean(),
  needsFile: z.boolean().describe('People bring its files; it is never fetched.'),
  version: z.int(),
  daysLate: z.int().describe('Days since a release that should have brought something; 0 = in time.'),
  held: z.int().describe('Figures that wait for a decision.'),
  figures: z.int().describe('Figures written by its runs.'),
  nextRunAt: Moment.nullable().describe('Null: never by itself.'),
  lastRun: SourceRun.nullable(),
  every: Every.describe('How often its publisher publishes.'),
  releases: z.array(z.string()).describe('Days of publication of this year; empty for a daily source.'),
  loads: z.array(z.string()).describe('Days of this year on which something new came.'),
});

/** How one part of a record is read. */
const ReadPart = z.object({
  column: z.string(),
  meaning: z.enum(['place', 'period', 'figure', 'knownAt', 'entity']),
  how: z.string(),
});

/** A figure that waits for a decision. */
const HeldFigure = z.object({
  id: z.int(),
  indicator: z.string(),
  name: z.string(),
  unit: z.string(),
  decimals: z.int(),
  dims: z.string(),
  place: z.string(),
  yugoId: z.int(),
  day: z.string(),
  value: z.number(),
  before: z.number().nullable(),
  reason: z.enum(['revision', 'jump', 'bounds']),
});

export const SourceDetails = z.object({
  source: ListedSource,
  recipe: z.object({
    address: z.string(),
    needsFile: z.boolean().describe('True where nothing is fetched: an operator brings each file.'),
    format: z.string(),
    licence: z.string(),
    licenceUrl: z.string().nullable(),
    owner: z.string(),
    every: Every,
    calendarUrl: z.string().nullable(),
    parts: z.array(ReadPart),
    checks: z.object({
      least: z.number().nullable(),
      most: z.number().nullable(),
      revisionPercent: z.number(),
      jumpTimes: z.number(),
      refusedPercent: z.number(),
    }),
    text: z.string().describe('The whole recipe as JSON.'),
  }),
  held: z.array(HeldFigure).describe('The largest change first, at most 200.'),
  runs: z.array(SourceRun).describe('Newest first, at most 20.'),
});

/** One figure of a trial. */
const TriedFigure = z.object({
  indicator: z.string(),
  dims: z.string(),
  place: z.string(),
  day: z.string(),
  value: z.number(),
  before: z.number().nullable(),
  kind: z.enum(['fresh', 'changed', 'held']),
});

export const Trial = z.object({
  outcome: z.enum(['written', 'unchanged', 'refused']),
  reason: z.string().nullable(),
  details: Details.nullable(),
  counts: Counts.nullable(),
  figures: z.array(TriedFigure).describe('Changed first, then held, then new; at most 100.'),
  refusals: Refusals.describe('At most 100.'),
});

/** What everybody may know of how the product fares. */
export const Status = z.object({
  day: z.string().nullable().describe('The day of knowledge ages are counted at; null = not counted yet.'),
  sets: z.array(
    z.object({
      source: z.string(),
      title: z.string(),
      provider: z.string(),
      url: z.string().nullable(),
      period: z.enum(['daily', 'weekly', 'monthly', 'quarterly', 'annual']),
      last: z.string().describe('Newest day of the set.'),
      due: z.string().describe('The day by which the next period should be known.'),
      ageDays: z.int(),
      allowedDays: z.int().describe('Age on the day it is due.'),
      isLate: z.boolean(),
    }),
  ),
  feeds: z.object({ alive: z.int(), silent: z.int(), paused: z.int(), waiting: z.int() }),
  sources: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      state: z.enum(sourceStates),
      daysLate: z.int(),
      held: z.int(),
      nextRunAt: Moment.nullable(),
    }),
  ),
  forecasts: z
    .array(
      z.object({
        horizonWeeks: z.int(),
        count: z.int().describe('Forecasts of the country that were scored within a year.'),
        bands: z.array(
          z.object({
            promised: z.int().describe('Per cent.'),
            held: z.int(),
            isOff: z
              .boolean()
              .describe('The share that held is off by more than six points, and more than chance allows.'),
          }),
        ),
      }),
    )
    .describe('How the bands of our forecasts of new cases in the country held.'),
  corrections: z.array(
    z.object({
      set: z.string(),
      name: z.string(),
      place: z.string(),
      time: z.string(),
      value: z.string(),
      reason: z.string().describe('What had gone wrong, in words.'),
    }),
  ),
});
