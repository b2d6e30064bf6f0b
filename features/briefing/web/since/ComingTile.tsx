import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import styles from './SinceTile.module.css';

type Coming = OutputOf<'event/getSince'>['coming'];

/** What comes out next of a place, with its day; a day that is assumed says so. Nothing where nothing is due. */
export function ComingTile({ coming }: { coming: Coming }) {
  const t = useText();
  const nearDay = useNearDay();
  if (coming.length === 0) return null;
  return (
    <Tile level={2} title={t('Events_Coming')}>
      <ul className={`${styles.rows} ${styles.dated}`}>
        {coming.map(({ kind, day }) => (
          <li key={kind}>
            <span>
              <time dateTime={day}>{nearDay(day)}</time>
            </span>
            <span>{t(`Events_Coming_${kind}`)}</span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
