import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, listOf, PageIndex, pageSize, Version, Whole, TypedText } from '#platform/contract/fields.ts';
import { HeadlineOfStory } from '#features/news/public.server.ts';
import {
  categoryAudiences,
  longestCategoryName,
  longestKeyword,
  maxCategories,
  maxParts,
} from '../domain/categories/category-limits.ts';
import { SectionHeadline } from './digest-calls.ts';

const CategoryId = z.object({ id: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const Number32 = Whole.min(1);

/** A list longer than a category may have arrives whole: it has a refusal of its own. */
const received = 200;

const parts = {
  keywords: listOf(z.string().max(1000), received)
    .default([])
    .describe(
      `Words or phrases of at most ${longestKeyword} letters, any of which may be there; at most ${maxParts}.`,
    ),
  objects: listOf(Number32, received)
    .default([])
    .describe(`Objects, any of which may be named, in place of the words; at most ${maxParts}.`),
  sources: listOf(Number32, received)
    .default([])
    .describe(`Of these outlets alone, where any is given; at most ${maxParts}.`),
};

const Named = z.object({ id: z.int(), name: z.string() });
const Audience = z.enum(categoryAudiences);

const News = z.object({
  total: z.int().describe('Headlines of seven days.'),
  days: z.array(z.int()).length(7).describe('Headlines by day; the last day ends with the clock.'),
  news: z.array(HeadlineOfStory).describe('The latest.'),
});

const refusals = ['query_too_long', 'query_without_words', 'too_many_tags'] as const;

/** Calls about categories that people make of words, objects and outlets. */
export const categoryContract = {
  'categories/getCategories': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'The categories the caller made, oldest first, and those of others the caller follows.',
    input: z.object({}),
    output: z.object({
      most: z.int().describe('As many as an account may have.'),
      categories: z.array(
        Named.extend({
          isOwn: z.boolean(),
          audience: Audience,
          weekCount: z.int().describe('Headlines of the last seven days.'),
        }),
      ),
    }),
  }),
  'categories/getCategory': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'What a category is made of; one that its maker keeps from the caller is denied.',
    input: CategoryId,
    output: Named.extend({
      version: z.int(),
      audience: Audience,
      isOwn: z.boolean().describe('The caller made it and may change it.'),
      maker: z.string().describe('Name of whoever made it; empty where they gave none.'),
      keywords: z.array(z.string()),
      objects: z.array(Named),
      sources: z.array(Named),
    }),
    errors: ['not_found', 'section_denied'],
  }),
  'categories/getHeadlines': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'The headlines of a category of seven days, newest first, page by page.',
    input: CategoryId.extend({ pageIndex: PageIndex, pageSize: pageSize(15, 60) }),
    output: z.object({ total: z.int(), news: z.array(HeadlineOfStory) }),
    errors: ['not_found', 'section_denied'],
  }),
  'categories/getStories': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'The stories of a category of seven days, those most outlets wrote of first, at most eighteen.',
    input: CategoryId,
    output: z.object({
      total: z.int().describe('Headlines of seven days.'),
      storyCount: z.int(),
      stories: z.array(SectionHeadline),
    }),
    errors: ['not_found', 'section_denied'],
  }),
  'categories/preview': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'What a category of these parts would bring, before it is saved.',
    input: z.object(parts),
    output: News,
    errors: [...refusals],
  }),
  'categories/findParts': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'Objects and outlets named like a few letters, to make a category of.',
    input: z.object({ text: TypedText(100).min(2) }),
    output: z.object({ objects: z.array(Named), sources: z.array(Named) }),
  }),
  'categories/saveCategory': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Makes a category, at most ${maxCategories}, or changes one of the caller’s; without a name it is named by its number.`,
    input: z.object({
      ...parts,
      id: CategoryId.shape.id.optional(),
      version: Version.optional().describe('The version a change started from.'),
      name: z.string().trim().max(longestCategoryName).default(''),
      audience: Audience.default('me'),
    }),
    output: z.object({ id: z.int(), version: z.int(), name: z.string() }),
    errors: ['not_found', 'category_not_editable', 'conflict', 'too_many_kept', ...refusals],
  }),
  'categories/deleteCategory': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Deletes a category of the caller; it can be taken back for an hour.',
    input: CategoryId,
    output: Done,
    errors: ['not_found', 'category_not_editable'],
  }),
  'categories/restoreCategory': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Takes back the deletion of a category of the caller.',
    input: CategoryId,
    output: Done,
    errors: ['not_found', 'too_many_kept'],
  }),
} satisfies Contract;
