import { formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import tableStyles from '#platform/ui/tables/plain.module.css';
import typeStyles from '#platform/ui/type.module.css';
import type { Told } from './load-indicator.ts';
import page from '../Explore.module.css';
import styles from './Indicator.module.css';

type Release = Told['releases'][number];

/** Releases that stand open; the older ones are folded. */
const newest = 6;

/** Days on which values became known: how many were new, how many changed an older one, where any did. */
export function Releases({ told: { releases, indicator } }: { told: Told }) {
  const t = useText();
  if (releases.length === 0) return null;
  const older = releases.slice(newest);
  const isChanged = releases.some(({ changed, differing }) => changed > 0 || differing > 0);
  const table = (rows: readonly Release[], label: string) => (
    <ReleaseTable {...{ rows, label, isChanged }} kind={indicator.period} />
  );
  return (
    <section>
      <h2 className={page.heading}>{t('Explore_Indicator_Releases')}</h2>
      {!isChanged && <p className={typeStyles.note}>{t('Explore_Indicator_NeverChanged')}</p>}
      {table(releases.slice(0, newest), t('Explore_Indicator_Releases'))}
      {older.length > 0 && (
        <details>
          <summary>{t('Explore_Indicator_Older', { count: older.length })}</summary>
          {table(older, t('Explore_Indicator_Older', { count: older.length }))}
        </details>
      )}
    </section>
  );
}

interface TableProps {
  rows: readonly Release[];
  label: string;
  /** Some release changed a value: its columns stand. */
  isChanged: boolean;
  kind: Told['indicator']['period'];
}

function ReleaseTable({ rows, label, isChanged, kind }: TableProps) {
  const t = useText();
  const { day, integer, locale } = useFormats();
  const period = periodOf(kind);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by Tab
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={tableStyles.plain}>
        <thead>
          <tr>
            <th scope="col">{t('Explore_Indicator_Release')}</th>
            <th scope="col">{t('Explore_Indicator_Span')}</th>
            <th scope="col">{t('Explore_Indicator_Added')}</th>
            {isChanged && <th scope="col">{t('Explore_Indicator_Changed')}</th>}
            {isChanged && <th scope="col">{t('Explore_Indicator_Differing')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ knownAt, added, changed, differing, first, last }) => (
            <tr key={knownAt}>
              <td>{day(knownAt)}</td>
              <td>{formatPeriodRange(period, first, last, locale)}</td>
              <td>{integer(added)}</td>
              {isChanged && <td>{integer(changed)}</td>}
              {isChanged && <td>{integer(differing)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
