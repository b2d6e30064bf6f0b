import { plainTokens } from './word-forms.ts';

/** A part of an item with the weight its words get. */
export interface WeightedText {
  weight: 'A' | 'B' | 'C';
  text: string;
}

/** What the database's index holds at most: a later word keeps the last place. */
const lastPosition = 16_383;
const maxPositions = 250;
/** Between parts, so that no phrase reaches from one into the next. */
const gap = 10;

/** A tsvector as text: stems by the rules of the language, with places and weights. */
export function positionedTerms(language: string, parts: readonly WeightedText[]): string {
  const places = new Map<string, string[]>();
  let position = 1;
  for (const { weight, text } of parts) {
    for (const { stem } of plainTokens(text, language)) {
      const own = places.get(stem) ?? [];
      if (own.length < maxPositions) own.push(`${Math.min(position, lastPosition)}${weight}`);
      places.set(stem, own);
      position += 1;
    }
    position += gap;
  }
  return Array.from(places, ([stem, own]) => `'${stem}':${own.join(',')}`).join(' ');
}
