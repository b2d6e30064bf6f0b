import { memo } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { ensembleSeed } from '#features/models/domain/scenario/ensemble-run.ts';
import styles from '#features/models/web/scenario/ScenarioDesk.module.css';
import type { useEnsemble } from './use-ensemble.ts';

interface Props {
  ensemble: ReturnType<typeof useEnsemble>;
}

/** How many of the members are run, in the title row of what they draw, with a way to stop them. */
export const EnsembleProgress = memo(function EnsembleProgress({ ensemble }: Props) {
  const t = useText();
  const { done, members, tookMs, isCancelled, cancel } = ensemble;
  if (isCancelled) return null;
  const ran = tookMs === null ? done : members;
  return (
    <span className={styles.progress}>
      <progress max={members} value={ran} aria-label={t('Scenario_Running')} />
      <span className={styles.done}>{t('Scenario_MembersDone', { done: ran, members })}</span>
      {tookMs === null && (
        <Button size="small" variant="text" icon="stop" onClick={cancel}>
          {t('Scenario_Cancel')}
        </Button>
      )}
    </span>
  );
});

/** How long the members took once they are run, or that they were stopped. */
export const EnsembleTook = memo(function EnsembleTook({
  ensemble: { members, tookMs, isCancelled },
}: Props) {
  const t = useText();
  const { number } = useFormats();
  if (isCancelled) return <p className={styles.note}>{t('Scenario_Cancelled')}</p>;
  if (tookMs === null) return null;
  const seconds = number(tookMs / 1000, 1);
  return <p className={styles.note}>{t('Scenario_Took', { seconds, members, seed: ensembleSeed })}</p>;
});
