import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { SourceStat } from '../answers.ts';
import styles from './Originality.module.css';

/** How often it was first in a story, how much it repeats and whom, and how often others repeat it. */
export function Originality({ stat }: { stat: SourceStat }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { share, integer } = useFormats();
  const { stories, firstIn, reprints, reprinted, reprintedBy, total } = stat;
  return (
    <Tile title={t('NewsSource_First')} level={2}>
      <div className={styles.lines}>
        <p>{stories === 0 ? t('NewsSource_NoStories') : t('NewsSource_FirstIn', { firstIn, stories })}</p>
        <p>
          {reprints === 0
            ? t('NewsSource_NoReprints')
            : t('NewsSource_Reprints', { count: reprints, share: share(reprints / Math.max(total, 1), 0) })}
        </p>
        {reprintedBy > 0 && <p>{t('NewsSource_ReprintedBy', { count: reprintedBy })}</p>}
      </div>
      {reprinted.length > 0 && (
        <>
          <h3 className={styles.head}>{t('NewsSource_Whom')}</h3>
          <ul>
            {reprinted.map(({ sourceId, name, count }) => (
              <li key={sourceId} className={styles.row}>
                <Link to={buildRoute('source', { id: sourceId })}>{name}</Link>
                <span>{integer(count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Tile>
  );
}
