import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/server/db/db.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import type { ImportOptions } from './csv/import-facts.ts';
import { importCsv } from './import-csv.ts';

const header = 'indicator,place,time,value,unit,source,known_at';
const definitions = [
  'unit,name_ru,name_en,name_ja,name_pt,name_es\nlitre,л,l,L,l,l\n',
  'provider,name_ru,name_en,name_ja,name_pt,name_es\noffice,Бюро,Office,局,Escritório,Oficina\n',
  'source,provider,title,licence,url,mirror,caveat,priority\nbook,office,Книга,open,,,,10\n',
  `indicator,family,kind,unit,direction,decimals,dimensions,anchor,name_ru,name_en,name_ja,name_pt,name_es
milk,economy,annual,litre,better,0,,12-31,Молоко,Milk,牛乳,Leite,Leche
rain,ecology,daily,litre,neutral,1,,12-31,Дождь,Rain,雨,Chuva,Lluvia
wool,economy,monthly,litre,better,0,"animal,sex",12-31,Шерсть,Wool,羊毛,Lã,Lana
`,
];

let db: Database;
beforeAll(async () => {
  db = await withTestDatabase();
  await db.run(`insert into place (yugo_id, kind, iso, name_ru, name_en, name_ja, name_pt, name_es, name_short_ru, order_ru, order_en, order_ja, order_pt, order_es)
    values (1124665, 'region', 'RU-MOW', 'Москва', 'Moscow', 'モスクワ', 'Moscou', 'Moscú', 'Москва', 1, 1, 1, 1, 1)`);
  for (const text of definitions) expect((await load(text)).refused).toEqual([]);
});
afterAll(() => db.close());

const load = (text: string | Buffer, options: ImportOptions = {}) =>
  importCsv(db, Readable.from([Buffer.from(text)]), options);
const values = async (indicator: string, asOf = '2030-01-01') =>
  db.query("select day, value, known_at from place_values($1, '', 1124665, $2::date)", [indicator, asOf]);
const version = async () =>
  (await db.rows(z.object({ version: z.int() }), 'select version from data_version'))[0]!.version;

test('rows by yugo_id and by ISO code are loaded, and a second time nothing changes', async () => {
  const text = `${header}\nmilk,1124665,2019,7,litre,book,2020-03-01\nmilk,ru-mow,2020,8.5,litre,book,2021-03-01\n`;
  expect(await load(text)).toMatchObject({ rows: 2, loaded: 2, same: 0, refused: [] });
  const before = await version();
  expect(await load(text)).toMatchObject({ rows: 2, loaded: 0, same: 2, refused: [] });
  expect(await version()).toBe(before);
  expect(await values('milk')).toEqual([
    { day: '2019-12-31', value: 7, known_at: '2020-03-01' },
    { day: '2020-12-31', value: 8.5, known_at: '2021-03-01' },
  ]);
});

test('a correction is a later known_at; the earlier day still shows the earlier figure', async () => {
  await load(`${header}\nrain,1124665,2021-05-01,4,litre,book,2021-05-02\n`);
  const before = await version();
  expect(await load(`${header}\nrain,1124665,2021-05-01,5,litre,book,2021-05-09\n`)).toMatchObject({
    loaded: 1,
  });
  expect(await version()).toBe(before + 1);
  expect(await values('rain', '2021-05-08')).toMatchObject([{ value: 4 }]);
  expect(await values('rain', '2021-05-09')).toMatchObject([{ value: 5 }]);
});

test('another value for the same vintage is refused with the value that is known', async () => {
  await load(`${header}\nrain,1124665,2021-06-01,4,litre,book,2021-06-02\n`);
  const report = await load(
    `${header}\nrain,1124665,2021-06-02,1,litre,book,2021-06-03\nrain,1124665,2021-06-01,6,litre,book,2021-06-02\n`,
  );
  expect(report.refused).toEqual([
    {
      row: 3,
      reason:
        'rain on 2021-06-01, known at 2021-06-02, is 4 already, not 6; a correction needs a later known_at',
    },
  ]);
  expect((await values('rain')).filter(({ day }) => day === '2021-06-02')).toEqual([]);
});

test('one bad row keeps the whole file out, and every bad row is named with its reasons', async () => {
  const report = await load(`${header}
milk,1124665,2001,1,litre,book,
beer,1124665,2001,1,litre,book,
milk,RU-XYZ,2001,1,kg,none,
milk,1124665,2001-10-20,one,litre,book,2999-01-01
milk,1124665,2001
milk,1124665,2001,2,litre,book,
`);
  expect(report.loaded).toBe(0);
  expect(report.refused.map(({ row }) => row)).toEqual([3, 4, 5, 6, 7]);
  expect(report.refused[0]!.reason).toBe('there is no indicator «beer»');
  expect(report.refused[1]!.reason).toContain('there is no place «RU-XYZ»');
  expect(report.refused[1]!.reason).toContain('there is no source «none»');
  expect(report.refused[1]!.reason).toContain('unit is «kg», but milk is kept in «litre»');
  expect(report.refused[2]!.reason).toContain('value «one» is not a number');
  expect(report.refused[2]!.reason).toContain('the indicator is annual');
  expect(report.refused[2]!.reason).toContain('lies in the future');
  expect(report.refused[3]!.reason).toBe('the row has 3 cells, the header has 7');
  expect(report.refused[4]!.reason).toBe('row 2 gives another value for the same place, time and known_at');
  expect((await values('milk')).filter(({ day }) => day === '2001-12-31')).toEqual([]);
});

