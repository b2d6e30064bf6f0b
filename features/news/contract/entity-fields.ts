import { z } from 'zod';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { ObjectKind } from './item/news-item.ts';

/** What a headline names. */
export const NamedEntity = z.object({
  id: z.int(),
  name: z.string().describe('In the language of the caller where it is known.'),
  objectType: ObjectKind,
});

/** An entity with what may be done with it. */
export const CountedEntity = NamedEntity.extend({
  count: z.int().describe('Headlines that name it.'),
  checkUrl: z
    .string()
    .nullable()
    .describe('Where a company is checked, with its number; null for others and where it is not known.'),
});

/** A piece of a headline with a meaning; places are UTF-16 in the title as given. */
export const TitleMark = z.object({
  starts: z.int(),
  ends: z.int(),
  kind: z.enum([...entityKinds, 'money', 'number', 'date']),
  entityId: z.int().nullable().describe('Null for money, numbers and dates: they have no dossier.'),
});

/** A region, a city, a district or the country. */
export const NamedPlace = z.object({
  yugoId: z.int(),
  name: z.string(),
  kind: z.enum(['country', 'district', 'region', 'city']),
});

/** Headlines by their tone; those not judged are left out. */
export const ToneCount = z.object({ negative: z.int(), neutral: z.int(), positive: z.int() });
