import { expect, test } from 'vitest';
import { writeMoment } from './PlayerPosition.tsx';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [725, '12:05'],
  [3723, '1:02:03'],
])('%d seconds are %s', (seconds, written) => {
  expect(writeMoment(seconds)).toBe(written);
});
