/** A piece of a line: plain, strong, or a link. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; address: string };

/** A block of an article in reading order. */
export type Block =
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] };

/** Reads an article: blocks parted by an empty line, `## ` a heading, lines that begin with `- ` a list. */
export function readArticle(body: string): Block[] {
  return body
    .trim()
    .split(/\n(?:[^\S\n]*\n)+/)
    .filter((part) => part.trim() !== '')
    .map(readBlock);
}

/** The first paragraph as plain text: what a list shows of an article. */
export function announceOf(body: string): string {
  const first = readArticle(body).find((block) => block.kind === 'paragraph');
  return first === undefined ? '' : first.spans.map(({ text }) => text).join('');
}

function readBlock(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => readSpans(line.slice(2))) };
  const text = lines.join(' ');
  return text.startsWith('## ')
    ? { kind: 'heading', spans: readSpans(text.slice(3)) }
    : { kind: 'paragraph', spans: readSpans(text) };
}

const marked = /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^[\]]+)\]\((?<address>[^)\s[]+)\)/g;

/** Addresses lead inside the site (`/…`) or by https; anything else stays text. */
function readSpans(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of line.matchAll(marked)) {
    const { strong, text = '', address = '' } = match.groups!;
    if (match.index > at) spans.push({ kind: 'text', text: line.slice(at, match.index) });
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (/^(\/(?!\/)|https:\/\/)/.test(address)) spans.push({ kind: 'link', text, address });
    else spans.push({ kind: 'text', text });
    at = match.index + match[0].length;
  }
  if (at < line.length) spans.push({ kind: 'text', text: line.slice(at) });
  return spans;
}
