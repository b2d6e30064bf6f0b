import { formatDay } from '#platform/shared/dates.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { withAsOf } from '#platform/web/routes/address-parts.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { StepEvent } from '../../domain/nearest-event.ts';
import styles from './PastDayBar.module.css';

interface Props {
  side: 'before' | 'after';
  /** Null until it is known, and where nothing happened on that side. */
  event: StepEvent | null;
  here: string;
}

/** To the nearest day on which figures came out, a measure began or a threshold of the reader's told; its name says what. The place is kept while there is none. */
export function EventStep({ side, event, here }: Props) {
  const t = useText();
  const locale = useLocale();
  const icon = <Icon name={side === 'before' ? 'arrow-left' : 'arrow-right'} size={16} />;
  if (event === null)
    return (
      <span className={styles.step} data-empty aria-hidden>
        {icon}
      </span>
    );
  const { day, kind, name, more } = event;
  const label = t('PastDay_Event', { side, kind, name, more, day: formatDay(day, locale) });
  return (
    <Link
      className={styles.step}
      to={withAsOf(here, day)}
      aria-label={label}
      title={label}
      preventScrollReset
    >
      {icon}
    </Link>
  );
}
