import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment, Version } from '#platform/contract/fields.ts';
import { longestName, maxSavedSearches } from '#features/news/domain/search/kept-limits.ts';
import { questionFields } from './search-input.ts';

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Name = z.string().trim().min(1).max(longestName);
const Question = z.strictObject(questionFields);

const SavedSearch = z.object({
  id: z.int(),
  name: z.string(),
  question: z
    .object(questionFields)
    .describe('What news/search takes: asking it again gives what is found now.'),
  token: z
    .string()
    .describe('Opens the filter\u2019s own RSS, Atom and JSON feed without a login: a secret.'),
  version: z.int().describe('To be given back with a change.'),
  createdAt: IsoMoment,
});

/** Calls about filters of the search that an account keeps. */
export const savedSearchContract = {
  'search/getSavedSearches': endpoint({
    verb: 'GET',
    access: 'login',
    mayLag: true,
    summary: 'The caller\u2019s saved filters, oldest first.',
    input: z.object({}),
    output: z.array(SavedSearch),
  }),
  'search/saveSearch': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Keeps a filter under a name; at most ${maxSavedSearches}.`,
    input: z.object({ name: Name, question: Question }),
    output: SavedSearch,
    errors: ['query_too_long', 'query_without_words', 'too_many_kept'],
  }),
  'search/updateSavedSearch': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Gives a saved filter another name or another question; one that was changed meanwhile is refused.',
    input: z.object({
      id: Id,
      version: Version.min(1),
      name: Name.optional(),
      question: Question.optional(),
    }),
    output: SavedSearch,
    errors: ['not_found', 'conflict', 'query_too_long', 'query_without_words'],
  }),
  'search/deleteSavedSearch': endpoint({
    verb: 'DELETE',
    access: 'login',
    summary: 'Deletes a saved filter; its feed ends. For an hour it can be taken back.',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['not_found'],
  }),
  'search/restoreSavedSearch': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Takes the deletion of a saved filter back; its feed lives on under the same address.',
    input: z.object({ id: Id }),
    output: SavedSearch,
    errors: ['not_found', 'too_many_kept'],
  }),
} satisfies Contract;
