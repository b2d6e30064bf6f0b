import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleOverview, sampleRating, sampleSource, sampleStat } from '../../testing/sample-places.ts';
import { CityCard } from './CityCard.tsx';
import { CityMap } from './CityMap.tsx';
import { CityTable } from './CityTable.tsx';
import { GeoFigures } from './GeoFigures.tsx';
import { GeoParts } from './GeoParts.tsx';
import { GeoVerdict } from './GeoVerdict.tsx';
import type { Cities } from './load-geo.ts';

const krasnoyarsk = 1_124_624;
const city = {
  yugoId: 1,
  regionId: krasnoyarsk,
  name: 'Красноярск',
  isCapital: true,
  population: 900_000,
  rank: 1,
  yearFounded: 1628,
  latitude: 56,
  longitude: 92.9,
};
const cities: Cities = {
  yugoId: krasnoyarsk,
  regions: [krasnoyarsk],
  beside: [],
  day: '2021-10-01',
  cities: [
    city,
    { ...city, yugoId: 2, name: 'Норильск', isCapital: false, population: 300_000, rank: 2, latitude: 69.3 },
    { ...city, yugoId: 3, name: 'Игарка', isCapital: false, population: null, rank: null, yearFounded: null },
  ],
  source: sampleSource,
};
const many = { ...cities, cities: Array.from({ length: 15 }, (_, yugoId) => ({ ...city, yugoId })) };
const none = { ...cities, cities: [], source: null };
const before: Cities = {
  ...cities,
  day: null,
  cities: cities.cities.map((each) => ({ ...each, population: null, rank: null })),
  source: null,
};
const fewer = {
  ...sampleRating,
  values: [{ yugoId: krasnoyarsk, value: 1_000_000, rank: 1, sample: false }],
};
const choices = { view: { city: null, all: false }, change: () => {} };

test.each<[string, () => ReactNode, RegExp]>([
  [
    'the sentence: people in cities, the largest one’s part, beyond the polar circle',
    () => <GeoVerdict cities={cities} />,
    /В 3 городах здесь живут 1 ?200 ?000 человек ?, 75 % из них.*Красноярск.*За Полярным кругом 1 город и 300 ?000/,
  ],
  [
    'the sentence, one city alone',
    () => <GeoVerdict cities={{ ...cities, cities: [city] }} />,
    /Город здесь один, Красноярск/,
  ],
  [
    'people of cities above the estimate of all residents: the census found them',
    () => <GeoFigures cities={cities} rating={fewer} />,
    /Это больше оценки всех жителей: перепись нашла ещё ?200 ?000/,
  ],
  [
    'the figures',
    () => <GeoFigures cities={cities} rating={null} />,
    /Города 3 Живут в городах 1 ?200 ?000 Жители по переписи, 1 октября 2021\.$/,
  ],
  [
    'the figures, with the rank by residents',
    () => <GeoFigures cities={{ ...cities, yugoId: 1_124_665 }} rating={sampleRating} />,
    /Место по населению 1 из 1 региона/,
  ],
  [
    'the card of the largest city',
    () => <CityCard cities={cities} view={choices.view} />,
    /Красноярск Центр региона Жители 900 000.*1 из 3.*Основан 1628$/,
  ],
  [
    'the card of the only city has no rank among one',
    () => <CityCard cities={{ ...cities, cities: [city] }} view={choices.view} />,
    /Красноярск Центр региона Жители 900 000 Основан 1628$/,
  ],
  [
    'the card of a chosen city that was not counted',
    () => <CityCard cities={cities} view={{ city: 3, all: false }} />,
    /Игарка Жители нет данных.*Основан нет данных/,
  ],
  [
    'the list',
    () => <CityTable cities={cities} {...choices} />,
    /Все 3 города.*Красноярск 900 000 1628 Норильск 300 000.*Игарка нет данных/,
  ],
  [
    'the list, longer than the first rows',
    () => <CityTable cities={many} {...choices} />,
    /14 строк.*Показать все 15/,
  ],
  [
    'the map: a city without people is not on it',
    () => <CityMap cities={cities} day="2021-10-01" {...choices} />,
    /2 города на карте.*Красноярск.*ODbL/,
  ],
  [
    'the tab, before the census: cities and when they were founded, nobody counted',
    () => <GeoParts cities={before} rating={null} overview={null} stat={null} {...choices} />,
    /^Города 3 Жители .*не было известно\..*Красноярск.*Основан 1628 Все 3 города (?!.*перепис)/,
  ],
  [
    'the tab, one city alone: no count of one, no table of one row, its neighbours beside',
    () => (
      <GeoParts
        cities={{ ...cities, cities: [city] }}
        rating={null}
        overview={sampleOverview}
        stat={sampleStat}
        {...choices}
      />
    ),
    /^(?!.*(Города 1|1 город|1 строка)).*Живут в городах 900 ?000.*Красноярск Центр региона.*Рядом: /,
  ],
  [
    'the tab, no cities',
    () => <GeoParts cities={none} rating={null} overview={null} stat={null} {...choices} />,
    /нет городов этого места/,
  ],
  [
    'the tab, failed',
    () => <GeoParts cities={null} rating={null} overview={null} stat={null} {...choices} />,
    /Города.*Повторить/,
  ],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});
