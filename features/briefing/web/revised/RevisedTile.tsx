import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useRetry } from '../screen/use-retry.ts';
import styles from './RevisedTile.module.css';

type Told = OutputOf<'event/getRevised'>;

/** Indicators told of; the others are counted. */
const most = 5;

/** What was revised of a place since the last morning: from what to what, by which source, each with its log; nothing where nothing was. Null = it could not be read. */
export function RevisedTile({ told }: { told: Told | null }) {
  const t = useText();
  const { dayRange } = useFormats();
  const retry = useRetry();
  if (told === null) return <Tile level={2} title={t('Events_Since')} state={retry} />;
  const { revised, from, to } = told;
  if (revised.length === 0) return null;
  return (
    <Tile
      level={2}
      title={t('Events_Since')}
      sub={t('Events_Since_Revised', { count: revised.length, span: dayRange(from, to) })}
    >
      <ul className={styles.rows}>
        {revised.slice(0, most).map((row) => (
          <Revised key={row.indicator.indicator} row={row} />
        ))}
      </ul>
      {revised.length > most && (
        <p className={styles.note}>{t('Events_Since_More', { count: revised.length - most })}</p>
      )}
    </Tile>
  );
}

function Revised({ row }: { row: Told['revised'][number] }) {
  const t = useText();
  const { figure, day } = useFormats();
  const buildRoute = useBuildRoute();
  const { indicator, period, before, value, knownAt, count, source } = row;
  const { unit, decimals, name, indicator: code } = indicator;
  const change = before === 0 ? null : (100 * (value - before)) / Math.abs(before);
  return (
    <li>
      <Link to={buildRoute('indicator', { code }, { hash: 'revisions' })}>{name}</Link>
      <span>
        {t('Events_Since_Was', {
          period,
          before: figure(before, unit, decimals),
          value: figure(value, unit, decimals),
        })}{' '}
        <ChangeMark value={change} unit="percent" digits={1} equalBelow={0} upIs={indicator.upIs} word="" />
      </span>
      <small>
        {t('Events_Since_By', { day: day(knownAt), source })}
        {count > 1 && ` ${t('Events_Since_Others', { count: count - 1 })}`}
      </small>
    </li>
  );
}
