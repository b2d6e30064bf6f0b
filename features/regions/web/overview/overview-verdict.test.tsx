import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleOverview } from '../../testing/sample-places.ts';
import { OverviewVerdict } from './OverviewVerdict.tsx';
import type { Overview } from './load-overview.ts';

const say = (part: Partial<Overview>, cases: Partial<Overview['cases']> = {}) =>
  drawTile(
    <OverviewVerdict
      overview={{ ...sampleOverview, ...part, cases: { ...sampleOverview.cases, ...cases } }}
      yugoId={1124665}
      place="Москва"
    />,
  ).replaceAll(/ ([,.:-])/g, '$1');

test.each([
  [
    '1770 after 885 of 85 regions',
    {},
    {},
    'За последнюю неделю зарегистрировали 1 770 случаев COVID-19, на 100,0 % больше, чем неделей раньше. Это 14,0 на 100 тысяч жителей: 1-е по величине среди 85 регионов, в среднем по России 14,0.',
  ],
  [
    '1 after 4 in a place that is not ranked',
    { rank: null },
    { week: 1, previousWeek: 4, changePercent: -75 },
    'За последнюю неделю зарегистрировали 1 случай COVID-19, на 75,0 % меньше, чем неделей раньше. Это 14,0 на 100 тысяч жителей.',
  ],
  [
    'as many, nearly',
    { per100k7: null },
    { week: 1002, previousWeek: 1000, changePercent: 0.2 },
    'За последнюю неделю зарегистрировали 1 002 случая COVID-19, почти столько же, сколько неделей раньше: разница 0,2 %.',
  ],
  [
    'after a week without a case',
    { population: null },
    { week: 3, previousWeek: 0, changePercent: null },
    'За последнюю неделю зарегистрировали 3 случая COVID-19.',
  ],
  ['a week that is not wholly published', {}, { week: null }, ''],
])('%s', (_what, part, cases, says) => {
  expect(say(part, cases)).toBe(says);
});
