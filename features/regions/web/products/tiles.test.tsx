import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { sampleSource } from '../../testing/sample-places.ts';
import { FuelTile } from './FuelTile.tsx';
import type { FuelPrices, Shipments, Trade, TradeRating } from './load-products.ts';
import { ProductsParts } from './ProductsParts.tsx';
import { ProductsVerdict } from './ProductsParts.tsx';
import { SectionTable } from './SectionTable.tsx';
import { ShipmentsChart } from './ShipmentsChart.tsx';
import { TradeGoods } from './TradeGoods.tsx';
import { TradeRatingTable } from './TradeRatingTable.tsx';
import { TradeTrend } from './TradeTrend.tsx';

const made = { ...sampleSource, sample: true, caveat: 'Пример: открытого ряда нет.' };
const point = (year: number, value: number, sample = false) => ({ day: `${year}-12-31`, value, sample });
const none = { points: [], source: null };
const shipments: Shipments = {
  yugoId: 1,
  day: '2020-12-31',
  breakDay: '2017-12-31',
  total: { points: [point(2016, 60e9), point(2019, 80e9), point(2020, 100e9)], source: sampleSource },
  sections: [
    {
      code: 'mining',
      name: 'Добыча',
      value: 75e9,
      previous: 60e9,
      points: [point(2016, 50e9), point(2019, 60e9), point(2020, 75e9)],
    },
    { code: 'water', name: 'Вода', value: 25e9, previous: null, points: [point(2020, 25e9)] },
  ],
  source: sampleSource,
};
const noShipments: Shipments = { ...shipments, day: null, total: none, sections: [], source: null };
const trade: Trade = {
  yugoId: 1,
  day: '2020-12-31',
  exports: { points: [point(2019, 4e9, true), point(2020, 5e9, true)], source: made },
  imports: { points: [point(2019, 3e9, true), point(2020, 2e9, true)], source: made },
  goods: [{ code: 'metals', name: 'Металлы', exports: 5e9, imports: 2e9 }],
};
const noTrade: Trade = { ...trade, day: null, exports: none, imports: none, goods: [] };
const rating: TradeRating = {
  day: '2020-12-31',
  regions: [{ yugoId: 1, name: 'Красноярский край', value: 7e9, rank: 1 }],
  source: made,
};
const fuel: FuelPrices = {
  yugoId: 1,
  fuels: [
    {
      code: 'ai92',
      name: 'АИ-92',
      points: [
        { day: '2021-08-31', value: 49.5, sample: true },
        { day: '2021-09-30', value: 50.06, sample: true },
      ],
      outlook: [
        { months: 3, method: 'drift', price: 51, low: 48, high: 54.2, record: { ratio: 0.8, months: 20 } },
        { months: 12, method: 'stays', price: 50.06, low: 44, high: 57, record: null },
      ],
      warnings: ['fuel.regime'],
    },
  ],
  source: made,
};
const choices = { view: { industry: null }, change: () => {} } as const;

test.each<[string, () => ReactNode, RegExp]>([
  [
    'the sentence: a quarter more, three quarters of it from mining',
    () => <ProductsVerdict shipments={shipments} />,
    /За 2020 год.*100,0 млрд ₽.*на 25,0 % больше.*Добыча.*75 %/,
  ],
  [
    'the sentence, the year after the classification changed: no change is told',
    () => (
      <ProductsVerdict
        shipments={{
          ...shipments,
          total: { points: [point(2016, 1e9), point(2017, 2e9)], source: sampleSource },
        }}
      />
    ),
    /За 2017 год промышленность отгрузила товаров на 2,0 млрд ₽ \. Самый/,
  ],
  [
    'shipments, both sections with the break',
    () => <ShipmentsChart shipments={shipments} {...choices} />,
    /Добыча: \+25,0 % к 2019 году, сильнее других разделов.*добыча.*ОКВЭД-2.*Добыча.*Вода/,
  ],
  [
    'shipments, one section chosen',
    () => <ShipmentsChart shipments={shipments} view={{ industry: 'water' }} change={() => {}} />,
    /вода.*25,0 млрд/,
  ],
  [
    'shipments, none',
    () => <ShipmentsChart shipments={noShipments} {...choices} />,
    /не опубликована или известна не во всех/,
  ],
  [
    'the sections, one of them without a year before',
    () => <SectionTable shipments={shipments} />,
    /Добыча: 75 % отгрузки.*\+25,0 %.*Вода 25,0 млрд ₽ 25,0 % нет данных Вся промышленность 100,0 млрд ₽ 100,0 %/,
  ],
  ['the sections, none', () => <SectionTable shipments={noShipments} />, /не опубликована/],
  ['trade, generated', () => <TradeTrend trade={trade} />, /^Внешняя торговля пример/],
  [
    'trade, measured',
    () => <TradeTrend trade={{ ...trade, exports: { ...trade.exports, source: sampleSource } }} />,
    /Вывоз больше ввоза на 3,0 млрд \$/,
  ],
  ['trade, none', () => <TradeTrend trade={noTrade} />, /не известна/],
  ['goods, generated', () => <TradeGoods trade={trade} />, /^Чем торгует регион пример.*Итого/],
  ['goods, none', () => <TradeGoods trade={noTrade} />, /не известна/],
  [
    'the rating, generated',
    () => <TradeRatingTable rating={rating} />,
    /внешней торговле пример.*Красноярский край 7,0 млрд/,
  ],
  [
    'the rating, none',
    () => <TradeRatingTable rating={{ day: null, regions: [], source: null }} />,
    /не известна/,
  ],
  ['fuel, generated', () => <FuelTile fuel={fuel} />, /^Цены топлива пример.*открытого ряда нет/],
  [
    'fuel ahead, with its record and its warning',
    () => <FuelTile fuel={fuel} />,
    /через три месяца: 51,00 ₽, в девяти случаях из десяти от 48,00 ₽ до 54,20 ₽.*ошибка 0,80.*через год: 50,06 ₽.*прежняя цена.*в январе меняется акциз/,
  ],
  [
    'fuel, a district',
    () => <FuelTile fuel={{ ...fuel, fuels: [], source: null }} />,
    /они есть только у регионов/,
  ],
  [
    'the tab, shipments failed: trade stands',
    () => <ProductsParts {...{ trade, rating, fuel }} shipments={null} {...choices} />,
    /Отгружено товаров.*Повторить.*Внешняя торговля/,
  ],
  [
    'the tab, all failed',
    () => <ProductsParts shipments={null} trade={null} rating={null} fuel={null} {...choices} />,
    /Повторить.*Повторить.*Повторить.*Повторить.*Повторить/,
  ],
])('%s', (_what, part, says) => {
  expect(drawTile(part())).toMatch(says);
});

test('a section not chosen is not drawn, and without shipments there is no sentence', () => {
  const one = drawTile(
    <ShipmentsChart shipments={shipments} view={{ industry: 'water' }} change={() => {}} />,
  );
  expect(one).not.toContain('Добыча');
  expect(drawTile(<ProductsVerdict shipments={noShipments} />)).toBe('');
});
