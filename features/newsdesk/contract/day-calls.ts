import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoMoment, listOf } from '#platform/contract/fields.ts';
import { Brief, Decided } from './story-calls.ts';

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const RubricId = z.int().min(2).max(14);
const desk = { access: 'login', roles: editors } as const;

/** Calls of the desk's day: what stands on the front page, what is doubtful of it, and what is decided there. */
export const deskDayContract = {
  'newsdesk/getRows': endpoint({
    ...desk,
    verb: 'GET',
    summary: 'What an editor reads beside stories of the front page, in the order of their numbers.',
    input: z.object({ ids: listOf(Id, 50) }),
    output: z.array(
      z.object({
        storyId: z.int(),
        rubricId: z.int().nullable(),
        isRubricChosen: z.boolean().describe('An editor chose it.'),
        rubricShare: z
          .number()
          .nullable()
          .describe('Mean trust 0…1 of the engine in this rubric; null where no headline was judged for it.'),
        place: z.int().nullable().describe('Given by an editor today; 1 leads, 0 is behind the first page.'),
        headlines: z.int().describe('Up to the clock, without reprints.'),
        sure: z.int().describe('Those of them that share words with another, or that an editor kept.'),
      }),
    ),
  }),
  'newsdesk/getDoubts': endpoint({
    ...desk,
    verb: 'GET',
    summary:
      'Of the day’s stories in the caller’s language: headlines that share next to no words with the others, and stories without a rubric.',
    input: z.object({}),
    output: z.object({
      joinCount: z.int(),
      joins: z
        .array(
          z.object({
            newsId: z.int(),
            title: z.string(),
            language: z.string(),
            sourceName: z.string(),
            date: IsoMoment,
            storyId: z.int(),
            storyTitle: z.string(),
          }),
        )
        .describe('Of the largest stories first, up to 20.'),
      rubricCount: z.int(),
      rubrics: z
        .array(
          Brief.extend({
            likely: z
              .array(RubricId)
              .describe('Rubrics its headlines lean to, the likeliest first, up to 3.'),
          }),
        )
        .describe('Those with more outlets first, up to 20.'),
    }),
  }),
  'newsdesk/chooseRubric': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Gives a story its rubric whatever its headlines say; null leaves that to the engine again.',
    input: z.object({ id: Id, rubricId: RubricId.nullable() }),
    output: Decided,
    errors: ['news_not_found', 'conflict'],
  }),
  'newsdesk/placeStory': endpoint({
    ...desk,
    verb: 'POST',
    summary:
      'Gives a story its place on the front page of the clock’s day: 1 leads, 0 is behind the first page; null leaves it to the engine again.',
    input: z.object({ id: Id, place: z.int().min(0).max(18).nullable() }),
    output: Decided,
    errors: ['news_not_found', 'conflict'],
  }),
  'newsdesk/keepHeadline': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Says that a headline belongs to its story: it is doubted no longer.',
    input: z.object({ newsId: Id }),
    output: Decided,
    errors: ['news_not_found', 'conflict'],
  }),
} satisfies Contract;
