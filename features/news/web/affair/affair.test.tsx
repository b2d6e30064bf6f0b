import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import type { Affair } from '../answers.ts';
import { AffairDays } from './AffairDays.tsx';
import { AffairFigures } from './AffairFigures.tsx';
import { AffairHeadlines } from './AffairHeadlines.tsx';
import { FirstOutlets, SilentOutlets } from './AffairOutlets.tsx';
import { AffairSteps } from './AffairSteps.tsx';
import { layAffair } from './affair-columns.ts';
import { NearbyStories } from './NearbyStories.tsx';
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
    { day: '2020-06-03', headlines: 4, isThin: false },
    { day: '2020-06-04', headlines: 0, isThin: false },
    { day: '2020-06-08', headlines: 2, isThin: true },
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
        { ...spilt, figure: '$1,6 млрд', value: 1.6e9 },
        { ...denied, figure: '$3,6 млрд', value: 3.6e9 },
      ],
    },
    {
      isChange: false,
      values: [
        { ...spilt, figure: '8 тонн', value: 8 },
        { ...denied, figure: '45 тонн', value: 45 },
      ],
    },
  ],
  firsts: [{ ...outlet(2, 'РБК'), steps: 5 }],
  silent: [{ ...outlet(9, 'Известия'), headlines: 80 }],
  silentFrom: '2020-06-03',
  headlines: [denied, spilt],
  nearby: [
    {
      storyId: 40,
      title: 'На Таймыре разлился керосин',
      language: 'ru',
      firstAt: '2020-07-12T08:00:00.000Z',
      sourceCount: 4,
    },
  ],
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
  expect(drawn).toContain('Не одно дело');
  expect(drawn).toContain('Ещё 2 сюжета дела есть только у одного издания.');
});

test('a figure that changed stands before and now; those that differ stand side by side, each with its outlet', () => {
  const drawn = drawTile(<AffairFigures figures={affair.figures} />);
  expect(drawn).toMatch(/менялись.*Было.*Стало.*\$1,6 млрд.*\$3,6 млрд.*не сходятся.*8 тонн.*45 тонн/s);
  expect(drawTile(<AffairFigures figures={[]} />)).toBe('');
});

test('who was first in how many steps, and who has nothing of so many headlines', () => {
  expect(drawTile(<FirstOutlets affair={affair} />)).toMatch(/Кто первым.*всего шагов 2.*РБК 5/s);
  expect(drawTile(<SilentOutlets affair={affair} />)).toMatch(/Кто не пишет.*Известия 0 из 80/s);
});

test('what lies near stands with its day and its outlets; nothing stands where nothing does', () => {
  expect(drawTile(<NearbyStories stories={affair.nearby} />)).toMatch(
    /Рядом, но отдельно.*12 июля?.*керосин.*4 издания/s,
  );
  expect(drawTile(<NearbyStories stories={[]} />)).toBe('');
});

test('more of its headlines stand where the narrow column is the longer one; where steps make the wide one longer, who was first stands beside them', () => {
  const named = { id: 1, name: 'Норникель', objectType: 1, count: 3, checkUrl: null };
  const ofMany = layAffair({ ...affair, entities: Array.from({ length: 16 }, () => named) });
  expect(ofMany.isFirstInRail).toBe(false);
  const steps = Array.from({ length: 12 }, () => affair.steps[0]!);
  const ofSteps = layAffair({ ...affair, steps });
  expect(ofSteps.isFirstInRail).toBe(true);
  expect(ofMany.headlines).toBeGreaterThan(ofSteps.headlines);
  const drawn = drawTile(<AffairHeadlines affair={affair} count={1} />);
  expect(drawn).toMatch(/6 заголовков дела.*Показаны последние 2/s);
});

test('days of few outlets are hatched, and that is said', () => {
  expect(drawTile(<AffairDays affair={affair} span="" />)).toContain('меньше половины изданий');
});
