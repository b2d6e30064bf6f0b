import type { Spread } from '#simulation/epidemic/scenario/summarise-ensemble.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { plainUnit, percentUnit, type CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import { isDistinct, type ScenarioDifference } from '../../domain/scenario/ensemble-result.ts';
import { isReference, type ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import type { ScenarioSetup } from '../../domain/scenario/scenario-start.ts';
import type { LoadedScenarios, LoadedStart } from './load-scenarios.ts';
import { roundTwo } from './use-number-words.ts';
import type { Ensemble } from './ensemble/use-ensemble.ts';

interface About {
  data: LoadedScenarios;
  start: LoadedStart;
  setup: ScenarioSetup;
  params: ScenarioParams;
  ensemble: Ensemble;
}

interface Words {
  t: Translate;
  formats: Formats;
}

/** What is different under what is assumed leads; without assumptions where it starts and what the reference brings. */
export function scenarioVerdict(about: About, words: Words): Sentence[] {
  const { reference, difference } = about.ensemble;
  const start = startSentence(about, words);
  if (reference && difference && !isReference(about.params))
    return [...differenceSentences(about, difference, words), start];
  return [start, ...(reference ? referenceSentences(about, reference, words) : [])];
}

function startSentence({ data, start, setup }: About, { t, formats }: Words): Sentence {
  const { reproduction } = setup.calibration;
  const lastWeek = start.daily.slice(-7);
  const about = aboutOf(data, start, formats);
  return {
    key: 'Scenario_VerdictStart',
    figures: {
      r: { ...about, name: t('Scenario_R'), value: reproduction.mean, decimals: 2 },
      cases: {
        ...about,
        name: t('Scenario_CasesPerDay'),
        value: Math.round(lastWeek.reduce((sum, value) => sum + value, 0) / lastWeek.length),
      },
    },
    values: { day: formats.day(start.day) },
  };
}

function referenceSentences(
  { data, start, params }: About,
  reference: NonNullable<Ensemble['reference']>,
  { t, formats }: Words,
): Sentence[] {
  const about = aboutOf(data, start, formats);
  const { cases, overflow } = reference;
  const spread: Sentence = {
    key: 'Scenario_VerdictReference',
    figures: {
      low: { ...about, name: t('Scenario_LowEnd'), value: roundTwo(cases.q05) },
      high: { ...about, name: t('Scenario_HighEnd'), value: roundTwo(cases.q95) },
    },
    values: { days: params.days },
  };
  if (params.beds === null) return [spread];
  const figures = {
    beds: { ...about, name: t('Scenario_Beds'), value: params.beds, source: null },
    share: {
      ...about,
      name: t('Scenario_OverflowShare'),
      value: Math.round(overflow.share * 100),
      unit: percentUnit,
    },
  };
  if (overflow.firstDay === null) return [spread, { key: 'Scenario_VerdictBedsHold', figures }];
  const day = formats.dayMonth(addDays(start.day, Math.round(overflow.firstDay.q50)));
  return [spread, { key: 'Scenario_VerdictOverflow', figures, values: { day } }];
}

/** Cases with nine runs of ten, then deaths, then whether beds suffice. */
function differenceSentences(about: About, difference: ScenarioDifference, words: Words): Sentence[] {
  const { cases, deaths } = difference;
  const moved = (
    key: Sentence['key'],
    spread: Spread,
    name: string,
    values: Sentence['values'],
  ): Sentence => ({
    key,
    figures: middleAndEnds(about, spread, name, words),
    values,
  });
  const { t } = words;
  const { days } = about.params;
  const ofCases = cases.q50 < 0 ? 'Scenario_LeadFewer' : 'Scenario_LeadMore';
  return [
    isDistinct(cases)
      ? moved(ofCases, cases, t('Scenario_CasesDifference'), { days })
      : { key: 'Scenario_VerdictIndistinct', figures: {} },
    isDistinct(deaths)
      ? moved('Scenario_LeadDeaths', deaths, t('Scenario_DeathsDifference'), {
          course: deaths.q50 < 0 ? 'fewer' : 'more',
        })
      : { key: 'Scenario_LeadDeathsSame', figures: {} },
    ...bedsSentence(about, words),
  ];
}

/** The middle of a difference and the ends of nine runs out of ten, each without its sign. */
function middleAndEnds(
  { data, start }: About,
  { q05, q50, q95 }: Spread,
  name: string,
  { t, formats }: Words,
): Sentence['figures'] {
  const about = aboutOf(data, start, formats);
  const [near, far] = [q05, q95].map((end) => roundTwo(Math.abs(end))).toSorted((one, other) => one - other);
  return {
    middle: { ...about, name, value: roundTwo(Math.abs(q50)) },
    near: { ...about, name: t('Scenario_LowEnd'), value: near! },
    far: { ...about, name: t('Scenario_HighEnd'), value: far! },
  };
}

function bedsSentence({ data, start, params, ensemble }: About, { t, formats }: Words): Sentence[] {
  if (params.beds === null || !ensemble.own || !ensemble.reference) return [];
  const about = aboutOf(data, start, formats);
  const [before, after] = [ensemble.reference, ensemble.own].map(({ overflow }) =>
    Math.round(overflow.share * 100),
  ) as [number, number];
  const share = (value: number) => ({
    ...about,
    name: t('Scenario_OverflowShare'),
    value,
    unit: percentUnit,
  });
  const beds = { ...about, name: t('Scenario_Beds'), value: params.beds, source: null };
  if (before === after) return [{ key: 'Scenario_LeadBedsSame', figures: { beds, after: share(after) } }];
  return [
    {
      key: 'Scenario_LeadBeds',
      figures: { beds, before: share(before), after: share(after) },
      values: { course: after < before ? 'falls' : 'rises' },
    },
  ];
}

function aboutOf(
  data: LoadedScenarios,
  start: LoadedStart,
  formats: Formats,
): Omit<CitedFigure, 'name' | 'value'> {
  return {
    unit: plainUnit,
    decimals: 0,
    period: formats.day(start.day),
    source: start.source,
    call: { name: 'modeling/getSimulationParams', input: { yugoId: data.yugoId } },
  };
}
