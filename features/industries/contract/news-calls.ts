import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { PageIndex, pageSize } from '#platform/contract/fields.ts';
import { OkvedCode } from './industry-calls.ts';

/** Calls of the news of an industry. */
export const industryNewsContract = {
  'okveddossier/getNewsByOkvedDepartments': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Stories of an industry up to the day of the dossier, the newest day first: headlines with the words by which the industry is called, of the code itself or of what it is part of. The reader’s language where it has any, else every language.',
    input: z.object({ code: OkvedCode, pageIndex: PageIndex, pageSize: pageSize(18) }),
    output: z.object({
      code: z.string(),
      /** The entry whose words were used; null where there are none. */
      wordsOf: z.string().nullable(),
      /** They in the language of the answer. */
      words: z.array(z.string()),
      total: z.int(),
      stories: z.array(
        z.object({
          newsId: z.int(),
          title: z.string(),
          language: z.string(),
          sourceName: z.string(),
          publishedAt: z.iso.datetime({ offset: true }),
          items: z.int(),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
} satisfies Contract;
