import { expect, test } from 'vitest';
import { moveInterval } from './move-interval.ts';
import { readScenario, writeScenario } from './scenario-address.ts';
import { referenceOf, referenceParams, type ScenarioParams } from './scenario-params.ts';
import { findProblems } from './scenario-problems.ts';
import { setUpScenario, type ScenarioSetup, type ScenarioStart } from './scenario-start.ts';
import { runEnsemble } from './ensemble-run.ts';
import { differenceTo, resultOf } from './ensemble-result.ts';
import { runOnce } from './single-run.ts';
import { startRecord } from './start-record.ts';
import { tenYearAges } from './ten-year-ages.ts';
import { lacksDoses, vaccinationWeeks } from './vaccination.ts';

const start: ScenarioStart = {
  day: '2021-10-20',
  daily: Array.from({ length: 90 }, (_, day) => 1000 * 1.02 ** day),
  peopleByAge: [1, 1, 1.2, 1.6, 1.4, 1.2, 1.1, 0.8, 0.4].map((millions) => millions * 1e6),
  registered: 500_000,
  recentDeaths: 800,
};
const interval = { name: 'Меры & ~', from: '2021-10-28', to: '2021-11-07', low: 12, high: 30.5, isOn: true };
const assumed: ScenarioParams = {
  days: 60,
  ascertainment: [25, 40],
  protectedPercent: 10,
  beds: 2500,
  contacts: [
    { ...interval, name: 'Меры & ещё' },
    { ...interval, name: 'Вторые', isOn: false },
  ],
  vaccination: { from: '2021-11-01', dosesPerDay: 40_000, isOn: true },
  laterBeds: { from: '2021-12-01', beds: 3250, isOn: true },
  course: { latency: 4, seasonAmplitude: 0.25 },
};
const setUp = (params: ScenarioParams): ScenarioSetup => {
  const setup = setUpScenario(start, params, '1.3');
  if (setup.status !== 'ok') throw new Error(setup.reason);
  return setup;
};

test('an address says what differs alone, and reads back what was written', () => {
  expect(writeScenario(referenceParams)).toBe('');
  expect(writeScenario({ ...referenceParams, days: 90 })).toBe('1~h90');
  expect(readScenario(writeScenario(assumed, '1.3', 500))).toEqual({
    params: assumed,
    version: '1.3',
    members: 500,
    state: 'ok',
  });
  expect(readScenario(writeScenario(assumed, '1.0')).version).toBe('1.0');
  expect(writeScenario({ ...referenceParams, contacts: [interval] })).toContain('Меры &  ');
});

test.each(['x', '1~zz', '1~h1e9', '1~k0.9', '1~n7', '1~c9_4', '1~m1_2', '0~h90', `1~${'h90~'.repeat(60)}`])(
  'an address that was tampered with is broken and shows the reference: %s',
  (said) =>
    expect(readScenario(said)).toEqual({
      params: referenceParams,
      version: '1.3',
      members: 200,
      state: 'broken',
    }),
);

test('an address of a later version keeps what is understood', () => {
  expect(readScenario('2~h90~new')).toMatchObject({ state: 'later', params: { days: 90 } });
  expect(readScenario('1~k1.4~h90')).toMatchObject({ state: 'later', version: '1.3', params: { days: 90 } });
});

test('bounds, reversed and doubled intervals are found by their field; different measures may overlap', () => {
  const paths = (params: Partial<ScenarioParams>) =>
    findProblems({ ...assumed, ...params }, start.day).map(({ path, code }) => `${path} ${code}`);
  expect(paths({})).toEqual([]);
  expect(paths({ days: 60.5 })).toEqual(['days bounds']);
  expect(paths({ days: Number.NaN, beds: Infinity })).toEqual([
    'days bounds',
    'beds bounds',
    'vaccination.from outside',
    'laterBeds.from outside',
  ]);
  expect(paths({ contacts: [{ ...interval, to: '2021-10-27' }] })).toEqual(['contacts.0.to reversed']);
  expect(paths({ contacts: [interval, interval] })).toEqual(['contacts.1.from overlapping']);
  expect(
    paths({ contacts: Array.from({ length: 21 }, (_, at) => ({ ...interval, name: `${at}` })) }),
  ).toEqual(['contacts too-many']);
});

