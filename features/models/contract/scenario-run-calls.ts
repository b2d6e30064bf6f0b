import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { modelVersions, newestVersion } from '../domain/scenario/model-versions.ts';
import { ModelWarnings } from './warning-shape.ts';
import { ScenarioShape } from './scenario-shapes.ts';
import { ScenarioStartShape } from './start-shapes.ts';

/** Members of one ensemble that a call may ask for. */
const maxMembers = 500;

const Daily = z.array(z.number());

const Spread = z.object({ q05: z.number(), q50: z.number(), q95: z.number() });

const Bands = z.object({ q05: Daily, q25: Daily, q50: Daily, q75: Daily, q95: Daily });

const Ensemble = z.object({
  members: z.int(),
  registered: Bands.describe('Registered cases a day.'),
  icuNeed: Bands.describe('Beds of intensive care needed.'),
  cases: Spread,
  deaths: Spread,
  peakIcu: Spread,
  overflow: z.object({
    share: z.number().describe('Share of the members in which beds run out.'),
    firstDay: Spread.nullable().describe('Days after the start, among those members.'),
  }),
});

const Run = z.object({
  single: z
    .object({ registered: Daily, icuNeed: Daily, deaths: Daily, rEff: Daily })
    .describe('One run without chance, by day from day 0 on.'),
  ensemble: Ensemble.nullable().describe('Null where no members were asked for.'),
});

/** The run of scenarios beside the process's own thread. */
export const scenarioRunContract = {
  'modeling/simulateScenario': endpoint({
    verb: 'POST',
    access: 'licensed',
    changes: false,
    summary:
      'A scenario of a place’s epidemic beside its reference, from the same draws; by any version of the model, from the place’s newest start or one handed in.',
    input: z.object({
      yugoId: YugoId,
      params: ScenarioShape,
      start: ScenarioStartShape.optional().describe('None = what is known of the place as of the day.'),
      modelVersion: z.enum(modelVersions).default(newestVersion),
      members: z.int().min(0).max(maxMembers).default(0).describe('0 = a single run, 200 for bands.'),
      seed: z.int().min(0).max(2_147_483_647).default(1),
    }),
    output: z.object({
      yugoId: z.int(),
      startDay: IsoDate,
      status: z.enum(['ok', 'insufficient']),
      reason: z
        .string()
        .nullable()
        .describe(
          'Why nothing can be computed: too few reports, or assumptions and data exclude each other.',
        ),
      reproduction: z.number().nullable().describe('People infected by one, mean at the start.'),
      scenario: Run.nullable(),
      reference: Run.nullable(),
      difference: z
        .object({
          cases: Spread,
          deaths: Spread,
          peakIcu: Spread,
          daysOver: Spread,
          overflowShare: z.number(),
        })
        .nullable()
        .describe('Member by member; null without members.'),
      warnings: ModelWarnings,
      meta: z.object({
        model: z.string(),
        modelVersion: z.enum(modelVersions),
        inputHash: z.string(),
        dataAsOf: IsoDate,
      }),
    }),
    errors: ['region_not_found', 'not_found', 'too_many_requests'],
  }),
} satisfies Contract;
