import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { PromiseCard } from './PromiseCard.tsx';
import { PromiseChart } from './PromiseChart.tsx';
import { promisedWords, type Preview } from './receipt-parts.ts';
import { WorthTile } from './WorthTile.tsx';
import styles from './ReceiptChoice.module.css';

/** What a model says a version will do, before anything is frozen; or why nothing can be computed. */
export function Expected({ preview: { promise, worth, lack } }: { preview: Preview }) {
  const t = useText();
  const formats = useFormats();
  if (worth !== null) return <WorthTile worth={worth} frozenAt={null} />;
  if (promise === null)
    return (
      <Tile level={2} title={t('MeasureReceipt_Expected')}>
        <p>{t(`MeasureReceipt_Lack_${lack ?? 'no_data'}`)}</p>
      </Tile>
    );
  return (
    <div className={styles.grid}>
      <PromiseChart
        promise={promise}
        title={t('MeasureReceipt_Title_promise', promisedWords(promise, formats))}
      />
      <PromiseCard promise={promise} />
    </div>
  );
}
