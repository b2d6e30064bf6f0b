import { expect, test } from 'vitest';
import { backtestFuel, forecastFuel, fuelSettings } from '#simulation/economy/fuel-forecast.ts';
import { ratePlaces } from '#simulation/economy/rating.ts';
import { forecastSmb } from '#simulation/economy/smb-forecast.ts';
import { cleanSeries } from '#simulation/epidemic/clean-series.ts';
import { estimateRt } from '#simulation/epidemic/estimate-rt.ts';
import { incidenceLevel } from '#simulation/epidemic/incidence-level.ts';
import { findStageRule, infectionStage } from '#simulation/epidemic/infection-stages.ts';
import { changeOfContacts, contactReduction } from '#simulation/epidemic/measure-effect.ts';
import { peakPrevalence, reproductionOf } from '#simulation/epidemic/scenario/epidemic-analytics.ts';
import { scaleDeaths } from '#simulation/epidemic/scenario/scale-deaths.ts';
import { serialIntervalWeights } from '#simulation/epidemic/serial-interval.ts';
import { evaluateHousehold } from '#simulation/family/evaluate-household.ts';
import { baselineQuantiles, weeklySums } from '#simulation/forecast/bands/baseline.ts';
import { listOrigins } from '#simulation/forecast/bands/roll-origins.ts';
import { trendOf } from '#simulation/forecast/describe-region.ts';
import { commonOrigin, forecastRegions } from '#simulation/forecast/forecast-regions.ts';
import { fitDampedHolt } from '#simulation/forecast/point/damped-holt.ts';
import { limitGrowth } from '#simulation/forecast/point/growth-limit.ts';
import { pointOfCases, referenceCasesSettings } from '#simulation/forecast/point/point-of-cases.ts';
import { pointOfDeaths } from '#simulation/forecast/point/point-of-deaths.ts';
import { weekdayFactors } from '#simulation/forecast/point/weekday-factors.ts';
import { backtestRegions } from '#simulation/forecast/quality/backtest.ts';
import { intervalScore } from '#simulation/forecast/quality/interval-score.ts';
import { scoreQuantiles } from '#simulation/forecast/quality/score-forecasts.ts';
import { summariseScores } from '#simulation/forecast/quality/summarise-scores.ts';
import { settledSeries } from '#simulation/forecast/series/known-series.ts';
import { publishedHistory } from '#simulation/forecast/series/region-history.ts';
import { logGamma } from '#simulation/numeric/distribution/gamma.ts';
import { mean, median, quantiles } from '#simulation/numeric/distribution/quantile.ts';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { bridgeBreaks } from '#simulation/numeric/series-breaks.ts';
import { liftingRule, stageRules } from '#simulation/parameters/infection-stages.ts';
import { measureEffects } from '#simulation/parameters/measure-effects.ts';
import { demographicSpread, standardMigration } from '#simulation/parameters/population.ts';
import { resolveFamilyPolicy } from '#simulation/parameters/resolve-family-policy.ts';
import { advanceYear } from '#simulation/population/advance-year.ts';
import { shiftSchedule } from '#simulation/population/fertility-schedule.ts';
import { valueAt } from '#simulation/population/knots.ts';
import { standardOfRates } from '#simulation/population/mortality/brass.ts';
import { populationIndicators, vitalRates } from '#simulation/population/population-indicators.ts';
import { projectEnsemble } from '#simulation/population/project-ensemble.ts';
import { projectPopulation } from '#simulation/population/project-population.ts';
import { splitMigration } from '#simulation/population/projection-input.ts';
import { rogersCastro } from '#simulation/population/rogers-castro.ts';
import { exampleParameters, examplePopulation } from './example-population.ts';
import { exampleModel, exampleState } from './example-scenario.ts';

// Calls as a careless script makes them: the types would stop most, so they are passed by.
const any = (value: unknown) => value as never;
const nan = Number.NaN;
const days = (count: number, value = 100) => Array.from({ length: count }, () => value);
const base = examplePopulation();
const women = base.people.female;
const none = new Float64Array(101);
const spread = demographicSpread.value;
const migration = standardMigration.value;
const rules = { retirementAge: { male: 65, female: 60 }, participation: null };
const family = { persons: [{ age: 35 }, { age: 5, isChild: true }], housingCost: 0 };
const shock = (one: object) => projectPopulation(base, exampleParameters({ shocks: [any(one)] }));
const wander = (changes: object) =>
  projectEnsemble(base, exampleParameters(), any({ ...spread, ...changes }));
const history = { id: 'x', cases: settledSeries(days(60)), deaths: settledSeries(days(60)) };
const interval = (meanDays: number) => serialIntervalWeights(any({ meanDays, sdDays: 2 }));
const shares = { ...exampleParameters(), netMigration: [{ year: 2024, value: 0 }] };

