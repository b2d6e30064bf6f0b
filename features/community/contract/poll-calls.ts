import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoDate, Whole } from '#platform/contract/fields.ts';
import { pollAskers } from '../domain/abilities.ts';
import { commentKinds } from '../domain/comment-rules.ts';
import { fewestOptions, maxOptions, maxOptionSigns, maxQuestionSigns } from '../domain/poll-rules.ts';
import { Id, Words } from './people-fields.ts';

const Subject = z.object({ kind: z.enum(commentKinds), subjectId: Id });
const Place = Whole.min(1).max(maxOptions);

const Poll = z.object({
  id: z.int(),
  question: z.string(),
  options: z.array(
    z.object({
      place: z.int(),
      text: z.string(),
      votes: z.int().nullable().describe('Null until the caller has voted or the poll is over.'),
    }),
  ),
  voters: z.int().nullable().describe('Everybody who voted; null like the votes.'),
  mine: z.int().nullable().describe('The place of the caller’s answer; null = has not voted.'),
  lastDay: IsoDate.describe('The last day, in Moscow, on which votes count.'),
  isClosed: z.boolean(),
  canSettle: z.boolean().describe('Whether the caller may end and remove it.'),
});

const asked = { verb: 'POST', access: 'login', roles: pollAskers } as const;

/** Calls of polls under stories and items. */
export const pollContract = {
  'polls/getPolls': endpoint({
    verb: 'GET',
    access: 'public',
    summary: 'Polls under a story or item, newest first, at most ten.',
    input: Subject,
    output: z.array(Poll),
    errors: ['news_not_found'],
  }),
  'polls/addPoll': endpoint({
    ...asked,
    summary: 'Asks readers of a story or item: two to eight answers, votes until the end of the last day.',
    input: Subject.extend({
      question: Words(maxQuestionSigns),
      options: z.array(Words(maxOptionSigns)).min(fewestOptions).max(maxOptions),
      lastDay: IsoDate,
    }),
    output: z.object({ id: z.int() }),
    errors: ['news_not_found', 'bad_request', 'conflict', 'too_many_kept'],
  }),
  'polls/vote': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Votes: one answer a person, a later one takes the place of the earlier while the poll is open.',
    input: z.object({ id: Id, place: Place }),
    output: Poll,
    errors: ['not_found', 'conflict', 'too_many_requests'],
  }),
  'polls/endPoll': endpoint({
    ...asked,
    summary: 'Ends a poll now; its results stay. Editors end what they asked, moderators any.',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  'polls/removePoll': endpoint({
    ...asked,
    summary: 'Removes a poll with its votes. Editors remove what they asked, moderators any.',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
} satisfies Contract;
