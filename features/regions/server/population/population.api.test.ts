import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { loadDataSets } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

const moscow = 1_124_665;
const central = 1_180_601;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openFiguresApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadDataSets(api.db, ['demography']);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const read = async (call: 'getPeopleStat' | 'getPeopleStatistics', yugoId = moscow) =>
  (await api.call(`regiondossier/${call}`, { yugoId }, { session: licensed, locale: 'ru' })).body;
const valueOn = ({ points }: { points: { day: string; value: number }[] }, year: number) =>
  points.find(({ day }) => day === `${year}-12-31`)?.value;

test('Moscow’s 2020 is the tables’: 12 666 577 residents, 125 541 births, 150 205 deaths, 24 637 more by moves', async () => {
  const people = await read('getPeopleStat');
  expect(valueOn(people.population, 2020)).toBe(12_666_577);
  expect(valueOn(people.births, 2020)).toBe(125_541);
  expect(valueOn(people.deaths, 2020)).toBe(150_205);
  // 12 666 577 − 12 646 688 − (135 587 − 120 420 + 125 541 − 150 205) ÷ 2
  expect(valueOn(people.migration, 2020)).toBe(24_638);
  expect(people).toMatchObject({ joined: [2012], areaKm2: 2561, name: 'Москва' });
  expect(people.births.source).toMatchObject({ code: 'rusfmd', sample: false });
});

test('the pyramid adds up to the residents of the same year, and children per woman are the sum of the rates', async () => {
  const { pyramids, childrenPerWoman, urbanShare, source } = await read('getPeopleStatistics');
  const pyramid = pyramids.find(({ year }: { year: number }) => year === 2020);
  const all = [...pyramid.men, ...pyramid.women].reduce((sum: number, value: number) => sum + value, 0);
  expect(all).toBe(12_666_577);
  expect(pyramid.men).toHaveLength(18);
  expect(valueOn(childrenPerWoman, 2020)).toBeCloseTo(1.459, 3);
  expect(valueOn(urbanShare, 2017)).toBe(98.8);
  expect(source.code).toBe('rusfmd');
});

test('children per woman by Rosstat stand beside the leading figure in the dossier and in depth, each named', async () => {
  const { childrenPerWoman, officialChildren } = await read('getPeopleStatistics');
  expect(valueOn(officialChildren, 2020)).toBe(1.363);
  const asked = { yugoId: moscow, family: 'population' };
  const depth = await api.call('regiondossier/getFamilyStats', asked, { session: licensed, locale: 'ru' });
  const byIndicator = new Map<string, { day: string; value: number; otherBase: object | null }>(
    depth.body.indicators.map((each: { indicator: string }) => [each.indicator, each]),
  );
  const official = byIndicator.get('total_fertility_rate')!;
  const year = Number(official.day.slice(0, 4));
  expect(official.value).toBe(valueOn(officialChildren, year));
  expect(official.otherBase).toEqual({
    value: valueOn(childrenPerWoman, year),
    source: childrenPerWoman.source.name,
  });
  expect(byIndicator.get('urban_share')!.otherBase).toBeNull();
});

test('a district has the sum of its subjects’ ages and no rates of its own', async () => {
  const { pyramids, childrenPerWoman } = await read('getPeopleStatistics', central);
  const people = await read('getPeopleStat', central);
  const last = pyramids.at(-1);
  const all = [...last.men, ...last.women].reduce((sum: number, value: number) => sum + value, 0);
  expect(valueOn(people.population, last.year)).toBe(Math.round(all));
  expect(childrenPerWoman.points).toEqual([]);
});

test('residents of ten years before stand beside those of the newest year: Moscow, the two it borders on, and the country within the same borders', async () => {
  const depth = await api.call(
    'regiondossier/getFamilyStats',
    { yugoId: moscow, family: 'population' },
    { session: licensed, locale: 'ru' },
  );
  const { own, country, beside, day, before, countryCourse } = depth.body.residents;
  expect([day.slice(0, 4), before.slice(0, 4)]).toEqual(['2020', '2010']);
  expect(beside.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Калужская область',
    'Московская область',
  ]);
  expect(beside.find(({ name }: { name: string }) => name === 'Калужская область')).toMatchObject({
    before: 1_012_093,
    now: 1_001_800,
  });
  expect(own.now).toBeGreaterThan(own.before);
  const ten = countryCourse.filter((year: { day: string }) => year.day === day || year.day === before);
  expect(ten[1].value / ten[0].value).toBeCloseTo(country.now / country.before, 2);
});
