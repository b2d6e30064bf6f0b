import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { readListView } from '../domain/list/list-view.ts';
import { moscow, sampleList, sampleRating, sampleSource, silent } from '../testing/sample-places.ts';
import { ChosenPlaces } from './list/ChosenPlaces.tsx';
import { ComparePanel } from './list/ComparePanel.tsx';
import { ListMap } from './list/ListMap.tsx';
import type { ListProps } from './list/load-list.ts';
import { RegionsTable } from './list/RegionsTable.tsx';
import { RegionTrends } from './list/RegionTrends.tsx';
import { MapBoard } from './map/MapBoard.tsx';
import { PlaceCard } from './map/PlaceCard.tsx';
import { TimeBar } from './map/TimeBar.tsx';
import type { Frames } from './map/use-frames.ts';

// List and map come with their pages; the moments that the map plays come later and can fail by themselves.

const made = { ...sampleSource, sample: true };
const asked = (search: string, list: Partial<ListProps['list']> = {}): ListProps => ({
  list: { ...sampleList, ...list },
  view: readListView(new URLSearchParams(search)),
  change: () => {},
});
const both = `compare=${moscow.yugoId}~${silent.yugoId}`;
const values = [moscow, silent].map(({ yugoId, name, shortName, per100k7 }) => ({
  id: yugoId,
  name,
  shortName,
  value: per100k7,
}));
const card = (part: Partial<Parameters<typeof PlaceCard>[0]> = {}) => (
  <PlaceCard
    {...{ rating: sampleRating, places: [], values, chosen: null, onChoose: () => {} }}
    day="2021-10-20"
    when="20 октября 2021"
    country={9}
    {...part}
  />
);
const board = (part: Partial<typeof sampleRating> = {}) => (
  <MapBoard
    rating={{ ...sampleRating, ...part }}
    places={[moscow, silent].map((place) => ({ ...place, names: [] }))}
    indicators={[]}
    chosen={null}
    onChoose={() => {}}
    onDay={() => {}}
  />
);
test('the list’s map as hexagons has no enlarged south, and leads back to the borders', () => {
  const drawn = drawTile(<ListMap {...asked('map=tiles')} />);
  expect(drawn).not.toMatch(/Юг крупнее/);
  expect(drawTile(<ListMap {...asked('')} />)).toMatch(/Юг крупнее/);
});

const frames: Frames = {
  day: '2021-10-20',
  resting: '2021-10-20',
  days: ['2021-10-13', '2021-10-20'],
  index: 1,
  values: new Map(),
  classed: new Map(),
  trendOf: () => null,
  playing: false,
  loading: false,
  failed: false,
  show: () => {},
  toggle: () => {},
  retry: () => {},
};
const time = (part: Partial<Frames>) => <TimeBar frames={{ ...frames, ...part }} period="day" />;

test.each<[string, () => ReactNode, RegExp]>([
  [
    'the table, a region without figures among them',
    () => <RegionsTable {...asked('')} />,
    /Все регионы 2 строки.*Россия.*Москва ЦФО 14,0.*\+100,0 %.*Карелия ЦФО нет данных/,
  ],
  ['the table, nothing found', () => <RegionsTable {...asked('q=мордор')} />, /Ничего не найдено. Сбросить/],
  [
    'the list’s map, one region of two known',
    () => <ListMap {...asked('')} />,
    /14–20 октября 2021. Оперштаб.*Сколько регионов в каждом классе.*Юг крупнее/,
  ],
  ['the list’s map, generated', () => <ListMap {...asked('', { source: made })} />, /Оперштаб.*пример/],
  [
    'the list’s map, nothing reported',
    () => <ListMap {...asked('', { day: null, regions: [] })} />,
    /Сколько/,
  ],
  ['120 days, full', () => <RegionTrends {...asked('')} />, /120 дней.*Москва.*Карелия.*Оперштаб/],
  ['two places, chosen', () => <ChosenPlaces {...asked(both)} />, /Москва, Карелия.*Сравнить/],
  [
    'two places, beside each other',
    () => <ComparePanel {...asked(`${both}&beside=1`)} />,
    /Москва.*Карелия.*14,0 нет данных/,
  ],
  [
    'the map’s card, a region chosen',
    () => card({ chosen: moscow.yugoId }),
    /Москва.*14,0.*20 октября 2021 1-е по величине из 1 В России: 9,0.*досье/i,
  ],
  [
    'the map, its newest figures eight years old: beside the moment and in the card',
    () => (
      <>
        {board({ day: '2011-10-20' })}
        {card({ chosen: moscow.yugoId, day: '2011-10-20', rating: { ...sampleRating, day: '2011-10-20' } })}
      </>
    ),
    /20 октября 2011 8 лет назад.*Москва.*8 лет назад/,
  ],
  ['the map’s card, a region without a value', () => card({ chosen: silent.yugoId }), /Карелия нет данных/],
  [
    'the map’s card, a generated value',
    () =>
      card({
        chosen: moscow.yugoId,
        rating: { ...sampleRating, values: [{ ...sampleRating.values[0]!, sample: true }] },
      }),
    /14,0.*пример/,
  ],
  ['the map’s card, none chosen', () => card(), /Самые высокие значения Москва 14,0/],
  ['the map’s card, no values that day', () => card({ values: [] }), /На этот день значений нет/],
  [
    'the national map, one region of two known, the country said before any is chosen',
    () => board({ country: 9 }),
    /Новые случаи за 7 дней на 100 тысяч: выше всех Москва, 14,0.*Значения есть у 1 из 2 регионов. В России: 9,0 (?!.*целиком).*Оперштаб.*Самые высокие значения Москва 14,0/,
  ],
  [
    'the national map of a total: said to be none per resident',
    () => board({ isSum: true }),
    /Это величина целиком, не на жителя: где больше людей, там темнее/,
  ],
  ['the national map, generated', () => board({ source: made }), /Оперштаб.*пример/],
  ['the national map, no values', () => board({ values: [] }), /у 0 из 2.*На этот день значений нет/],
  ['the moments, loading', () => time({ days: [], loading: true }), /20 октября 2021/],
  ['the moments, failed', () => time({ failed: true }), /Ряд по времени не загрузился. Повторить/],
  ['the moments, one alone', () => time({ days: ['2021-10-20'], index: 0 }), /20 октября 2021/],
  ['the moments, full', () => time({}), /Показать ход.*20 октября 2021/],
  ['the moments, playing', () => time({ playing: true }), /Пауза/],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});

test('a comparison that nobody asked for and trends of no region take no room', () => {
  expect(drawTile(<ComparePanel {...asked(both)} />)).toBe('');
  expect(drawTile(<RegionTrends {...asked('q=мордор')} />)).toBe('');
});
