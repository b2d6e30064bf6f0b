import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listRequests, nextPage, spanOf } from './list-requests.ts';
import { openPlaceBook, type KnownPlace } from './place-book.ts';
import { readNumber } from './read-number.ts';
import { readPeriod } from './read-period.ts';
import { readSource } from './read-source.ts';
import { Recipe } from './recipe.ts';
import type { SourceItem } from './take-rows.ts';

const places: KnownPlace[] = [
  { iso: 'RU', yugoId: 1180665, okato: null, oktmo: null, names: ['Российская Федерация', 'Россия'] },
  {
    iso: 'RU-TA',
    yugoId: 1124616,
    okato: '92',
    oktmo: '92',
    names: ['Республика Татарстан', 'Татарстан', 'Республики Татарстан', 'Republic of Tatarstan'],
  },
  { iso: 'RU-MOS', yugoId: 1124650, okato: '46', oktmo: '46', names: ['Московская область'] },
  { iso: 'RU-MOW', yugoId: 1124665, okato: '45', oktmo: '45', names: ['Москва', 'Москвы'] },
  { iso: 'RU-KEM', yugoId: 1124642, okato: '32', oktmo: '32', names: ['Кемеровская область — Кузбасс'] },
  { iso: 'RU-AMU', yugoId: 1124628, okato: '10', oktmo: '10', names: ['Амурская область'] },
  { iso: 'RU-NEN', yugoId: 1124683, okato: '11100', oktmo: '11800', names: ['Ненецкий автономный округ'] },
];
const names = { ru: 'x', en: 'x', ja: 'x', pt: 'x', es: 'x' };
const recipeOf = (more: object): Recipe =>
  Recipe.parse({
    code: 'office',
    title: names,
    about: names,
    source: 'office',
    owner: 'operators',
    licence: { name: 'CC BY 4.0' },
    request: { address: 'https://office.example/data' },
    format: 'csv',
    place: { column: 'place', key: 'name' },
    period: { column: 'year', format: 'YYYY' },
    figures: [{ indicator: 'rain', unit: 'litre', value: 'value' }],
    calendar: { every: 'month' },
    ...more,
  });
const fixture = (name: string): Uint8Array => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => (/[А-я]/.test(sign) ? sign.charCodeAt(0) - 0x350 : sign.charCodeAt(0)));

async function read(recipe: Recipe, bytes: Uint8Array | string, given = {}): Promise<SourceItem[]> {
  const answer = { bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, given };
  const readWorkbook = (): string[][] => [
    ['place', 'year', 'value'],
    ['Москва', '2020', '5'],
  ];
  const items: SourceItem[] = [];
  const tools = { places, readWorkbook, unpack: () => [] };
  for await (const item of readSource(recipe, [answer], tools)) if (item.kind !== 'entity') items.push(item);
  return items;
}
const short = (items: readonly SourceItem[]): unknown[] =>
  items.map((item) =>
    item.kind === 'row' ? [item.place, item.period, item.value] : `${item.row} ${item.kind}`,
  );

test('a place is found by its codes and by its name in any case, half or kind; two of one name are nobody', () => {
  const find = openPlaceBook(places);
  for (const written of [
    'Республика Татарстан',
    'Татарстана',
    'Республикой Татарстан',
    'респ. Татарстан',
    'TATARSTAN, Republic of',
  ])
    expect([written, find(written, 'name')]).toEqual([written, 'RU-TA']);
  for (const written of ['Московской области', 'Московская обл.', 'московскую область'])
    expect(find(written, 'name')).toBe('RU-MOS');
  for (const written of ['г. Москва', 'Москве', 'город Москва']) expect(find(written, 'name')).toBe('RU-MOW');
  for (const written of ['Кемеровская область', 'Кемеровская область - Кузбасс', 'Кузбасс'])
    expect(find(written, 'name')).toBe('RU-KEM');
  expect(find('Нарния', 'name')).toBeUndefined();
  expect([find('45000000000', 'okato'), find('643', 'okato'), find('45286', 'okato')]).toEqual([
    'RU-MOW',
    'RU',
    undefined,
  ]);
  expect([find('10000000', 'oktmo'), find('11800000', 'oktmo'), find('00000000', 'oktmo')]).toEqual([
    'RU-AMU',
    'RU-NEN',
    'RU',
  ]);
  expect([find('RUS', 'country'), find('JPN', 'country'), find('1124616', 'yugo')]).toEqual([
    'RU',
    undefined,
    'RU-TA',
  ]);
});

