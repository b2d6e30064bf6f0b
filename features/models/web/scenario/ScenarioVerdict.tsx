import { memo } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import type { ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import { writeScenario } from '../../domain/scenario/scenario-address.ts';
import type { ScenarioSetup } from '../../domain/scenario/scenario-start.ts';
import type { LoadedScenarios, LoadedStart } from './load-scenarios.ts';
import { scenarioVerdict } from './scenario-verdict.ts';
import type { Ensemble } from './use-ensemble.ts';
import styles from './ScenarioVerdict.module.css';

interface Props {
  data: LoadedScenarios;
  start: LoadedStart;
  setup: ScenarioSetup | Insufficient;
  params: ScenarioParams;
  ensemble: Ensemble;
}

/** The sentence that leads the tab: the start at once, what the members say when they are there. */
export const ScenarioVerdict = memo(function ScenarioVerdict({ setup, ...about }: Props) {
  const t = useText();
  const formats = useFormats();
  if (setup.status !== 'ok') return null;
  return (
    <div className={`${styles.room} ${writeScenario(about.params) === '' ? '' : styles.changed}`}>
      <Verdict sentences={scenarioVerdict({ setup, ...about }, { t, formats })} />
    </div>
  );
});
