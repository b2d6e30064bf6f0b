import { z } from 'zod';
import { IsoDate, IsoMoment } from '#platform/contract/fields.ts';
import { outcomeLacks } from '../domain/receipt/judge-outcome.ts';
import { allSubjectKinds, contentBounds as most } from '../domain/content/measure-content.ts';

/** Number of a measure; 0 means one that is not saved yet. */
export const MeasureId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const VersionNumber = z.coerce.number<number>().int().min(1).max(1_000_000);
export const Status = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export const Direction = z.union([z.literal(1), z.literal(3)]);
/** Numbers come as text in an address. */
export const StatusText = z.coerce.number<number>().pipe(Status);
export const DirectionText = z.coerce.number<number>().pipe(Direction);

const line = (length: number = most.line) => z.string().max(length);
const Id = z.int().min(1).max(2_147_483_647);
const Amount = z.number().min(-1e15).max(1e15);

/** Everything a person writes of a measure. */
export const Content = z.strictObject({
  title: line(most.title),
  goal: line(most.text),
  description: line(most.text),
  direction: Direction,
  yugoIds: z.array(Id).max(most.regions),
  territory: line(),
  subjects: z
    .array(z.strictObject({ kind: z.enum(allSubjectKinds), value: z.string().min(1).max(60) }))
    .max(most.subjects),
  issues: z.array(Id).max(most.issues),
  indicators: z
    .array(
      z.strictObject({
        name: line(),
        unitId: Id.nullable(),
        baseline: Amount.nullable(),
        target: Amount.nullable(),
        date: IsoDate.nullable(),
      }),
    )
    .max(most.indicators),
  budget: z.number().min(0).max(most.budget).nullable().describe('Roubles; 0 = without money.'),
  legalBasis: line(),
  legalLink: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2_000)]),
  responsible: line(),
  starts: IsoDate.nullable(),
  ends: IsoDate.nullable(),
  strictness: z.int().min(0).max(5).nullable(),
  code: z
    .string()
    .regex(/^([CEH]\d|isolation)$/)
    .nullable(),
});

/** What an accepted version promises, as lists tell it, and what came of it. */
export const Kept = z.object({
  kind: z.enum(['none', 'epidemic', 'family']),
  low: z.number().nullable().describe('Per cent of cases; of the economy percentage points of poverty.'),
  high: z.number().nullable(),
  lastDay: IsoDate.nullable().describe('What came is looked at from it on.'),
  came: z.object({ gap: z.number(), verdict: z.enum(['inside', 'stronger', 'weaker']) }).nullable(),
  lack: z.enum(outcomeLacks).nullable().describe('Why nothing can be said of what came.'),
});

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
  legalBasis: z.string(),
  legalLink: z.string(),
  author: Person.nullable().describe('Null: taken over from a register, or the account is gone.'),
  moderator: Person.nullable(),
  origin: z.string().nullable().describe('Name of the register it was taken over from.'),
  links: z.array(z.object({ source: z.string(), url: z.string() })),
  updatedAt: IsoMoment,
  submittedAt: IsoMoment.nullable(),
  publishedAt: IsoMoment.nullable(),
  publishAt: IsoMoment.nullable().describe('Accepted for this moment; past once it is published.'),
  expiresAt: IsoMoment.nullable().describe('Canceled by itself then.'),
  isEdit: z.boolean().describe('A published version stands beside it.'),
});
