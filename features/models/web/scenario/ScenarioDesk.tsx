import { useMemo, useState } from 'react';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { isReference, referenceOf } from '../../domain/scenario/scenario-params.ts';
import { setUpScenario } from '../../domain/scenario/scenario-start.ts';
import { runOnce } from '../../domain/scenario/single-run.ts';
import { AssumptionsPanel } from './AssumptionsPanel.tsx';
import { DifferencesTile } from './DifferencesTile.tsx';
import type { LoadedScenarios, LoadedStart } from './load-scenarios.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { ScenarioNotices } from './ScenarioNotices.tsx';
import { ScenarioVerdict } from './ScenarioVerdict.tsx';
import { useEnsemble } from './use-ensemble.ts';
import { useScenario } from './use-scenario.ts';
import styles from './ScenarioDesk.module.css';

/** Assumptions at the left, what follows at the right, differences below. */
export function ScenarioDesk({ data, start }: { data: LoadedScenarios; start: LoadedStart }) {
  const t = useText();
  const scenario = useScenario(start.day);
  const { shown, version } = scenario;
  const setup = useMemo(() => setUpScenario(start, shown, version), [start, shown, version]);
  const single = useMemo(() => (setup.status === 'ok' ? runOnce(setup) : null), [setup]);
  const referenceSingle = useMemo(() => {
    if (isReference(shown)) return null;
    const reference = setUpScenario(start, referenceOf(shown), version);
    return reference.status === 'ok' ? runOnce(reference) : null;
  }, [start, shown, version]);
  const [chosen, setChosen] = useState<number[]>([]);
  const compared = chosen.flatMap((id) => data.saved.find((one) => one.id === id)?.params ?? []);
  const ensemble = useEnsemble(start, { version, own: shown, compared });
  return (
    <>
      <ScenarioVerdict {...{ data, start, setup, params: shown, ensemble }} />
      <ScenarioNotices state={scenario.state} setup={setup} version={version} />
      <div className={styles.desk}>
        <AssumptionsPanel {...{ data, start, scenario, ensemble }} />
        {setup.status === 'ok' && single ? (
          <ResultPanel {...{ data, start, scenario, setup, single, referenceSingle, ensemble }} />
        ) : (
          <Tile
            level={2}
            title={t('Scenario_Result')}
            state={{ kind: 'empty', message: t('Scenario_NoRun') }}
          />
        )}
      </div>
      <DifferencesTile {...{ data, scenario, ensemble, chosen }} onChoose={setChosen} />
    </>
  );
}
