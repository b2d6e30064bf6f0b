import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { EmptyDay } from './feed/EmptyDay.tsx';
import { CountryTile } from './rail/CountryTile.tsx';
import { DayTile } from './rail/DayTile.tsx';
import { HotTile } from './rail/HotTile.tsx';
import { ObjectsTile } from './rail/ObjectsTile.tsx';
import { PlacesTile } from './rail/PlacesTile.tsx';
import { DaysTile } from './region/DaysTile.tsx';
import type { RegionStat } from './region/region-stat.ts';
import { ToneDaysTile } from './region/ToneDaysTile.tsx';
import { RegionsTile } from './rail/RegionsTile.tsx';
import { HoursTile } from './story/HoursTile.tsx';
import type { Story, SourceStat } from './answers.ts';
import { readSearchAddress } from '../domain/search/search-address.ts';
import { RegionCard } from './search/RegionCard.tsx';
import { NamedObjects } from './source/NamedObjects.tsx';
import { Originality } from './source/Originality.tsx';
import { RubricShares } from './source/RubricShares.tsx';
import { SourceDays } from './source/SourceDays.tsx';
import { ToneShares } from './source/ToneShares.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => (hour === 14 ? 61 : 0));
const day = { day: '2020-06-08', hours, headlines: 61, untimed: 3, outlets: 12 };
const figures = {
  day: '2020-06-07',
  cases: { value: 61_780, changePercent: 1.1 },
  deaths: { value: 1116, changePercent: null },
  dailyFrom: '2020-06-01',
  daily: [8863, 8536, null, 8529, 8831, 8726, 8855],
  rising: 40,
  ranked: 85,
  places: [],
  source: 'Роспотребнадзор',
};
const place = { yugoId: 1124665, name: 'Москва', count: 14, latitude: 55.75, longitude: 37.6 };
const object = { id: 7, name: 'Роспотребнадзор', objectType: 4, count: 14, hours };
const tones = { positive: 3, neutral: 40, negative: 18 };
const region: RegionStat = {
  place: { yugoId: 1124665, name: 'Москва', kind: 'region' } as RegionStat['place'],
  from: '2020-06-07',
  to: '2020-06-08',
  headlines: 61,
  outlets: 12,
  tone: tones,
  days: [
    { day: '2020-06-07', headlines: 0, isKnown: false, positive: 0, neutral: 0, negative: 0 },
    { day: '2020-06-08', headlines: 61, isKnown: true, ...tones },
  ],
  objects: [],
  cities: [],
};
/** One positive headline in two days. */
const few: RegionStat = {
  ...region,
  tone: { positive: 1, neutral: 0, negative: 0 },
  days: region.days.map((day) => ({ ...day, isKnown: true, positive: 1, neutral: 0, negative: 0 })),
};
const outlet: SourceStat = {
  sourceId: 5,
  name: 'Outlet',
  domain: 'outlet.example',
  owner: null,
  total: 61,
  days: Array.from({ length: 30 }, (_, at) => ({
    day: `2020-05-${String(at + 1).padStart(2, '0')}`,
    count: at,
    isKnown: at > 20,
  })),
  rubrics: [{ id: 6, name: 'Спорт', count: 20, share: 0.4, shareOfAll: 0.2 }],
  tones: { ...tones, unknown: 0 },
  stories: 9,
  firstIn: 3,
  objects: [{ id: 7, name: 'Роспотребнадзор', objectType: 4, count: 14 }],
  reprints: 4,
  reprinted: [{ sourceId: 6, name: 'Other', count: 4 }],
  reprintedBy: 2,
};
const silent = { ...outlet, total: 0, rubrics: [], objects: [], stories: 0, firstIn: 0, reprints: 0 };

