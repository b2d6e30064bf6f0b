import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import type { Share } from '#simulation/numeric/units.ts';
import { drawMember } from './draw-members.ts';
import type { EnsembleSpread } from './draw-members.ts';
import { joinRuns, memberSeries, runMembers } from './run-ensemble.ts';
import type { EnsembleRuns } from './run-ensemble.ts';
import { runScenario, seriesOf } from './run-scenario.ts';
import { compareEnsembles, summariseEnsemble } from './summarise-ensemble.ts';
import { exampleCalibration } from '#simulation/testing/example-scenario.ts';

const range = (low: number, high: number) => [low as Share, high as Share] as const;
const measure = { fromDay: 10, toDay: 60, reduction: 0.4 as Share };
const calibration = exampleCalibration(0.03, { mitigations: [measure] });
const spread: EnsembleSpread = {
  reproductionSdFactor: 1.5,
  reproductionModelSd: 0.15 as Share,
  reproductionPersistence: 0.8 as Share,
  ascertainment: range(0.2, 0.4),
  reductions: [range(0.3, 0.5)],
  severityLogSd: 0.25,
};
const living = 9 * calibration.model.severity.length;
const sumOf = (values: Float64Array) => values.reduce((sum, one) => sum + one, 0);
const run = (from: number, to: number, seed = 1, reductions = spread.reductions): EnsembleRuns => {
  const runs = runMembers(calibration, { ...spread, reductions }, { days: 60, seed, from, to });
  if (!runs) throw new Error('stopped');
  return runs;
};

test('members computed in parts are the members computed at once', () => {
  expect(joinRuns([run(0, 3), run(3, 8)]).values).toEqual(run(0, 8).values);
});

test('one seed gives one ensemble, another seed another', () => {
  expect(run(0, 4).values).toEqual(run(0, 4).values);
  expect(run(0, 4, 2).values).not.toEqual(run(0, 4).values);
});

test('every member gives the registered cases of day 0', () => {
  const runs = run(0, 8);
  const first = Array.from(
    { length: 8 },
    (_, member) => memberSeries(runs, 'registeredCases', member)[0] ?? 0,
  );
  expect(Math.max(...first) - Math.min(...first)).toBeLessThan(1e-3 * (first[0] ?? 0));
});

test('with all doubt set aside a member is the calibrated run, and doubt of the model alone widens it', () => {
  const sure = { ...spread, reductions: [range(0.4, 0.4)], ascertainment: range(0.3, 0.3), severityLogSd: 0 };
  const lastDay = (modelSd: number, members: number) => {
    const reproduction = { reproductionSdFactor: 0.01, reproductionPersistence: 1 as Share };
    const runs = runMembers(
      calibration,
      { ...sure, ...reproduction, reproductionModelSd: modelSd as Share },
      { days: 30, seed: 1, from: 0, to: members },
    );
    if (!runs) throw new Error('stopped');
    return Array.from({ length: members }, (_, member) => memberSeries(runs, 'infectious', member)[30] ?? 0);
  };
  const calibrated = seriesOf(runScenario(calibration.model, calibration.start, 30), 'infectious')[30] ?? 0;
  expect((lastDay(0, 1)[0] ?? 0) / calibrated).toBeCloseTo(1, 2);
  expect(Math.max(...lastDay(0.15, 20)) / Math.min(...lastDay(0.15, 20))).toBeGreaterThan(2);
});

test('ranges in are a band out: each wider range widens it, ranges of no width without doubt of the model are a line', () => {
  const widthOf = (wide: Partial<EnsembleSpread>) => {
    const sure: EnsembleSpread = {
      reproductionSdFactor: 0.01,
      reproductionModelSd: 0 as Share,
      reproductionPersistence: 1 as Share,
      ascertainment: range(0.3, 0.3),
      reductions: [range(0.4, 0.4)],
      severityLogSd: 0,
    };
    const runs = runMembers(calibration, { ...sure, ...wide }, { days: 60, seed: 1, from: 0, to: 20 });
    if (!runs) throw new Error('stopped');
    const { q05, q25, q50, q75, q95 } = summariseEnsemble(runs).bands.infectious;
    const widths = Array.from(q50, (middle, day) => [q75[day]! - q25[day]!, q95[day]! - q05[day]!, middle]);
    return [0, 1].map((at) => Math.max(...widths.map((width) => width[at]! / width[2]!)));
  };
  for (const width of widthOf({})) expect(width).toBeLessThan(0.02);
  const [half, most] = widthOf({ reductions: [range(0.2, 0.8)] }) as [number, number];
  expect(half).toBeGreaterThan(0.1);
  expect(most).toBeGreaterThan(half);
});

