import { addDays } from '#platform/shared/calendar-days.ts';
import { plainUnit, percentUnit, type CitedFigure } from '#platform/ui/figures/cited-figure.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Sentence } from '#platform/ui/figures/Verdict.tsx';
import type { Translate } from '#platform/web/text.ts';
import { isDistinct } from '../../domain/scenario/ensemble-result.ts';
import type { ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import type { ScenarioSetup } from '../../domain/scenario/scenario-start.ts';
import type { LoadedScenarios, LoadedStart } from './load-scenarios.ts';
import { roundTwo } from './round-two.ts';
import type { Ensemble } from './use-ensemble.ts';

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

/** Where it starts; what the reference brings; what is different under what is assumed. */
export function scenarioVerdict(about: About, words: Words): Sentence[] {
  const { reference, difference } = about.ensemble;
  return [
    startSentence(about, words),
    ...(reference ? referenceSentences(about, reference, words) : []),
    ...(difference ? [differenceSentence(about, difference, words)] : []),
  ];
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

function differenceSentence(
  { data, start, params, ensemble }: About,
  { cases }: NonNullable<Ensemble['difference']>,
  { t, formats }: Words,
): Sentence {
  const about = aboutOf(data, start, formats);
  const share = ensemble.own && params.beds !== null ? Math.round(ensemble.own.overflow.share * 100) : null;
  if (!isDistinct(cases)) return { key: 'Scenario_VerdictIndistinct', figures: {} };
  const isFewer = cases.q95 < 0;
  const [near, far] = isFewer ? [-cases.q95, -cases.q05] : [cases.q05, cases.q95];
  return {
    key: isFewer ? 'Scenario_VerdictFewer' : 'Scenario_VerdictMore',
    figures: {
      near: { ...about, name: t('Scenario_LowEnd'), value: roundTwo(near) },
      far: { ...about, name: t('Scenario_HighEnd'), value: roundTwo(far) },
    },
    values: { hasShare: share !== null, share: share ?? 0 },
  };
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
