import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { PageIndex, pageSize } from '#platform/contract/fields.ts';
import { feedPageSize } from '../domain/feed/reading/feed-limits.ts';

const ServiceNewsHead = z.object({
  id: z.int(),
  title: z.string(),
  announce: z.string(),
  date: z.iso.datetime({ offset: true }),
});

/** Calls of the product's own announcements and handbooks of the news. */
export const internalContract = {
  'internal/GetServiceNewsList': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'The product\u2019s own announcements, newest first; never sorted by score.',
    input: z.object({ pageIndex: PageIndex, pageSize: pageSize(feedPageSize) }),
    output: z.object({ news: z.array(ServiceNewsHead), newsTotalCount: z.int() }),
  }),
  'internal/getServiceNews': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'One announcement in full; 35 is About.',
    input: z.object({ id: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
    output: ServiceNewsHead.extend({
      body: z
        .string()
        .describe(
          'Paragraphs parted by an empty line, "## " headings, "- " lists, **bold**, [text](address).',
        ),
      language: z.string(),
    }),
    errors: ['news_not_found'],
  }),
  'internal/GetPersonTypes': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'What persons in the news may be: politician, scientist, athlete.',
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
} satisfies Contract;
