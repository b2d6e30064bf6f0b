import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';

/** Estimated Rt with its 95 % interval; the middle is null where too few cases were registered. */
export const Rt = z.object({ mean: z.number().nullable(), low: z.number(), high: z.number() });

const Indicator = z.enum(['officialRt', 'freeBedsShare', 'testsPer100k']);
/** Weeks of one published stage, from a Monday to a Sunday; 0 = the first has not begun. */
const DecidedRun = z.object({ from: IsoDate, to: IsoDate, stage: z.int() });

/** The stage as it was decided and published, in its last known week. */
const DecidedStage = DecidedRun.extend({
  /** The stage before it; null for the first one known. */
  before: z.int().nullable(),
  source: Source,
});

/** Calls of the stages of lifting restrictions. */
export const stagesContract = {
  'regiondossier/getInfectionStages': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The stage of lifting restrictions of a place by MR 3.1.0178-20, its indicators and the thresholds, every change on the time axis beside the stringency of the country’s measures; unknown with the reason where an indicator is not published. Beside it the stage as it was decided and published.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      shortName: z.string(),
      /** The rule that gave the stage; null before it was in force. */
      rule: z.object({ id: z.string(), validFrom: IsoDate, source: z.string() }).nullable(),
      day: IsoDate.nullable(),
      /** Stage on the day, 0 = none is reached, whatever is missing; null = unknown. */
      stage: z.int().nullable(),
      /** Indicators that are not published. */
      missing: z.array(Indicator),
      /** The stage shown after it has held three days, and since when. */
      stable: z.object({ stage: z.int(), since: IsoDate }).nullable(),
      indicators: z.array(
        z.object({
          indicator: Indicator,
          value: z.number().nullable(),
          bound: z.enum(['at-most', 'at-least']),
          /** Of the next stage, or of the first where the stage is unknown; null at the highest. */
          nextThreshold: z.number().nullable(),
        }),
      ),
      /** Runs of days of one stage, oldest first; null = unknown. */
      runs: z.array(z.object({ from: IsoDate, to: IsoDate, stage: z.int().nullable() })),
      /** Our own scale by 7-day incidence, where the stage cannot be told. */
      level: z.enum(['low', 'moderate', 'high', 'very-high']).nullable(),
      per100k7: z.number().nullable(),
      rt: Rt.nullable(),
      /** How strict the country's strictest measures were, 0 to 100, oldest first; says nothing of a given region. */
      stringency: z.array(z.object({ from: IsoDate, to: IsoDate, index: z.int() })),
      stringencySource: Source.nullable(),
      source: Source.nullable(),
      /** Whether stages are decided for places of this kind: for subjects. */
      isDecidable: z.boolean(),
      decided: DecidedStage.nullable().describe(
        'Null where none was published for the place within five weeks of the day.',
      ),
      /** Stages as they were published up to the day, in whole weeks, oldest first. */
      decidedRuns: z.array(DecidedRun),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
