import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadNames } from '#statistics/import/load-bundled.ts';
import type { CommandServices } from '#platform/server/command.ts';
import type { Database } from '#platform/server/db/db.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { writeWorkbook } from '#platform/ui/tables/write-workbook.ts';
import { runEntities } from './entities.ts';

let db: Database;
let folder: string;
let said: string[] = [];
beforeAll(async () => {
  db = await withTestDatabase();
  await loadNames(db);
  folder = await mkdtemp(join(tmpdir(), 'entities-'));
});
beforeEach(() => {
  said = [];
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  runEntities({ db } as CommandServices, args, (text) => void said.push(text));
const file = async (name: string, content: string | Uint8Array): Promise<string> => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};
const named = ['--title', 'Test', '--licence', 'CC0'];
const identify = async (value: string) =>
  (
    await db.query<{ scheme: string; name: string; kind: number }>(
      `select i.scheme, n.name, e.kind::int as kind from entity_identifier i join entity e on e.id = i.entity_id
       join entity_name n on n.entity_id = e.id and n.is_usual where i.value = $1 order by n.language desc limit 1`,
      [value],
    )
  )[0];

const ftm = [
  {
    id: 'a1',
    schema: 'Company',
    properties: {
      name: ['ООО «Ромашка»', 'Romashka LLC'],
      innCode: ['7707083893'],
      incorporationDate: ['1991-06-20'],
      jurisdiction: ['ru'],
      country: ['kz', 'ru', 'Narnia'],
    },
  },
  {
    id: 'p1',
    schema: 'Person',
    properties: { name: ['Ivan Petrov'], birthDate: ['1970'], innCode: ['7707083894'] },
  },
  {
    id: 'o1',
    schema: 'Ownership',
    properties: { owner: ['p1'], asset: ['a1'], percentage: ['51'], startDate: ['2001-02'] },
  },
  { id: 'o2', schema: 'Ownership', properties: { owner: ['a1'], asset: ['a1'] } },
  { id: 'o3', schema: 'Ownership', properties: { owner: ['nobody'], asset: ['a1'] } },
  { id: 'v1', schema: 'Vessel', properties: { name: ['Ship'] } },
  { id: 'n1', schema: 'Company', properties: {} },
];

test('FollowTheMoney is taken with its bonds; each line that is not is told with its reason', async () => {
  const lines = `${ftm.map((line) => JSON.stringify(line)).join('\n')}\nnonsense\n`;
  const path = await file('in.ftm.json', lines);
  expect(await run('import', 'ftm', path, '--source', 'test_ftm', '--check', 'yes', ...named)).toBe(0);
  expect(said.at(-1)).toContain('would be taken');
  expect(await identify('7707083893')).toBeUndefined();
  said = [];
  expect(await run('import', 'ftm', path, '--source', 'test_ftm', '--day', '2024-05-01', ...named)).toBe(0);
  expect(said.join('\n')).toMatch(/line 4: Ownership o2: a1: leads to itself/);
  expect(said.join('\n')).toMatch(/line 5: nobody: is not in the file/);
  expect(said.join('\n')).toMatch(/line 6: Vessel: the schema is no kind of dossier/);
  expect(said.join('\n')).toMatch(/line 7: n1: has no name/);
  expect(said.join('\n')).toMatch(/line 8: no entity of FollowTheMoney/);
  expect(said.join('\n')).toMatch(/line 2: inn 7707083894: by its check digits place 10 has to be 3/);
  expect(said.at(-1)).toBe('2 entities with 5 statements taken, 5 lines left out, 1 in part.');
  const bonds = await db.query(
    `select s.field, s.value, s.starts, s.known_at::text as day, n.name from entity_statement s join entity_name n on n.entity_id = s.other_id where s.source = 'test_ftm'`,
  );
  expect(bonds).toEqual([
    { field: 'owner', value: '51 %', starts: '2001-02', day: '2024-05-01', name: 'Ivan Petrov' },
  ]);
});

test('the same file again changes nothing; out it goes as it came in', async () => {
  const count = async () =>
    (
      await db.query(
        `select (select count(*)::int from entity) as e, (select count(*)::int from entity_statement) as s`,
      )
    )[0];
  const before = await count();
  expect(
    await run('import', 'ftm', join(folder, 'in.ftm.json'), '--source', 'test_ftm', '--day', '2024-05-01'),
  ).toBe(0);
  expect(await count()).toEqual(before);
  const path = join(folder, 'out.ftm.json');
  expect(await run('export', 'ftm', path)).toBe(0);
  const lines = (await readFile(path, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const company = lines.find(({ properties }) => properties.innCode?.[0] === '7707083893');
  expect(company).toMatchObject({
    schema: 'Company',
    properties: { incorporationDate: ['1991-06-20'], country: ['kz', 'ru'] },
  });
  expect(lines.find(({ schema }) => schema === 'Ownership').properties).toMatchObject({
    asset: [company.id],
    startDate: ['2001-02'],
  });
});

test('GLEIF gives a company its LEI and its ОГРН; a row whose LEI is wrong is nobody’s', async () => {
  const header =
    'LEI,Entity.LegalName,Entity.LegalJurisdiction,Entity.RegistrationAuthority.RegistrationAuthorityID,Entity.RegistrationAuthority.RegistrationAuthorityEntityID,Entity.EntityCreationDate,Registration.LastUpdateDate';
  const path = await file(
    'gleif.csv',
    `${header}\n253400M18U5TB02TW421,ПАО Лютик,RU,RA000499,1027700132195,1991-01-01T00:00:00Z,2024-01-02T00:00:00Z\n253400M18U5TB02TW422,Wrong,RU,,,,\n`,
  );
  expect(await run('import', 'gleif', path, '--source', 'test_gleif', ...named)).toBe(0);
  const [first] = said;
  const isRight = (await identify('253400M18U5TB02TW421')) !== undefined;
  expect(first).toMatch(/line 3: lei 253400M18U5TB02TW422: by its check digits/);
  expect(isRight).toBe(true);
  expect(await identify('1027700132195')).toMatchObject({ scheme: 'ogrn', name: 'ПАО Лютик', kind: 1 });
});

test('Wikidata gives names in the languages of the product and days as far as they are known', async () => {
  const time = (value: string, precision: number) => [
    { mainsnak: { datavalue: { value: { time: value, precision } } } },
  ];
  const of = (id: string) => [{ mainsnak: { datavalue: { value: { id } } } }];
  const items = [
    {
      id: 'Q999999901',
      labels: { ru: { value: 'Анна Тестова' }, ja: { value: 'アンナ' } },
      aliases: { ru: [{ value: 'Тестова А.' }] },
      claims: { P31: of('Q5'), P569: time('+1980-05-00T00:00:00Z', 10) },
    },
    { id: 'Q999999902', labels: { ru: { value: 'Гора' } }, claims: { P31: of('Q8502') } },
    { id: 'Q999999903', labels: { fr: { value: 'Personne' } }, claims: { P31: of('Q5') } },
  ];
  const path = await file(
    'wikidata.json',
    `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`,
  );
  expect(await run('import', 'wikidata', path, '--source', 'test_wikidata', ...named)).toBe(0);
  expect(said[0]).toBe('line 3: Q999999902: an instance of no kind of dossier');
  expect(said[1]).toBe('line 4: Q999999903: has no label in a language of the product');
  expect(await db.query(`select value from entity_statement where source = 'test_wikidata'`)).toEqual([
    { value: '1980-05' },
  ]);
});

test('a table of companies and one of statements, CSV and XLSX, go in and out; a formula stays a text', async () => {
  const csv = await file(
    'companies.csv',
    '\uFEFFname;inn;okved;site\r\n=CMD();5408130693;62.01;https://one.example\r\nBad;123;;\r\n;;62.01;\r\n',
  );
  expect(await run('import', 'table', csv, '--source', 'test_table', ...named)).toBe(0);
  expect(said).toEqual([
    'line 3: inn 123: wrong length; the number is left out',
    'line 4: has no name',
    '2 entities with 2 statements taken, 1 lines left out, 1 in part.',
  ]);
  const out = join(folder, 'out.csv');
  await run('export', 'companies', out);
  // What has no vowel stays in capitals; the quotation mark before it keeps it a text.
  expect(await readFile(out, 'utf8')).toContain(`'=CMD()`);
  said = [];
  const statements = writeWorkbook('s', {
    columns: ['kind', 'name', 'inn', 'field', 'value'].map((key) => ({
      key,
      label: key,
      kind: 'text' as const,
    })),
    rows: [
      ['company', '', '5408130693', 'founded', '1999'],
      ['company', '', '7707083893', 'gossip', 'x'],
      ['planet', 'Mars', '', 'founded', '1'],
      ['company', '', '', 'founded', '1'],
      ['company', '', '7736050003', 'founded', '1'],
    ],
  });
  const book = await file('statements.xlsx', statements);
  expect(await run('import', 'table', book, '--source', 'test_book', ...named)).toBe(0);
  expect(said.join('\n')).toMatch(/line 3: gossip: no field/);
  expect(said.join('\n')).toMatch(/line 4: planet: no kind/);
  expect(said.join('\n')).toMatch(/line 5: nobody is named/);
  expect(said.join('\n')).toMatch(/line 6: 7736050003: nobody is known by it/);
  expect(said.at(-1)).toMatch(/^1 entities with 1 statements taken, 4 lines left out/);
});

test('what is misspelt, missing or unknown is refused with a sentence', async () => {
  expect(await run('import', 'ftm', join(folder, 'none'), '--source', 'x1')).toBe(1);
  expect(await run('import', 'gossip', join(folder, 'in.ftm.json'), '--source', 'x1')).toBe(2);
  expect(await run('import', 'ftm', join(folder, 'in.ftm.json'))).toBe(2);
  expect(await run('import', 'ftm', join(folder, 'in.ftm.json'), '--source', 'x1')).toBe(1);
  expect(said.at(-1)).toContain('tell its --title and --licence');
  expect(await run('export', 'gossip', join(folder, 'x'))).toBe(2);
  expect(await run('gossip')).toBe(2);
  const broken = await file('broken.xlsx', 'no archive');
  expect(await run('import', 'table', broken, '--source', 'x1', ...named)).toBe(1);
  expect(said.at(-1)).toMatch(/^The file is no table/);
});