test.each<[string, () => ReactNode, RegExp]>([
  ['the country, loaded', () => <CountryTile figures={figures} />, /61 780.*1 116/],
  [
    'the country, months old',
    () => <CountryTile figures={{ ...figures, day: '2020-03-10' }} />,
    /61 780.*Данные за 10 марта/,
  ],
  [
    'the country, a figure not published',
    () => <CountryTile figures={{ ...figures, deaths: { value: null, changePercent: null } }} />,
    /нет данных/,
  ],
  ['the country, failed', () => <CountryTile figures={null} />, /Не удалось загрузить.*Повторить/],
  ['the day, loaded', () => <DayTile day={day} />, /61 заголовок.*12 изданий/],
  [
    'the day, empty',
    () => <DayTile day={{ ...day, hours: hours.map(() => 0), headlines: 0 }} />,
    /За этот день заголовков нет/,
  ],
  ['the day, failed', () => <DayTile day={null} />, /Не удалось загрузить.*Повторить/],
  ['objects, loaded', () => <ObjectsTile objects={[object]} />, /Роспотребнадзор.*14/],
  ['objects, empty', () => <ObjectsTile objects={[]} />, /объектов не нашлось/],
  ['objects, failed', () => <ObjectsTile objects={null} />, /Не удалось загрузить.*Повторить/],
  ['places, loaded', () => <PlacesTile places={[place]} />, /Москва/],
  ['places, empty', () => <PlacesTile places={[]} />, /не называют ни одного региона/],
  ['places, failed', () => <PlacesTile places={null} />, /Не удалось загрузить.*Повторить/],
  ['a region’s days, loaded', () => <DaysTile stat={region} />, /нет данных.*7 июн – 8 июня 2020/],
  ['a region’s tones, loaded', () => <ToneDaysTile stat={region} />, /Отрицательных больше.*18/],
  [
    'one headline a day: no line stands between it and none',
    () => <ToneDaysTile stat={few} />,
    /не показаны\. 1 2 3 4 5 /,
  ],
  ['an outlet’s days, loaded', () => <SourceDays stat={outlet} />, /30 мая 2020: 29/],
  ['an outlet’s rubrics, loaded', () => <RubricShares rubrics={outlet.rubrics} />, /Спорт.*40/],
  ['an outlet’s rubrics, none', () => <RubricShares rubrics={[]} />, /Рубрик у этих заголовков нет/],
  ['an outlet’s tones, loaded', () => <ToneShares counts={outlet.tones} />, /66 % 40/],
  ['an outlet’s objects, loaded', () => <NamedObjects stat={outlet} />, /Роспотребнадзор.*14/],
  [
    'an outlet’s originality, loaded',
    () => <Originality stat={outlet} />,
    /Первым написало в 3 из 9.*Перепечаток: 4/,
  ],
  [
    'an outlet’s originality, nothing to judge by',
    () => <Originality stat={silent} />,
    /где есть и другие издания, нет/,
  ],
  [
    'a day whose news are still on their way',
    () => <EmptyDay nearest={{ day: '2020-06-05', isLoading: true }} />,
    /пока нет: остальные дни ещё загружаются.*Ближайший день с новостями: 5 июня 2020/,
  ],
  [
    'a day without news',
    () => <EmptyDay nearest={{ day: '2020-06-05', isLoading: false }} />,
    /За 13 июля 2020 новостей нет.*Ближайший день с новостями: 5 июня 2020/,
  ],
  [
    'all regions, each to its headlines',
    () => (
      <RegionsTile
        title="Регионы"
        regions={[{ yugoId: 1124665, byLocale: { ru: 'Москва', en: '', ja: '', pt: '', es: '' } }]}
      />
    ),
    /Регионы.*Москва/,
  ],
  [
    'a region searched by its name',
    () => (
      <RegionCard
        asked={readSearchAddress(new URLSearchParams('q=мск'))}
        region={{ yugoId: 1124665, names: { ru: 'Москва', en: '', ja: '', pt: '', es: '' } }}
      />
    ),
    /Москва.*Все заголовки региона.*RSS.*Досье региона/,
  ],
  [
    'a region chosen without words, whose headlines are the page',
    () => (
      <RegionCard
        asked={readSearchAddress(new URLSearchParams('region=1124665'))}
        region={{ yugoId: 1124665, names: { ru: 'Москва', en: '', ja: '', pt: '', es: '' } }}
      />
    ),
    /^(?!.*Все заголовки региона).*Москва.*RSS.*Досье региона/s,
  ],
  ['a day without news, failed', () => <EmptyDay nearest={null} />, /новостей нет/],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});

test('what is hot shows nothing where nothing is', () => {
  expect(drawTile(<HotTile news={[]} lead={null} />)).toBe('');
});

test('hours of a story are drawn with their fullest one named, and not where each brought one headline', () => {
  const told = (counts: readonly number[]) =>
    ({ storyId: 7, days: [{ day: '2020-06-08', hours: counts }] }) as Story;
  expect(drawTile(<HoursTile story={told(hours)} />)).toContain('61');
  expect(drawTile(<HoursTile story={told(hours.map((_, at) => (at < 5 ? 1 : 0)))} />)).toBe('');
});
