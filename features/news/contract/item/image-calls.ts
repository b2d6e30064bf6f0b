import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { NewsItem } from './news-item.ts';

/** Base64 takes four signs for three bytes; the rest of the call is short. */
const longestPicture = Math.ceil((5 * 1024 * 1024) / 3) * 4;

/** Calls about pictures of the news. */
export const imageContract = {
  'news/searchByImage': endpoint({
    verb: 'POST',
    access: 'public',
    changes: false,
    bodyLimit: longestPicture + 1024,
    summary:
      'News whose picture looks like the one given (JPEG, PNG, WebP or GIF, at most 5 MB), the likest first, up to the clock. Scaled, re-compressed and brightened pictures are found, cropped and mirrored ones are not. The picture is not kept.',
    input: z.object({
      image: z.base64().min(4).max(longestPicture, 'too_large').describe('The file in base64.'),
    }),
    output: z.object({
      news: z.array(
        NewsItem.extend({
          image: z.object({ url: z.string() }),
          likeness: z.number().describe('Share 0…1 of 64 signs in which the pictures agree.'),
        }),
      ),
      comparedCount: z.int().describe('Pictures known at the clock that it was compared with.'),
      isTooEven: z
        .boolean()
        .describe('True for a picture of next to one colour: it can\u2019t be told from others.'),
    }),
    errors: ['unsupported_type', 'too_large', 'too_many_requests'],
  }),
  'news/countImages': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'How many pictures of news a search by picture compares with at the clock.',
    input: z.object({}),
    output: z.object({ count: z.int() }),
  }),
} satisfies Contract;
