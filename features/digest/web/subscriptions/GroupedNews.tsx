import { Link } from '#platform/web/Link.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useText } from '#platform/web/text.ts';
import { HeadlineRows } from '../headlines/HeadlineRows.tsx';
import type { OwnSubscription } from './load-subscriptions.ts';
import { useSubjectLink } from '#services/following/public.web.ts';
import styles from './Subscriptions.module.css';

/** Subject by subject, each with its latest headlines. */
export function GroupedNews({ subscriptions }: { subscriptions: readonly OwnSubscription[] }) {
  const t = useText();
  const linkOf = useSubjectLink();
  return subscriptions.map((subscription) => {
    const { subscriptionId, name, type, weekCount, newCount, news } = subscription;
    const link = linkOf(subscription);
    return (
      <section key={subscriptionId} className={styles.group}>
        <h2>
          {link === null ? name : <Link to={link}>{name}</Link>} <small>{t(`Subs_${type}`)}</small>
        </h2>
        <p className={typeStyles.meta}>
          {t('Subs_Headlines', { count: weekCount })}{' '}
          {newCount > 0 && `· ${t('Subs_New', { count: newCount })}`}
        </p>
        {news.length === 0 ? (
          <p className={typeStyles.note}>{t('Subs_Quiet')}</p>
        ) : (
          <HeadlineRows headlines={news} withoutSource={type === 'source'} />
        )}
      </section>
    );
  });
}
