import { afterEach, expect, test, vi } from 'vitest';
import type { PastForecasts } from '#simulation/forecast/bands/past-forecasts.ts';
import { compareScores } from './compare-scores.ts';
import type { LeadVerdict } from './judge-lead.ts';
import { leadSettings, leanOnLeads } from './lean-on-leads.ts';
import { runLeading } from './run-leading.ts';

afterEach(() => vi.restoreAllMocks());

const origins = Array.from({ length: 40 }, (_, k) => 7 * k);

/** One region, one week ahead: 99 forecast each time, the outcome a tenth (on the log scale) off in the way the signal says. */
function example(): { past: PastForecasts; signals: [number][][] } {
  const signals = origins.map((_, k): [number][] => [[k % 3 === 0 ? 1 : -1]]);
  const observed = Float64Array.from(signals, (row) => 100 * Math.exp(0.1 * row[0]![0]) - 1);
  const points = observed.map(() => 99);
  const rest = { regions: 1, origins, stepDays: 7, horizonWeeks: 1, residents: Float64Array.of(Infinity) };
  return { past: { ...rest, points, observed }, signals };
}

test('a lead that tells the errors moves points by them, once eight outcomes are known', () => {
  const { past, signals } = example();
  const { points } = leanOnLeads(past, signals, { ...leadSettings, ridge: 0 });
  expect(points.slice(0, 8)).toEqual(new Float64Array(8).fill(99));
  // Origin 8 knows the outcomes of origins 0 to 7.
  points.slice(8).forEach((point, at) => expect(point).toBeCloseTo(past.observed[at + 8]!, 9));
});

test('no outcome after an origin is read: with later ones changed its point stays', () => {
  const { past, signals } = example();
  const observed = past.observed.map((value, k) => (k >= 20 ? 5 * value : value));
  const [one, other] = [past, { ...past, observed }].map((each) => leanOnLeads(each, signals, leadSettings));
  expect(other!.points.slice(0, 21)).toEqual(one!.points.slice(0, 21));
  expect(other!.points[21]).not.toBe(one!.points[21]);
});

test('a point moves by 15 % a week ahead at most', () => {
  const { past, signals } = example();
  const loud = signals.map((row, k) => (k === 39 ? row.map(([value]) => [100 * value]) : row));
  expect(leanOnLeads(past, loud, leadSettings).points[39]).toBeCloseTo(100 * Math.exp(0.15) - 1, 9);
});

test('half the error at every origin is a ratio of 0.5 without spread', () => {
  const scores = (wis: number) =>
    origins.map((origin) => ({ region: 0, origin, model: { wis: wis * (1 + origin) } }));
  expect(compareScores(scores(1), scores(2))).toEqual({
    ratio: 0.5,
    low: 0.5,
    high: 0.5,
    better: 40,
    origins: 40,
  });
});

test(
  'hospital admissions made deaths better where the settings were chosen and not beyond chance on the third kept unread: they stay out',
  { timeout: 60_000 },
  () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(runLeading(['--json', '--only', 'admissions-deaths'])).toBe(true);
    const { verdicts } = JSON.parse(log.mock.calls[0]![0] as string) as { verdicts: LeadVerdict[] };
    const [{ places, chosenOn, unread }] = verdicts as [LeadVerdict];
    expect([places, chosenOn!.origins, unread!.origins]).toEqual([85, 67, 34]);
    const ratios = (part: typeof unread) => part!.lead.map((one) => Number(one!.ratio.toFixed(2)));
    expect(ratios(chosenOn)).toEqual([0.96, 0.93, 0.92, 0.92]);
    expect(ratios(unread)).toEqual([1, 0.99, 1, 0.99]);
    unread!.lead.forEach((one) => expect(one!.high).toBeGreaterThan(1));
  },
);
