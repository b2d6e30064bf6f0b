import { useState } from 'react';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { ShownTile } from '../boards/load-board.ts';
import { useTileName } from '../boards/tiles/tile-name.ts';
import { useAttempt } from '../boards/use-attempt.ts';
import styles from './Delivery.module.css';

interface Props {
  id: number;
  tiles: readonly ShownTile[];
  watched: readonly string[];
}

/** The views of a board, each with a switch: whether its new and revised figures are told. A view without data cannot be watched. */
export function WatchList({ id, tiles, watched: loaded }: Props) {
  const t = useText();
  const api = useApi();
  const attempt = useAttempt();
  const nameOf = useTileName();
  const [watched, setWatched] = useState(loaded);
  const views = tiles.flatMap((tile) => (tile.kind === 'view' && tile.data !== null ? [tile] : []));
  const set = (tileId: string, isOn: boolean): void =>
    setWatched((known) => [...known.filter((each) => each !== tileId), ...(isOn ? [tileId] : [])]);
  const turn = async (tileId: string, isOn: boolean): Promise<void> => {
    set(tileId, isOn);
    if ((await attempt(() => api.call('boards/watchTile', { id, tileId, isOn }))) === null)
      set(tileId, !isOn);
  };
  return (
    <section aria-label={t('BoardDelivery_Watch')}>
      <h2 className={typeStyles.meta}>{t('BoardDelivery_Watch')}</h2>
      {views.length === 0 ? (
        <p className={typeStyles.note}>{t('BoardDelivery_WatchNone')}</p>
      ) : (
        <>
          <ul className={styles.views}>
            {views.map((tile) => (
              <li key={tile.id}>
                <Switch
                  label={nameOf(tile)}
                  checked={watched.includes(tile.id)}
                  onChange={(isOn) => void turn(tile.id, isOn)}
                />
              </li>
            ))}
          </ul>
          <p className={typeStyles.note}>{t('BoardDelivery_WatchNote')}</p>
        </>
      )}
    </section>
  );
}
