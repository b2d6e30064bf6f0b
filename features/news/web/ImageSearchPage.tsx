import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import { FeedHead } from './feed/FeedHead.tsx';
import { ImageSearch } from './images/ImageSearch.tsx';
import styles from './ImageSearchPage.module.css';

const load = (async ({ api, signal }) =>
  api.call('news/countImages', {}, { signal })) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Which news a picture was published with. */
export default function ImageSearchPage() {
  const { count } = useLoaderData<typeof loader>();
  const t = useText();
  return (
    <main className={styles.page}>
      <PageTitle>{t('News_ImageTitle')}</PageTitle>
      <FeedHead title={t('News_ImageTitle')}>
        {count === 0 ? t('News_ImageNone') : t('News_ImageSub', { count })}
      </FeedHead>
      <ImageSearch />
    </main>
  );
}
