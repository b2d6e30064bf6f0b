import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, IsoMoment } from '#platform/contract/fields.ts';
import { Document } from './documents-calls.ts';
import { FactCheck } from './factcheck-calls.ts';
import { Receipt, Verdict } from './receipt-calls.ts';
import { linkOutcomes } from '../domain/link-outcome.ts';
import { Content, MeasureId, MeasureRow, Status, VersionNumber } from './measure-fields.ts';

const Entry = z.object({ id: z.int(), name: z.string() });

/** Calls that show one measure, and what is like it. */
export const measureContract = {
  'measure/getMeasure': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'A measure in one of its versions (the published one unless said), with what the caller may do, its versions, history, discussion and documents. What the caller may not see does not exist for them.',
    input: z.object({ id: MeasureId, version: VersionNumber.optional() }),
    output: MeasureRow.extend({
      revision: z.int(),
      content: Content,
      text: z.string().describe('The whole description; of a register in the caller\u2019s language.'),
      issueNames: z.array(Entry).describe('Of its text, and of the published one beside it.'),
      unitNames: z.array(Entry),
      source: z.object({ title: z.string(), licence: z.string(), url: z.string().nullable() }).nullable(),
      link: z
        .object({
          outcome: z.enum(linkOutcomes),
          status: z.int().nullable().describe('HTTP status of a server that refused.'),
          checkedAt: IsoMoment,
          openedAt: IsoMoment.nullable().describe('When it opened last.'),
        })
        .nullable()
        .describe('How the link to the act answered last; null: none, or not asked yet.'),
      reason: z.string().nullable().describe('Why it was declined or withdrawn.'),
      isCurrent: z.boolean(),
      can: z.object({
        edit: z.boolean(),
        revise: z.boolean(),
        rework: z.boolean(),
        submit: z.boolean(),
        accept: z.boolean(),
        decline: z.boolean(),
        withdraw: z.boolean(),
        appoint: z.boolean(),
        delete: z.boolean(),
        comment: z.boolean(),
        askCheck: z.boolean(),
        answerCheck: z.boolean(),
      }),
      published: z
        .object({ version: z.int(), content: Content })
        .nullable()
        .describe('What readers see now, where this is another version.'),
      versions: z.array(
        z.object({
          version: z.int(),
          status: Status,
          author: z.string().nullable(),
          updatedAt: IsoMoment,
          reason: z.string().nullable(),
        }),
      ),
      history: z.array(
        z.object({
          version: z.int(),
          step: z.string(),
          from: Status.nullable(),
          to: Status,
          by: z.string().nullable(),
          at: IsoMoment,
          reason: z.string().nullable(),
        }),
      ),
      comments: z.array(
        z.object({ id: z.int(), by: z.string().nullable(), at: IsoMoment, text: z.string() }),
      ),
      factChecks: z
        .array(FactCheck)
        .describe('Whether its facts hold, latest first; readers see the answered ones alone.'),
      receipt: Receipt.nullable().describe('What was promised when it was accepted; null before.'),
      documents: z.array(Document.extend({ version: z.int().describe('First version that has it.') })),
      day: IsoDate,
    }),
    errors: ['not_found'],
  }),
  'measure/getSimilar': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'Published measures most like a version: by words of the title, kind or issues, industries, and when they begin. Each with what it promised and what came of it.',
    input: z.object({ id: MeasureId, version: VersionNumber }),
    output: z.array(
      z.object({
        measure: MeasureRow,
        nearness: z.number(),
        promised: z
          .object({ low: z.number(), high: z.number() })
          .nullable()
          .describe(
            'Nine tenths of its promise at the end of its weeks, per cent; null where none is frozen.',
          ),
        came: z
          .object({ gap: z.number(), verdict: Verdict })
          .nullable()
          .describe('Its gap to the twins, per cent; null until that is known.'),
      }),
    ),
    errors: ['not_found'],
  }),
} satisfies Contract;
