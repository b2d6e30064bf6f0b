import { isLocale, type Locale } from '#platform/shared/locales.ts';

/** A chart that stands in other sites. */
export interface EmbeddedChart {
  locale: Locale;
  indicator: string;
  yugoId: number;
}

const pattern = /^\/([a-z]{2})\/embed\/([a-z\d_]{1,100})\/(\d{1,10})\/?$/;

/** The chart an address of this site shows, null for any other address. */
export function readEmbedAddress(address: string, publicUrl: string): EmbeddedChart | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, username, password } = new URL(address);
  if (origin !== new URL(publicUrl).origin || username !== '' || password !== '') return null;
  const [, locale, indicator = '', yugoId] = pattern.exec(pathname) ?? [];
  return isLocale(locale) ? { locale, indicator, yugoId: Number(yugoId) } : null;
}

/** Size of a frame where the site sets no bounds, px; its own stylesheet may change it at any time. */
const usual = { width: 720, height: 420 };

/** Size within what a site allows. Unit: px. */
export function sizeWithin(
  maxwidth = usual.width,
  maxheight = usual.height,
): { width: number; height: number } {
  return { width: Math.min(usual.width, maxwidth), height: Math.min(usual.height, maxheight) };
}

/** The code that puts a chart into a page: as wide as its place, never wider than it was given. */
export function embedCode(
  address: string,
  title: string,
  { width, height }: { width: number; height: number } = usual,
): string {
  const name = title.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const source = address.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<iframe src="${source}" title="${name}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
