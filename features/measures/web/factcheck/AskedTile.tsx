import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './FactCheckTile.module.css';

/** Questions that await one's own answer. */
export function AskedTile({ asked }: { asked: OutputOf<'measure/getFactChecks'> }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <Tile level={2} title={t('MeasureFacts_MineTitle')}>
      <ul>
        {asked.map(({ id, version, title, question, by, askedAt }) => (
          <li key={`${id} ${version}`} className={styles.check}>
            <Link className="link" to={buildRoute('action', { id }, { search: { version } })}>
              {title}
            </Link>
            <q className={styles.question}>{question}</q>
            <span className={styles.who}>
              {t('MeasureFacts_MineBy', {
                by: by?.name ?? t('MeasureFacts_Somebody'),
                day: formats.day(askedAt.slice(0, 10)),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
