import { useRevalidator } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useTurnAddress } from '#platform/web/routes/use-address-view.ts';
import { useMoment } from '#platform/ui/figures/use-moment.ts';
import { AddRubric } from './AddRubric.tsx';
import { GroupedNews } from './GroupedNews.tsx';
import { MixedNews } from './MixedNews.tsx';
import { SubjectList } from './SubjectList.tsx';
import { pageSizes, type SubscriptionsData } from './load-subscriptions.ts';
import styles from './Subscriptions.module.css';

/** The subjects on the left, their news on the right: subject by subject, or one feed. */
export function SubscriptionsParts({ data }: { data: SubscriptionsData }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { revalidate } = useRevalidator();
  const { all, rubrics, news, page } = data;
  const turn = useTurnAddress({ replace: false });
  const choose = (view: SubscriptionsData['news']['view']): Promise<void> =>
    turn((newest) => {
      const next = new URLSearchParams(newest);
      next.delete('page');
      next.set('view', view);
      return next;
    });
  const linkTo = (number: number): string => `?view=${news.view}&page=${number}`;
  const changed = () => void revalidate();
  return (
    <main>
      <header className={styles.head}>
        <h1 className={typeStyles.title}>{t('Subs_Title')}</h1>
        <SinceVisit data={data} />
      </header>
      <div className={styles.columns}>
        <section className={styles.side} aria-label={t('Subs_Mine')}>
          <div className={styles.views}>
            <SegmentedControl
              label={t('Subs_View')}
              value={news.view}
              onChange={choose}
              options={[
                { value: 'grouped', label: t('Subs_Grouped') },
                { value: 'mixed', label: t('Subs_Mixed') },
              ]}
            />
          </div>
          <SubjectList {...{ all, changed }} />
          <p className={typeStyles.note}>
            <Link className="link" to={buildRoute('categories')}>
              {t('Titles_Categories')}
            </Link>
          </p>
          <AddRubric rubrics={rubrics} subscriptions={all.subscriptions} changed={changed} />
        </section>
        <section aria-label={t('Subs_Feed')}>
          {all.subscriptions.length === 0 ? (
            <p className={styles.none}>{t('Subs_None')}</p>
          ) : news.view === 'grouped' ? (
            <GroupedNews subscriptions={news.subscriptions} />
          ) : (
            <MixedNews news={news.news} />
          )}
          <Pagination page={page} pages={Math.ceil(news.total / pageSizes[news.view])} linkTo={linkTo} />
        </section>
      </div>
    </main>
  );
}

/** How much came since the visit before, all subjects together. */
function SinceVisit({ data: { all } }: { data: SubscriptionsData }) {
  const t = useText();
  const writeMoment = useMoment();
  if (all.subscriptions.length === 0) return null;
  const count = all.subscriptions.reduce((sum, { newCount }) => sum + newCount, 0);
  return (
    <p className={typeStyles.note}>
      {all.since === null ? t('Subs_First') : t('Subs_Since', { count, moment: writeMoment(all.since) })}
    </p>
  );
}
