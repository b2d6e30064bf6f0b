import { memo, useMemo, useState, type ComponentProps } from 'react';
import { WhatIf } from '#platform/charts/what-if/WhatIf.tsx';
import { whatIfTable, type WhatIfData, type WhatIfInput } from '#platform/charts/what-if/what-if-data.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { useChartFormat } from '#features/regions/public.web.ts';
import type { ScenarioSetup } from '../../domain/scenario/scenario-start.ts';
import type { SingleRun } from '../../domain/scenario/single-run.ts';
import { lacksDoses } from '../../domain/scenario/vaccination.ts';
import { toModelWarnings } from '../../domain/warning-codes.ts';
import { ModelWarnings } from '../frame/ModelWarnings.tsx';
import { AboutModel } from '../frame/AboutModel.tsx';
import { useRested } from '#platform/charts/frame/use-rested.ts';
import { chartsOfScenario, pastOf, shownHistory } from './charts-of-scenario.ts';
import { EnsembleProgress } from './ensemble/EnsembleProgress.tsx';
import { IntervalTrack } from './intervals/IntervalTrack.tsx';
import type { LoadedScenarios, LoadedStart } from './load-scenarios.ts';
import { scenarioTitle } from './scenario-title.ts';
import { ScenarioMethod } from './ScenarioMethod.tsx';
import { StartRecord } from './StartRecord.tsx';
import type { OpenStep } from './steps/use-open-step.ts';
import type { useEnsemble } from './ensemble/use-ensemble.ts';
import type { Scenario } from './use-scenario.ts';
import { useWhatIfTexts } from './use-what-if-texts.ts';
import styles from './ScenarioDesk.module.css';

interface Props {
  data: LoadedScenarios;
  start: LoadedStart;
  scenario: Scenario;
  setup: ScenarioSetup;
  single: SingleRun;
  referenceSingle: SingleRun | null;
  ensemble: ReturnType<typeof useEnsemble>;
  open: OpenStep;
}

/**
 * Step two: what follows stays in sight beside the assumptions, cases with the intervals on the same time axis. Intensive
 * care and what the picture rests on stand below both.
 */
export function ResultPanel(props: Props) {
  const { data, start, scenario, setup, open } = props;
  const t = useText();
  const formats = useFormats();
  const format = useChartFormat();
  const { single, referenceSingle, ensemble } = props;
  const { shown } = scenario;
  const past = useMemo(() => pastOf(start), [start]);
  const charts = useMemo(
    () =>
      chartsOfScenario({ start, past, scenario: { shown }, single, referenceSingle, ensemble }, t, formats),
    [start, past, shown, single, referenceSingle, ensemble, t, formats],
  );
  const warnings = useMemo(
    () => toModelWarnings([...setup.calibration.warnings, ...(ensemble.own?.warnings ?? [])]),
    [setup, ensemble.own],
  );
  // Words and progress are of what the hand rested on: written anew at every move they would lay out the page each time.
  const restedScenario = useRested(scenario);
  const isMoving = restedScenario !== scenario;
  const restedEnsemble = useLastAtRest(ensemble, isMoving);
  const axis = { from: addDays(start.day, 1 - shownHistory), to: addDays(start.day, shown.days) };
  const texts = useWhatIfTexts(data.name);
  const period = formats.dayRange(axis.from, axis.to);
  const about = useMemo(() => {
    const common = { place: data.name, period, source: start.source?.name ?? '', address: '' };
    const of = ({ indicator, unit }: typeof texts.cases) => ({ ...common, indicator, unit });
    return { cases: of(texts.cases), icu: of(texts.icu) };
  }, [data.name, period, start.source, texts]);
  // Intensive care stands below what is moved and tables behind a button: both follow when the hand rests.
  const rested = useRested(charts);
  const tables = useMemo(() => {
    const dayOf = (index: number): string => addDays(start.day, index);
    return {
      cases: whatIfTable(rested.cases, texts.cases, dayOf),
      icu: whatIfTable(rested.icu, texts.icu, dayOf),
    };
  }, [rested, texts, start.day]);
  const progress = useMemo(() => <EnsembleProgress ensemble={restedEnsemble} />, [restedEnsemble]);
  const hasIntervals = shown.contacts.length > 0 || shown.vaccination !== null || shown.laterBeds !== null;
  return (
    <>
      <section className={styles.result} aria-label={t('Scenario_Result')}>
        <ChartFrame
          level={2}
          title={scenarioTitle(restedEnsemble, restedScenario.shown, { t, formats })}
          sub={t('Scenario_CasesSub')}
          tools={progress}
          table={tables.cases}
          about={about.cases}
        >
          <WhatIf {...charts.cases} format={format} texts={texts.cases} />
        </ChartFrame>
        {hasIntervals && (
          <p className={styles.trackHead}>
            <b>{t('Scenario_Intervals')}</b> {t('Scenario_IntervalsHint')}
          </p>
        )}
        <IntervalTrack axis={axis} startDay={start.day} scenario={scenario} open={open} />
        <ModelWarnings
          warnings={warnings}
          notes={
            lacksDoses(start) && shown.protectedPercent === null
              ? [t('Scenario_ProtectedUnknown', { day: formats.day(start.day) })]
              : []
          }
        />
      </section>
      <div className={styles.under}>
        <IcuChart chart={rested.icu} table={tables.icu} about={about.icu} texts={texts.icu} format={format} />
        <div className={styles.ground}>
          <Ground start={start} setup={setup} />
        </div>
      </div>
    </>
  );
}

/** The newest value but while something is moved: then the one from before. */
function useLastAtRest<Value>(value: Value, isMoving: boolean): Value {
  const [atRest, setAtRest] = useState(value);
  if (!isMoving && atRest !== value) setAtRest(value);
  return isMoving ? atRest : value;
}

type IcuProps = Pick<ComponentProps<typeof ChartFrame>, 'table' | 'about'> &
  Pick<WhatIfInput, 'format' | 'texts'> & { chart: WhatIfData };

const IcuChart = memo(function IcuChart({ chart, table, about, format, texts }: IcuProps) {
  const t = useText();
  return (
    <ChartFrame level={3} soft title={t('Scenario_IcuTitle')} table={table} about={about}>
      <WhatIf {...chart} format={format} texts={texts} />
    </ChartFrame>
  );
});

/** What the picture rests on; it does not follow what is moved. */
const Ground = memo(function Ground({ start, setup }: Pick<Props, 'start' | 'setup'>) {
  return (
    <>
      <ScenarioMethod start={start} setup={setup} />
      <StartRecord />
      <p className={styles.note}>
        <AboutModel model="scenario" />
      </p>
    </>
  );
});