test('people are conserved in every member', () => {
  for (let member = 0; member < 20; member++) {
    const { start } = drawMember(calibration, spread, 5, member);
    expect(start.every((people) => people >= 0)).toBe(true);
    expect(sumOf(start.subarray(0, living)) / sumOf(calibration.start.subarray(0, living))).toBeCloseTo(
      1,
      12,
    );
  }
});

test('bands do not cross', () => {
  const { bands } = summariseEnsemble(run(0, 30));
  for (const { q05, q25, q50, q75, q95 } of Object.values(bands))
    q50.forEach((middle, day) => {
      const row = [q05[day], q25[day], middle, q75[day], q95[day]];
      expect(row).toEqual(row.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    });
});

test('against itself a scenario makes no difference, with a stronger measure a distinguishable one', () => {
  const reference = run(0, 30);
  expect(compareEnsembles(reference, reference)).toMatchObject({
    deaths: { q05: 0, q95: 0 },
    isDistinguishable: false,
  });
  const stricter = compareEnsembles(run(0, 30, 1, [range(0.7, 0.8)]), reference);
  expect(stricter.deaths.q95).toBeLessThan(0);
  expect(stricter.isDistinguishable).toBe(true);
});

test('asked to stop, it stops between members', () => {
  let asked = 0;
  const stopped = runMembers(calibration, spread, {
    days: 60,
    seed: 1,
    from: 0,
    to: 50,
    shouldStop: () => ++asked > 2,
  });
  expect(stopped).toBeNull();
  expect(asked).toBe(3);
});

test('a range for every measure is demanded', () => {
  expect(() =>
    runMembers(calibration, { ...spread, reductions: [] }, { days: 10, seed: 1, from: 0, to: 1 }),
  ).toThrow(InputRefusal);
});

test('parts of another length are not joined', () => {
  const longer = runMembers(calibration, spread, { days: 61, seed: 1, from: 0, to: 1 });
  expect(() => joinRuns([run(0, 1), longer as EnsembleRuns])).toThrow(InputRefusal);
  expect(() => joinRuns([])).toThrow(InputRefusal);
});

test('severity is drawn: its spread alone moves hospitals, and what had to be cut is counted', () => {
  const sure = { ...spread, reductions: [range(0.4, 0.4)], ascertainment: range(0.3, 0.3) };
  const severe = (severityLogSd: number, member: number) =>
    drawMember(calibration, { ...sure, severityLogSd }, 1, member).model.severity[8]?.severe ?? 0;
  expect(severe(0, 1)).toBe(severe(0, 2));
  expect(severe(0.25, 1) / severe(0.25, 2)).not.toBeCloseTo(1, 1);
  const wild = runMembers(calibration, { ...sure, severityLogSd: 2 }, { days: 5, seed: 1, from: 0, to: 40 });
  if (!wild) throw new Error('stopped');
  expect(wild.limited.severity).toBeGreaterThan(0);
  expect(wild.limited.severity).toBeLessThan(40);
  expect(summariseEnsemble(wild).warnings).toContainEqual({
    code: 'scenario.severity-limited',
    severity: 'info',
    params: { members: wild.limited.severity, of: 40 },
  });
  expect(summariseEnsemble(run(0, 4)).warnings).toEqual([]);
});

test('at most nine tenths of those still free were infected before the start, and the cut is said', () => {
  // 5000 registered a day at 30 % are 133 000 of 900 000 infected at once; at 5 % it would be six times as many.
  const crowded = exampleCalibration(0, {}, 5000);
  const low = { ...spread, reductions: [], ascertainment: range(0.05, 0.05) };
  const { start, limited } = drawMember(crowded, low, 1, 0);
  expect(limited.infected).toBe(true);
  for (let a = 0; a < 9; a++) expect(start[a]).toBeCloseTo(0.1 * (crowded.start[a] ?? 0), 6);
});
