import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import type { ShownTile } from '../boards/load-board.ts';
import { LetterForm } from './LetterForm.tsx';
import { useDelivery } from './use-delivery.ts';
import { WatchList } from './WatchList.tsx';
import styles from './Delivery.module.css';

/** What is chosen of a board's letter and its alerts; says that it is loading, or why it could not be loaded. */
export function Delivery({ id, tiles }: { id: number; tiles: readonly ShownTile[] }) {
  const t = useText();
  const { data, problem, reload } = useDelivery(id);
  if (problem !== null)
    return (
      <div role="alert">
        <p>{problem}</p>
        <Button size="small" onClick={reload}>
          {t('Ui_Retry')}
        </Button>
      </div>
    );
  if (data === null) return <p>{t('Ui_Loading')}</p>;
  return (
    <div className={styles.ways}>
      <LetterForm id={id} data={data} />
      <WatchList id={id} tiles={tiles} watched={data.watched} />
    </div>
  );
}
