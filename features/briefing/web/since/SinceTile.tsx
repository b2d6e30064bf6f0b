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
  const { figureCount, revised, measures, by, from, to } = told;
  return (
    <Tile
      level={2}
      title={t('Events_Since')}
      sub={t('Events_Since_Span', { by, span: formats.dayRange(from, to), day: formats.day(from) })}
    >
      {figureCount === 0 && revised.length === 0 && (
        <p className={styles.note}>{t('Events_Since_NoFigures')}</p>
      )}
      <NewFigures told={told} />
      <RevisedFigures revised={revised} />
      <Releases told={told} yugoId={yugoId} />
      <Began measures={measures} />
    </Tile>
  );
}

/** New figures beside the period before; those of parts are counted. */
function NewFigures({ told: { figures, figureCount } }: { told: Told }) {
  const t = useText();
  const { figure } = useFormats();
  const shown = figures.slice(0, most);
  const hidden = Math.max(0, figureCount - shown.length);
  return (
    <>
      {shown.length > 0 && (
        <>
          <h3 className={styles.head}>{t('Events_Since_Figures')}</h3>
          <ul className={styles.rows}>
            {shown.map((row) => {
              const { indicator, period, value, before } = row;
              const write = (of: number): string => figure(of, indicator.unit, indicator.decimals);
              return (
                <ChangedFigure key={indicator.indicator} row={row} before={before?.value ?? null}>
                  {t('Events_Since_Now', {
                    period,
                    value: write(value),
                    known: before === null ? 'no' : 'yes',
                    before: before === null ? '' : write(before.value),
                    beforePeriod: before?.period ?? '',
                  })}
                </ChangedFigure>
              );
            })}
          </ul>
        </>
      )}
      {hidden > 0 && <p className={styles.note}>{t('Events_Since_MoreFigures', { count: hidden })}</p>}
    </>
  );
}

/** What was revised, from what to what, each with its log. */
function RevisedFigures({ revised }: Pick<Told, 'revised'>) {
  const t = useText();
  const { figure } = useFormats();
  if (revised.length === 0) return null;
  return (
    <>
      <h3 className={styles.head}>{t('Events_Since_Revised', { count: revised.length })}</h3>
      <ul className={styles.rows}>
        {revised.slice(0, most).map((row) => {
          const { indicator, part, period, before, value } = row;
          return (
            <ChangedFigure key={indicator.indicator} row={row} before={before} hash="revisions">
              {t('Events_Since_Was', {
                period: part === '' ? period : `${part}, ${period}`,
                before: figure(before, indicator.unit, indicator.decimals),
                value: figure(value, indicator.unit, indicator.decimals),
              })}
            </ChangedFigure>
          );
        })}
      </ul>
      {revised.length > most && (
        <p className={styles.note}>{t('Events_Since_More', { count: revised.length - most })}</p>
      )}
    </>
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
