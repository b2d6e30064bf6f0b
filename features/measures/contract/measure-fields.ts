import { z } from 'zod';
import { IsoDate, IsoMoment } from '#platform/contract/fields.ts';

const Status = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const Direction = z.union([z.literal(1), z.literal(3)]);
/** Numbers come as text in an address. */
export const StatusText = z.coerce.number<number>().pipe(Status);
export const DirectionText = z.coerce.number<number>().pipe(Direction);

const Person = z.object({ id: z.int(), name: z.string() });

/** One version in a list. */
export const MeasureRow = z.object({
  id: z.int(),
  version: z.int(),
  status: Status,
  title: z.string(),
  direction: Direction,
  yugoIds: z.array(z.int()),
  places: z.array(z.string()).describe('Names of the places, in the caller\u2019s language.'),
  starts: IsoDate.nullable(),
  ends: IsoDate.nullable(),
  strictness: z.int().nullable(),
  code: z.string().nullable(),
  budget: z.number().nullable(),
  description: z.string().describe('Its first 300 letters.'),
  responsible: z.string(),
  author: Person.nullable().describe('Null: taken over from a register, or the account is gone.'),
  moderator: Person.nullable(),
  origin: z.string().nullable().describe('Name of the register it was taken over from.'),
  links: z.array(z.object({ source: z.string(), url: z.string() })),
  updatedAt: IsoMoment,
  submittedAt: IsoMoment.nullable(),
  publishedAt: IsoMoment.nullable(),
  isEdit: z.boolean().describe('A published version stands beside it.'),
});
