import { z } from 'zod';
import { locales } from '#platform/shared/locales.ts';
import { IsoDate } from '#platform/contract/fields.ts';
import type {
  ArticleContent,
  CompilationContent,
  EventContent,
  ServiceContent,
} from '../domain/editing/documents.ts';

/** Largest body of a call that carries a document. */
export const documentBytes = 512 * 1024;

const Title = z.string().max(200);
const Body = z.string().max(40_000);
const Language = z.enum(locales);
const whole = z.int().min(1).max(2_147_483_647);

const inLanguages = <T extends z.ZodType>(value: T) =>
  z.strictObject({ ru: value, en: value, ja: value, pt: value, es: value });

/** The saved question of a compilation that fills itself. */
export const CompilationRuleShape = z.strictObject({
  words: inLanguages(z.array(z.string().trim().min(1).max(100)).max(40)),
  rubrics: z.array(z.int().min(2).max(14)).max(13),
  yugoIds: z.array(whole).max(100),
  entityIds: z.array(whole).max(50),
  days: z.int().min(1).max(3660),
});

/** A compilation as its editor has it. */
export const CompilationShape = z.strictObject({
  texts: inLanguages(z.strictObject({ title: Title, description: z.string().max(600) })),
  rule: CompilationRuleShape.nullable(),
  items: z
    .array(z.strictObject({ newsId: z.int().min(1).max(Number.MAX_SAFE_INTEGER), note: z.string().max(500) }))
    .max(200)
    .refine((items) => new Set(items.map(({ newsId }) => newsId)).size === items.length, 'each news once'),
}) satisfies z.ZodType<CompilationContent>;

/** An article as its author has it. */
export const ArticleShape = z.strictObject({
  title: Title,
  announce: z.string().max(600),
  body: Body,
  language: Language,
  rubricId: z.int().min(2).max(14).nullable(),
}) satisfies z.ZodType<ArticleContent>;

/** An announcement in all its languages. */
export const ServiceShape = z.strictObject({
  texts: inLanguages(z.strictObject({ title: Title, body: Body })),
}) satisfies z.ZodType<ServiceContent>;

/** An exclusive event, an analytical text or a review in all its languages. */
export const EventShape = z.strictObject({
  texts: inLanguages(z.strictObject({ title: Title, body: Body })),
  yugoId: whole.nullable(),
  day: IsoDate.nullable(),
  author: z.string().max(200),
}) satisfies z.ZodType<EventContent>;
