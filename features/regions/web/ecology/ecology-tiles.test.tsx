import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleEcology } from '../../testing/sample-ecology.ts';
import { Co2Tile } from './Co2Tile.tsx';
import { EcologyParts } from './EcologyParts.tsx';
import type { Ecology } from './load-ecology.ts';

const parts = (part: Partial<Ecology> = {}) => <EcologyParts ecology={{ ...sampleEcology, ...part }} />;
const leaping = (...values: number[]) =>
  values.map((value, at) => ({ day: `${2016 + at}-12-31`, value: value * 1e6, sample: false }));
const nothing = {
  total: { points: [], source: null },
  groups: [],
  lost: [],
  comparableYear: null,
  perResident: null,
  landfills: { points: [], source: null },
  landfillsBeside: [],
  landfillsDay: null,
  landfillsSource: null,
};

test.each<[string, () => ReactNode, RegExp]>([
  [
    'the tab, full: emitted, changed, where the comparison ends, what is missing',
    () => parts(),
    /В 2017 году выброшено 50,0 млн т CO₂, на 9 % меньше, чем в 2016-м. Дальше сравнивать нельзя: в 2018 году из источника пропало «Природный газ», годом раньше 20,0 млн т CO₂.*Уголь и другое твёрдое топливо: 60 % выбросов 2017 года.*Норматива выбросов CO₂ для региона нет/,
  ],
  [
    'tonnes a resident against the country, with rank, of how many and from which end',
    () => parts(),
    /На жителя в 2,0 раза больше, чем по стране.*2-е по величине из 80.*население Росстата на 1 января 2018/,
  ],
  [
    'a year that leaps over both beside it is named in the chart and explained',
    () =>
      parts({
        total: { ...sampleEcology.total, points: leaping(10, 60, 10) },
        groups: sampleEcology.groups.map(({ code }) => ({
          code,
          points:
            code === 'gas' ? leaping(1, 50, 1) : leaping(...(code === 'solid' ? [9, 10, 9] : [0, 0, 0])),
        })),
        lost: [],
      }),
    /Газ: скачок.*2017 год не показателен: 60,00 млн т, больше чем вчетверо против соседних лет, из-за группы «Газ»/,
  ],
  ['landfills of the district', () => parts(), /34 свалки на конец года.*2020 год/],
  [
    'a place that the source has not: each tile says why, the missing series stand',
    () => parts(nothing),
    /^Воздух, воду и отходы.*вместе с автономными округами.*только для субъектов.*только в Центральном федеральном округе.*Четыре ряда, которых нет.*Воздух в городах/,
  ],
  [
    'the call failed: what nobody publishes stands',
    () => <EcologyParts ecology={null} />,
    /Выбросы CO₂.*Не удалось загрузить.*Повторить.*Четыре ряда/,
  ],
  [
    'generated emissions are marked',
    () => (
      <Co2Tile
        ecology={{
          ...sampleEcology,
          total: { ...sampleEcology.total, source: { ...sampleEcology.total.source!, sample: true } },
        }}
      />
    ),
    /Норматива.*пример/,
  ],
])('%s', (_what, part, says) => {
  expect(
    drawTile(part())
      .replaceAll(/ ([,.:»-])/g, '$1')
      .replaceAll('« ', '«'),
  ).toMatch(says);
});
