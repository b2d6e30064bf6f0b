import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { loadDataSets } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

const krasnoyarsk = 1_124_624;
const moscow = 1_124_665;
const tyumen = 1_124_672;
const central = 1_180_601;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openFiguresApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadDataSets(api.db, ['co2', 'landfills']);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const call = (input: object, session: string | undefined = licensed) =>
  api.call('regiondossier/getEcoMonitoring', input, { ...(session && { session }), locale: 'ru' });
const read = async (yugoId: number) => (await call({ yugoId })).body;

test('Krasnoyarsk: 56.16 million tonnes in 2017, then the source lost 6.43 of natural gas', async () => {
  const { total, groups, lost, comparableYear } = await read(krasnoyarsk);
  const of2017 = total.points.find(({ day }: { day: string }) => day === '2017-12-31');
  expect(of2017.value).toBeCloseTo(56_164_451, -1);
  expect(comparableYear).toBe(2017);
  expect(lost).toMatchObject([{ name: 'Природный газ', year: 2018 }]);
  expect(lost[0].before).toBeCloseTo(6.43e6, -4);
  const solid = groups.find(({ code }: { code: string }) => code === 'solid').points.at(-1);
  // Coal 34.91 and other solid fuel 0.13.
  expect(solid.value / 1e6).toBeCloseTo(35.0, 1);
  expect(total.source).toMatchObject({ code: 'xiao_2021', sample: false });
});

test('tonnes a resident rank among the subjects that have both figures, the highest first', async () => {
  const { perResident } = await read(krasnoyarsk);
  expect(perResident.value).toBeCloseTo(56_164_451 / 2_876_497, 1);
  expect(perResident.country).toBeGreaterThan(10);
  expect(perResident.beside[0]).toMatchObject({ name: 'Липецкая область', rank: 1 });
  const own = perResident.beside.find(({ yugoId }: { yugoId: number }) => yugoId === krasnoyarsk);
  expect(own.rank).toBe(perResident.rank);
  expect(perResident.of).toBeGreaterThan(75);
});

test('landfills stand for the Central district alone; what the source counts with its okrugs has no series', async () => {
  const { landfills, landfillsBeside, landfillsDay } = await read(moscow);
  expect(landfills.points).toEqual([{ day: '2020-12-31', value: 0, sample: false }]);
  expect(landfillsDay).toBe('2020-12-31');
  expect(landfillsBeside).toHaveLength(18);
  expect(landfillsBeside).toContainEqual({ yugoId: 1_124_669, name: 'Тверская область', value: 314 });
  expect((await read(central)).landfillsBeside).toHaveLength(18);
  expect(await read(krasnoyarsk)).toMatchObject({ landfillsDay: null, landfillsBeside: [] });
  expect(await read(tyumen)).toMatchObject({ total: { points: [], source: null }, perResident: null });
});

test('as of 30 September 2018 the newest year is 2016: 2017 became known the day after, and no loss is seen yet', async () => {
  const on = async (asOf: string) => {
    const answer = await api.app.inject({
      url: `/api/regiondossier/getEcoMonitoring?yugoId=${krasnoyarsk}&asOf=${asOf}`,
      headers: { cookie: `svodka_id=${licensed}` },
    });
    return answer.json<{ comparableYear: number; lost: unknown[] }>();
  };
  expect(await on('2018-09-30')).toMatchObject({ comparableYear: 2016, lost: [] });
  expect(await on('2018-10-01')).toMatchObject({ comparableYear: 2017, lost: [] });
});

test('an unknown place is 404, a wrong number 400, an anonymous visitor 401', async () => {
  expect((await call({ yugoId: 77 })).body).toMatchObject({ status: 404, code: 'region_not_found' });
  expect((await call({ yugoId: 'abc' })).status).toBe(400);
  expect((await api.call('regiondossier/getEcoMonitoring', { yugoId: moscow })).status).toBe(401);
});
