import { Link } from '#platform/web/Link.tsx';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { OwnSubscription, SubscriptionsData } from './load-subscriptions.ts';
import { useSubjectLink } from '#services/following/public.web.ts';
import { useSubscribing } from './use-subscribing.ts';
import styles from './Subscriptions.module.css';

/** Every subject with seven days of headlines, how many are new, whether the digest has it, and the way out. */
export function SubjectList({ all, changed }: { all: SubscriptionsData['all']; changed: () => void }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { subscriptions, most } = all;
  if (subscriptions.length === 0) return null;
  return (
    <>
      <ul className={styles.subjects}>
        {subscriptions.map((subscription) => (
          <SubjectRow key={subscription.subscriptionId} {...{ subscription, changed }} />
        ))}
      </ul>
      <p className={typeStyles.small}>
        {t('Subs_Week')} {t('Subs_Count', { count: subscriptions.length, most })}{' '}
        <Link className="link" to={buildRoute('digest')}>
          {t('Subs_ToDigest')}
        </Link>
      </p>
    </>
  );
}

function SubjectRow({ subscription, changed }: { subscription: OwnSubscription; changed: () => void }) {
  const t = useText();
  const formats = useFormats();
  const link = useSubjectLink()(subscription);
  const { unsubscribe, putIntoDigest } = useSubscribing(changed);
  const { name, type, weekCount, newCount, days, inDigest } = subscription;
  return (
    <li>
      <span className={styles.name}>
        {link === null ? <b>{name}</b> : <Link to={link}>{name}</Link>}
        <small>
          {t(`Subs_${type}`)}
          {newCount > 0 && <b className={styles.fresh}>{t('Subs_New', { count: newCount })}</b>}
        </small>
      </span>
      <Sparkline
        values={days}
        yMin={0}
        width={64}
        height={24}
        color="var(--ink)"
        label={t('Subs_Trend', { name, count: weekCount })}
      />
      <b className={styles.count}>{formats.integer(weekCount)}</b>
      <span className={styles.acts}>
        <Button
          size="small"
          variant="text"
          aria-pressed={inDigest}
          aria-label={t('Subs_InDigest', { name })}
          onClick={() => void putIntoDigest(subscription, !inDigest)}
          icon={inDigest ? 'check' : 'plus'}
        >
          {t('Subs_DigestMark')}
        </Button>
        <IconButton
          icon="close"
          size={28}
          label={t('Subs_End', { name })}
          onClick={() => void unsubscribe(subscription)}
        />
      </span>
    </li>
  );
}
