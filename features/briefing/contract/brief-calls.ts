import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { briefRules, briefSections, certainties } from '../domain/brief/brief-shapes.ts';
import { EventPlace, EventStory } from './event-fields.ts';

/** What stands behind a number of the brief, as it is written on screen. */
const Receipt = z.object({
  period: z.string(),
  addends: z.array(z.object({ label: z.string(), value: z.string() })),
  total: z.object({ label: z.string().nullable().describe('Null = a sum.'), value: z.string() }),
  source: z.string(),
  knownAt: IsoDate.nullable(),
  call: z.string().describe('Address of the call that gives the series.'),
});

const Piece = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('number'), text: z.string(), receipt: Receipt }),
  z.object({
    kind: z.literal('story'),
    text: z.string(),
    storyId: z.int(),
    newsId: z.int(),
    language: z.string(),
  }),
]);

/** A sentence of the brief in its pieces. */
export const BriefSentence = z.object({
  rule: z.enum(briefRules),
  section: z.enum(briefSections),
  pieces: z.array(Piece),
  spoken: z.string().describe('The sentence as it is read aloud.'),
});

/** The call of the exclusive page's head. */
export const briefContract = {
  'event/getExclusiveTab': endpoint({
    verb: 'GET',
    access: 'login',
    cached: true,
    summary:
      'The morning brief of a place: sentences made by stated rules from figures and headlines, each number with its receipt, and its five main stories. What is not known is said, never left out.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      place: EventPlace,
      newsDay: IsoDate,
      headline: z.string().describe('With the name of the place, as a letter is titled.'),
      title: z.string().describe('The same without the name, as the page is titled.'),
      looks: z
        .array(
          z.object({
            section: z.enum(briefSections),
            certainty: z.enum(certainties),
            past: z.array(z.number().nullable()).describe('Weeks, oldest first.'),
            ahead: z.array(z.array(z.number())).describe('Levels 10, 25, 50, 75, 90 % of each week ahead.'),
          }),
        )
        .describe('How sure each part of the brief is, and its weeks. A part without figures has none.'),
      sentences: z.array(BriefSentence),
      stories: z.array(EventStory),
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
