import { declinePlace } from '#newsengine/regions/decline-place.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { Entry } from '../domain/words/lexicon.ts';

const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
/** Regions of the world by their two letters. */
const codes = letters
  .flatMap((a) => letters.map((b) => a + b))
  .filter((code) => code !== 'RU' && code !== 'ZZ');

/** Countries by their names in a language, in Russian with lands and towns abroad in all their forms: what our figures do not tell of. */
export function listAbroad(lands: readonly string[], locale: Locale): Entry[] {
  const named = (['long', 'short'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });
    return codes.flatMap((code) => names.of(code) ?? []);
  });
  const all = [...new Set([...named, ...lands])].filter((text) => text.length > 1);
  const forms = locale === 'ru' ? new Set(all.flatMap((land) => [...declinePlace(land).keys()])) : all;
  return [...forms].map((text) => ({ text, sense: { kind: 'abroad' } }));
}