test('a dry run counts and writes nothing', async () => {
  const text = `${header}\nmilk,1124665,2002,1,litre,book,\nmilk,1124665,2003,2,litre,book,\n`;
  expect(await load(text, { dryRun: true })).toMatchObject({ loaded: 2, same: 0, refused: [] });
  expect((await values('milk')).filter(({ day }) => day === '2002-12-31')).toEqual([]);
  expect(
    await db.query("select 1 from data_load where origin = 'operator' and published_at is null"),
  ).toEqual([]);
});

test('without known_at the rule of the period is taken and marked assumed', async () => {
  await load(`${header}\nmilk,1124665,2004,1,litre,book,\n`);
  expect((await values('milk')).filter(({ day }) => day === '2004-12-31')).toMatchObject([
    { known_at: '2005-10-01' },
  ]);
});

test('semicolons, a byte order mark, Windows line ends and decimal commas are read', async () => {
  const report = await load(
    `\uFEFF${header.replaceAll(',', ';')}\r\nmilk;1124665;2005;\u22121,5;litre;book;2006-01-01\r\n`,
  );
  expect(report).toMatchObject({ loaded: 1, refused: [] });
  expect((await values('milk')).filter(({ day }) => day === '2005-12-31')).toMatchObject([{ value: -1.5 }]);
});

test('dimensions are kept in the order of the indicator', async () => {
  expect(
    await load(`${header},dims\nwool,1124665,2021-10,3,litre,book,,sex=female;animal=sheep\n`),
  ).toMatchObject({ loaded: 1, refused: [] });
  expect(await db.query("select dims from series where indicator = 'wool'")).toEqual([
    { dims: 'animal=sheep;sex=female' },
  ]);
  const { refused } = await load(`${header},dims\nwool,1124665,2021-10,3,litre,book,,sex=female\n`);
  expect(refused).toEqual([{ row: 2, reason: 'dims «sex=female» must be animal=…;sex=…' }]);
});

test('a sample never mixes into the real series and gives way to it', async () => {
  await load(
    `${header},sample\nrain,1124665,2021-07-01,100,litre,book,2021-07-01,true\nrain,1124665,2021-07-02,100,litre,book,2021-07-01,true\n`,
  );
  await load(`${header},sample\nrain,1124665,2021-07-01,1,litre,book,2021-07-01,false\n`);
  const july = await db.query(
    "select day, value, sample from place_values('rain', '', 1124665, '2021-08-01') where day >= '2021-07-01'",
  );
  expect(july).toEqual([
    { day: '2021-07-01', value: 1, sample: false },
    { day: '2021-07-02', value: 100, sample: true },
  ]);
});

test.each([
  ['an empty file', '', 1, 'the file is empty'],
  [
    'a missing and an unknown column',
    'indicator,place,time,valeu,unit,source,known_at\n',
    1,
    'the column «value» is missing; the column «valeu» is not known',
  ],
  [
    'Windows-1251',
    Buffer.concat([Buffer.from(`${header}\n`), Buffer.from([0xcc, 0xee, 0xf1, 0x0a])]),
    1,
    'not UTF-8',
  ],
  ['UTF-16', Buffer.from('\uFEFFindicator', 'utf16le'), 1, 'UTF-16'],
  ['a spreadsheet', Buffer.from('PK\u0003\u0004\0\0'), 1, 'not text'],
  ['an unclosed quotation mark', `${header}\nmilk,"1124665,2019,7,litre,book,\n`, 2, 'cannot be read'],
  ['a stray quotation mark', `${header}\nmi"lk,1124665,2019,7,litre,book,\n`, 2, 'cannot be read'],
])('%s is refused with the place and the reason', async (_what, bytes, row, reason) => {
  const report = await load(bytes);
  expect(report).toMatchObject({ loaded: 0, same: 0 });
  expect(report.refused).toHaveLength(1);
  expect(report.refused[0]!.row).toBe(row);
  expect(report.refused[0]!.reason).toContain(reason);
});

test('a file of nothing but faults stops being read after a thousand', async () => {
  const { refused } = await load(`${header}\n${'beer,1,2,3,4,5,6\n'.repeat(3000)}`);
  expect(refused).toHaveLength(1001);
  expect(refused.at(-1)!.reason).toContain('the rest was not read');
});

test('a definition with a fault is refused, and the unit of an indicator with figures cannot change', async () => {
  const names = 'name_ru,name_en,name_ja,name_pt,name_es';
  expect((await load(`unit,${names}\nКГ,кг,kg,kg,kg,\n`)).refused).toEqual([
    { row: 2, reason: 'unit «КГ» is not of the right form; name_es is empty' },
  ]);
  await load(`unit,${names}\nkilogram,кг,kg,kg,kg,kg\n`);
  await load(`${header}\nmilk,1124665,2006,1,litre,book,\n`);
  const { refused } = await load(
    definitions[3]!.replace('milk,economy,annual,litre', 'milk,economy,annual,kilogram'),
  );
  expect(refused).toEqual([{ row: 2, reason: 'unit cannot change from «litre»: the indicator has figures' }]);
});

test('progress runs to the number of facts', async () => {
  const steps: number[] = [];
  const rows = Array.from(
    { length: 900 },
    (_, index) => `milk,1124665,${1000 + index},1,litre,book,2022-01-01`,
  );
  const report = await load(`${header}\n${rows.join('\n')}\n`, {
    onProgress: ({ done }) => steps.push(done),
  });
  expect(report.refused).toEqual([]);
  expect(steps.at(-1)).toBe(rows.length);
});
