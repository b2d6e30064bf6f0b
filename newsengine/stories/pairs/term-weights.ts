import type { LanguageCode } from '#newsengine/text/language-code.ts';
import { hash32 } from '#newsengine/text/hash.ts';

/** Rarity of words learnt from the corpora: one byte per hashed language and stem, 255 = never seen there. */
export interface TermWeights {
  readonly rarity: Uint8Array;
  /** One bit per hashed stem: within sentences the corpora write it as a name. Without it no sentence begins with a name. */
  readonly names?: Uint8Array;
}

const seeds: Readonly<Record<LanguageCode, number>> = { ru: 11, en: 23, ja: 37, pt: 41, es: 53, other: 67 };

/** Identity of a stem within its language, 32 bits; used as term id everywhere in story building. */
export function termId(stem: string, language: LanguageCode): number {
  return hash32(stem, seeds[language]);
}

/** Share 0…1 of the highest possible inverse document frequency; 1 for words the corpora never had. */
export function rarityOf(id: number, weights: TermWeights): number {
  return (weights.rarity[id & (weights.rarity.length - 1)] ?? 255) / 255;
}

/** Whether the corpora know a stem as a name, so that it is one also where every word has a capital. */
export function isKnownName(id: number, { names }: TermWeights): boolean {
  if (!names) return false;
  const bit = id & (names.length * 8 - 1);
  return ((names[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0;
}
