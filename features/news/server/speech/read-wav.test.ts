import { expect, test } from 'vitest';
import { writeWav } from './testing/write-wav.ts';
import { readWav } from './read-wav.ts';

test.each([8, 16, 24, 32] as const)('a second of %i bit lasts a second and keeps its height', (bits) => {
  const { seconds, channels, sampleRate } = readWav(
    writeWav({ bits, samples: Array(8000).fill(0.5), sampleRate: 8000 }),
  );
  expect([seconds, sampleRate, channels.length]).toEqual([1, 8000, 1]);
  expect(channels[0]![4000]).toBeCloseTo(0.5, 2);
  expect(channels[0]![7999]).toBeCloseTo(0.5, 2);
});

test('two channels of a second are a second, each with its own samples', () => {
  const samples = Array.from({ length: 16_000 }, (_, at) => (at % 2 === 0 ? 0.25 : -0.25));
  const { seconds, channels } = readWav(writeWav({ bits: 16, samples, sampleRate: 8000, channels: 2 }));
  expect(seconds).toBe(1);
  expect([channels[0]![9], channels[1]![9]]).toEqual([0.25, -0.25]);
});

test('a length that is not known when the header is written ends with the file', () => {
  const { seconds } = readWav(
    writeWav({ bits: 16, samples: Array(4000).fill(0), sampleRate: 8000, claimedBytes: 0x7ffff000 }),
  );
  expect(seconds).toBe(0.5);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new TextEncoder().encode('hello, this is no sound at all, whatever its name says')],
  ['floating samples', writeWav({ bits: 32, samples: [0], sampleRate: 8000, kind: 3 })],
  ['12 bit', writeWav({ bits: 16, samples: [0], sampleRate: 8000, claimedBits: 12 })],
])('%s is refused', (_what, bytes) => {
  expect(() => readWav(bytes)).toThrow();
});
