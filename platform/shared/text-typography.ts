const nbsp = '\u00A0';

/**
 * Russian text as it is set: «ёлочки», a dash, and no line that ends with a short word, a number or before a dash.
 * For display only: data stays as published.
 */
export function setRussian(text: string): string {
  return text
    .replace(/(^|[\s([«])"(?=\S)/g, '$1«')
    .replace(/"(?=$|[\s)\].,;:!?»…])/g, '»')
    .replace(/(^|\s)[-–] /g, '$1— ')
    .replace(/ — /g, `${nbsp}— `)
    .replace(/(?<=(?:^|[\s\u00A0(«])[\p{L}]{1,2}) /gu, nbsp)
    .replace(/(?<=(?:^|[\s\u00A0(«])(?:для|без|при|над|под|или)) /giu, nbsp)
    .replace(/(?<=\d) (?=[\d%₽]|тыс|млн|млрд|трлн)/g, nbsp)
    .replace(/(?<=№) ?(?=\d)/g, nbsp);
}

/** The beginning of a text, cut at a word, with an ellipsis; `length` in signs. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > length / 2 ? end : length).replace(/[\s,.;:–—-]+$/u, '')}…`;
}
