import { cleanHeadline } from '#newsengine/text/clean-headline.ts';

/** Sanitised HTML as a page shows it: pictures stay at the outlet, links of other sites lead through the warning page. */
export function shownText(html: string, locale: string): string {
  return html
    .replace(/<img\b[^<>]*>/gi, '')
    .replace(/<figure>\s*<\/figure>/gi, '')
    .replace(
      /<a\b[^<>]*?\bhref="(https?:[^"<>]*)"[^<>]*>/gi,
      (_tag, address: string) =>
        `<a class="link" href="/${locale}/away?to=${encodeURIComponent(decodeEntities(address))}" target="_blank" rel="noopener nofollow">`,
    );
}

/** Paragraphs of sanitised HTML as plain text; empty ones are left out. */
export function paragraphsOf(html: string): string[] {
  return html
    .split(
      /<\/?(?:p|br|hr|blockquote|pre|ul|ol|li|dl|dt|dd|h[1-6]|figure|figcaption|table|tr|td|th)\b[^<>]*>/i,
    )
    .map((piece) =>
      decodeEntities(piece.replace(/<[^<>]*>/g, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((piece) => piece !== '');
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** A headline as readers see it: without its outlet's name and section at the end, which stand beside it anyway. Places within it stay. */
export function shownTitle(title: string, sourceName: string): string {
  const clean = cleanHeadline(title, sourceName);
  return title.startsWith(clean) ? clean : title;
}
