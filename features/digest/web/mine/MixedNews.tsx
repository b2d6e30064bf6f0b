import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { HeadlineRows } from '../HeadlineRows.tsx';
import styles from './Mine.module.css';

type Mixed = OutputOf<'subscriptions/getMixed'>['news'];

/** One feed of everything followed: each headline once, below it what it came by. */
export function MixedNews({ news }: { news: Mixed }) {
  const t = useText();
  return (
    <ul className={styles.mixed}>
      {news.map((headline) => (
        <li key={headline.newsId}>
          <HeadlineRows headlines={[headline]} />
          <p className={typeStyles.meta}>
            {headline.isNew && <b className={styles.fresh}>{t('Subs_NewMark')}</b>}{' '}
            {headline.subscriptions.map(({ name }) => name).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
