import { expect, test } from 'vitest';
import type { LeadCandidate } from './choose-lead.ts';
import { chooseLead, openLeadChoice } from './choose-lead.ts';

const headline = (newsId: number, words: string, more: Partial<LeadCandidate> = {}): LeadCandidate => ({
  newsId,
  terms: words.split(' '),
  titleLength: 70,
  authority: 1,
  notNewsShare: 0,
  isReprint: false,
  publishedMs: 0,
  ...more,
});

function leadOf(...candidates: LeadCandidate[]): number | undefined {
  const choice = openLeadChoice();
  return candidates.map((candidate) => chooseLead(choice, candidate).newsId).at(-1);
}

test('the headline that shares most words with the others stands for the story', () => {
  expect(
    leadOf(
      headline(1, 'what residents think about recent events'),
      headline(2, 'fire depot samara night people evacuated'),
      headline(3, 'fire depot samara night cause unknown'),
    ),
  ).not.toBe(1);
});

test('of equals the first stays', () => {
  expect(leadOf(headline(1, 'fire depot samara'), headline(2, 'fire depot samara'))).toBe(1);
});

test.each<[string, Partial<LeadCandidate>]>([
  ['a reprint', { isReprint: true }],
  ['a quiz', { notNewsShare: 0.9 }],
  ['what somebody said of it', { isReaction: true }],
  ['three letters', { titleLength: 3 }],
  ['an overlong one', { titleLength: 300 }],
])('%s does not lead beside a plain headline of the same words', (_what, more) => {
  expect(leadOf(headline(1, 'fire depot samara', more), headline(2, 'fire depot samara'))).toBe(2);
});

test('a headline of yesterday gives way to what is told now', () => {
  const at = (hours: number) => ({ publishedMs: hours * 3_600_000 });
  expect(
    leadOf(
      headline(1, 'striker decides return club', at(0)),
      headline(2, 'striker return club off', at(20)),
      headline(3, 'club striker return off', at(21)),
    ),
  ).not.toBe(1);
});

test('a hundred headlines keep a shortlist of twelve', () => {
  const choice = openLeadChoice();
  for (let id = 1; id <= 100; id += 1) chooseLead(choice, headline(id, 'fire depot samara'));
  expect(choice.shortlist).toHaveLength(12);
});
