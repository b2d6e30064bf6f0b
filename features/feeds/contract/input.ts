import { z } from 'zod';
import { Flag, PageIndex, pageSize, Whole, YugoId, TypedText } from '#platform/contract/fields.ts';
import { readLanguages } from '#newsengine/text/language-code.ts';
import { feedHealths, feedSorts } from '../domain/feed-health.ts';

export const FeedId = Whole.min(1).max(2_147_483_647);

/** A site's or a feed's address as a person types it. */
export const TypedAddress = z.string().trim().min(1).max(2000);

/** What an editor may set of a feed; null = told by each item itself. */
export const FeedSettings = z.object({
  title: z.string().trim().min(1).max(200),
  rubricId: Whole.min(2).max(14).nullable(),
  yugoId: YugoId.nullable(),
  language: z.enum(readLanguages).nullable(),
  isPaused: Flag,
  readsSourceText: Flag.describe('Articles are read from the outlet\u2019s own pages, where it allows it.'),
});

/** What the list of feeds is narrowed and ordered by. */
export const FeedsAsked = z.object({
  pageIndex: PageIndex,
  pageSize: pageSize(50, 200),
  text: TypedText(200).default('').describe('Part of the title or of the address.'),
  health: z.enum(feedHealths).optional().describe('Without it every feed but the removed ones.'),
  rubricId: Whole.min(2).max(14).optional(),
  language: z.enum(readLanguages).optional(),
  sortBy: z.enum(feedSorts).default('title'),
  descending: Flag.default(false),
});

export type FeedsAsked = z.output<typeof FeedsAsked>;
export type FeedSettings = z.output<typeof FeedSettings>;
