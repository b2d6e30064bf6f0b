import { expect, test } from 'vitest';
import { hasContent, tellsBlindSpots, usualParts } from './letter-parts.ts';

test('a letter of blind spots alone has content, a file alone has none', () => {
  const nothing = { withBrief: false, withSections: false, withBlindSpots: false, withPdf: true };
  expect(hasContent(nothing)).toBe(false);
  expect(hasContent({ ...nothing, withBlindSpots: true })).toBe(true);
  expect(hasContent(usualParts)).toBe(true);
});

test('blind spots come on Mondays alone, if they are wanted', () => {
  expect(tellsBlindSpots(usualParts, '2020-06-08')).toBe(true);
  expect(tellsBlindSpots(usualParts, '2020-06-09')).toBe(false);
  expect(tellsBlindSpots({ ...usualParts, withBlindSpots: false }, '2020-06-08')).toBe(false);
});
