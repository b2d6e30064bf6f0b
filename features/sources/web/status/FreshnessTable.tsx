import type { OutputOf } from '#platform/web/api.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import styles from './Status.module.css';

type Sets = OutputOf<'status/getStatus'>['sets'];

const width = 120;

/** Age of every data set as a bar against the tick of what its calendar allows; the late ones first. */
export function FreshnessTable({ sets }: { sets: Sets }) {
  const t = useText();
  const { day } = useFormats();
  const longest = Math.max(1, ...sets.map(({ ageDays, allowedDays }) => Math.max(ageDays, allowedDays)));
  const ordered = sets.toSorted((a, b) => Number(b.isLate) - Number(a.isLate) || a.ageDays - b.ageDays);
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('Status_Freshness')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Status_Column_Set')}</th>
          <th scope="col">{t('Status_Column_Who')}</th>
          <th scope="col">{t('Status_Column_Last')}</th>
          <th scope="col">{t('Status_Column_Age')}</th>
          <th scope="col">{t('Status_Column_State')}</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map(({ source, title, provider, period, last, ageDays, allowedDays, isLate }) => (
          <tr key={`${source} ${period}`}>
            <th scope="row">{title}</th>
            <td>
              {provider}, {t(`Status_Period_${period}`)}
            </td>
            <td>{day(last)}</td>
            <td>
              <Age age={ageDays / longest} allowed={allowedDays / longest} isLate={isLate} />
              <span className="sr-only">{t('Status_Days', { count: ageDays })}</span>
            </td>
            <td>
              <span className={isLate ? styles.late : styles.good}>
                <Icon name={isLate ? 'warning' : 'check'} size={14} />{' '}
                {t(isLate ? 'Status_Late' : 'Status_InTime')}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Both as shares of the longest bar, 0…1. */
function Age({ age, allowed, isLate }: { age: number; allowed: number; isLate: boolean }) {
  return (
    <svg width={width} height={16} aria-hidden>
      <rect className={isLate ? styles.barLate : styles.bar} x={0} y={5} width={age * width} height={6} />
      <line className={styles.tick} x1={allowed * (width - 1)} x2={allowed * (width - 1)} y1={1} y2={15} />
    </svg>
  );
}
