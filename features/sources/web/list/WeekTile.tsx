import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './WeekTile.module.css';

/** What came in seven days, a line for each source that brought something. */
export function WeekTile({ week }: { week: OutputOf<'sources/getSources'>['week'] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { integer } = useFormats();
  return (
    <Tile title={t('Sources_Week_Title')} level={2} source={t('Sources_Week_Note')}>
      {week.length === 0 ? (
        <p>{t('Sources_Week_None')}</p>
      ) : (
        <ul className={styles.rows}>
          {week.map(({ code, title, fresh, changed, refused, held }) => (
            <li key={code}>
              <Link to={buildRoute('figureSource', { code })}>{title}</Link>
              <span>
                {t('Sources_Counts', {
                  fresh: integer(fresh),
                  changed: integer(changed),
                  refused: integer(refused),
                  held: integer(held),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
