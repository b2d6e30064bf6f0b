import { expect, test } from 'vitest';
import { drawTile, drawTileMarks } from '#platform/web/testing/draw-tile.tsx';
import { OwnReminders } from './OwnReminders.tsx';
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
  promise: null,
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
  unit: { code: 'case', forms: ['случай', 'случая', 'случаев'] },
  decimals: 0,
  period: 'daily' as const,
  peak: { day: '2020-05-11', value: 11_656 },
  newest: { day: '2020-06-09', value: 8595 },
  course: { values: [11_656, null, 8985, 8595], at: 2 },
  source: { ...source, sample: false, knownAt: null },
};
const waiting = [{ newsId: 6, text: 'Откроем', language: 'ru', speaker: 'Анна Попова', day: '2020-07-01' }];
const reminders = { waiting, remind: async () => {}, forget: async () => {} };
const draw = (quotes: Quote[]) => drawTile(<QuoteList quotes={quotes} byDay reminders={reminders} />);

test('a quote that counts has our figure beside it, one that does not stands alone, none says so', () => {
  expect(draw([{ ...quote, beside }])).toMatch(
    /почти 9 тысяч .*В ряду «Новые случаи COVID-19», Россия 8 июня 2020 .*8\s985 случаев .*высшая точка, 11 мая 2020 11\s656 случаев сейчас, 9 июня 2020 8\s595 случаев/,
  );
  expect(draw([quote])).not.toContain('В ряду');
  expect(draw([])).not.toContain('Анна');
  expect(draw([{ ...quote, isDirect: true, language: 'en', text: 'We stay' }])).toContain('“We stay”');
  expect(draw([{ ...quote, isDirect: true, text: 'Мы остаёмся' }])).toContain('«Мы остаёмся»');
});

test('an author leads to the dossier of the person, where the engine knows whose it is', () => {
  const marks = (quotes: Quote[]) => drawTileMarks(<QuoteList quotes={quotes} byDay reminders={reminders} />);
  expect(marks([quote])).toContain('href="/ru/dossier/person/7"');
  expect(marks([{ ...quote, speaker: { ...quote.speaker, entityId: null } }])).not.toContain('/dossier/');
});

test('a quote of a headline can be answered where it is talked about; a record has no such place', () => {
  expect(draw([quote])).toMatch(/ТАСС Ответить: за сутки/);
  expect(draw([{ ...quote, newsId: null }])).not.toContain('Ответить');
});

test('a promise says when it can be checked and offers a reminder while that is ahead; one that waits says so', () => {
  const ahead = { day: '2020-07-01', isAhead: true };
  expect(draw([{ ...quote, promise: ahead }])).toMatch(/Проверяемо 1 июля 2020\. Напомнить/);
  expect(draw([{ ...quote, promise: { day: '2020-06-01', isAhead: false } }])).toMatch(
    /Проверяемо 1 июня 2020\.(?! Напомнить)/,
  );
  expect(draw([{ ...quote, newsId: 6, promise: ahead }])).toContain('Напомним 1 июля 2020.');
  expect(draw([quote])).not.toContain('Проверяемо');
  const own = (list: typeof waiting) => drawTile(<OwnReminders {...reminders} waiting={list} />);
  expect(own(waiting)).toMatch(/Ждут своего дня .*Откроем .*Анна Попова ?, 1 июля 2020/);
  expect(own([])).toBe('');
});
