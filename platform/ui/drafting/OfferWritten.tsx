import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import type { Offer } from '#platform/web/written/use-written.ts';
import styles from './OfferWritten.module.css';

/** So much of a text tells which one it is, in characters. */
const shownLength = 90;

/** Says that something written before was not sent, and puts it back or forgets it; nothing where there is nothing. */
export function OfferWritten({ offer: { earlier, take, leave } }: { offer: Offer }) {
  const t = useText();
  if (earlier === null) return null;
  const isLong = earlier.length > shownLength;
  return (
    <p className={styles.offer}>
      {t('Ui_WrittenBefore')}{' '}
      <q dir="auto">{isLong ? `${earlier.slice(0, shownLength).trimEnd()}…` : earlier}</q>
      <Button variant="text" size="small" onClick={take}>
        {t('Ui_WrittenTake')}
      </Button>
      <Button variant="text" size="small" onClick={leave}>
        {t('Ui_WrittenLeave')}
      </Button>
    </p>
  );
}
