import { memo } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { ensembleMembers, ensembleSeed } from '../../domain/scenario/ensemble-run.ts';
import type { useEnsemble } from './use-ensemble.ts';
import styles from './ScenarioDesk.module.css';

/** How far the members are, with a way to stop them; then how long they took. */
export const EnsembleProgress = memo(function EnsembleProgress({
  ensemble,
}: {
  ensemble: ReturnType<typeof useEnsemble>;
}) {
  const t = useText();
  const { number } = useFormats();
  const { done, tookMs, isCancelled, cancel } = ensemble;
  if (isCancelled) return <p className={styles.note}>{t('Scenario_Cancelled')}</p>;
  if (tookMs !== null)
    return (
      <p className={styles.note}>
        {t('Scenario_Took', {
          seconds: number(tookMs / 1000, 1),
          members: ensembleMembers,
          seed: ensembleSeed,
        })}
      </p>
    );
  return (
    <div className={styles.progress}>
      <progress max={ensembleMembers} value={done} aria-label={t('Scenario_Running')} />
      <Button size="small" variant="text" icon="stop" onClick={cancel}>
        {t('Scenario_Cancel')}
      </Button>
    </div>
  );
});
