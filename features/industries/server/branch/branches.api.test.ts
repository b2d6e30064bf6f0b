import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadCompanies } from '#statistics/import/bundled/load-companies.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

// Figures of data/economy/companies_top_2016.csv and data/entities/universities.csv.gz, counted there by hand.

const moscow = 1_124_665;
const perm = 1_124_659;
const [education, pharma, cable] = [1, 2, 3];

let api: TestApp;
let reader: string;
let editor: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadNames(api.db);
  await loadCompanies(api.db);
  reader = await signInAs(api.db, { licensed: true });
  editor = await signInAs(api.db, { licensed: true, roles: [9] });
});
afterAll(() => api.close());

type Name = Parameters<TestApp['call']>[0];
const ask = (name: string, input: object, session: string | undefined = reader) =>
  api.call(name as Name, input, { ...(session && { session }), locale: 'ru' });
const read = async (name: string, input: object) => (await ask(`okveddossier/${name}`, input)).body;

describe('what comes with the product', () => {
  test('three branches, each with its own codes', async () => {
    const { branches, total } = await read('GetCustomBranchList', {});
    expect(total).toBe(3);
    expect(branches).toMatchObject([
      { id: education, name: 'Образование', kind: 'education', companies: 0, isShipped: true },
      { id: pharma, name: 'Фармацевтика', kind: 'pharma' },
      { id: cable, name: 'Кабельная промышленность', kind: 'cable', companies: 1, revenue: 23_517_251_000 },
    ]);
  });

  test('pharma: makers, wholesale, agents and pharmacies, 33 in the country, the largest first', async () => {
    const { companies, year } = await read('getPharmaCompaniesRating', {});
    expect(year).toBe(2016);
    expect(companies).toHaveLength(33);
    expect(companies[0]).toMatchObject({ name: 'Центр внедрения «Протек»' });
  });

  test('cables: Kamsky Kabel of Perm region alone', async () => {
    const { companies } = await read('getCableCompaniesRating', {});
    expect(companies).toMatchObject([{ okved: '27.32', revenue: 23_517_251_000 }]);
    const { regions } = await read('getCableGeoRating', {});
    expect(regions[0]).toMatchObject({ yugoId: perm, rank: 1, companies: 1 });
    expect(regions[1]).toMatchObject({ rank: null, companies: 0 });
  });

  test('education: 316 universities, 36 in Moscow, 34 in Petersburg, ranks without holes, 70 in no region', async () => {
    const { regions, listed, unplaced, source } = await read('getEducationGeoRating', {});
    expect({ listed, unplaced }).toEqual({ listed: 316, unplaced: 70 });
    expect(regions).toHaveLength(85);
    expect(regions[0]).toMatchObject({ yugoId: moscow, universities: 36, rank: 1 });
    expect(regions[1]).toMatchObject({ universities: 34, rank: 2 });
    const ranks = regions.flatMap(({ rank }: { rank: number | null }) => (rank === null ? [] : [rank]));
    expect([...new Set(ranks)]).toEqual(Array.from({ length: Math.max(...ranks) }, (_, at) => at + 1));
    expect(source).toMatchObject({ code: 'university_domains', sample: false });
  });

  test('names of medicines have no open source: the answer is empty and says so', async () => {
    expect(await read('getCustomBranchMnnRating', { branchId: pharma })).toEqual({
      branchId: pharma,
      rows: [],
      reason: 'no_open_source',
    });
    expect(await read('getCustomBranchMnnRating', { branchId: cable })).toMatchObject({
      reason: 'not_pharma',
    });
  });
});

describe('years', () => {
  test('2016 and, by the revenue of the same organisations, 2015; another year is empty', async () => {
    expect((await read('getCustomBranchYearsList', { branchId: cable })).years).toEqual([2016, 2015]);
    const before = await read('getCustomBranchHeader', { branchId: cable, year: 2015 });
    expect(before).toMatchObject({ year: 2015, isKnown: true, companies: 1, growth: null });
    expect(before.revenue).not.toBe(23_517_251_000);
    for (const name of ['getCustomBranchHeader', 'getCustomBranchDiagram', 'getCustomBranchCompaniesRating'])
      expect(await read(name, { branchId: cable, year: 2014 })).toMatchObject({
        year: 2014,
        isKnown: false,
        source: null,
      });
    const geo = await read('getCustomBranchGeoRating', { branchId: cable, year: 1999 });
    expect(geo).toMatchObject({ isKnown: false });
    expect(geo.regions.every(({ rank }: { rank: null }) => rank === null)).toBe(true);
  });
});

