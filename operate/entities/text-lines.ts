import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** Longest line that is read; a longer one is a fault of the file. */
const longest = 4_000_000;

/** Lines of a text file, `.gz` unpacked on the way, with their numbers from 1. */
async function* textLines(path: string): AsyncGenerator<{ line: number; text: string }> {
  const bytes = createReadStream(path);
  const input = path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  bytes.on('error', (error) => input.destroy(error));
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    yield { line, text: text.length > longest ? '' : text };
  }
}

/** A JSON object of each line that is not empty; null where a line is none. Brackets and commas of a list written a line each are passed over. */
export async function* jsonLines(
  path: string,
): AsyncGenerator<{ line: number; value: Record<string, unknown> | null }> {
  for await (const { line, text } of textLines(path)) {
    const bare = text.trim().replace(/,$/, '');
    if (bare === '' || bare === '[' || bare === ']') continue;
    yield { line, value: parseObject(bare) };
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
