import { useLoaderData } from 'react-router';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { idOf } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { DeskHead } from './DeskHead.tsx';
import { FeedActions } from './one/FeedActions.tsx';
import { FeedFacts } from './one/FeedFacts.tsx';
import { FeedReadings } from './one/FeedReadings.tsx';
import { FeedSettingsForm } from './one/FeedSettingsForm.tsx';
import { NewestItems } from './one/NewestItems.tsx';
import { FeedState } from './words/FeedState.tsx';
import styles from './FeedPage.module.css';

const load = (async ({ api, params, signal }) => {
  const id = idOf(params);
  const [details, { regions }] = await Promise.all([
    api.call('feeds/getFeed', { id }, { signal }),
    api.call('site/getRegionNames', {}, { signal }),
  ]);
  return { ...details, regions, now: new Date().toISOString() };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One feed: how it fares, its settings, its last readings and what it brought. */
export default function FeedPage() {
  const { feed, readings, newest, waiting, failed, regions, now } = useLoaderData<typeof loader>();
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <main>
      <PageTitle>{feed.title}</PageTitle>
      <Breadcrumbs
        trail={[
          { label: t('Desk_Title'), to: buildRoute('desk') },
          { label: t('Feeds_Title'), to: buildRoute('feeds') },
          { label: feed.title },
        ]}
      />
      <DeskHead title={feed.title} verdict={<FeedState feed={feed} now={now} />}>
        <FeedActions feed={feed} />
      </DeskHead>
      <div className={styles.columns}>
        <div>
          <section className={styles.part}>
            <h2>{t('Feeds_Readings')}</h2>
            <FeedReadings readings={readings} now={now} />
          </section>
          <section className={styles.part}>
            <h2>{t('Feeds_Newest')}</h2>
            <NewestItems newest={newest} waiting={waiting} failed={failed} />
          </section>
        </div>
        <div>
          <section className={styles.part}>
            <h2>{t('Feeds_Facts')}</h2>
            <FeedFacts feed={feed} now={now} />
          </section>
          {feed.health !== 'removed' && (
            <section className={styles.part}>
              <h2>{t('Feeds_Settings')}</h2>
              <FeedSettingsForm key={feed.version} feed={feed} regions={regions} />
            </section>
          )}
        </div>
      </div>
    </main>
  );
}
