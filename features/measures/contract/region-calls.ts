import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, listOf, PageIndex, pageSize, YugoId } from '#platform/contract/fields.ts';
import { maxTerms } from '#services/terms/public.ts';
import { DirectionText, MeasureRow, StatusText } from './measure-fields.ts';

const Recommended = z.object({
  measure: MeasureRow,
  twin: z.object({ yugoId: z.int(), shortName: z.string(), nearness: z.number() }),
  reason: z
    .enum(['in_force_there', 'was_there'])
    .describe('A twin region has it on the day, or had it; the own region has none of the kind.'),
  week: z
    .object({ per100k7: z.number().nullable(), changePercent: z.number().nullable() })
    .describe(
      'The twin\u2019s week of cases now: it coincides with the measure, it does not follow from it.',
    ),
});
const Recommendations = z.object({
  yugoId: z.int(),
  day: IsoDate,
  recommended: z.array(Recommended),
  compared: z.array(z.string()).describe('Twin regions whose measures were looked at.'),
  lack: z
    .enum(['no_twins', 'no_measures', 'nothing_else'])
    .nullable()
    .describe(
      'Why nothing is recommended: no region is like this one, those that are have no measures of the kind, or it has all that they have.',
    ),
});

/** Calls about the measures of one place. */
export const regionMeasuresContract = {
  'regiondossier/getDetailedActions': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'Measures of a place on the day of the dossier: those in force, its own before the country\u2019s, and how many are over or to come.',
    input: z.object({ yugoId: YugoId, direction: DirectionText.optional() }),
    output: z.object({
      yugoId: z.int(),
      day: IsoDate,
      own: z.array(MeasureRow),
      national: z.array(MeasureRow),
      counts: z.object({ inForce: z.int(), over: z.int(), coming: z.int(), waiting: z.int() }),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getDetailedActionsTable': endpoint({
    verb: 'POST',
    changes: false,
    access: 'licensed',
    summary: 'The same as a table: filters as lists (`name[]` in forms), pages, the order of terms.',
    input: z.object({
      yugoId: YugoId,
      status: listOf(StatusText, 4).default([]),
      direction: listOf(DirectionText, 2).default([]),
      okved: listOf(z.string().max(8), 20).default([]),
      subject: listOf(z.string().max(60), 20).default([]),
      withNational: z.boolean().default(true),
      pageIndex: PageIndex,
      pageSize: pageSize(20),
    }),
    output: z.object({ rows: z.array(MeasureRow), total: z.int(), day: IsoDate }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getRecommendedActions': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'What regions most like this one did that it does not have, with the reason.',
    input: z.object({ yugoId: YugoId }),
    output: Recommendations,
    errors: ['region_not_found', 'bad_request'],
  }),
  'measure/getRecommendedActions': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'The same of one direction, for who writes a measure.',
    input: z.object({ yugoId: YugoId, direction: DirectionText.optional() }),
    output: Recommendations,
    errors: ['region_not_found', 'bad_request'],
  }),
  'measure/getTerms': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: `Terms of a place\u2019s published measures as a chart has them under its days: its own before the country\u2019s, the stricter first; ${maxTerms} at most.`,
    input: z.object({ yugoId: YugoId }),
    output: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        starts: IsoDate,
        ends: IsoDate.nullable(),
        strictness: z.int().nullable(),
        isOwn: z.boolean().describe('The place\u2019s, not the whole country\u2019s.'),
      }),
    ),
    errors: ['region_not_found'],
  }),
  'measure/getRegionCounts': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'How many measures every subject has of its own on the day: in force, over, by direction, the latest.',
    input: z.object({}),
    output: z.object({
      day: IsoDate,
      regions: z.array(
        z.object({
          yugoId: z.int(),
          name: z.string(),
          inForce: z.int(),
          over: z.int(),
          health: z.int(),
          economy: z.int(),
          latest: IsoDate.nullable(),
        }),
      ),
      national: z.int().describe('In force in the whole country.'),
    }),
  }),
} satisfies Contract;
