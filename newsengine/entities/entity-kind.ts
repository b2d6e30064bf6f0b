/** The eleven kinds of dossiers an entity may have, named as in the development labels. */
export const entityKinds = [
  'company',
  'person',
  'geography',
  'government',
  'international_org',
  'technology',
  'product',
  'law',
  'event',
  'party',
  'media',
] as const;

/** One of the eleven kinds. */
export type EntityKind = (typeof entityKinds)[number];

/** A typed piece of a text; offsets are UTF-16, `kind` one of the eleven or PER, LOC, ORG in running text. */
export interface EntitySpan {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
