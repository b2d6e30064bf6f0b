import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { longestSpokenText } from '#features/news/domain/feed/wording/spoken-text.ts';

/** The call behind every "listen" button. */
export const ttsContract = {
  tts: endpoint({
    verb: 'GET',
    access: 'public',
    summary:
      'The address of an mp3 that reads a news item, or a text of its own, aloud. It is fetched as a file; where this server has no voice the refusal says so and the browser may use its own.',
    input: z
      .strictObject({
        newsId: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
        text: z.string().trim().min(1).max(longestSpokenText).optional(),
        language: z
          .string()
          .regex(/^[a-z]{2}$/)
          .optional()
          .describe('Of the text; an item has its own.'),
      })
      .refine(
        ({ newsId, text, language }) =>
          newsId === undefined
            ? text !== undefined && language !== undefined
            : text === undefined && language === undefined,
        { path: ['newsId'], message: 'newsId, or text and language' },
      ),
    output: z.object({ address: z.string() }),
    errors: ['news_not_found', 'speech_unsupported', 'speech_unavailable', 'too_many_requests'],
  }),
} satisfies Contract;
