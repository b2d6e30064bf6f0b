import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { emptyContent } from '../../domain/content/measure-content.ts';
import { MeasureView } from './MeasureView.tsx';

/** Parts of an answer that a part of the page looks at. */
const part = <T,>(given: unknown): T => given as T;

test('a measure that was withdrawn says why on its page', () => {
  const measure = {
    id: 7,
    version: 1,
    status: 4,
    title: 'Вход по QR-коду',
    direction: 1,
    places: ['Москва'],
    yugoIds: [1124665],
    content: emptyContent(1),
    text: '',
    reason: 'Указ отменён',
    publishedAt: '2021-10-01T09:00:00Z',
    day: '2021-10-20',
    strictness: null,
    budget: null,
    starts: null,
    ends: null,
    origin: null,
    receipt: null,
    source: null,
    link: null,
    links: [],
    documents: [],
    factChecks: [],
    history: [
      { version: 1, step: 'withdraw', at: '2021-10-10T10:00:00Z', by: 'Орлов', reason: 'Указ отменён' },
    ],
    versions: [{ version: 1, status: 4 }],
    comments: [],
    can: {},
    author: null,
    moderator: null,
    issueNames: [],
    unitNames: [],
    publishAt: null,
    expiresAt: null,
  };
  const page = drawTile(<MeasureView loaded={part({ measure, places: [], issues: [], units: [] })} />);
  expect(page).toContain('Отозвана: Указ отменён');
  expect(page).toMatch(/Орлов, 10 октября 2021 Указ отменён/);
});
