import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { ownBytes } from './own-bytes.ts';

test.each(['', 'а', 'мир'.repeat(9_000), '🦊'])(
  'a kept text holds its own bytes and no others (%#)',
  (text) => {
    const bytes = ownBytes(text);
    expect(bytes.toString()).toBe(text);
    expect(bytes.buffer.byteLength).toBe(Buffer.byteLength(text));
  },
);

test('a kept answer and its packed form hold no piece of memory beyond themselves', async () => {
  const cache = new AnswerCache();
  const answer = cache.put('key', { text: 'мир '.repeat(800) });
  expect(answer.bytes.buffer.byteLength).toBe(answer.bytes.length);
  for (const encoding of ['br', 'gzip']) {
    const { bytes } = await answer.bytesFor(encoding);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});
