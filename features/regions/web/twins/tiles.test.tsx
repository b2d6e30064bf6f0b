import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleSource } from '../../testing/sample-places.ts';
import { sampleTwins } from '../../testing/sample-twins.ts';
import type { Twins } from './twins.ts';
import { TwinsTileView } from './TwinsTile.tsx';

const none: Twins = { ...sampleTwins, twins: [] };
const unreported: Twins = {
  ...sampleTwins,
  day: null,
  weekSource: null,
  week: { per100k7: null, changePercent: null },
};
const draw = (data: Twins) => drawTile(<TwinsTileView loaded={{ data, state: { kind: 'ready' } }} />);

test.each<[string, Twins, RegExp]>([
  [
    'full: nearness, the reasons with both values, unit and year',
    sampleTwins,
    /Похожие регионы.*Санкт-Петербург близость 61 из 100.*Сближает: доля горожан Горожане, % 98,6 100,0 2019.*Торговля, % организаций 31,2 30,5 2019.*Разводит: доход на душу Доход, % от дохода по стране 210,0 130,0 2019/,
  ],
  [
    'full: what followed there, the method and the sources',
    sampleTwins,
    /за неделю 355,8 420,5 20 окт.*\+20,0 %.*−12,0 %.*Сравнить на графике.*85 субъектам.*возраст: Росстат, Регионы России.*Википедия.*Оперштаб, 20 октября 2021/,
  ],
  ['before the first report', unreported, /за неделю нет данных 420,5/],
  [
    'empty: a part is not known',
    { ...none, missing: ['urban', 'mix'] },
    /не известно: доля горожан, виды организаций по ОКВЭД/,
  ],
  ['empty: too few to compare', { ...none, compared: 3 }, /только о 3 субъектах/],
  ['generated', { ...sampleTwins, weekSource: { ...sampleSource, sample: true } }, /Оперштаб.*пример/],
])('similar regions, %s', (_what, data, says) => {
  expect(draw(data)).toMatch(says);
});

test('similar regions, loading and failed', () => {
  expect(drawTile(<TwinsTileView loaded={{ data: null, state: { kind: 'loading' } }} />)).toMatch(
    /^Похожие регионы Загружается$/,
  );
  const failed = { kind: 'error', code: 'internal', onRetry: () => {} } as const;
  expect(drawTile(<TwinsTileView loaded={{ data: null, state: failed }} />)).toMatch(
    /Не удалось загрузить.*Повторить/,
  );
});
