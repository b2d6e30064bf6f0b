import { lazy, Suspense, useState } from 'react';
import { useText } from '#platform/web/text.ts';
import type { ShownTile } from '../boards/load-board.ts';
import boards from '../boards/Boards.module.css';

const Delivery = lazy(async () => ({ default: (await import('./Delivery.tsx')).Delivery }));

/** Behind one line, for its owner: when a board comes by letter, and of which views new figures are told. */
export function DeliverBoard({ id, tiles }: { id: number; tiles: readonly ShownTile[] }) {
  const t = useText();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      // Opened before the scripts came, nothing is heard of it.
      ref={(line) => void (line?.open && setOpened(true))}
      className={boards.share}
      data-print="no"
      onToggle={() => setOpened(true)}
    >
      <summary>{t('BoardDelivery_Title')}</summary>
      {wasOpened && (
        <Suspense fallback={<p>{t('Ui_Loading')}</p>}>
          <Delivery id={id} tiles={tiles} />
        </Suspense>
      )}
    </details>
  );
}
