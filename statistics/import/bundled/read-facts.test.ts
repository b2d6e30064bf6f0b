import { expect, test } from 'vitest';
import { fromEpochDay } from '../periods.ts';
import type { TableRow } from '../read-rows.ts';
import type { FactRow } from '../store/series.ts';
import type { Catalogue } from './catalogue.ts';
import type { BundledFile } from './bundled-file.ts';
import { otherFiles } from './files.ts';
import { readFacts } from './read-facts.ts';

const catalogue: Catalogue = {
  indicators: new Map([
    ['cases', { kind: 'daily', anchor: '12-31' }],
    ['people', { kind: 'annual', anchor: '01-01' }],
    ['register', { kind: 'annual', anchor: '10-01' }],
    ['wage', { kind: 'monthly', anchor: '12-31' }],
  ]),
  columns: new Map([
    [
      'set',
      new Map([
        ['cases_new', { indicator: 'cases', dims: '', scale: 1 }],
        ['population', { indicator: 'people', dims: 'sex={sex};age={age}', scale: 1000 }],
        ['register', { indicator: 'register', dims: '', scale: 1 }],
        ['income_per_capita', { indicator: 'wage', dims: '', scale: 1 }],
        ['average_wage', { indicator: 'wage', dims: '', scale: 1 }],
      ]),
    ],
  ]),
  corrections: new Map(),
  places: new Map([
    ['RU-MOW', 1_124_665],
    ['Уральский федеральный округ', 1_180_606],
  ]),
};
const file: BundledFile = {
  dataSet: 'set',
  path: 'sample.csv',
  place: 'yugo_id',
  time: 'date',
  values: ['cases_new'],
  source: 'office',
  published: 'same day',
};

async function* table(...rows: TableRow[]): AsyncGenerator<TableRow> {
  yield* rows;
}

async function read(of: BundledFile, ...rows: TableRow[]): Promise<FactRow[]> {
  const facts: FactRow[] = [];
  for await (const fact of readFacts(of, table(...rows), catalogue)) facts.push(fact);
  return facts;
}

test('a daily report is known on its day, and a negative correction stays negative', async () => {
  const [fact] = await read(file, { date: '2021-10-20', yugo_id: '1124665', cases_new: '-3' });
  expect(fact).toMatchObject({
    indicator: 'cases',
    place: 1_124_665,
    value: -3,
    knownAtAssumed: false,
    source: 'office',
  });
  expect([fact!.day, fact!.knownAt].map(fromEpochDay)).toEqual(['2021-10-20', '2021-10-20']);
});

test('an empty cell is no fact', async () => {
  expect(await read(file, { date: '2021-10-20', yugo_id: '1124665', cases_new: '' })).toEqual([]);
});

test('annual figures stand on the anchor of the indicator and are assumed known on the next 1 October', async () => {
  const annual: BundledFile = {
    dataSet: 'set',
    path: 'sample.csv',
    place: 'region_iso',
    time: 'year',
    values: ['population'],
    source: 'office',
    dimensions: () => ({ age: '85+' }),
  };
  const [fact] = await read(annual, { region_iso: 'RU-MOW', year: '2019', sex: 'male', population: '1.25' });
  expect(fact).toMatchObject({ dims: 'sex=male;age=85+', value: 1250, knownAtAssumed: true });
  expect([fact!.day, fact!.knownAt].map(fromEpochDay)).toEqual(['2019-01-01', '2019-10-01']);
});

test('where the publisher is faster than the rule of the kind, its own rule is assumed, and still said to be', async () => {
  const { published: _, ...unpublished } = file;
  const register: BundledFile = { ...unpublished, values: ['register'], assumed: 'end of next month' };
  const [fact] = await read(register, { date: '2019', yugo_id: '1124665', register: '1' });
  expect(fact!.knownAtAssumed).toBe(true);
  expect([fact!.day, fact!.knownAt].map(fromEpochDay)).toEqual(['2019-10-01', '2019-11-30']);
  const small = otherFiles.filter(({ assumed }) => assumed !== undefined).map(({ dataSet }) => dataSet);
  expect(small).toEqual(['organisations', 'sme_organisations']);
});

test('a federal district is found by its name', async () => {
  const monthly: BundledFile = {
    dataSet: 'set',
    path: 'sample.csv',
    place: 'region_iso',
    time: 'month',
    values: ['value'],
    name: (row) => row['indicator']!,
    source: 'office',
  };
  const [fact] = await read(monthly, {
    region_iso: '',
    region_name_ru: 'Уральский федеральный округ',
    month: '2014-11',
    indicator: 'average_wage',
    value: '5',
  });
  expect(fact).toMatchObject({ place: 1_180_606, indicator: 'wage' });
  expect([fact!.day, fact!.knownAt].map(fromEpochDay)).toEqual(['2014-11-30', '2014-12-31']);
});

test('what the catalogue does not explain stops the import and is named', async () => {
  await expect(
    read({ ...file, values: ['deaths'] }, { date: '2021-10-20', yugo_id: '1', deaths: '1' }),
  ).rejects.toThrow('sample.csv: nothing is said of «deaths».');
  await expect(read(file, { date: '20.10.2021', yugo_id: '1', cases_new: '1' })).rejects.toThrow(
    '«20.10.2021» is no time',
  );
  await expect(
    read({ ...file, place: 'region_iso' }, { date: '2021-10-20', region_iso: 'RU-XX', cases_new: '1' }),
  ).rejects.toThrow('there is no place «RU-XX»');
});

test('nought of what no place can have nought of is a gap; nought of what may be nought stays', async () => {
  const rows = ['0', '0.0', '7315'].map((value, at) => ({ date: `2021-0${at + 1}`, yugo_id: '1', value }));
  const of = (name: string) => read({ ...file, values: ['value'], name: () => name }, ...rows);
  expect((await of('income_per_capita')).map(({ value }) => value)).toEqual([7315]);
  expect((await of('average_wage')).map(({ value }) => value)).toEqual([0, 0, 7315]);
});
