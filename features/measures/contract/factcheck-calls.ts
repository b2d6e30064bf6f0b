import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment, Whole } from '#platform/contract/fields.ts';
import { deciders, factCheckers } from '../domain/abilities.ts';
import { checkVerdicts, maxCheckText } from '../domain/verdicts.ts';
import { MeasureId, VersionNumber } from './measure-fields.ts';

const Person = z.object({ id: z.int(), name: z.string() });
const At = z.object({ id: MeasureId, version: VersionNumber });
const Text = z.string().trim().max(maxCheckText);

/** A question whether the facts of a version hold, with its answer. */
export const FactCheck = z.object({
  id: z.int(),
  checker: Person.nullable().describe('Null: the account is gone.'),
  by: Person.nullable(),
  question: z.string(),
  askedAt: IsoMoment,
  answeredAt: IsoMoment.nullable().describe('Null: its answer is awaited.'),
  verdict: z.enum(checkVerdicts).nullable(),
  note: z.string(),
  source: z.string().describe('Address it can be read at; empty = none.'),
});

/** Calls by which somebody is asked whether the facts of a submitted version hold; an open question keeps it from being accepted. */
export const factCheckContract = {
  'measure/askFactCheck': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: deciders,
    summary:
      'Asks somebody who is neither the author nor the caller whether the facts of a submitted version hold; one question is open at a time, and until it is answered or taken back the version is not accepted.',
    input: At.extend({
      revision: Whole.min(1).describe('The one the caller has read.'),
      accountId: MeasureId,
      question: Text.min(1),
    }),
    output: Done,
    errors: ['not_found', 'forbidden', 'conflict', 'form_incorrect'],
  }),
  'measure/answerFactCheck': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: factCheckers,
    summary:
      'Answers a question one was asked; what does not hold, or cannot be told, takes a note. Readers see the answer beside the published version.',
    input: At.extend({
      verdict: z.enum(checkVerdicts),
      note: Text.default(''),
      source: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2_000)]).default(''),
    }),
    output: Done,
    errors: ['not_found', 'forbidden', 'conflict', 'form_incorrect'],
  }),
  'measure/withdrawFactCheck': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: deciders,
    summary: 'Takes an open question back: the version may be accepted without its answer.',
    input: At,
    output: Done,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  'measure/getFactChecks': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'Questions that await the caller’s answer, oldest first.',
    input: z.object({}),
    output: z.array(
      At.extend({ title: z.string(), question: z.string(), by: Person.nullable(), askedAt: IsoMoment }),
    ),
  }),
  'handbooks/user/getFactCheckers': endpoint({
    verb: 'GET',
    access: 'licensed',
    roles: deciders,
    summary: 'Who may be asked whether the facts of a measure hold, by name.',
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), name: z.string(), open: z.int() })),
  }),
} satisfies Contract;
