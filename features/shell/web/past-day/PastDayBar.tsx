import { useLocation } from 'react-router';
import { addDays } from '#platform/shared/calendar-days.ts';
import { formatDay } from '#platform/shared/dates.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useCopied } from '#platform/ui/chart-frame/use-copied.ts';
import { Icon, type IconName } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { withAsOf, laterShown, withLater } from '#platform/web/routes/address-parts.ts';
import { useAsOf, useCurrentRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useRichText, useText } from '#platform/web/text.ts';
import { DayRuler } from './DayRuler.tsx';
import { EventStep } from './EventStep.tsx';
import { LaterLine } from './LaterLine.tsx';
import { useBeside, useLater } from './use-later.ts';
import styles from './PastDayBar.module.css';

/** Above every page under `?asOf=`; nothing stands here on the product's own day. */
export function PastDayBar() {
  const { clock } = useStart();
  const asOf = useAsOf();
  if (asOf === null || clock.kind !== 'chosen' || clock.day === clock.ownDay) return null;
  return <ShownDay />;
}

/** Which day is shown and what was not known yet, with the steps and the ruler to other days, the address to share, the way back. */
function ShownDay() {
  const t = useText();
  const rich = useRichText();
  const locale = useLocale();
  const { clock } = useStart();
  const later = useLater();
  const beside = useBeside(later);
  const { pathname, search, hash } = useLocation();
  const [copied, copy] = useCopied();
  const route = useCurrentRoute();
  const isOpen = laterShown(search);
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
        <EventStep side="before" event={beside.before} here={here} />
        {step(-1, 'chevron-left', t('PastDay_Before'))}
        {step(1, 'chevron-right', t('PastDay_After'))}
        <EventStep side="after" event={beside.after} here={here} />
        <p>
          {rich('PastDay_Shown', { day: <b key="day">{formatDay(clock.day, locale)}</b> })}{' '}
          <span className={styles.hidden}>{t('PastDay_LaterHidden')}</span>
        </p>
        {route?.name === 'overview' && clock.day < clock.ownDay && (
          <Link className={styles.reveal} to={withLater(here, !isOpen)} preventScrollReset>
            <Icon name={isOpen ? 'eye-off' : 'eye'} size={16} />
            {t(isOpen ? 'PastDay_Hide' : 'PastDay_Reveal')}
          </Link>
        )}
        <Button size="small" icon="link" onClick={() => copy(location.href)}>
          {t(copied ? 'PastDay_Copied' : 'PastDay_Share')}
        </Button>
        <Link className={styles.back} to={withAsOf(here, null)}>
          {t(clock.sampleDay === null ? 'PastDay_ToToday' : 'PastDay_ToSample')}
        </Link>
      </div>
      <div className={styles.laterRow}>
        {later && clock.day < clock.ownDay && <LaterLine later={later} />}
      </div>
      <DayRuler key={clock.day} shown={clock.day} ownDay={clock.ownDay} here={here} />
    </aside>
  );
}
