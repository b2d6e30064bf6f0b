import type { RequestContext } from '#platform/server/context.ts';
import { readPyramid, type Pyramid } from '#statistics/series/pyramid-queries.ts';
import { readDims, readParts, readTrends } from '#statistics/series/trend-queries.ts';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { inputHash } from '#simulation/numeric/run-record.ts';
import type { Instrument, PovertyEffect, PovertyStart } from '../../domain/effect/effect-on-poverty.ts';
import type { ResidentsByAge } from '../../domain/effect/region-households.ts';
import { familyVersions } from '../../domain/family/family-editions.ts';
import { policyOf, defaultPolicyYear } from '../../domain/family/family-model.ts';
import { runModel } from '../runs/run-model.ts';

const members = 500;
const seed = 1;

/** A measure of the economy in a place; of those entitled between `low` and `high` claim it. Unit: per cent. */
export interface AskedInstrument {
  yugoId: number;
  starts: string;
  instrument: Instrument;
  low: number;
  high: number;
}

/** What the family model says such a measure is worth, with everything it was computed from. */
export interface ForetoldPoverty extends PovertyEffect {
  inputs: {
    start: PovertyStart;
    instrument: Instrument;
    low: number;
    high: number;
    policyYear: number;
    members: number;
    seed: number;
  };
  model: string;
  modelVersion: string;
  inputHash: string;
  /** The last day of the newest figure that was read. */
  dataAsOf: string;
}

/** Runs the families of a place with a measure and without it; null where residents, incomes, tenths or poverty are not known. */
export async function foretellPoverty(
  { yugoId, starts, instrument, low, high }: AskedInstrument,
  context: RequestContext,
): Promise<ForetoldPoverty | null> {
  const known = await readPovertyStart(yugoId, context);
  if (known === null) return null;
  const { start, dataAsOf } = known;
  const { policy, policyYear } = rulesOf(Number(starts.slice(0, 4)));
  const asked = { start, instrument, low, high, members, seed };
  const answer = await runModel(() => ({ kind: 'poverty', policy, ...asked }) as const, context);
  const inputs = { ...asked, policyYear };
  const [version] = familyVersions;
  return {
    ...answer,
    inputs,
    model: 'family',
    modelVersion: String(version),
    inputHash: inputHash({ ...inputs, version }),
    dataAsOf,
  };
}

/** What is known of a place's residents and their incomes as of the clock's day. */
async function readPovertyStart(
  yugoId: number,
  { db, clock }: RequestContext,
): Promise<{ start: PovertyStart; dataAsOf: string } | null> {
  const [pyramid, trends, parts] = await Promise.all([
    readPyramid(db, yugoId, clock.day),
    readTrends(db, ['income_per_capita', 'poverty_rate'], [yugoId], clock.day),
    readParts(db, 'income_by_tenth', [yugoId], clock.day),
  ]);
  const newest = (indicator: string) =>
    trends.find((trend) => trend.indicator === indicator)?.figures.at(-1) ?? null;
  const [income, poverty] = [newest('income_per_capita'), newest('poverty_rate')];
  const tenthsDay = parts
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  const tenths = parts
    .filter(({ day }) => day === tenthsDay)
    .map(({ dims, value }) => ({ tenth: Number(readDims(dims)['tenth']), value }))
    .toSorted((one, other) => one.tenth - other.tenth)
    .map(({ value }) => value);
  if (pyramid === null || income === null || poverty === null || tenths.length !== 10) return null;
  const start = {
    residents: residentsOf(pyramid),
    perHead: income.value,
    tenths,
    poorShare: poverty.value / 100,
  };
  return { start, dataAsOf: [income.day, poverty.day, tenthsDay!].toSorted().at(-1)! };
}

/** Five-year ages as the families count them; of those between 15 and 19 three fifths are under 18. */
function residentsOf({ men, women }: Pyramid): ResidentsByAge {
  const ages = men.map((count, at) => count + (women[at] ?? 0));
  const sum = (from: number, to?: number) => ages.slice(from, to).reduce((all, count) => all + count, 0);
  const teens = ages[3] ?? 0;
  return { children: sum(0, 3) + 0.6 * teens, working: 0.4 * teens + sum(4, 12), older: sum(12) };
}

/** The rules of the measure's year where the model has them whole, else those of the usual year. */
function rulesOf(year: number) {
  try {
    return { policy: policyOf({ policyYear: year, overrides: {} }), policyYear: year };
  } catch (error) {
    if (!(error instanceof InputRefusal)) throw error;
    return {
      policy: policyOf({ policyYear: defaultPolicyYear, overrides: {} }),
      policyYear: defaultPolicyYear,
    };
  }
}
