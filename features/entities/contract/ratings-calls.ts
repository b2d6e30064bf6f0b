import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, pageSize } from '#platform/contract/fields.ts';
import { ratingPeriods, type RatingPeriod } from '../domain/ratings/rating-span.ts';
import { EntityId, Kind } from './dossier-shapes.ts';

const periods = Object.keys(ratingPeriods) as [RatingPeriod, ...RatingPeriod[]];

const Rated = z.object({
  id: z.int(),
  name: z.string(),
  objectType: z.int().min(1).max(11),
  kind: Kind,
  count: z.int().describe('Headlines of the period that name it.'),
  perThousand: z.number().describe('The same of a thousand headlines of the period.'),
  outlets: z.int(),
  rank: z.int().describe('Equal counts share it.'),
  low: z.int().describe('Best place of nine in ten such periods.'),
  high: z.int().describe('Worst place of nine in ten such periods.'),
  before: z
    .object({ rank: z.int(), count: z.int(), perThousand: z.number() })
    .nullable()
    .describe('In the period before; null where no headline named it.'),
  days: z.array(z.int()).describe('Headlines by day of the period, oldest first.'),
});

const questions = {
  kind: Kind.optional().describe('All kinds together where it is left out.'),
  rubricId: z.coerce
    .number<number>()
    .int()
    .min(2)
    .max(14)
    .optional()
    .describe('Headlines of this rubric alone; all where it is left out.'),
  countryId: EntityId.optional().describe(
    'Headlines of this country alone: they name it, its place, body, party or head, or are of its region; all where it is left out.',
  ),
  period: z.enum(periods).default('day'),
  day: IsoDate.optional().describe('Last day of the period; the clock’s where it is left out or later.'),
};

/** Calls of who is named most. */
export const ratingsContract = {
  'internal/GetObjectRatingTop': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'The objects that headlines of a day, a week or a month name most, with the band of their place and the period before.',
    input: z.object({ ...questions, pageSize: pageSize(10, 50) }),
    output: z.array(Rated),
    errors: ['dossier_not_found'],
  }),
  'entities/getRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The same with how many headlines both periods had, who left the first twenty and who is the object of the day.',
    input: z.object({ ...questions, period: z.enum(periods).default('week'), pageSize: pageSize(20, 50) }),
    output: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      beforeFrom: z.iso.date(),
      beforeTo: z.iso.date(),
      headlines: z.int(),
      beforeHeadlines: z.int(),
      country: z
        .object({ id: z.int(), name: z.string() })
        .nullable()
        .describe('Whose headlines are counted.'),
      countries: z
        .array(z.object({ id: z.int(), name: z.string(), headlines: z.int() }))
        .describe('Countries that headlines of the period and rubric are of, the largest count first.'),
      rows: z.array(Rated),
      left: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          kind: Kind,
          rank: z.int(),
          before: z.int(),
          count: z.int(),
        }),
      ),
      ofTheDay: Rated.nullable().describe(
        'Whose share of the headlines grew most against the period before.',
      ),
    }),
    errors: ['dossier_not_found'],
  }),
  'entities/getRatingPlace': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'The place of an entity among those of its kind that headlines of a period name, with its band.',
    input: z.object({ id: EntityId, period: z.enum(periods).default('week') }),
    output: z.object({
      kind: Kind,
      from: z.iso.date(),
      to: z.iso.date(),
      place: z
        .object({ count: z.int(), rank: z.int(), low: z.int(), high: z.int() })
        .nullable()
        .describe('Null where its band leaves the first hundred, or no headline names it.'),
    }),
    errors: ['dossier_not_found'],
  }),
} satisfies Contract;
