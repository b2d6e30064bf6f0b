import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, YugoId } from '#platform/contract/fields.ts';
import { keptViews } from '../domain/list/list-view.ts';

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

const View = z.object({
  id: z.int(),
  name: z.string(),
  yugoId: z.int().nullable().describe('Null = every place.'),
  search: z.string().describe('What the list\u2019s address says behind the question mark.'),
});

/** Calls of the views of the list of measures that an account keeps. */
export const viewContract = {
  'measure/getViews': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'The caller\u2019s kept views of the list of measures, by name.',
    input: z.object({}),
    output: z.array(View),
  }),
  'measure/saveView': endpoint({
    verb: 'POST',
    access: 'licensed',
    summary: `Keeps a view of the list under a name, at most ${keptViews.most}; one of the same name is replaced.`,
    input: z.object({
      name: z.string().trim().min(1).max(keptViews.name),
      yugoId: YugoId.nullable(),
      search: z.string().max(keptViews.search),
    }),
    output: View,
    errors: ['not_found', 'conflict'],
  }),
  'measure/deleteView': endpoint({
    verb: 'DELETE',
    access: 'licensed',
    summary: 'Forgets a kept view.',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['not_found'],
  }),
} satisfies Contract;
