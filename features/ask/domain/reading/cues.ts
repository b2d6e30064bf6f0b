import type { Match } from '../words/match-words.ts';

/** The cues of a match: the words that say what is asked. */
export function cuesOf({ senses }: Match): string[] {
  return senses.flatMap((sense) => (sense.kind === 'cue' ? [sense.cue] : []));
}

/** Whether a match is one of the cues. */
export function isCue(match: Match | undefined, ...wanted: string[]): boolean {
  return match !== undefined && cuesOf(match).some((cue) => wanted.includes(cue));
}

/** The number a word or a numeral says; null where it says none. */
export function numberOf(match: Match | undefined): number | null {
  if (match === undefined) return null;
  if (match.number !== null) return match.number;
  const word = cuesOf(match).find((cue) => cue.startsWith('number_'));
  return word === undefined ? null : Number(word.slice('number_'.length));
}

/** Whether a match names a year. */
export function isYear({ number }: Match): boolean {
  return number !== null && Number.isInteger(number) && number >= 1850 && number <= 2150;
}

/** Whether a word for regions stands in the plural: stems do not tell. */
export function isManyRegions(match: Match): boolean {
  return isCue(match, 'region') && /(?:s|ы|ов|ах|ам)$/i.test(match.text);
}
