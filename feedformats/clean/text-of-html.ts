import { Parser } from 'htmlparser2';

const breaks = new Set([
  'p',
  'br',
  'div',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'table',
  'hr',
  'figure',
  'section',
  'article',
  'dt',
  'dd',
]);
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'rt',
  'rp',
]);

/** What a reader would see of HTML, as plain text: paragraphs apart by a newline, spaces single, no markup left. */
export function textOfHtml(html: string): string {
  let text = '';
  let silence = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (silent.has(name)) silence += 1;
        if (breaks.has(name)) text += '\n';
        else if (name === 'td' || name === 'th') text += ' ';
      },
      ontext(piece) {
        if (silence === 0) text += piece;
      },
      onclosetag(name) {
        if (silent.has(name) && silence > 0) silence -= 1;
        if (breaks.has(name)) text += '\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return tidyText(text);
}

/** Spaces single, lines trimmed, empty lines, control and zero-width characters gone; U+00A0 becomes a space. */
export function tidyText(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\u00ad\u200b\u2060\ufeff\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[\t\r \u00a0\u2000-\u200a\u202f]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim();
}
