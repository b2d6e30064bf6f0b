import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useRetry } from '../screen/use-retry.ts';
import { ChangedFigure } from './ChangedFigure.tsx';
import { Releases } from './Releases.tsx';
import styles from './SinceTile.module.css';

type Told = OutputOf<'event/getSince'>;

/** Rows told of each kind; the others are counted. */
const most = 5;

/** What came of a place since the reader was here: new figures, revisions, measures, releases of the forecast. Null = it could not be read. */
export function SinceTile({ told, yugoId }: { told: Told | null; yugoId: number }) {
  const t = useText();
  const formats = useFormats();
  const retry = useRetry();
  if (told === null) return <Tile level={2} title={t('Events_Since')} state={retry} />;
  const { figures, figureCount, revised, measures, by, from, to } = told;
  const hidden = Math.max(0, figureCount - Math.min(most, figures.length));
  return (
    <Tile
      level={2}
      title={t('Events_Since')}
      sub={t('Events_Since_Span', { by, span: formats.dayRange(from, to), day: formats.day(from) })}
    >
      {figureCount === 0 && revised.length === 0 && (
        <p className={styles.note}>{t('Events_Since_NoFigures')}</p>
      )}
      {figures.length > 0 && <h3 className={styles.head}>{t('Events_Since_Figures')}</h3>}
      <ul className={styles.rows}>
        {figures.slice(0, most).map((row) => (
          <ChangedFigure key={row.indicator.indicator} row={row} before={row.before?.value ?? null}>
            {t('Events_Since_Now', {
              period: row.period,
              value: formats.figure(row.value, row.indicator.unit, row.indicator.decimals),
              known: row.before === null ? 'no' : 'yes',
              before: row.before
                ? formats.figure(row.before.value, row.indicator.unit, row.indicator.decimals)
                : '',
              beforePeriod: row.before?.period ?? '',
            })}
          </ChangedFigure>
        ))}
      </ul>
      {figureCount > 0 && hidden > 0 && (
        <p className={styles.note}>{t('Events_Since_MoreFigures', { count: hidden })}</p>
      )}
      {revised.length > 0 && (
        <h3 className={styles.head}>{t('Events_Since_Revised', { count: revised.length })}</h3>
      )}
      <ul className={styles.rows}>
        {revised.slice(0, most).map((row) => (
          <ChangedFigure key={row.indicator.indicator} row={row} before={row.before} hash="revisions">
            {t('Events_Since_Was', {
              period: row.part === '' ? row.period : `${row.part}, ${row.period}`,
              before: formats.figure(row.before, row.indicator.unit, row.indicator.decimals),
              value: formats.figure(row.value, row.indicator.unit, row.indicator.decimals),
            })}
          </ChangedFigure>
        ))}
      </ul>
      {revised.length > most && (
        <p className={styles.note}>{t('Events_Since_More', { count: revised.length - most })}</p>
      )}
      <Releases told={told} yugoId={yugoId} />
      <Began measures={measures} />
    </Tile>
  );
}

/** Measures that began, each with its day. */
function Began({ measures }: Pick<Told, 'measures'>) {
  const t = useText();
  const { day } = useFormats();
  const buildRoute = useBuildRoute();
  if (measures.length === 0) return <p className={styles.note}>{t('Events_Since_NoMeasures')}</p>;
  return (
    <>
      <h3 className={styles.head}>{t('Events_Since_Measures', { count: measures.length })}</h3>
      <ul className={styles.rows}>
        {measures.slice(0, most).map(({ id, title, starts }) => (
          <li key={id}>
            <Link to={buildRoute('action', { id })}>{title}</Link>
            <small>{t('Events_Since_Began', { day: day(starts) })}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
