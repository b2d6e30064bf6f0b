import { entityKinds, type EntityKind } from '#newsengine/entities/entity-kind.ts';

/** Number of a kind, 1 to 11, as the news tag it. */
export function kindNumber(kind: EntityKind): number {
  return entityKinds.indexOf(kind) + 1;
}

/** Kind by its number. */
export function kindOf(number: number): EntityKind {
  return entityKinds[number - 1]!;
}

/** Fields of a dossier in the order they are read, whatever the kind; what no source says of an entity is not shown. */
export const fieldOrder = [
  'fullName',
  'position',
  'calling',
  'born',
  'died',
  'faction',
  'committee',
  'constituency',
  'education',
  'legalForm',
  'bodyType',
  'branch',
  'country',
  'region',
  'capital',
  'population',
  'area',
  'phoneCode',
  'okved',
  'okpo',
  'founded',
  'dissolved',
  'creator',
  'lawNumber',
  'adopted',
  'aim',
  'members',
  'owner',
  'director',
  'employee',
  'relative',
  'ticker',
  'listingLevel',
  'firstListed',
  'site',
  'encyclopedia',
] as const;

/** A field of the list of facts. */
export type DossierField = (typeof fieldOrder)[number];

/** What is said of one day: it stands in the course of a dossier and in calendars, not in the list of facts. */
export const dayFields = ['listingEvent'] as const;

/** Bonds that are lists of others: named by count in the facts, each drawn in the tree. */
export const bondFields = ['member', 'participant'] as const;
