import type { OutputOf } from '#platform/web/api.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useText } from '#platform/web/text.ts';
import { sayRefusal } from './refusal-words.ts';
import styles from './SourceState.module.css';

export type ListedSource = OutputOf<'sources/getSources'>['sources'][number];

const looks: Partial<
  Record<ListedSource['state'], { className: string | undefined; icon: 'warning' | 'check' }>
> = {
  stopped: { className: styles.bad, icon: 'warning' },
  failing: { className: styles.bad, icon: 'warning' },
  held: { className: styles.late, icon: 'warning' },
  late: { className: styles.late, icon: 'warning' },
  onTime: { className: styles.good, icon: 'check' },
};

/** How a source fares: a sign and a word, and why it was refused. */
export function SourceState({ source }: { source: ListedSource }) {
  const t = useText();
  const { state, held, daysLate, lastRun } = source;
  const look = looks[state];
  const isRefused = lastRun?.outcome === 'refused' && lastRun.reason !== null;
  return (
    <span>
      <span className={look?.className ?? styles.plain}>
        {look && <Icon name={look.icon} size={14} />}{' '}
        {t(`Sources_State_${state}`, { count: held, days: daysLate })}
      </span>
      {isRefused && (
        <span className={styles.why}>
          {sayRefusal(t, { reason: lastRun.reason ?? '', details: lastRun.details })}
        </span>
      )}
    </span>
  );
}
