import { memo, useMemo, useState } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Verdict } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import type { ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import { writeScenario } from '../../domain/scenario/scenario-address.ts';
import type { ScenarioSetup } from '../../domain/scenario/scenario-start.ts';
import type { LoadedScenarios, LoadedStart } from './load-scenarios.ts';
import { scenarioVerdict } from './scenario-verdict.ts';
import { isOutdated, type Ensemble } from './ensemble/use-ensemble.ts';
import styles from './ScenarioVerdict.module.css';

interface Props {
  data: LoadedScenarios;
  start: LoadedStart;
  setup: ScenarioSetup | Insufficient;
  params: ScenarioParams;
  ensemble: Ensemble;
}

/** The sentence that leads the tab: the start at once, what the members say when they are there; until then the old one, pale. */
export const ScenarioVerdict = memo(function ScenarioVerdict({
  data,
  start,
  setup,
  params,
  ensemble,
}: Props) {
  const t = useText();
  const formats = useFormats();
  const isOld = isOutdated(ensemble);
  const now = useMemo(
    () =>
      setup.status === 'ok' && !isOld
        ? scenarioVerdict({ data, start, setup, params, ensemble }, { t, formats })
        : null,
    [isOld, data, start, setup, params, ensemble, t, formats],
  );
  // What was said of the question before stays as it was: its days and beds too.
  const [told, setTold] = useState(now);
  if (now !== null && now !== told) setTold(now);
  const sentences = now ?? told;
  if (setup.status !== 'ok' || sentences === null) return null;
  return (
    <div
      className={`${styles.room} ${writeScenario(params) === '' ? '' : styles.changed}`}
      data-old={isOld || undefined}
      aria-busy={isOld && !ensemble.isCancelled}
    >
      <Verdict sentences={sentences} />
    </div>
  );
});
