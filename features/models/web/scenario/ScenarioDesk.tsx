import { useMemo, useState } from 'react';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { ModelVersion } from '../../domain/scenario/model-versions.ts';
import { isReference, referenceOf, type ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import { calibrateStart, decree, setUpScenario } from '../../domain/scenario/scenario-start.ts';
import { runOnce, type SingleRun } from '../../domain/scenario/single-run.ts';
import { useRested } from '#platform/charts/frame/use-rested.ts';
import { useSavedParams, type SavedRow } from '../frame/use-saved-params.ts';
import { AssumptionsPanel } from './steps/AssumptionsPanel.tsx';
import { useOpenStep } from './steps/use-open-step.ts';
import { DifferencesTile } from './differences/DifferencesTile.tsx';
import type { LoadedScenarios, LoadedStart } from './load-scenarios.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { ScenarioNotices } from './ScenarioNotices.tsx';
import { ScenarioVerdict } from './ScenarioVerdict.tsx';
import { useEnsemble } from './ensemble/use-ensemble.ts';
import { useScenario } from './use-scenario.ts';
import styles from './ScenarioDesk.module.css';

/** Assumptions at the left, what follows at the right, differences below. */
export function ScenarioDesk({ data, start }: { data: LoadedScenarios; start: LoadedStart }) {
  const t = useText();
  const scenario = useScenario(start.day);
  const { shown, version } = scenario;
  const setup = useSetup(start, shown, version);
  const single = useMemo(() => (setup.status === 'ok' ? runOnce(setup) : null), [setup]);
  const referenceSingle = useReference(start, shown, version);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const compared = chosen.flatMap((id) => {
    const saved = data.saved.find((one) => one.id === id);
    return saved ? [{ params: saved.params, version: saved.modelVersion }] : [];
  });
  const rows = useMemo(() => savedRowsOf(data), [data]);
  const saving = useSavedParams(data.yugoId, rows);
  const ensemble = useEnsemble(start, { version, members: scenario.members, own: shown, compared });
  // What is moved and both charts come at once, sentences and tables when the hand rests.
  const now = useMemo(() => ({ scenario, setup, ensemble }), [scenario, setup, ensemble]);
  const later = useRested(now);
  const open = useOpenStep();
  return (
    <>
      <ScenarioVerdict
        {...{ data, start }}
        setup={later.setup}
        params={later.scenario.shown}
        ensemble={later.ensemble}
      />
      <ScenarioNotices state={scenario.state} setup={setup} version={version} />
      <div className={styles.desk}>
        <AssumptionsPanel {...{ data, start, scenario, saving, open }} later={later} />
        {setup.status === 'ok' && single ? (
          <ResultPanel
            {...{ data, start, scenario, single, referenceSingle, ensemble, open }}
            setup={later.setup.status === 'ok' ? later.setup : setup}
          />
        ) : (
          <Tile
            level={2}
            title={t('Scenario_Result')}
            state={{ kind: 'empty', isOwn: true, message: t('Scenario_NoRun') }}
          />
        )}
      </div>
      <DifferencesTile
        {...{ data, chosen, rows, saving }}
        scenario={later.scenario}
        ensemble={later.ensemble}
        isRunnable={later.setup.status === 'ok'}
        onChoose={setChosen}
      />
    </>
  );
}

/** The scenario ready to run; calibrated anew only when something moves that the calibration reads. */
function useSetup(start: LoadedStart, shown: ScenarioParams, version: ModelVersion) {
  const { ascertainment, protectedPercent, beds, course } = shown;
  const calibrated = useMemo(
    () => calibrateStart(start, { ascertainment, protectedPercent, beds, course }, version),
    [start, ascertainment, protectedPercent, beds, course, version],
  );
  return useMemo(
    () => decree(calibrated, { start, params: shown, version }),
    [calibrated, start, shown, version],
  );
}

/** One run of the reference, made anew only when it is another: what is decreed does not change it. */
function useReference(start: LoadedStart, shown: ScenarioParams, version: ModelVersion): SingleRun | null {
  const said = isReference(shown) ? null : JSON.stringify(referenceOf(shown));
  return useMemo(() => {
    if (said === null) return null;
    const reference = setUpScenario(start, JSON.parse(said) as ScenarioParams, version);
    return reference.status === 'ok' ? runOnce(reference) : null;
  }, [start, said, version]);
}

/** Saved scenarios as the list of every model takes them. */
function savedRowsOf({ saved }: Pick<LoadedScenarios, 'saved'>): SavedRow[] {
  return saved.map(({ params, ...row }) => ({ ...row, content: { params, modelVersion: row.modelVersion } }));
}
