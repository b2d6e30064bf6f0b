import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';

/** What is forecast. */
const Measure = z.enum(['cases', 'deaths']).default('cases');

/** Who made a forecast, by what, from what was known when. */
const Release = z.object({
  team: z.string(),
  model: z.string(),
  modelVersion: z.string(),
  /** Fingerprint of the settings. */
  settings: z.string(),
  /** The last day that was known. */
  originDay: IsoDate,
  /** When it was computed; null where that was after the day that is looked at. */
  issuedAt: z.iso.datetime().nullable(),
  /** Computed later than it is dated, from what was known on that day alone. */
  isBackdated: z.boolean(),
  /** Target weeks it holds: fewer than four while the outcomes of two earlier releases are not known for the others. */
  weeks: z.int(),
  /** The day the next one is due. */
  nextDay: IsoDate,
});

const TargetWeek = z.object({ from: IsoDate, to: IsoDate });

/** A target week with its 23 hub quantiles. Unit: people. */
const WeekQuantiles = TargetWeek.extend({
  quantiles: z.array(z.number()),
  /** How many 80 % bands of this horizon held at the place within a year; null where none is scored. */
  record: z.object({ held: z.int(), count: z.int() }).nullable(),
});

const HeldWeek = z.object({ day: IsoDate, held: z.int(), of: z.int() });

/** What the last week says of a release: in how many subjects it lay inside the 80 % band foreseen for it. */
const Alarm = HeldWeek.extend({
  /** Fewer than 60 % of the subjects. */
  isFailing: z.boolean(),
  /** Weeks in a row that were as bad, the last one included. */
  weeksInRow: z.int(),
  /** Middle of the weeks without an alarm. */
  usual: z.int().nullable(),
  /** What the week after each earlier alarm held, oldest first. */
  next: z.array(z.int()),
  weeks: z.array(HeldWeek),
});

const Phase = z.enum(['rising', 'stable', 'falling']);

