import { expect, test } from 'vitest';
import { hasContent, tellsBlindSpots, defaultParts } from './letter-parts.ts';

test('a letter of blind spots alone has content, a file alone has none', () => {
  const nothing = { withBrief: false, withSections: false, withBlindSpots: false, withPdf: true };
  expect(hasContent(nothing)).toBe(false);
  expect(hasContent({ ...nothing, withBlindSpots: true })).toBe(true);
  expect(hasContent(defaultParts)).toBe(true);
});

test('blind spots come on Mondays alone, if they are wanted', () => {
  expect(tellsBlindSpots(defaultParts, '2020-06-08')).toBe(true);
  expect(tellsBlindSpots(defaultParts, '2020-06-09')).toBe(false);
  expect(tellsBlindSpots({ ...defaultParts, withBlindSpots: false }, '2020-06-08')).toBe(false);
});
