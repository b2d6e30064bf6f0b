import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import styles from '#features/models/web/frame/ModelPage.module.css';
import { ensemble, type Bands } from './use-bands.ts';

/** How far the members are, with a way to stop them; then how long they took. */
export function BandsProgress({ bands: { progress, tookMs, isCancelled, cancel } }: { bands: Bands }) {
  const t = useText();
  const { number } = useFormats();
  if (isCancelled) return <p className={styles.note}>{t('ModelPopulation_BandsCancelled')}</p>;
  if (tookMs !== null)
    return (
      <p className={styles.note}>
        {t('ModelPopulation_BandsTook', { members: ensemble.members, seconds: number(tookMs / 1000, 1) })}
      </p>
    );
  return (
    <p className={styles.note}>
      <progress max={1} value={progress ?? 0} aria-label={t('ModelPopulation_BandsRunning')} />{' '}
      <Button size="small" variant="text" onClick={cancel}>
        {t('ModelPopulation_BandsCancel')}
      </Button>
    </p>
  );
}
