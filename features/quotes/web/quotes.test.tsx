import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { QuoteList } from './QuoteList.tsx';

type Quote = Parameters<typeof QuoteList>[0]['quotes'][number];

const quote: Quote = {
  text: 'за сутки в России выявили почти 9 тысяч новых случаев коронавируса',
  language: 'ru',
  isDirect: false,
  speaker: { name: 'Анна Попова', role: null, entityId: 7 },
  themeId: 176,
  source: 'ТАСС',
  sourceLink: null,
  newsId: 5,
  date: '2020-06-08T12:00:00Z',
  hasTime: true,
  beside: null,
  period: null,
};
const source = { code: 'x', name: 'Оперштаб', title: 'Сводки', licence: '', url: null, caveat: null };
const beside = {
  yugoId: 1180665,
  place: 'Россия',
  indicator: 'covid_cases_new',
  name: 'Новые случаи COVID-19',
  day: '2020-06-08',
  value: 8985,
  source: { ...source, sample: false, knownAt: null },
};
const draw = (quotes: Quote[]) => drawTile(<QuoteList quotes={quotes} byDay />);

test('a quote that counts has our figure beside it, one that does not stands alone, none says so', () => {
  expect(draw([{ ...quote, beside }])).toMatch(
    /почти 9 тысяч .*По нашим данным, Россия, 8 июня 2020: .* 8\s985/,
  );
  expect(draw([quote])).not.toContain('По нашим данным');
  expect(draw([])).not.toContain('Анна');
});
