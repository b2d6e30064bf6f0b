import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag, IsoMoment } from '#platform/contract/fields.ts';
import { ArticleShape, documentBytes } from '#features/news/public.server.ts';

/** Calls of articles written here; changing one is the desk's. */
export const articleContract = {
  'articles/createArticle': endpoint({
    verb: 'POST',
    access: 'login',
    roles: editors,
    bodyLimit: documentBytes,
    summary:
      'Writes an article: as a draft, or published at once. A published one stands in the feeds with the system\u2019s time, which the data\u2019s clock may not have reached.',
    input: ArticleShape.extend({
      announce: ArticleShape.shape.announce.default(''),
      rubricId: ArticleShape.shape.rubricId.default(null),
      isPublished: Flag.default(false),
    }),
    output: z.object({ id: z.int(), version: z.int(), newsId: z.int().nullable() }),
    errors: ['form_incorrect', 'too_large'],
  }),
  'articles/getArticle': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'A published article in its markup, by its own number or by that of its news.',
    input: z
      .strictObject({
        id: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional(),
        newsId: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      })
      .refine(({ id, newsId }) => (id === undefined) !== (newsId === undefined), {
        path: ['id'],
        message: 'id or newsId',
      }),
    output: z.object({
      id: z.int(),
      newsId: z.int(),
      title: z.string(),
      announce: z.string(),
      body: z
        .string()
        .describe(
          'Paragraphs parted by an empty line, "## " headings, "- " lists, **bold**, [text](address).',
        ),
      language: z.string(),
      rubricId: z.int().nullable(),
      date: IsoMoment.describe('First publication, by the system\u2019s time.'),
      newsType: z.literal('article'),
    }),
    errors: ['news_not_found'],
  }),
} satisfies Contract;