const refused: Record<string, () => unknown> = {
  'free beds of 55 per cent': () =>
    infectionStage(liftingRule, any({ officialRt: 1, freeBedsShare: 55, testsPer100k: 90 })),
  'a rule of a day that is no date': () => findStageRule(stageRules, 'yesterday'),
  'a share of the child minimum of 50': () =>
    evaluateHousehold(any(family), resolveFamilyPolicy(2025), [
      any({ id: 'x', per: 'child', shareOfChildPm: 50 }),
    ]),
  'ages of a measure the wrong way round': () =>
    evaluateHousehold(any(family), resolveFamilyPolicy(2025), [
      any({ id: 'x', per: 'child', amount: 1, ageFrom: 7, ageTo: 3 }),
    ]),
  'a policy with shares out of order': () =>
    evaluateHousehold(
      any(family),
      any({
        ...resolveFamilyPolicy(2025),
        unified: { ...resolveFamilyPolicy(2025).unified, shares: [1, 0.5] },
      }),
    ),
  'a case forecast from five days': () => pointOfCases(days(5)),
  'a case forecast with a day that is no number': () => pointOfCases([...days(30), nan]),
  'a case forecast with phi of 2': () => pointOfCases(days(30), 30, { ...referenceCasesSettings, phi: 2 }),
  'weekday factors of days that are no numbers': () => weekdayFactors(days(60, nan)),
  'weekday factors of more days than there are': () => weekdayFactors(days(5), 6),
  'a grid without weights': () =>
    fitDampedHolt(days(9), { level: 0, trend: 0, from: 1 }, { phi: 0.5, alphas: [], betas: [] }),
  'values that are no numbers': () =>
    fitDampedHolt([1, nan, 2], { level: 0, trend: 0, from: 1 }, { phi: 0.5, alphas: [0.5], betas: [0.5] }),
  'deaths from one week': () => pointOfDeaths([5], []),
  'deaths with too few weeks of cases': () => pointOfDeaths(days(6), [{ weeks: days(6), at: 5 }]),
  'a limit on growth from nothing known': () => limitGrowth(new Float64Array([1, nan]), 5, null),
  'weights of the serial interval that are all 0': () => estimateRt(days(30), days(10, 0)),
  'weights that add up to 5': () => estimateRt(days(30), [0, 5]),
  'a serial interval of 300 days within 30': () => interval(300),
  'a serial interval of 36 days within 30': () => interval(36),
  'a level of an incidence on a scale out of order': () =>
    incidenceLevel(10, [
      { level: 'a', fromPer100k: 5 },
      { level: 'b', fromPer100k: 1 },
    ]),
  'five times as many susceptible as people': () => peakPrevalence(2, any(5), any(0)),
  'susceptible that are no number': () => peakPrevalence(2, any(nan), any(0)),
  'a decline of five a day': () => reproductionOf(-5, any(3), any(5)),
  'contacts of which nothing is left today': () => changeOfContacts(any({ mean: 1 }), any({ mean: 0 })),
  'a table of effects with a gap': () =>
    contactReduction([], [any({ ...measureEffects.value?.[0], mean: nan })]),
  'deaths reported below 0': () => scaleDeaths(exampleModel(), exampleState(20), -1),
  'a shock of an unknown kind': () => shock({ year: 2030, kind: 'plague', factor: 2 }),
  'a shock at ages 20.5 to 60.5': () =>
    shock({ year: 2030, kind: 'mortality', factor: 2, ages: [20.5, 60.5] }),
  'a shock of births by age': () => shock({ year: 2030, kind: 'births', factor: 2, ages: [20, 30] }),
  'a shock of migrants where nobody moves': () =>
    projectPopulation(
      { ...base, migrationShape: { male: none, female: none.map((_, age) => Number(age === 20)) } },
      exampleParameters({ shocks: [any({ year: 2030, kind: 'migration', persons: 10, ages: [60, 70] })] }),
    ),
  'fertility that wanders by no number': () => wander({ tfrInnovationSd: nan }),
  'migration that wanders without end': () => wander({ migrationSd: Infinity }),
  'life expectancy that wanders by −1': () => wander({ e0Sd: -1 }),
  'a migration schedule without c': () => rogersCastro(any({ ...migration, c: undefined })),
  'a migration schedule of nobody': () =>
    rogersCastro({ a1: 0, alpha1: 0, a2: 0, alpha2: 0, mu2: 0, lambda2: 0, c: 0 }),
  'a migration schedule with c below 0': () => rogersCastro(any({ ...migration, c: -0.01 })),
  'a schedule that is no number': () => splitMigration([0.5, nan], any(0.5)),
  'a first fertile age of 15.5': () =>
    advanceYear(base.people, {
      survival: { male: women.map(() => 0.9), female: women.map(() => 0.9) },
      asfr: [0.1],
      firstFertileAge: 15.5,
      sexRatioAtBirth: 1.05,
      migration: { male: none, female: none },
    }),
  'a schedule shifted out of its ages': () =>
    shiftSchedule(
      Float64Array.from({ length: 35 }, (_, i) => Number(i === 34)),
      any(5),
    ),
  'a path without knots': () => valueAt([], 2030),
  'a table without deaths in its last closed age': () => standardOfRates([0.1, 0.1, 0, 0.2], 'male'),
  'indicators of nobody': () => populationIndicators({ male: none, female: none }, any(rules)),
  'indicators of no ages': () =>
    populationIndicators({ male: new Float64Array(), female: new Float64Array() }, any(rules)),
  'indicators of sexes of other shapes': () =>
    populationIndicators({ male: women, female: women.slice(0, 50) }, any(rules)),
  'women who retire at 50': () =>
    populationIndicators(base.people, any({ ...rules, retirementAge: { male: 65, female: 50 } })),
  'births that are no number': () => vitalRates(100, 100, nan, 1),
  'births below 0': () => vitalRates(100, 100, -5, 1),
  'a fuel forecast with phi that is no number': () => forecastFuel(days(70), { ...fuelSettings, phi: nan }),
  'a fuel forecast with phi of 2': () => forecastFuel(days(70), { ...fuelSettings, phi: 2 }),
  'a drift over −3 weeks': () => forecastFuel(days(70), { ...fuelSettings, driftWindow: -3 }),
  'a drift over no week': () => forecastFuel(days(70), { ...fuelSettings, driftWindow: 0 }),
  'horizons the wrong way round': () => forecastFuel(days(30), { ...fuelSettings, horizonsWeeks: [52, 13] }),
  'no horizon': () => forecastFuel(days(30), { ...fuelSettings, horizonsWeeks: [] }),
  'a level of 2': () => baselineQuantiles([1, 2, 3], [2]),
  'a level that is no number': () => quantiles([1, 2], [nan]),
  'a mean of nothing': () => mean([]),
  'a median of no numbers': () => median([1, nan]),
  'weeks of more days than there are': () => weeklySums(days(7), 14),
  'origins without an end': () => listOrigins(98, Infinity),
  'a rating upwards': () => ratePlaces(new Map([['a', 1]]), any('up')),
  'a trend of nothing': () => trendOf([], 5),
  'an origin of nobody': () => commonOrigin([]),
  'a score of two quantiles': () => scoreQuantiles([1, 2], 1, 1),
  'a series that is none': () => cleanSeries(any(null)),
  'a measure nobody forecasts': () => forecastRegions([history], any('cured')),
  'a backtest of a measure nobody forecasts': () => backtestRegions([history], any('cured'), 98),
  'no list of regions': () => forecastRegions(any(null), 'cases'),
  'the logarithm of the gamma of −0.5': () => logGamma(-0.5),
  'a bridge over values of 0': () => bridgeBreaks([0, 1, 2], [1], 12),
};

