import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile, drawTileMarks, drawWhole } from '#platform/web/testing/draw-tile.tsx';
import { readOverviewView } from '../../domain/overview/overview-view.ts';
import {
  moscow,
  sampleIndicator,
  sampleOverview,
  sampleSource,
  sampleStat,
  silent,
} from '../../testing/sample-places.ts';
import { sampleForecast } from '../../testing/sample-forecast.ts';
import { sampleStages } from '../../testing/sample-stages.ts';
import { NewsTileView } from '../news/NewsTile.tsx';
import { DeathsTile } from './DeathsTile.tsx';
import { EconomyTile, PeopleTile } from './IndicatorTiles.tsx';
import { NeighboursTile } from './NeighboursTile.tsx';
import { OverviewParts } from './OverviewParts.tsx';
import { RegionHead } from '../region/RegionHead.tsx';
import { ReceiptTile } from './ReceiptTile.tsx';
import { TrendChart } from './TrendChart.tsx';
import { WeekFigures } from './WeekFigures.tsx';

// The figures of the overview come with its page: while they are loaded there is no tile yet; where a call failed its
// tiles say so and the others stand. The news alone comes later and has all five states.

type News = Parameters<typeof NewsTileView>[0]['widget']['data'][number];
const nothing = { week: null, previousWeek: null, changePercent: null, addends: [], total: null };
const unreported = { ...sampleStat, firstDay: null, cases: [], cured: [], deaths: [] };
const made = { ...sampleSource, sample: true };
const headline = {
  newsId: 7,
  date: '2021-10-20T09:00:00.000Z',
  title: 'В Москве открыли мост',
  language: 'ru',
} as News;

const news = (widget: Partial<Parameters<typeof NewsTileView>[0]['widget']>) => (
  <NewsTileView
    yugoId={1124665}
    name="Москва"
    widget={{ data: [], loading: false, error: null, ...widget }}
    onRetry={() => {}}
  />
);
const trend = (stat: typeof sampleStat, search = '', compared: (typeof sampleStat)[] = []) => (
  <TrendChart
    {...{ stat, compared }}
    stages={sampleStages}
    terms={[]}
    view={readOverviewView(new URLSearchParams(search), stat.yugoId)}
    change={() => {}}
  />
);

const parts = (data: Partial<Parameters<typeof OverviewParts>[0]['data']>) => (
  <OverviewParts
    data={{
      overview: sampleOverview,
      stat: sampleStat,
      review: null,
      compared: [],
      stages: sampleStages,
      forecast: sampleForecast,
      terms: [],
      ...data,
    }}
    yugoId={1124665}
    view={readOverviewView(new URLSearchParams(), 1124665)}
    change={() => {}}
  />
);

test.each<[string, () => ReactNode, RegExp]>([
  [
    'the page, its figures failed: the chart stands',
    () => parts({ overview: null }),
    /Не удалось загрузить.*Повторить.*Новые случаи по дням.*Оперштаб.*Экономика.*Не удалось загрузить/,
  ],
  [
    'the page, its days failed: the figures stand',
    () => parts({ stat: null }),
    /1 770.*Новые случаи по дням.*Не удалось загрузить.*Повторить.*Валовой региональный продукт.*Умершие по дням.*Не удалось загрузить/,
  ],
])('%s', async (_what, page, says) => {
  expect(await drawWhole(page())).toMatch(says);
});

