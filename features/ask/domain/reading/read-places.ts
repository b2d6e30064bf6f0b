import type { Lexicon } from '../words/lexicon.ts';
import type { Match } from '../words/match-words.ts';
import { isCue } from './cues.ts';

/** The places a question names. */
export interface FoundPlaces {
  places: number[];
  /** Other places of the same name, for the first that has any. */
  namesakes: number[];
  isCity: boolean;
  /** A name is a town's too. */
  mayBeCity: boolean;
  isAbroad: boolean;
}

/** Finds places in their order; a word that is also an indicator's name or says what is asked is no place. */
export function findPlaces(
  matches: readonly Match[],
  { country, mine }: { country: number; mine: number | null },
): FoundPlaces {
  const found: FoundPlaces = { places: [], namesakes: [], isCity: false, mayBeCity: false, isAbroad: false };
  for (const match of matches) {
    if (isCue(match, 'country_word')) found.places.push(country);
    if (isCue(match, 'mine') && mine !== null) found.places.push(mine);
    const isOther = match.senses.some(({ kind }) => kind === 'indicator' || kind === 'dimension');
    const senses = match.senses.flatMap((sense) => (sense.kind === 'place' && !isOther ? [sense] : []));
    const [first] = senses.toSorted((a, b) => Number(a.isCity) - Number(b.isCity));
    if (first === undefined) {
      found.isAbroad ||= match.senses.some(({ kind }) => kind === 'abroad');
      continue;
    }
    found.places.push(first.yugoId);
    found.isCity ||= first.isCity;
    found.mayBeCity ||= senses.some((sense) => sense.isCity);
    const others = senses.filter((sense) => sense.isCity === first.isCity).map(({ yugoId }) => yugoId);
    if (found.namesakes.length === 0)
      found.namesakes = [...new Set(others)].filter((id) => id !== first.yugoId);
  }
  return { ...found, places: [...new Set(found.places)] };
}

/** Whether a place is a federal district. */
export function isDistrict(yugoId: number | undefined, { districts }: Lexicon): boolean {
  return yugoId !== undefined && districts.has(yugoId);
}
