import { preload } from 'react-dom';
import { useLocale } from '#platform/web/text.ts';
import cyrillic from './source-serif-4-text-cyrillic.woff2?url';
import latin from './source-serif-4-text-latin.woff2?url';
import signs from './source-serif-4-text-signs.woff2?url';

/**
 * Asks for the serif of text along with the page that is set in it. It is drawn with only if it is here when the text is
 * (fonts.css): coming later it would break the lines anew. `media` says
 * where its style asks for it at all.
 */
export function useTextFaces(media?: string): void {
  const locale = useLocale();
  for (const href of locale === 'ru' ? [cyrillic, signs, latin] : [latin, signs])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media });
}
