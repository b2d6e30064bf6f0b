import type { LanguageCode } from '../text/language-code.ts';

/** What a headline says of itself: two that promise everything one needs to know, or to be live, share no event by that. */
const english = [
  /(?:here(?:['’]s| is) )?(?:everything|all|what) (?:you|we|to) (?:need to |should |must |have to )?(?:know|expect)/,
  /what (?:you )?(?:need|have) to know|how to watch|as it happened/,
  /(?:watch|follow) live|live (?:updates|blog|stream(?:ing)?)|latest (?:news|updates)/,
].map(({ source }) => source);
const phrase = new RegExp(
  String.raw`(?:${english.join('|')})(?: (?:so far|right now|today|about|on|as|before|ahead of|for|now))?(?!\p{L})`,
  'giu',
);
const leastLetters = 8;

/** A headline without the phrases that speak of the article and not of what happened; unchanged where little would be left. */
export function withoutServicePhrases(headline: string, language: LanguageCode): string {
  if (language !== 'en') return headline;
  const left = headline.replaceAll(phrase, ' ');
  return left.replaceAll(/[^\p{L}]/gu, '').length >= leastLetters ? left : headline;
}
