import { useLocation } from 'react-router';
import { addDays } from '#platform/shared/calendar-days.ts';
import { formatDay } from '#platform/shared/dates.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useCopied } from '#platform/ui/chart-frame/use-copied.ts';
import { Icon, type IconName } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { withAsOf } from '#platform/web/routes/address-parts.ts';
import { useAsOf } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useRichText, useText } from '#platform/web/text.ts';
import { DayRuler } from './DayRuler.tsx';
import styles from './PastDayBar.module.css';

/**
 * Above every page under `?asOf=`: which day it shows, a step to the day before and after, a ruler of all days, the
 * address to share, and the way back. Nothing stands here on the product's own day.
 */
export function PastDayBar() {
  const t = useText();
  const rich = useRichText();
  const locale = useLocale();
  const { clock } = useStart();
  const asOf = useAsOf();
  const { pathname, search, hash } = useLocation();
  const [copied, copy] = useCopied();
  if (asOf === null || clock.kind !== 'chosen' || clock.day === clock.ownDay) return null;
  const here = pathname + search + hash;
  const step = (days: number, icon: IconName, name: string) => (
    <Link
      className={styles.step}
      to={withAsOf(here, addDays(clock.day, days))}
      aria-label={name}
      title={name}
      preventScrollReset
    >
      <Icon name={icon} size={16} />
    </Link>
  );
  return (
    <aside className={styles.bar} aria-label={t('PastDay_Bar')}>
      <div className={styles.line}>
        {step(-1, 'chevron-left', t('PastDay_Before'))}
        {step(1, 'chevron-right', t('PastDay_After'))}
        <p>
          {rich('PastDay_Shown', { day: <b key="day">{formatDay(clock.day, locale)}</b> })}{' '}
          <span className={styles.hidden}>{t('PastDay_LaterHidden')}</span>
        </p>
        <Button size="small" icon="link" onClick={() => copy(location.href)}>
          {t(copied ? 'PastDay_Copied' : 'PastDay_Share')}
        </Button>
        <Link className={styles.back} to={withAsOf(here, null)}>
          {t(clock.sampleDay === null ? 'PastDay_ToToday' : 'PastDay_ToSample')}
        </Link>
      </div>
      <DayRuler key={clock.day} shown={clock.day} ownDay={clock.ownDay} here={here} />
    </aside>
  );
}
