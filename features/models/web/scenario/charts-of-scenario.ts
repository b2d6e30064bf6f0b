import type { WhatIfBands, WhatIfData } from '#platform/charts/what-if/what-if-data.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';
import type { DayBands } from '../../domain/scenario/ensemble-result.ts';
import { isReference, type ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import type { SingleRun } from '../../domain/scenario/single-run.ts';
import type { LoadedStart } from './load-scenarios.ts';
import type { Ensemble } from './use-ensemble.ts';

/** Reported days drawn before the start. */
export const shownHistory = 42;

/** After so many days what the model leaves out outweighs it. */
const seeingDays = 90;

interface About {
  start: LoadedStart;
  scenario: { shown: ScenarioParams };
  single: SingleRun;
  referenceSingle: SingleRun | null;
  ensemble: Ensemble;
}

/** Both charts of a scenario: one run without chance at once, the middle of the members with their bands when they are there. */
export function chartsOfScenario(
  { start, scenario: { shown }, single, referenceSingle, ensemble }: About,
  t: Translate,
  formats: Formats,
): { cases: WhatIfData; icu: WhatIfData } {
  const fits = ensemble.done > 0 && ensemble.own?.registered[2].length === single.registered.length;
  const own = fits ? ensemble.own : null;
  const hasReference = ensemble.reference?.registered[2].length === single.registered.length;
  const reference = own && hasReference ? ensemble.reference : null;
  const ghost = (series: 'registered' | 'icuNeed') =>
    isReference(shown) ? undefined : (reference?.[series][2] ?? referenceSingle?.[series]);
  const past = start.daily.slice(-shownHistory);
  const common = { startDay: start.day, blindFrom: addDays(start.day, seeingDays) };
  const dated = past.map((value, at) => ({ date: addDays(start.day, at + 1 - past.length), value }));
  const cases = {
    ...common,
    past: dated,
    own: own?.registered[2] ?? single.registered,
    ...withReference(ghost('registered')),
    ...withBands(own?.registered),
    hue: 1 as const,
  };
  const icu = {
    ...common,
    past: dated.map(({ date }) => ({ date, value: null })),
    own: own?.icuNeed[2] ?? single.icuNeed,
    ...withReference(ghost('icuNeed')),
    ...withBands(own?.icuNeed),
    ...limitsOf(shown, start.day),
    ...crossingOf(own?.overflow, shown, start.day, t, formats),
    hue: 2 as const,
  };
  const yMax = {
    cases: Math.max(highest(cases), ...past),
    icu: Math.max(highest(icu), 1.1 * (shown.beds ?? 0)),
  };
  return { cases: { ...cases, yMax: yMax.cases }, icu: { ...icu, yMax: yMax.icu } };
}

function withBands(bands: DayBands | undefined): { bands?: WhatIfBands } {
  if (!bands) return {};
  const [low90, low50, , high50, high90] = bands;
  return { bands: { low90, low50, high50, high90 } };
}

function withReference(reference: Float64Array | undefined) {
  return reference ? { reference } : {};
}

function limitsOf({ beds, laterBeds }: ScenarioParams, day: string): Pick<WhatIfData, 'limits'> {
  if (beds === null) return {};
  const first = { date: day, value: beds };
  return { limits: laterBeds?.isOn ? [first, { date: laterBeds.from, value: laterBeds.beds }] : [first] };
}

function crossingOf(
  overflow: NonNullable<Ensemble['own']>['overflow'] | undefined,
  { beds, laterBeds }: ScenarioParams,
  day: string,
  t: Translate,
  formats: Formats,
): Pick<WhatIfData, 'crossing'> {
  if (beds === null || !overflow?.firstDay) return {};
  const [low, middle, high] = [overflow.firstDay.q05, overflow.firstDay.q50, overflow.firstDay.q95].map(
    (days) => addDays(day, Math.round(days)),
  ) as [string, string, string];
  const value = laterBeds?.isOn && laterBeds.from <= middle ? laterBeds.beds : beds;
  const label = t('Scenario_Crossing', {
    share: Math.round(overflow.share * 100),
    day: formats.dayMonth(middle),
    days: formats.dayRange(low, high),
  });
  return { crossing: { low, middle, high, value, label } };
}

/** The widest band may leave the picture: a scale that follows it hides the middle. */
function highest({ own, reference, bands }: Pick<WhatIfData, 'own' | 'reference' | 'bands'>): number {
  const top = (values: ArrayLike<number> | undefined): number =>
    Array.from(values ?? []).reduce((most, value) => Math.max(most, value), 0);
  const line = Math.max(top(own), top(reference));
  return Math.max(line, Math.min(top(bands?.high90), 2.5 * Math.max(line, top(bands?.high50))));
}
