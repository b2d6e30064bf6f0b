const block = /<\/?(?:p|div|br|li|ul|ol|h\d|blockquote|table|tr|td|th|figure|figcaption|hr|pre)\b[^<>]*>/gi;
const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

/** The words of sanitised HTML: tags go, a block parts words, an inline tag does not. */
export function wordsOfHtml(html: string): string {
  return html
    .replace(block, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_whole, decimal?: string, hex?: string, name?: string) =>
      name === undefined ? letterOf(decimal, hex) : (names[name.toLowerCase()] ?? ' '),
    );
}

function letterOf(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
}
