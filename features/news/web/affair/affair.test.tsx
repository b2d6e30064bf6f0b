import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import type { Affair } from '../answers.ts';
import { AffairDays } from './AffairDays.tsx';
import { AffairFigures } from './AffairFigures.tsx';
import { AffairOutlets } from './AffairOutlets.tsx';
import { AffairSteps } from './AffairSteps.tsx';
import { marksByDay } from './step-marks.ts';

const outlet = (sourceId: number, sourceName: string) => ({ sourceId, sourceName });
const headline = (newsId: number, date: string, title: string, sourceName: string) => ({
  ...outlet(newsId, sourceName),
  newsId,
  date,
  hasTime: true,
  title,
  language: 'ru',
});
const spilt = headline(1, '2020-06-03T17:46:00.000Z', 'Режим ЧС в Норильске', 'Lenta');
const denied = headline(2, '2020-06-08T08:21:00.000Z', '«Норникель» оспорит ущерб', 'РБК');
const step = { language: 'ru', itemCount: 3, sourceCount: 2, denial: null, correction: null };

const affair: Affair = {
  affairId: 11,
  title: spilt.title,
  language: 'ru',
  storyId: 11,
  firstAt: spilt.date,
  latestAt: denied.date,
  itemCount: 6,
  sourceCount: 7,
  entities: [],
  days: [
    { day: '2020-06-03', headlines: 4 },
    { day: '2020-06-04', headlines: 0 },
    { day: '2020-06-08', headlines: 2 },
  ],
  steps: [
    {
      ...step,
      storyId: 11,
      title: spilt.title,
      first: spilt,
      others: [5, 6, 7, 8].map((id) => outlet(id, `Издание ${id}`)),
      correction: { ...spilt, earlier: 'Разлив в Норильске', until: '2020-06-03T18:00:00.000Z' },
    },
    { ...step, storyId: 12, title: 'Спор об ущербе', first: denied, others: [], denial: denied },
  ],
  minorCount: 2,
  figures: [
    {
      isChange: true,
      values: [
        { ...spilt, figure: '$1,6 млрд' },
        { ...denied, figure: '$3,6 млрд' },
      ],
    },
    {
      isChange: false,
      values: [
        { ...spilt, figure: '8 тонн' },
        { ...denied, figure: '45 тонн' },
      ],
    },
  ],
  firsts: [{ ...outlet(2, 'РБК'), steps: 5 }],
  silent: [{ ...outlet(9, 'Известия'), headlines: 80 }],
  silentFrom: '2020-06-03',
};

test('steps stand under the Moscow day they began on, by their number', () => {
  expect([...marksByDay(affair)]).toEqual([
    ['2020-06-03', [expect.objectContaining({ number: 1, isDenial: false })]],
    ['2020-06-08', [expect.objectContaining({ number: 2, isDenial: true })]],
  ]);
});

test('the chart says its peak to whoever does not see it', () => {
  const drawn = drawTile(<AffairDays affair={affair} span="3–8 июня 2020" />);
  expect(drawn).toContain('Заголовки по дням');
});

test('a step tells who was first, three more by name and how many besides; what it disputes and what was corrected is marked', () => {
  const drawn = drawTile(<AffairSteps affair={affair} />);
  expect(drawn).toContain('Lenta , и ещё: Издание 5, Издание 6, Издание 7 и 1 издание');
  expect(drawn).toContain('исправлено');
  expect(drawn).toContain('было: «Разлив в Норильске»');
  expect(drawn).toContain('спорит с прежним');
  expect(drawn).toContain('Ещё 2 сюжета дела есть только у одного издания.');
});

test('a figure that changed stands before and now; those that differ stand side by side, each with its outlet', () => {
  const drawn = drawTile(<AffairFigures figures={affair.figures} />);
  expect(drawn).toMatch(/менялись.*Было.*Стало.*\$1,6 млрд.*\$3,6 млрд.*не сходятся.*8 тонн.*45 тонн/s);
  expect(drawTile(<AffairFigures figures={[]} />)).toBe('');
});

test('who was first in how many steps, and who has nothing of so many headlines', () => {
  const drawn = drawTile(<AffairOutlets affair={affair} />);
  expect(drawn).toMatch(/Кто первым.*всего шагов 2.*РБК 5/s);
  expect(drawn).toMatch(/Кто не пишет.*Известия 0 из 80/s);
});
