import { expect, test } from 'vitest';
import { buildTranslate } from '#platform/server/texts.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';
import { messages as en } from '../../messages/brief/en.ts';
import { messages as es } from '../../messages/brief/es.ts';
import { messages as ja } from '../../messages/brief/ja.ts';
import { messages as pt } from '../../messages/brief/pt.ts';
import { messages as ru } from '../../messages/brief/ru.ts';
import type { BriefNumber, BriefSentence } from '../../domain/brief/brief-shapes.ts';
import { writeSentence } from './write-brief.ts';

const translate = buildTranslate({ ru, en, ja, pt, es });
const origin = { name: 'Headquarters.', knownAt: '2020-06-08' };
const sources = {
  figures: origin,
  headlines: origin,
  indicator: origin,
  measures: origin,
  forecast: origin,
};
const whole = (value: number): BriefNumber => ({
  value,
  style: 'whole',
  receipt: {
    from: '2020-06-02',
    to: '2020-06-08',
    addends: [{ label: { day: '2020-06-08' }, value: null, style: 'whole' }],
    total: null,
    origin: 'figures',
    call: '/api/x',
  },
});
const cases = (count: number): BriefSentence => ({
  rule: 'cases',
  section: 'figures',
  key: 'Events_Brief_Cases',
  values: { place: 'В Москве', direction: 'same', count, week: '2020-06-02/2020-06-08' },
  numbers: { cases: whole(count) },
  stories: {},
});
const spoken = (count: number, locale: Locale): string =>
  writeSentence(cases(count), { locale, translate, sources }).spoken;

test('Russian numbers choose their form: 1 случай, 2 случая, 5 случаев, 21 случай', () => {
  expect([1, 2, 5, 21].map((count) => /подтвердили (\S+ \S+)/.exec(spoken(count, 'ru'))![1])).toEqual([
    '1 случай',
    '2 случая',
    '5 случаев',
    '21 случай',
  ]);
});

test('English has one case and two cases', () => {
  expect(spoken(1, 'en')).toContain('1 case of COVID-19 was confirmed');
  expect(spoken(2, 'en')).toContain('2 cases of COVID-19 were confirmed');
});

test.each(locales)('in %s a number stands apart with its receipt, and no mark or brace is left', (locale) => {
  const { pieces } = writeSentence(cases(13_930), { locale, translate, sources });
  const number = pieces.find(({ kind }) => kind === 'number');
  expect(number).toMatchObject({ receipt: { call: '/api/x', knownAt: '2020-06-08' } });
  const said = pieces.map(({ text }) => text).join('');
  for (const sign of ['{', '}', '\u0001', 'undefined']) expect(said).not.toContain(sign);
});

test('a day that was not published is said in its receipt, not left out', () => {
  const { pieces } = writeSentence(cases(5), { locale: 'ru', translate, sources });
  expect(pieces.find(({ kind }) => kind === 'number')).toMatchObject({
    receipt: { addends: [{ label: 'пн, 8\u00A0июн', value: 'не опубликовано' }] },
  });
});