/** A remark of the model. */
const Warning = z.object({
  code: z.string(),
  severity: z.enum(['info', 'warn', 'block']),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Why there is no forecast: too few days, no report for a week, none is made for districts, or it is being issued. */
const Lack = z.object({
  reason: z.enum(['days', 'silent', 'district', 'pending', 'none']),
  /** Days needed and found; releases due and done while they are being issued. */
  needed: z.int(),
  got: z.int(),
});

const HorizonScore = z.object({
  horizonWeeks: z.int(),
  /** Forecasts of this place that were scored. */
  count: z.int(),
  wisModel: z.number(),
  wisBaseline: z.number(),
  /** Model over "same as last week": under 1 is better; null where the baseline never erred. */
  relativeWis: z.number().nullable(),
  maeModel: z.number(),
  maeBaseline: z.number(),
  /** How many bands held the truth. */
  held50: z.int(),
  held80: z.int(),
  held95: z.int(),
  /** Gains less than 5 % on the baseline. */
  isWeak: z.boolean(),
  /** The ratio of scores on ln(x + 1): every size of place counts alike. */
  relativeWisLog: z.number().nullable(),
  /** −1 (all of it below what came) … 1 (all of it above). */
  bias: z.number().nullable(),
  /** The same ratio over all subjects together, and the geometric mean of theirs. */
  relativeWisOfAll: z.number().nullable(),
  geometricWisOfAll: z.number().nullable(),
});

const PastForecast = TargetWeek.extend({
  originDay: IsoDate,
  horizonWeeks: z.int(),
  low80: z.number(),
  low50: z.number(),
  median: z.number(),
  high50: z.number(),
  high80: z.number(),
  observed: z.number(),
});

const SummaryRow = z.object({
  yugoId: z.int(),
  kind: z.enum(['country', 'region']),
  shortName: z.string(),
  districtId: z.int().nullable(),
  /** 7-day figures per 100 000 residents: the last week, and the middle of the second week ahead, of the first where a release holds no more. */
  now: z.number().nullable(),
  ahead: z.number().nullable(),
  changePercent: z.number().nullable(),
  trend: z.enum(['up', 'down', 'flat', 'unclear']).nullable(),
  /** 7-day figures per 100 000 of the last eight weeks, oldest first. */
  past: z.array(z.number().nullable()),
  /** The four weeks ahead per 100 000: 10, 25, 50, 75, 90 %. */
  weeks: z.array(z.array(z.number())),
});

/** The newest frozen forecast of a place, as a call gives it. */
export const Forecast = z.object({
  yugoId: z.int(),
  iso: z.string().nullable(),
  shortName: z.string(),
  measure: z.enum(['cases', 'deaths']),
  lack: Lack.nullable(),
  release: Release.nullable(),
  levels: z.array(z.number()),
  /** People in the seven days up to the last report at the origin. */
  lastWeek: z.number().nullable(),
  trend: z.enum(['up', 'down', 'flat', 'unclear']).nullable(),
  /** Published people a day from `historyFrom` on; null = not published. */
  historyFrom: IsoDate.nullable(),
  history: z.array(z.number().nullable()),
  daily: z.array(z.object({ day: IsoDate, value: z.number() })),
  /** null where the last week cannot be judged: no verdict. */
  alarm: Alarm.nullable(),
  /** The last week over the one before, as known at the origin: over 1.2 rising, under 0.8 falling. */
  phase: Phase.nullable(),
  warnings: z.array(Warning),
  weekly: z.array(WeekQuantiles),
  /** The first week that has not begun; else the last that runs, with its published days and their people, its ends not below them. */
  ahead: WeekQuantiles.extend({
    begun: z.object({ days: z.int(), people: z.number() }).nullable(),
  }).nullable(),
  earlier: z.array(
    z.object({
      weeksAgo: z.int(),
      originDay: IsoDate,
      weeks: z.array(TargetWeek.extend({ median: z.number() })),
    }),
  ),
  source: Source.nullable(),
});

/** Calls of the forecasts: those issued, what came of them, all places on one sheet. */
export const forecastContract = {
  'regiondossier/getForecast': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The newest frozen forecast of a place, four weeks with their quantiles, and those issued one, two and four weeks before it.',
    input: z.object({ yugoId: YugoId, measure: Measure }),
    output: Forecast,
    errors: ['region_not_found'],
  }),
  'regiondossier/getForecastQuality': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'How the frozen forecasts of a place did over a year, by horizon, against "same as last week"; never from a refit.',
    input: z.object({
      yugoId: YugoId,
      measure: Measure,
      team: z.string().max(60).default('svodka'),
    }),
    output: z.object({
      yugoId: z.int(),
      measure: z.enum(['cases', 'deaths']),
      /** First and last origin that entered. */
      from: IsoDate.nullable(),
      to: IsoDate.nullable(),
      scores: z.array(HorizonScore),
      /** The last sixteen of every horizon beside what came, oldest first. */
      recent: z.array(PastForecast),
      /** The one of them that missed by the largest factor. */
      worst: PastForecast.nullable(),
      levels: z.array(z.number()),
      /** By horizon, how often the truth lay at or below each quantile, 0…1. */
      reliability: z.array(z.object({ horizonWeeks: z.int(), count: z.int(), shares: z.array(z.number()) })),
      /** The 80 % bands of all subjects by the phase known when they were issued; the rest lay above or below. */
      byPhase: z.array(
        z.object({
          phase: Phase,
          horizons: z.array(
            z.object({
              horizonWeeks: z.int(),
              count: z.int(),
              held80: z.int(),
              above: z.int(),
              below: z.int(),
              relativeWis: z.number().nullable(),
            }),
          ),
        }),
      ),
      /** Every team scored here, ours first, by its ratio at each horizon. */
      teams: z.array(
        z.object({
          team: z.string(),
          model: z.string(),
          count: z.int(),
          relativeWis: z.array(z.number().nullable()),
        }),
      ),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getForecastSummary': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The newest frozen forecasts of the country and its subjects on one sheet, or those of an earlier release.',
    input: z.object({
      measure: Measure,
      origin: IsoDate.optional().describe('Last known day of the release wanted, or of the one before it.'),
    }),
    output: z.object({
      measure: z.enum(['cases', 'deaths']),
      release: Release.nullable(),
      /** The second target week: what `ahead` is about. */
      week: TargetWeek.nullable(),
      alarm: Alarm.nullable(),
      rows: z.array(SummaryRow),
      districts: z.array(z.object({ yugoId: z.int(), shortName: z.string() })),
      /** Origins of all releases up to the day, newest first. */
      releases: z.array(IsoDate),
      lack: Lack.nullable(),
      source: Source.nullable(),
    }),
  }),
} satisfies Contract;
