import type { WhatIfBands, WhatIfData } from '#platform/charts/what-if/what-if-data.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { Formats } from '#platform/ui/figures/use-formats.ts';
import type { Translate } from '#platform/web/text.ts';
import type { DayBands } from '../../domain/scenario/ensemble-result.ts';
import { isReference, type ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import type { SingleRun } from '../../domain/scenario/single-run.ts';
import type { LoadedStart } from './load-scenarios.ts';
import { isOutdated, type Ensemble } from './ensemble/use-ensemble.ts';

/** Reported days drawn before the start. */
export const shownHistory = 42;

/** After so many days what the model leaves out outweighs it. */
const seeingDays = 90;

/** Cases of a day that was reported. */
type PastDay = WhatIfData['past'][number];

/** What was reported before the start, with its dates; nobody moves it. */
export function pastOf({ day, daily }: LoadedStart): Record<'cases' | 'icu', PastDay[]> {
  const values = daily.slice(-shownHistory);
  const cases = values.map((value, at) => ({ date: addDays(day, at + 1 - values.length), value }));
  return { cases, icu: cases.map(({ date }) => ({ date, value: null })) };
}

interface About {
  start: LoadedStart;
  past: ReturnType<typeof pastOf>;
  scenario: { shown: ScenarioParams };
  single: SingleRun;
  referenceSingle: SingleRun | null;
  ensemble: Ensemble;
}

/** Both charts of a scenario: one run without chance at once, the middle of the members with their bands when they are there. */
export function chartsOfScenario(
  { start, past, scenario: { shown }, single, referenceSingle, ensemble }: About,
  t: Translate,
  formats: Formats,
): { cases: WhatIfData; icu: WhatIfData } {
  const fits = ensemble.own?.registered[2].length === single.registered.length;
  const own = fits ? ensemble.own : null;
  // What is moved shows at once in the run without chance; the bands of what was stay, pale, until the members come.
  const isOld = ensemble.done === 0;
  const hasReference = ensemble.reference?.registered[2].length === single.registered.length;
  const reference = own && hasReference ? ensemble.reference : null;
  const ghost = (series: 'registered' | 'icuNeed') =>
    isReference(shown) ? undefined : (reference?.[series][2] ?? referenceSingle?.[series]);
  const common = {
    startDay: start.day,
    blindFrom: addDays(start.day, seeingDays),
    isPale: isOutdated(ensemble),
  };
  const cases = {
    ...common,
    past: past.cases,
    own: (isOld ? null : own?.registered[2]) ?? single.registered,
    ...withReference(ghost('registered')),
    ...withBands(own?.registered),
    hue: 1 as const,
  };
  const icu = {
    ...common,
    past: past.icu,
    own: (isOld ? null : own?.icuNeed[2]) ?? single.icuNeed,
    ...withReference(ghost('icuNeed')),
    ...withBands(own?.icuNeed),
    ...limitsOf(shown, start.day),
    ...crossingOf(isOld ? undefined : own?.overflow, shown, start.day, t, formats),
    hue: 2 as const,
  };
  const yMax = {
    cases: Math.max(highest(cases), ...start.daily.slice(-shownHistory)),
    // Above the beds is room for their number and for the words of the chart's own parts.
    icu: Math.max(highest(icu), ...(icu.limits ?? []).map(({ value }) => 1.35 * value)),
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
  const share = Math.round(overflow.share * 100);
  const label = t('Scenario_Crossing', {
    share,
    day: formats.dayMonth(middle),
    days: formats.dayRange(low, high),
  });
  const shortLabel = t('Scenario_CrossingShort', { share, day: formats.shortDay(middle) });
  return { crossing: { low, middle, high, value, label, shortLabel } };
}

/** The widest band may leave the picture: a scale that follows it hides the middle. */
function highest({ own, reference, bands }: Pick<WhatIfData, 'own' | 'reference' | 'bands'>): number {
  const line = Math.max(top(own), top(reference));
  return Math.max(line, Math.min(top(bands?.high90), 2.5 * Math.max(line, top(bands?.high50))));
}

function top(values: ArrayLike<number> = []): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) most = Math.max(most, values[at]!);
  return most;
}
