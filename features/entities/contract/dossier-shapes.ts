import { z } from 'zod';
import { Source } from '#statistics/shapes/source.ts';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';

/** One of the eleven kinds of dossiers. */
export const Kind = z.enum(entityKinds);

/** Number of an entity. */
export const EntityId = z.coerce.number<number>().int().min(1).max(2_147_483_647);

/** An entity as a link to its dossier. */
export const EntityLink = z.object({ id: z.int(), kind: Kind, name: z.string() });

/** What one source says in one field. */
export const Statement = z.object({
  id: z.int(),
  field: z.string(),
  text: z.string().describe('In the caller’s language where the source has it.'),
  other: EntityLink.nullable().describe('The entity the value is or concerns.'),
  starts: z.string().nullable().describe('YYYY, YYYY-MM or YYYY-MM-DD.'),
  ends: z.string().nullable(),
  source: z.string().describe('Code among the answer’s sources.'),
  link: z.string().nullable(),
  knownAt: z.iso.date(),
});

/** A number of a register with what its own rule says of it. */
export const Identifier = z.object({
  scheme: z.string(),
  value: z.string(),
  isChecked: z.boolean().describe('True where the register’s check digit was found right.'),
  source: z.string(),
});

/** A headline that names an entity. */
export const NamingHeadline = z.object({
  id: z.int(),
  title: z.string(),
  source: z.string(),
  publishedAt: z.iso.datetime({ offset: true }),
});

/** Sources named by the parts of an answer. */
export const Sources = z.array(Source);