test('an interval moved whole keeps its length at the edges, an end never passes the other', () => {
  const limits = { from: '2021-10-21', to: '2021-12-19' };
  expect(moveInterval(interval, 'whole', -100, limits)).toEqual({ from: '2021-10-21', to: '2021-10-31' });
  expect(moveInterval(interval, 'from', 100, limits)).toEqual({ from: '2021-11-07', to: '2021-11-07' });
  expect(moveInterval(interval, 'to', 100, limits)).toEqual({ from: '2021-10-28', to: '2021-12-19' });
});

test('a scenario begins as its reference does and differs only by what is decreed', () => {
  const [own, reference] = [setUp(assumed), setUp(referenceOf(assumed))];
  expect(own.calibration.start).toEqual(reference.calibration.start);
  expect(own.calibration.model.severity).toEqual(reference.calibration.model.severity);
  const [after, before] = [runOnce(own), runOnce(reference)];
  expect(after.registered[0]).toBe(before.registered[0]);
  // 90 days of 2 % growth end at 1000 · 1.02⁸⁹ = 5827 cases a day.
  expect(after.registered[0]! / 5827).toBeCloseTo(1, 1);
  expect(after.registered[40]!).toBeLessThan(before.registered[40]!);
});

test('members give the same numbers twice, and fewer cases under fewer contacts in each of them', async () => {
  const options = { members: 20, seed: 1 };
  const own = (await runEnsemble(setUp(assumed), options))!;
  expect((await runEnsemble(setUp(assumed), options))!.values).toEqual(own.values);
  const difference = differenceTo(own, (await runEnsemble(setUp(referenceOf(assumed)), options))!);
  expect(difference.cases.q95).toBeLessThan(0);
  const { registered, members } = resultOf(own);
  expect(members).toBe(20);
  expect(registered[0][30]! <= registered[2][30]! && registered[2][30]! <= registered[4][30]!).toBe(true);
});

test('a range in is a band out: one of no width leaves the model’s own doubt alone', async () => {
  const options = { members: 40, seed: 1 };
  const reference = (await runEnsemble(setUp(referenceParams), options))!;
  const widthOf = async (low: number, high: number): Promise<number> => {
    const contacts = [{ ...interval, low, high }];
    const own = (await runEnsemble(setUp({ ...referenceParams, contacts }), options))!;
    const { q05, q50, q95 } = differenceTo(own, reference).cases;
    return (q95 - q05) / Math.abs(q50);
  };
  expect(await widthOf(5, 60)).toBeGreaterThan(1.2 * (await widthOf(30, 30)));
});

test('a run that is stopped answers nothing', async () => {
  let parts = 0;
  const stopped = await runEnsemble(setUp(assumed), {
    members: 200,
    seed: 1,
    onPart: () => (++parts === 2 ? 'stop' : 'go'),
  });
  expect([stopped, parts]).toEqual([null, 2]);
});

test('result of version 1.0 and of 1.1 stay what they were: another number asks for another version', async () => {
  const median = async (version: '1.0' | '1.1') => {
    const setup = setUpScenario(start, referenceParams, version) as ScenarioSetup;
    return resultOf((await runEnsemble(setup, { members: 20, seed: 1 }))!).registered[2][60]!;
  };
  expect([await median('1.0'), await median('1.1')].map((value) => Number(value.toPrecision(6))))
    .toMatchInlineSnapshot(`
    [
      11535,
      9888.76,
    ]
  `);
});

test('one per cent of the residents a day is a reduction of 2.8 to 5.25 % in the first week, from day 14 on', () => {
  const plan = { from: start.day, dosesPerDay: 10_000, isOn: true };
  const weeks = vaccinationWeeks(plan, { startDay: start.day, days: 30, population: 1_000_000 });
  expect(
    weeks.map(({ fromDay, low, high }) => [fromDay, low, high].map((value) => Number(value.toFixed(6)))),
  ).toEqual([
    [14, 2.8, 5.25],
    [21, 5.6, 10.5],
    [28, 8.4, 15.75],
  ]);
});

