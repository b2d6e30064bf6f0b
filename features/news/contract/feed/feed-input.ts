import { z } from 'zod';
import { Flag, listOf, PageIndex, pageSize, Whole, YugoId } from '#platform/contract/fields.ts';
import { feedPageSize, longestQuery } from '#features/news/domain/feed/reading/feed-limits.ts';
import { searchRanges } from '#features/news/domain/feed/search-ranges.ts';

/** 1 = all, 2 to 14 as the specification numbers them. */
export const RubricId = Whole.min(1).max(14);

/** Name of a ranking that an earlier page gave. */
export const RequestId = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .optional();

/** Positive numbers alone change the order: 1 = score, 2 = newest first. Others are ignored (specification 5). */
export const OrderBy = Whole.default(1);

/** Question over headlines; a longer one has a refusal of its own. */
const SearchText = z.string().max(longestQuery, 'query_too_long').default('');

/** What narrows any feed. */
export const feedFields = {
  pageIndex: PageIndex,
  pageSize: pageSize(feedPageSize),
  requestId: RequestId,
  orderBy: OrderBy,
  text: SearchText.describe(
    'All of its words must be in the headline; with inTitle=false the outlet\u2019s name counts too.',
  ),
  inTitle: Flag.default(false),
  articles: Flag.default(false),
  hot: Flag.default(false),
  tags: listOf(z.string().min(1).max(60), 20)
    .default([])
    .describe(
      'Names of objects that must all be named, in any of their forms; a tag that names none is words of the headline.',
    ),
  rubrics: listOf(RubricId, 14).default([]).describe('Any of these rubrics.'),
  dossierType: Whole.refine((kind) => kind === 4, 'Error_DossierType')
    .optional()
    .describe(
      '4 = geography, the one kind that news are narrowed by in the fields below; another is refused.',
    ),
  region: YugoId.optional(),
  city: YugoId.optional(),
  district: YugoId.optional(),
  yugoId: YugoId.optional(),
  isCity: Flag.default(false),
  isFederal: Flag.default(false),
  groupByStories: Flag.default(false).describe(
    'One row for each story: its lead, further headlines and counts as they were known at the clock.',
  ),
};

/** A span of days that ends with the clock. */
export const Range = z.enum(searchRanges).optional();
