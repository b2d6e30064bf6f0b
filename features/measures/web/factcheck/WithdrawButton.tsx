import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { useFactCheck } from './use-fact-check.ts';
import styles from './FactCheckTile.module.css';

/** Takes the open question back. */
export function WithdrawButton({ measure }: Pick<LoadedMeasure, 'measure'>) {
  const t = useText();
  const { busy, withdraw } = useFactCheck(measure);
  return (
    <p className={styles.back}>
      <Button size="small" busy={busy} onClick={() => void withdraw()}>
        {t('MeasureFacts_Withdraw')}
      </Button>
    </p>
  );
}
