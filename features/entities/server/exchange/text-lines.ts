import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** Longest line that is read; a longer one is a fault of the file. */
const longest = 4_000_000;

/** A line with its number from 1. */
export interface TextLine {
  line: number;
  text: string;
}

/** Lines of a text file, `.gz` unpacked on the way. */
export async function* fileLines(path: string): AsyncGenerator<TextLine> {
  const bytes = createReadStream(path);
  const input = path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  bytes.on('error', (error) => input.destroy(error));
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    yield { line, text: text.length > longest ? '' : text };
  }
}

/** Lines of a text that is in memory. */
export function* textLines(text: string): Generator<TextLine> {
  for (const [at, line] of text.split(/\r?\n/).entries()) yield { line: at + 1, text: line };
}

/** A JSON object of each line that is not empty; null where a line is none. Brackets and commas of a list written a line each are passed over. */
export async function* jsonLines(
  lines: AsyncIterable<TextLine> | Iterable<TextLine>,
): AsyncGenerator<{ line: number; value: Record<string, unknown> | null }> {
  for await (const { line, text } of lines) {
    const bare = text.trim().replace(/,$/, '');
    if (bare === '' || bare === '[' || bare === ']') continue;
    yield { line, value: parseObject(bare) };
  }
}

/** Levels of lists and objects in a line; an entity within an entity within its properties has six. */
const deepest = 32;

/** Whether a JSON text goes deeper than is read; looks at each sign once. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at++;
      else isQuoted = sign !== '"';
    } else if (sign === '"') isQuoted = true;
    else if (sign === '[' || sign === '{') {
      if (++depth > deepest) return true;
    } else if (sign === ']' || sign === '}') depth--;
  }
  return false;
}

function parseObject(text: string): Record<string, unknown> | null {
  if (isTooDeep(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
