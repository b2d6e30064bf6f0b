import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { YugoId } from '#platform/contract/fields.ts';
import { EventDocument } from './event-fields.ts';

/** The call of an expert's word on a dossier. */
export const reviewContract = {
  'regiondossier/getExpertReview': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The latest expert review of a place up to the day of the dossier, with its author and day; 204 where there is none.',
    input: z.object({ yugoId: YugoId }),
    output: EventDocument.nullable(),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
