import type { FileRead, OwnSeries } from '../web/load-own-data.ts';

const value = {
  column: 3,
  series: 1,
  time: '31.12.2020',
  day: '2020-12-31',
  refusal: null,
  doubts: [],
  beside: null,
  suggested: null,
  level: null,
};

/** A file as it was understood: a strange value, one whose place nobody knows, and one that is right. */
export const sampleRead: FileRead = {
  fileName: 'a.csv',
  shape: 'a'.repeat(32),
  template: null,
  reading: {
    encoding: 'windows-1251',
    separator: 'semicolon',
    decimal: 'comma',
    marks: { comma: 5, dot: 0, spaced: 0 },
    dayOrder: 'dmy',
    isOrderTold: true,
    period: 'year',
    headerRow: 3,
    emptyRows: 1,
    totalRows: 1,
    missing: 0,
  },
  lines: [{ row: 3, cells: ['Регион', 'Год', 'Безработица, %'] }],
  columns: [
    { at: 1, name: 'Регион' },
    { at: 2, name: 'Год' },
    { at: 3, name: 'Безработица, %' },
  ],
  mapping: { place: 1, time: 2, series: 0, unit: 0, values: [3] },
  series: [
    {
      number: 1,
      name: 'Безработица',
      unit: '%',
      unitCode: 'percent',
      values: 2,
      latest: { day: '2020-12-31', places: [{ yugoId: 1124616, value: 3.6 }] },
      likeness: {
        indicator: 'unemployment_rate',
        name: 'Уровень безработицы',
        isChosen: false,
        shared: 9,
        same: 7,
        ratio: 1.02,
        correlation: 0.98,
      },
      earlier: null,
    },
  ],
  corrected: {
    cells: [{ row: 5, column: 3, before: '3;7', after: '3,7' }],
    excluded: [{ row: 9, text: 'Мордор · 2020 · 5,2' }],
  },
  places: [
    { written: 'Ростов', yugoId: null, name: null, iso: null, way: null, rows: 1 },
    { written: 'Респ. Татарстан', yugoId: 1124616, name: 'Татарстан', iso: 'RU-TA', way: 'form', rows: 2 },
  ],
  counts: { values: 3, ready: 1, doubted: 1, refused: 1, places: 1, unknownPlaces: 1 },
  first: '2020-12-31',
  last: '2020-12-31',
  values: [
    {
      ...value,
      row: 6,
      place: 'Респ. Татарстан',
      yugoId: 1124616,
      written: '290,0',
      value: 290,
      doubts: ['over100'],
      suggested: 29,
      level: 18.5,
    },
    { ...value, row: 7, place: 'Ростов', yugoId: null, written: '5,2', value: 5.2, refusal: 'place' },
    { ...value, row: 4, place: 'Респ. Татарстан', yugoId: 1124616, written: '3,6', value: 3.6 },
  ],
};

/** A series of somebody's own. */
export const sampleSeries: OwnSeries = {
  id: 1,
  name: 'Безработица',
  unit: '%',
  unitCode: 'percent',
  period: 'year',
  decimals: 1,
  source: 'Минтруд',
  fileName: 'a.csv',
  loadedAt: '2021-10-12T08:00:00.000Z',
  isDeleted: false,
  values: 3,
  places: 1,
  first: '2019-12-31',
  last: '2020-12-31',
  siblings: 0,
};
