import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useText } from '#platform/web/text.ts';
import type { Calendar } from './EventLine.tsx';
import styles from './MonthStrip.module.css';

interface Props {
  calendar: Pick<Calendar, 'months' | 'month'>;
  /** The address of another month. */
  toMonth: (month: string) => string;
}

/** Months side by side: what began in the place, and what changed in the whole country; each leads to its days. */
export function MonthStrip({ calendar: { months, month }, toMonth }: Props) {
  const t = useText();
  const { shortMonth, monthYear } = useFormats();
  const highest = Math.max(1, ...months.map(({ own, country }) => own + country));
  const share = (count: number) => ({ height: `${(count / highest) * 100}%` });
  return (
    <Tile level={2} title={t('Events_ByMonth')} sub={t('Events_ByMonthSub')}>
      <ol className={styles.strip} aria-label={t('Events_Months')}>
        {months.map(({ month: each, own, country }, at) => (
          <li key={each}>
            <Link
              to={toMonth(each)}
              preventScrollReset
              className={styles.month}
              aria-current={each === month ? 'true' : undefined}
            >
              <span className="sr-only">
                {t('Events_MonthCount', { month: monthYear(`${each}-01`), own, country })}
              </span>
              <span className={styles.bars} aria-hidden>
                <span className={styles.country} style={share(country)} />
                <span className={styles.own} style={share(own)} />
              </span>
              <span aria-hidden>{shortMonth(`${each}-01`)}</span>
              <span className={styles.year} aria-hidden>
                {at === 0 || each.endsWith('-01') ? each.slice(0, 4) : '\u00A0'}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Tile>
  );
}
