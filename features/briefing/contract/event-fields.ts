import { z } from 'zod';
import { IsoDate, IsoMoment } from '#platform/contract/fields.ts';

/** A story as one span of time has it in a place. */
export const EventStory = z.object({
  storyId: z.int(),
  newsId: z.int().describe('Its lead.'),
  title: z.string(),
  language: z.string(),
  sourceName: z.string(),
  rubricId: z.int().nullable(),
  rubric: z.string().nullable(),
  itemCount: z.int().describe('Headlines of the span.'),
  sourceCount: z.int().describe('Outlets of the span.'),
  firstAt: IsoMoment,
  lastAt: IsoMoment,
  timedFrom: IsoMoment.nullable().describe('First of the headlines that have an hour; null = none has.'),
  timedTo: IsoMoment.nullable().describe('Last of the headlines that have an hour.'),
});

/** What an editor wrote for a place, in the language of the caller where it is written in it. */
export const EventDocument = z.object({
  id: z.int(),
  yugoId: z.int().nullable().describe('Null = it concerns every place.'),
  day: IsoDate,
  author: z.string().describe('May be empty.'),
  title: z.string(),
  body: z.string(),
  language: z.string(),
  sample: z.boolean().describe('True where it came with the sample data.'),
});

/** A place by its number and name. */
export const EventPlace = z.object({ yugoId: z.int(), name: z.string() });