test.each<[string, () => ReactNode, RegExp]>([
  [
    'the head, its card failed: the way up and the actions stand',
    () => <RegionHead yugoId={1124665} card={null} geo={null} />,
    /Регион.*Повторить.*Сравнить.*Печать/,
  ],

  [
    'the week, full',
    () => <WeekFigures overview={sampleOverview} />,
    /1 770.*\+100,0 %.*1 700 000 с начала.*12.*900/,
  ],
  [
    'the week, one figure not published',
    () => <WeekFigures overview={{ ...sampleOverview, deaths: nothing }} />,
    /1 770.*Умерли за 7 дней нет данных.*900/,
  ],
  [
    'the week, two people died of fifty before: a bound, its reason, no fall of 96 per cent',
    () => (
      <WeekFigures
        overview={{ ...sampleOverview, deaths: { ...sampleOverview.deaths, week: 2, changePercent: -96 } }}
      />
    ),
    /Умерли за 7 дней меньше.3 Меньше 3 человек пишем без точного числа: (?!.*96)/,
  ],
  [
    'the week, six died of twenty before: both counts, no per cent',
    () => (
      <WeekFigures
        overview={{
          ...sampleOverview,
          deaths: { ...sampleOverview.deaths, week: 6, previousWeek: 20, changePercent: -70 },
        }}
      />
    ),
    /Умерли за 7 дней 6 неделей раньше 20 (?!.*70)/,
  ],
  [
    'the week, nothing published',
    () => <WeekFigures overview={{ ...sampleOverview, cases: nothing, deaths: nothing, cured: nothing }} />,
    /(нет данных.*){3}/,
  ],
  [
    'indicators, full',
    () => <EconomyTile overview={sampleOverview} />,
    /Валовой региональный продукт.*2019, в России 500.*120.*\+20,0 % в ценах года.*Росстат/,
  ],
  ['people, full', () => <PeopleTile overview={sampleOverview} />, /Рождаемость/],
  [
    'people, none',
    () => <PeopleTile overview={{ ...sampleOverview, people: [] }} />,
    /показатели населения не опубликованы/,
  ],
  [
    'indicators, the country unknown and no year before',
    () => (
      <EconomyTile
        overview={{ ...sampleOverview, economy: [{ ...sampleIndicator, country: null, previous: null }] }}
      />
    ),
    /продукт 2019 120/,
  ],
  [
    'indicators, none',
    () => <EconomyTile overview={{ ...sampleOverview, economy: [] }} />,
    /экономические показатели не опубликованы/,
  ],
  [
    'the country’s figure as the sum of its regions, said to be',
    () => (
      <EconomyTile overview={{ ...sampleOverview, economy: [{ ...sampleIndicator, isCountrySum: true }] }} />
    ),
    /2019, в России 500.*сумма регионов/,
  ],
  [
    'indicators, generated',
    () => <EconomyTile overview={{ ...sampleOverview, economy: [{ ...sampleIndicator, sample: true }] }} />,
    /продукт.*пример/,
  ],
  [
    'neighbours, full',
    () => <NeighboursTile overview={sampleOverview} stat={sampleStat} />,
    /Рядом: Москва 1-е по величине из 85.*Москва.*14.*\+100,0 %/,
  ],
  [
    'neighbours, one without figures and no rank',
    () => (
      <NeighboursTile
        overview={{ ...sampleOverview, rank: null, neighbours: [moscow, silent] }}
        stat={sampleStat}
      />
    ),
    /на 100 тысяч за неделю.*Карелия.*нет данных/,
  ],
  [
    'the receipt, full',
    () => <ReceiptTile overview={sampleOverview} />,
    /Откуда 1 770 14–20 октября 2021.*223.*283.*Сумма 1 770 Оперштаб.*Известно с 20 октября 2021/,
  ],
  [
    'the receipt, generated',
    () => <ReceiptTile overview={{ ...sampleOverview, source: made }} />,
    /Сумма 1 770.*пример/,
  ],
  [
    'deaths, full',
    () => <DeathsTile stat={sampleStat} />,
    /Умершие: 3–9 в.день за.последнюю неделю.*Официальные данные о смертях занижены/,
  ],
  ['deaths, generated', () => <DeathsTile stat={{ ...sampleStat, source: made }} />, /занижены.*пример/],
  ['the trend, full', () => trend(sampleStat), /Новые случаи по дням.*Оперштаб, 11–20 октября 2021/],
  [
    'the trend, two places',
    () => trend(sampleStat, 'compare=1', [{ ...sampleStat, yugoId: 1, shortName: 'Россия' }]),
    /Москва.*Россия/,
  ],
  ['the trend, before the first report', () => trend(unreported), /К этому дню отчётов ещё не было/],
  ['news, loading', () => news({ loading: true }), /^Новости Загружается$/],
  ['news, none', () => news({}), /новостей о месте «Москва» в ленте нет/],
  ['news, failed', () => news({ loading: true, error: 'internal' }), /Не удалось загрузить.*Повторить/],
  [
    'news, those shown while newer ones are loaded',
    () => news({ loading: true, data: [headline] }),
    /20 окт 2021 В Москве открыли мост/,
  ],
  ['news, full', () => news({ data: [headline] }), /20 окт 2021 В Москве открыли мост.*Новости на/],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});

test('what has nothing to say takes no room: a receipt without a sum, neighbours of none, deaths never reported', () => {
  const overview = { ...sampleOverview, cases: nothing, neighbours: [] };
  expect(drawTile(<ReceiptTile overview={overview} />)).toBe('');
  expect(drawTile(<NeighboursTile overview={overview} stat={sampleStat} />)).toBe('');
  expect(drawTile(<DeathsTile stat={unreported} />)).toBe('');
});

test('the head of a dossier is a landmark named by the place', () => {
  const head = drawTileMarks(<RegionHead yugoId={1_124_665} card={null} geo={null} />);
  expect(head).toMatch(/<section[^>]* aria-label="Досье региона: .*<h1/);
});