test('periods are read by their format, and a day that is none is refused', () => {
  expect(readPeriod('02.03.2022', 'DD.MM.YYYY')).toBe('2022-03-02');
  expect(readPeriod('31.02.2022', 'DD.MM.YYYY')).toBeNull();
  expect(readPeriod('2020M01', 'YYYY[M]MM')).toBe('2020-01');
  expect(readPeriod('2020Q3', 'YYYY[Q]q')).toBe('2020-Q3');
  expect(readPeriod('13Mar2020', 'DDMMMYYYY')).toBe('2020-03-13');
  expect(readPeriod('2023-06-23T00:00:00+03:00', 'YYYY-MM-DD')).toBe('2023-06-23');
  expect(readPeriod('06.2026', 'MM.YYYY')).toBe('2026-06');
  expect(readPeriod('2020', 'YYYY-MM')).toBeNull();
});

test('a number has its decimal mark, blanks between thousands go, hidden codes are no numbers', () => {
  const russian = { decimal: ',', missing: ['', '-77777777'] } as const;
  expect(readNumber('134\u00A0443,7', russian)).toBe(134443.7);
  expect(readNumber('-77777777.0', { ...russian, decimal: '.' })).toBeNull();
  expect(readNumber('', russian)).toBeNull();
  expect(readNumber('72.6 [71.9-73.2]', { decimal: '.', missing: [] })).toHaveProperty('reason');
});

test('a table in windows-1251 with semicolons and decimal commas is read, an unknown place is refused by its row', async () => {
  const recipe = recipeOf({ decimal: ',' });
  const items = await read(
    recipe,
    windows1251('place;year;value\nМосква;2020;1,5\nНарния;2020;2\nМосква;2021;\n'),
  );
  expect(short(items)).toEqual([['RU-MOW', '2020', 1.5], '2 refused', '3 empty']);
  expect(items[1]).toHaveProperty('reasons', [{ code: 'no_place', details: { place: 'Нарния' } }]);
});

test('XML with attributes, a nominal and a decimal comma', async () => {
  const recipe = recipeOf({
    format: 'xml',
    rows: 'ValCurs.Record',
    decimal: ',',
    place: { always: 'RU' },
    period: { column: '@Date', format: 'DD.MM.YYYY' },
    figures: [
      {
        indicator: 'rate',
        unit: 'rub',
        value: 'Value',
        divideBy: 'Nominal',
        dims: { currency: { column: 'currency', values: { R1: 'dzd' } } },
      },
    ],
  });
  const xml =
    '<ValCurs><Record Date="18.07.2026"><Nominal>100</Nominal><Value>58,9709</Value></Record></ValCurs>';
  expect(await read(recipe, xml, { currency: 'R1' })).toMatchObject([
    { place: 'RU', period: '2026-07-18', dims: 'currency=dzd', value: 0.589709 },
  ]);
});

test('a generic SDMX-ML answer of fedstat is read by one expression', async () => {
  const recipe = recipeOf({
    format: 'xml',
    decimal: ',',
    rows: `GenericData.DataSet.Series.{"okato": SeriesKey.Value["s_OKATO"=$."@concept"]."@value", "year": Obs.Time, "value": Obs.ObsValue."@value"}`,
    place: { column: 'okato', key: 'okato' },
  });
  expect(short(await read(recipe, fixture('fedstat-two-series.xml')))).toEqual([
    ['RU', '2022', 134443.7],
    ['RU', '1991', 74.2],
  ]);
});

test('JSON-stat of both versions, with sparse cells', async () => {
  const stat = { format: 'json-stat', place: { always: 'RU' }, period: { column: 'time', format: 'YYYY' } };
  const old = await read(recipeOf(stat), fixture('json-stat-1.json'));
  expect(old).toHaveLength(24);
  expect(old[0]).toMatchObject({ period: '1990', value: 15800 });
  const sparse = {
    class: 'dataset',
    id: ['geo', 'time'],
    size: [2, 2],
    dimension: {
      geo: { category: { index: ['IT', 'RU'] } },
      time: { category: { index: { 2020: 0, 2021: 1 } } },
    },
    value: { 3: 7 },
  };
  const recipe = recipeOf({ ...stat, place: { column: 'geo', key: 'country', others: 'pass' } });
  expect(short(await read(recipe, JSON.stringify(sparse)))).toEqual([['RU', '2021', 7]]);
  expect(
    (
      await read(recipeOf({ ...stat, period: { column: 'year', format: 'YYYY' } }), fixture('canada.json'))
    )[0],
  ).toMatchObject({
    period: '2012',
    value: 34880.5,
  });
});

