import { expect, test } from 'vitest';
import { summariseStory, type SummaryCandidate } from './summarise-story.ts';

const headline = (newsId: number, title: string, more: Partial<SummaryCandidate> = {}): SummaryCandidate => ({
  newsId,
  title,
  sourceId: newsId,
  publishedMs: newsId,
  terms: title.toLowerCase().split(' '),
  isReprint: false,
  ...more,
});

const told = [
  headline(1, 'depot burns in samara'),
  headline(2, 'depot burns in samara', { isReprint: true }),
  headline(3, 'depot burns in samara tonight'),
  headline(4, 'four injured as depot burns'),
  headline(5, 'owner of samara depot denies breach'),
];

test('three headlines that tell most, in order of time, none twice and no reprint', () => {
  const ids = summariseStory(told).map(({ newsId }) => newsId);
  expect(ids).toHaveLength(3);
  expect(ids).toEqual(ids.toSorted());
  expect(ids).toContain(4);
  expect(ids).toContain(5);
});

test('a denial is marked as one', () => {
  expect(summariseStory(told).find(({ newsId }) => newsId === 5)?.isDenial).toBe(true);
});

test('a denial stands beside what it denies', () => {
  const rows = [
    headline(1, 'mayor resigns over bridge contract paper reports'),
    headline(2, 'bridge contract costs nine million'),
    headline(3, 'bridge contract costs nine million council says'),
    headline(4, 'mayor denies he resigns over bridge'),
    headline(5, 'bridge opens nine months late'),
  ];
  expect(summariseStory(rows).map(({ newsId }) => newsId)).toEqual(expect.arrayContaining([1, 4]));
});

test('a story of no headlines has no summary', () => {
  expect(summariseStory([])).toEqual([]);
});
