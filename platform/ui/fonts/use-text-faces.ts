import { preload } from 'react-dom';
import { hasWesternSigns } from '#platform/shared/locales.ts';
import { useLocale } from '#platform/web/text.ts';
import cyrillic from './source-serif-4-text-cyrillic.woff2?url';
import latin from './source-serif-4-text-latin.woff2?url';
import signs from './source-serif-4-text-signs.woff2?url';
import western from './source-serif-4-text-western.woff2?url';

const faces = [cyrillic, signs, latin];
const westernFaces = [...faces, western];

/**
 * Asks for the serif of text along with the page that is set in it: a page is drawn in the faces that are here when it is
 * (fonts.css). `media` says where its style asks for it at all.
 */
export function useTextFaces(media?: string): void {
  const locale = useLocale();
  for (const href of hasWesternSigns(locale) ? westernFaces : faces)
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media });
}