test.each(Object.entries(refused))('%s: refused', (_, call) => {
  expect(call).toThrow(InputRefusal);
});

const told: Record<string, () => { status?: string; warnings?: readonly { code: string }[] } | undefined> = {
  insufficient: () =>
    forecastRegions([publishedHistory('x', { cases: days(60, any(null)), deaths: days(60, 0) })], 'cases')[0],
  'population.shock-outside': () => shock({ year: 2100, kind: 'births', factor: 2 }),
  'population.draws-limited': () => wander({ tfrInnovationSd: 0.5, e0Sd: 2 }),
  'smb.growth-limited': () => {
    const forecast = forecastSmb(Array.from({ length: 30 }, (_, month) => 100 * 1.1 ** month));
    return forecast.status === 'ok' ? forecast : undefined;
  },
  'forecast.weekday-limited': () => {
    const cases = settledSeries(Array.from({ length: 98 }, (_, day) => (day % 7 === 0 ? 5000 : 10)));
    const forecast = forecastRegions([{ id: 'x', cases, deaths: settledSeries(days(98)) }], 'cases')[0];
    return forecast?.status === 'ok' ? forecast : undefined;
  },
};

test.each(Object.entries(told))('%s is said', (code, call) => {
  const answer = call();
  expect([answer?.status, ...(answer?.warnings ?? []).map((warning) => warning.code)]).toContain(code);
});

test('what has no answer is null, not made up', () => {
  expect(backtestFuel(days(80))[0]?.maeRatio).toBeNull();
  expect(intervalScore([0.1, 0.5, 0.9], [1, 2, 3], 2)).toMatchObject({ in50: null, in95: null });
  const children = { male: none.map((_, age) => Number(age < 10)), female: none };
  expect(populationIndicators(children, any(rules)).youngRatio).toBeNull();
  const still = { id: 'x', cases: settledSeries(days(400, 0)), deaths: settledSeries(days(400, 0)) };
  const backtest = backtestRegions([still], 'cases', 98);
  expect(backtest.status === 'ok' && summariseScores(backtest.scored)[0]?.relativeWis).toBeNull();
});

test('a member whose draws were cut still has people everywhere, and none is NaN', () => {
  const bands = projectEnsemble(base, shares, any({ ...spread, tfrInnovationSd: 0.5, e0Sd: 2 }), {
    members: 50,
  });
  for (const band of [bands.q025, bands.q10, bands.q50, bands.q90, bands.q975])
    expect(band.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
});