test('SDMX-JSON 1.0 and 2.0, SDMX-CSV, CKAN, SPARQL and a workbook', async () => {
  const daily = { place: { always: 'RU' }, period: { column: 'TIME_PERIOD', format: 'YYYY-MM-DD' } };
  const figures = [{ indicator: 'rate', unit: 'rub', value: 'OBS_VALUE' }];
  for (const name of ['sdmx-json-1.json', 'sdmx-json-2.json']) {
    const items = await read(recipeOf({ format: 'sdmx-json', figures, ...daily }), fixture(name));
    expect([name, items.length > 0, items.every(({ kind }) => kind === 'row')]).toEqual([name, true, true]);
  }
  const csv = {
    format: 'sdmx-csv',
    figures,
    place: { always: 'RU' },
    period: { column: 'DIM_3', format: 'YYYY-MM' },
  };
  expect(short(await read(recipeOf(csv), fixture('sdmx-csv-1.csv')))).toEqual([
    ['RU', '2014-01', 12.4],
    ['RU', '2014-02', 10.8],
  ]);
  const ckan = { success: true, result: { records: [{ place: 'Москва', year: 2020, value: '5' }] } };
  expect(short(await read(recipeOf({ format: 'ckan' }), JSON.stringify(ckan)))).toEqual([
    ['RU-MOW', '2020', 5],
  ]);
  const sparql = {
    format: 'sparql',
    place: { always: 'RU' },
    figures: [{ indicator: 'born', unit: 'count', value: 'year' }],
  };
  expect(await read(recipeOf(sparql), fixture('sparql-results.json'))).toHaveLength(2);
  expect(short(await read(recipeOf({ format: 'xlsx' }), 'PK'))).toEqual([['RU-MOW', '2020', 5]]);
});

test('columns that are days become records, and the newest edition of what is said twice stands', async () => {
  const wide = recipeOf({
    wide: { columns: '\\d{2}[A-Z][a-z]{2}\\d{4}', name: 'day', value: 'index' },
    place: { column: 'CountryCode', key: 'country', others: 'pass' },
    period: { column: 'day', format: 'DDMMMYYYY' },
    figures: [{ indicator: 'index', unit: 'point', value: 'index' }],
  });
  expect(short(await read(wide, 'CountryCode,13Mar2020,14Mar2020\nRUS,26.39,30.09\nJPN,1,2\n'))).toEqual([
    ['RU', '2020-03-13', 26.39],
    ['RU', '2020-03-14', 30.09],
    '3 passed',
    '4 passed',
  ]);
  const newest = recipeOf({ newest: { column: 'source', pattern: '(\\d{4})$' } });
  const twice =
    'place,year,value,source\nМосква,2020,1,Book 2023\nМосква,2020,2,Book 2025\nМосква,2020,3,Book 2024\n';
  expect(short(await read(newest, twice))).toEqual([['RU-MOW', '2020', 2]]);
});

test.each([
  ['a page with status 200', '<!DOCTYPE html><html><title>Access denied</title></html>', 'html_instead', {}],
  ['a table cut in the middle', 'place,year,value\nМосква,2020,1\nМосква,20', 'cut_off', {}],
  ['a changed column', 'region,year,value\nМосква,2020,1\n', 'missing_columns', {}],
  ['an empty table', 'place,year,value\n', 'no_rows', {}],
  ['half of a JSON', '[{"place":', 'cut_off', { format: 'json' }],
  ['half of an XML', '<a><b><c>1</c>', 'cut_off', { format: 'xml', rows: 'a.b' }],
  ['words in place of data', 'Sorry, come again', 'not_json', { format: 'json' }],
  [
    'an error of the World Bank',
    '[{"message":[{"id":"120","key":"Invalid value"}]}]',
    'service_error',
    { format: 'json' },
  ],
  [
    'a large answer of Eurostat',
    '{"warning":{"status":413,"label":"ASYNCHRONOUS_RESPONSE"}}',
    'service_error',
    { format: 'json-stat' },
  ],
  [
    'an error of CKAN',
    '{"success":false,"error":{"__type":"Not Found Error"}}',
    'service_error',
    { format: 'ckan' },
  ],
  ['a wrong expression', '[]', 'bad_expression', { format: 'json', rows: '$[' }],
  ['no workbook', 'abc', 'bad_workbook', { format: 'xlsx' }],
])('%s is refused whole', async (_name, text, reason, more) => {
  await expect(read(recipeOf(more), text)).rejects.toMatchObject({ reason });
});

test('requests are filled with days, cases and pages', () => {
  const recipe = recipeOf({
    request: {
      address: 'https://office.example/data',
      parameters: { from: '{since:DD/MM/YYYY}', code: '{series}' },
      each: { name: 'series', values: ['A', 'B'] },
      paging: { by: 'offset', parameter: 'offset', first: 0, size: 100 },
      since: { first: '2000-01-01', days: 30 },
    },
  });
  const [first, second] = listRequests(recipe, spanOf(recipe, '2026-11-28', true));
  expect(first!.address).toBe('https://office.example/data?from=01%2F01%2F2000&code=A&offset=0');
  expect(second!.given).toEqual({ series: 'B' });
  expect(nextPage(recipe, first!, 1).address).toContain('offset=200');
  expect(spanOf(recipe, '2026-11-28', false).since).toBe('2026-10-29');
});