describe('an editor’s branch', () => {
  const said = {
    names: { ru: 'Продовольствие' },
    codes: ['10', '46.3', '47.11', '10.51'],
    note: 'по просьбе',
  };

  test('is made, found by name and code, tells of its organisations, and drops a code within another', async () => {
    const { status, body } = await ask('branches/save', said, editor);
    expect(status).toBe(200);
    const header = await read('getCustomBranchHeader', { branchId: body.id });
    expect(header).toMatchObject({ name: 'Продовольствие', version: 1, isShipped: false });
    expect(header.codes.map(({ code }: { code: string }) => code)).toEqual(['10', '46.3', '47.11']);
    const diagram = await read('getCustomBranchDiagram', { branchId: body.id });
    const sum = (rows: { revenue: number }[]) => rows.reduce((whole, { revenue }) => whole + revenue, 0);
    expect(sum(diagram.parts)).toBe(header.revenue);
    for (const text of ['продов', '46.3'])
      expect((await read('GetCustomBranchList', { text })).branches).toMatchObject([{ id: body.id }]);
  });

  test('is changed from the version it was read with: a stale one is told what stands there', async () => {
    const { id, version } = (await ask('branches/save', said, editor)).body;
    const next = { ...said, id, version, names: { ru: 'Еда' } };
    expect((await ask('branches/save', next, editor)).body).toEqual({ id, version: 2 });
    const stale = await ask('branches/save', next, editor);
    expect(stale.status).toBe(409);
    expect(stale.body.details).toMatchObject({ version: 2, names: { ru: 'Еда' } });
  });

  test('is removed, not shown any more, kept in its history, and brought back by saving', async () => {
    const { id, version } = (await ask('branches/save', said, editor)).body;
    expect((await ask('branches/remove', { id, version }, editor)).body).toEqual({ id, version: 2 });
    expect((await ask('okveddossier/getCustomBranchHeader', { branchId: id })).status).toBe(404);
    expect((await ask('branches/remove', { id, version: 2 }, editor)).status).toBe(409);
    await ask('branches/save', { ...said, id, version: 2 }, editor);
    const { versions } = (await ask('branches/getHistory', { id }, editor)).body;
    expect(versions.map(({ step }: { step: string }) => step)).toEqual(['edited', 'removed', 'created']);
    expect(versions[2]).toMatchObject({ note: 'по просьбе', changedBy: 'Test Person' });
  });

  test.each([
    ['no name', { ...said, names: {} }],
    ['an empty name', { ...said, names: { ru: ' ' } }],
    ['a name too long', { ...said, names: { ru: 'я'.repeat(121) } }],
    ['a language that is not spoken', { ...said, names: { de: 'Essen' } }],
    ['no code', { ...said, codes: [] }],
    ['a malformed code', { ...said, codes: ['10', 'X1'] }],
    ['a code that ОКВЭД-2 lacks', { ...said, codes: ['10', '04'] }],
    ['201 codes', { ...said, codes: Array.from({ length: 201 }, () => '10') }],
  ])('%s is refused', async (_what, input) => {
    expect((await ask('branches/save', input, editor)).status).toBe(400);
  });

  test('codes are checked while they are typed', async () => {
    expect((await ask('branches/checkCodes', { codes: ['27.3', '04', 'x'] }, editor)).body).toEqual({
      codes: [{ code: '27.3', name: 'Производство кабелей и кабельной арматуры' }],
      unknown: ['04', 'x'],
      companies: 1,
      revenue: 23_517_251_000,
    });
  });
});

describe('refusals', () => {
  test('a reader makes no branch, nobody changes one of the product', async () => {
    const names = { ru: 'Другое' };
    expect((await ask('branches/save', { names, codes: ['10'] })).status).toBe(403);
    expect((await ask('branches/getHistory', { id: pharma })).status).toBe(403);
    expect(
      (await ask('branches/save', { id: pharma, version: 1, names, codes: ['10'] }, editor)).status,
    ).toBe(403);
    expect((await ask('branches/remove', { id: pharma, version: 1 }, editor)).status).toBe(403);
    expect((await ask('branches/remove', { id: 999_999, version: 1 }, editor)).status).toBe(404);
  });

  test.each([
    'getCustomBranchHeader',
    'getCustomBranchDiagram',
    'getCustomBranchCompaniesRating',
    'getCustomBranchGeoRating',
    'getCustomBranchYearsList',
    'getCustomBranchMnnRating',
  ])('%s: a branch that is not there, a number that is none, a year that is none, nobody', async (name) => {
    const status = async (input: object, session?: string) =>
      (await ask(`okveddossier/${name}`, input, session)).status;
    expect(await status({ branchId: 999_999 })).toBe(404);
    for (const branchId of [undefined, 0, 'x', 1e12]) expect(await status({ branchId })).toBe(400);
    if (name !== 'getCustomBranchYearsList') expect(await status({ branchId: 2, year: 'MMXVI' })).toBe(400);
    const anonymous = await api.call(`okveddossier/${name}` as Name, { branchId: 2 });
    expect(anonymous.status).toBe(401);
  });

  test('a place of no number, a page past the end', async () => {
    expect((await ask('okveddossier/GetCustomBranchList', { regionYugoId: 77 })).status).toBe(404);
    expect(await read('GetCustomBranchList', { pageIndex: 500 })).toMatchObject({ branches: [] });
    expect((await ask('okveddossier/getCustomBranchPdfExport', { branchId: 999_999 })).status).toBe(404);
  });
});

test('of 10,000 branches a page is 30, found by name, in two seconds on a busy machine', async () => {
  await api.db.run(
    `insert into custom_branch (names, codes, search_key)
     select jsonb_build_object('ru', 'Набор ' || n), array['10', '46.3', 'G'], 'набор ' || n from generate_series(1, 10000) n`,
  );
  const spent = await leastMs(2000, async () => {
    const { branches, total } = await read('GetCustomBranchList', { text: 'набор' });
    expect([branches.length, total]).toEqual([30, 10_000]);
  });
  expect(spent).toBeLessThan(2000);
  expect((await read('GetCustomBranchList', { text: 'набор 9999' })).total).toBe(1);
});