test('five-year ages of both sexes add up to ten-year ones, the last of them open', () => {
  const men = Array.from({ length: 18 }, () => 1);
  expect(tenYearAges({ men, women: men })).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4]);
});

test('the record of past starts keeps the bar of 1.3 in each week', () => {
  expect(startRecord.weeks.map(({ weeks }) => weeks)).toEqual([1, 2, 3, 4]);
  for (const { relativeWis } of startRecord.weeks) expect(relativeWis).toBeLessThanOrEqual(1.3);
});

test('the line without chance runs where the members’ middle does, and in the version before above it', async () => {
  const setup = setUp({ ...referenceParams, days: 60 });
  const members = resultOf((await runEnsemble(setup, { members: 200, seed: 1 }))!);
  const [, , middle] = members.registered;
  const apart = (single: Float64Array, day: number) => single[day]! / middle[day]! - 1;
  const before = setUpScenario(start, { ...referenceParams, days: 60 }, '1.1') as ScenarioSetup;
  for (const day of [14, 28, 42]) {
    expect(Math.abs(apart(runOnce(setup).registered, day))).toBeLessThan(0.1);
    expect(apart(runOnce(before).registered, day)).toBeGreaterThan(apart(runOnce(setup).registered, day));
  }
});

test('a month and a half is no month; generations of 24 days are told against the 4.7 that were observed', () => {
  const paths = (course: ScenarioParams['course']) =>
    findProblems({ ...referenceParams, course }, start.day).map(({ path }) => path);
  expect([paths({ seasonPeakMonth: 5.5 }), paths({ seasonPeakMonth: 5 })]).toEqual([
    ['course.seasonPeakMonth'],
    [],
  ]);
  const { calibration } = setUp({ ...referenceParams, course: { latency: 10, infectiousPeriod: 14 } });
  expect(calibration.warnings).toContainEqual({
    code: 'scenario.generation-mismatch',
    severity: 'warn',
    params: { generationDays: 24, serialIntervalDays: 4.7 },
  });
});

test('who is protected on the first day is read from the doses; a person’s own number goes before, an older version knows of none', () => {
  // 4.85 of 9.7 million with two doses, of which 57.5 % stop a transmission.
  const known = { ...start, vaccinated: 4_850_000 };
  const immune = (from: ScenarioStart, params: ScenarioParams, version: '1.2' | '1.3') =>
    (setUpScenario(from, params, version) as ScenarioSetup).immuneShare;
  const without = immune(start, referenceParams, '1.3');
  expect(immune(known, referenceParams, '1.3') - without).toBeCloseTo(0.29, 12);
  expect(immune(known, { ...referenceParams, protectedPercent: 10 }, '1.3') - without).toBeCloseTo(0.1, 12);
  expect(immune(known, referenceParams, '1.2')).toBe(without);
  // Before 5 December 2020 nobody was vaccinated: nothing is missing.
  expect([lacksDoses(start), lacksDoses(known), lacksDoses({ day: '2020-07-13', vaccinated: null })]).toEqual(
    [true, false, false],
  );
});

test('reports of a day come from infections of many: where contacts halve in a day, cases no longer fall in one', () => {
  const halved = {
    ...referenceParams,
    contacts: [{ ...interval, from: '2021-10-25', to: '2021-12-01', low: 50, high: 50 }],
  };
  const deepestFall = (version: '1.2' | '1.3') => {
    const { registered } = runOnce(setUpScenario(start, halved, version) as ScenarioSetup);
    return Math.min(...[...registered.subarray(1, 30)].map((cases, day) => cases / registered[day]! - 1));
  };
  expect(deepestFall('1.2')).toBeLessThan(-0.4);
  expect(deepestFall('1.3')).toBeGreaterThan(-0.1);
});
