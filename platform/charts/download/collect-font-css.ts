/**
 * The page's own @font-face rules that the words need, with the files inside: a picture cannot load fonts.
 * A file that does not arrive is left out, the picture then takes the next face. Browser only.
 */
export async function collectFontCss(words: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap(fontRules).filter((rule) => isNeeded(rule, words));
  return (await Promise.all(rules.map(embedFile))).join('');
}

function fontRules(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    // Another site's style sheet keeps its rules to itself; our faces are never in one.
    return [];
  }
}

/** Charts are set in the interface face only; serif files would triple the picture. */
function isNeeded({ style }: CSSFontFaceRule, words: string): boolean {
  const [face = ''] = getComputedStyle(document.documentElement).getPropertyValue('--ui').split(',');
  if (bare(style.getPropertyValue('font-family')) !== bare(face)) return false;
  const ranges = parseRanges(style.getPropertyValue('unicode-range'));
  return ranges.length === 0 || [...words].some((letter) => isInside(letter.codePointAt(0) ?? 0, ranges));
}

function bare(family: string): string {
  return family.replaceAll(/["']/g, '').trim();
}

/** 'U+0400-045F, U+2116' as pairs of code points; '?' stands for any digit. */
export function parseRanges(unicodeRange: string): [number, number][] {
  return [...unicodeRange.matchAll(/U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to]) => [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to ?? from.replaceAll('?', 'f'), 16),
  ]);
}

function isInside(code: number, ranges: readonly [number, number][]): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to);
}

async function embedFile(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const answer = await fetch(new URL(address, base));
  if (!answer.ok) return '';
  const file = await readAsDataUrl(await answer.blob());
  // Hidden until it is read, never drawn in another face first.
  return rule.cssText.replace(/font-display:[^;]+;/, '').replace(/src:[^;]+;/, `src: url("${file}");`);
}

function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The font could not be read.')));
    reader.readAsDataURL(file);
  });
}
