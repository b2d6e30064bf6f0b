import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment, TypedText } from '#platform/contract/fields.ts';

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const NewsIds = z
  .array(Id)
  .min(1)
  .max(500)
  .describe('Headlines of the story; the reprints of each go along.');

const Headline = z.object({
  newsId: z.int(),
  title: z.string(),
  sourceName: z.string(),
  date: IsoMoment,
  language: z.string(),
  reprintOf: z.int().nullable(),
  isPinned: z.boolean(),
});

/** A story in a list. */
export const Brief = z.object({
  storyId: z.int(),
  title: z.string(),
  language: z.string(),
  itemCount: z.int(),
  latestAt: IsoMoment,
});

const Decision = z.object({
  id: z.int(),
  kind: z.enum(['merge', 'part', 'pin', 'region', 'leave', 'rubric', 'place', 'keep']),
  storyId: z.int(),
  otherStoryId: z.int().nullable(),
  hasOpened: z.boolean().describe('The other story began with this decision.'),
  titles: z.array(z.string()).describe('Up to three of the headlines it is about.'),
  newsCount: z.int(),
  region: z.string().nullable(),
  value: z.int().nullable().describe('The rubric or the place that was chosen.'),
  by: z.string().describe('Who decided; empty where the account is gone.'),
  decidedAt: IsoMoment,
  undoneAt: IsoMoment.nullable(),
  undoneBy: z.string().nullable(),
});

/** What a decision answers. */
export const Decided = z.object({
  decisionId: z.int(),
  storyId: z.int().describe('Where the headlines stand now.'),
});

const desk = { access: 'login', roles: editors } as const;

/** Calls by which editors correct what the engine made of the news. */
export const storyDeskContract = {
  'newsdesk/getStory': endpoint({
    ...desk,
    verb: 'GET',
    summary: 'A story as an editor sees it: every headline, stories it may belong with, what was decided.',
    input: z.object({ id: Id }),
    output: Brief.extend({
      leadId: z.int(),
      affairSteps: z.int().describe('Stories of its affair, itself among them.'),
      headlines: z.array(Headline).describe('Oldest first, up to 500.'),
      near: z.array(Brief).describe('Stories of the same days that share its words, nearest first.'),
      decisions: z.array(Decision).describe('Latest first, up to 50.'),
    }),
    errors: ['news_not_found'],
  }),
  'newsdesk/findStories': endpoint({
    ...desk,
    verb: 'GET',
    summary: 'Stories to choose from: by words of their headlines, by number or by address.',
    input: z.object({ text: TypedText(200).min(1) }),
    output: z.array(Brief),
  }),
  'newsdesk/mergeStories': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Fuses a story into another, whose address it has from then on.',
    input: z.object({ id: Id, intoId: Id }),
    output: Decided,
    errors: ['news_not_found', 'conflict'],
  }),
  'newsdesk/splitStory': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Makes some headlines of a story one of their own; the engine never fuses the two again.',
    input: z.object({ id: Id, newsIds: NewsIds }),
    output: Decided,
    errors: ['news_not_found', 'conflict'],
  }),
  'newsdesk/moveHeadlines': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Moves some headlines of a story to another; the engine never fuses the two.',
    input: z.object({ id: Id, newsIds: NewsIds, intoId: Id }),
    output: Decided,
    errors: ['news_not_found', 'conflict'],
  }),
  'newsdesk/pinLead': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Has a headline stand for its story from its moment on; null leaves that to the engine again.',
    input: z.object({ id: Id, newsId: Id.nullable() }),
    output: Decided,
    errors: ['news_not_found', 'conflict'],
  }),
  'newsdesk/leaveAffair': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Takes a story out of its affair; the engine never makes it a step of that one again.',
    input: z.object({ id: Id }),
    output: Decided,
    errors: ['news_not_found', 'conflict'],
  }),
  'newsdesk/undoDecision': endpoint({
    ...desk,
    verb: 'POST',
    summary: 'Takes a decision back, as long as its headlines are still where it put them.',
    input: z.object({ id: Id }),
    output: Decided,
    errors: ['not_found', 'conflict'],
  }),
  'newsdesk/getCorrections': endpoint({
    ...desk,
    verb: 'GET',
    summary: 'What readers say is wrong, that which most say first; settled ones are left out.',
    input: z.object({}),
    output: z.array(
      z.object({
        newsId: z.int(),
        title: z.string(),
        sourceName: z.string(),
        kind: z.enum(['story', 'region', 'affair']),
        storyId: z.int().nullable(),
        storyTitle: z.string().nullable(),
        yugoId: z.int().nullable(),
        region: z.string().nullable(),
        readers: z.int(),
        latestAt: IsoMoment,
      }),
    ),
  }),
  'newsdesk/settleCorrection': endpoint({
    ...desk,
    verb: 'POST',
    summary:
      'Answers what readers say of a headline: accepted, it leaves its story or affair or loses the region; else it stays.',
    input: z.object({
      newsId: Id,
      yugoId: z.int().min(1).max(2_147_483_647).nullable().describe('Null: it is about the story.'),
      ofAffair: z.boolean().default(false).describe('It is about the affair that its story is a step of.'),
      isAccepted: z.boolean(),
    }),
    output: Done.extend({ decisionId: z.int().nullable() }),
    errors: ['not_found', 'conflict'],
  }),
} satisfies Contract;
