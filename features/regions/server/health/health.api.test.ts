import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { decideFinding, listFindings } from '#statistics/findings/finding-queries.ts';
import { deriveFindings } from '#statistics/findings/derive-findings.ts';
import { readParts, readSeries } from '#statistics/series/trend-queries.ts';
import { loadDataSets } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

const moscow = 1_124_665;
const oryol = 1_124_657;
const federal = 1_180_665;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openFiguresApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadDataSets(api.db, [
    'health',
    'morbidity_by_age',
    'covid_tests_daily',
    'moscow_beds',
    'moscow_hospitals',
    'moscow_mobility',
  ]);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const ask = (call: 'getHealthcareStats' | 'getFamilyStats', input: object) =>
  api.call(`regiondossier/${call}`, input, { session: licensed, locale: 'ru' });
const read = async (yugoId: number) => (await ask('getHealthcareStats', { yugoId })).body;

test('beds and doctors for 10 000 people are the file’s, with source, date and rank', async () => {
  const { supply } = await read(moscow);
  const of = (code: string) => supply.find(({ indicator }: { indicator: string }) => indicator === code);
  expect(of('hospital_beds_per_10000')).toMatchObject({ day: '2018-12-31', value: 62.1, country: 79.9 });
  expect(of('doctors_per_10000')).toMatchObject({ value: 58.3, country: 47.9 });
  expect(of('doctors_per_10000').source).toMatchObject({ code: 'rosstat_regions_2019', sample: false });
  const { rank, of: ranked } = of('doctors_per_10000').rank;
  expect([rank >= 1 && rank <= ranked, ranked > 80]).toEqual([true, true]);
  // Moscow borders on its oblast and on Kaluga.
  expect(of('doctors_per_10000').neighbours).toHaveLength(2);
});

test('newly diagnosed diseases stand by class and age: 195 137.9 of 100 000 Moscow children in 2016', async () => {
  const { morbidity } = await read(moscow);
  expect(morbidity).toMatchObject({ day: '2016-12-31', firstDay: '2005-12-31' });
  expect(morbidity.classes[0]).toMatchObject({
    code: 'all',
    ages: { '0-14': 195_137.9, '15-17': 120_358.4, '18+': 41_888.3, all: 64_633.3 },
  });
  expect(morbidity.classes[1]).toMatchObject({ code: 'X', name: 'Болезни органов дыхания' });
  expect(morbidity.source).toMatchObject({ code: 'minzdrav_form12' });
});

test('what was counted in 2020 alone stands for Moscow and the country, and for nobody else', async () => {
  const { epidemic } = await read(moscow);
  const occupied = epidemic.find(({ code }: { code: string }) => code === 'covid_beds_occupied;');
  expect(occupied.trend.points[0]).toEqual({ day: '2020-04-20', value: 12_185, sample: false });
  expect(epidemic.map(({ group }: { group: string }) => group)).toContain('mobility');
  const ofCountry = (await read(federal)).epidemic;
  expect(ofCountry.map(({ group }: { group: string }) => group)).toEqual(['tests']);
  expect((await read(oryol)).epidemic).toEqual([]);
});

test('as of 1 July 2018 neither the beds of 2018 nor those of 2017 are known', async () => {
  const answer = await api.app.inject({
    url: `/api/regiondossier/getHealthcareStats?yugoId=${moscow}&asOf=2018-07-01`,
    headers: { cookie: `svodka_id=${licensed}` },
  });
  const { supply } = answer.json<{ supply: { day: string }[] }>();
  expect(supply[0]!.day).toBe('2016-12-31');
});

test('a family answers in depth: equal values share a rank, and what is not published is left out', async () => {
  const { indicators } = (await ask('getFamilyStats', { yugoId: oryol, family: 'health' })).body;
  const beds = indicators.find(
    ({ indicator }: { indicator: string }) => indicator === 'hospital_beds_per_10000',
  );
  expect(beds.neighbours.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Брянская область',
    'Калужская область',
    'Курская область',
    'Липецкая область',
    'Тульская область',
  ]);
  expect(beds.countryPoints.length).toBeGreaterThan(10);
  expect(indicators.map(({ indicator }: { indicator: string }) => indicator)).not.toContain(
    'disabled_persons',
  );
});

test.each([
  ['getHealthcareStats', {}],
  ['getFamilyStats', { family: 'health' }],
] as const)(
  '%s: an unknown place is 404, a wrong number 400, an anonymous visitor 401',
  async (call, input) => {
    expect((await ask(call, { ...input, yugoId: 77 })).body).toMatchObject({ status: 404 });
    expect((await ask(call, { ...input, yugoId: 'abc' })).status).toBe(400);
    expect((await api.call(`regiondossier/${call}`, { ...input, yugoId: moscow })).status).toBe(401);
  },
);

test('a family that does not exist is refused', async () => {
  expect((await ask('getFamilyStats', { yugoId: moscow, family: 'astrology' })).status).toBe(400);
});

test('what the rules doubt stands with its reason, is in no course and no rank, and comes back when it is accepted', async () => {
  expect(await deriveFindings(api.db)).toBeGreaterThan(800);
  expect(await deriveFindings(api.db)).toBeNull();
  const { morbidity } = await read(moscow);
  const injuries = morbidity.classes.find(({ code }: { code: string }) => code === 'XIX');
  expect(injuries).toMatchObject({ ages: { '18+': 6995.5, all: null }, doubt: 'repeatsPart' });
  const parts = await readParts(api.db, 'morbidity_by_age', [moscow], '2021-10-20');
  const total = parts.filter(({ dims }) => dims === 'icd=XIX;age=all').map(({ day }) => day.slice(0, 4));
  expect([total[0], total.at(-1)]).toEqual(['2005', '2014']);

  const [leap] = await listFindings(api.db, 'morbidity', 'flagged', 10);
  expect(leap).toMatchObject({ rule: 'jumpAndBack', dims: 'icd=XIV', value: 8.9 });
  const { yugoId, dims, day, id } = leap!;
  const course = async () =>
    (await readSeries(api.db, { indicator: 'morbidity', yugoId, dims }, '2021-10-20')).map(
      (figure) => figure.day,
    );
  expect(await course()).not.toContain(day);
  const decision = { state: 'accepted', note: 'so published', by: 'editor' } as const;
  expect(await decideFinding(api.db, id, decision)).toBe(true);
  expect(await course()).toContain(day);
  await api.db.run(`update data_judged set rules_version = ''`);
  await deriveFindings(api.db);
  expect((await listFindings(api.db, 'morbidity', 'accepted', 10))[0]).toMatchObject({
    id,
    note: 'so published',
  });
  expect(await decideFinding(api.db, 999_999, decision)).toBe(false);
}, 60_000);
