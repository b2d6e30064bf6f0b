import { declinePlace } from '#newsengine/regions/decline-place.ts';
import { locales } from '#platform/shared/locales.ts';
import type { Entry } from '../domain/words/lexicon.ts';

/** Regions of the world by their two letters. */
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));

/** Countries by their names in all languages, and lands and towns abroad in all Russian forms: what our figures do not tell of. */
export function listAbroad(lands: readonly string[]): Entry[] {
  const codes = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => code !== 'RU' && code !== 'ZZ');
  const named = locales.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) => {
      const names = new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });
      return codes.flatMap((code): Entry[] => {
        const text = names.of(code);
        return text === undefined || text.length < 2 ? [] : [{ locale, text, sense: { kind: 'abroad' } }];
      });
    }),
  );
  const russian = [...lands, ...named.filter(({ locale }) => locale === 'ru').map(({ text }) => text)]
    .flatMap((land) => [...declinePlace(land).keys()])
    .map((text): Entry => ({ locale: 'ru', text, sense: { kind: 'abroad' } }));
  return [...named, ...russian];
}
