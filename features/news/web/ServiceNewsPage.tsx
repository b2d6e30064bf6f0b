import { useLoaderData } from 'react-router';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import { Link } from '#platform/web/Link.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { typesetText } from '../domain/feed/wording/typeset-headline.ts';
import { feedPageSize } from '../domain/feed/reading/feed-limits.ts';
import { readAsked } from './feed/feed-address.ts';
import { FeedHead } from './feed/FeedHead.tsx';
import styles from './ServiceNewsPage.module.css';

const load = (async ({ api, url, signal }) => {
  const { pageIndex } = readAsked(url);
  return {
    ...(await api.call('internal/GetServiceNewsList', { pageIndex, pageSize: feedPageSize }, { signal })),
    pageIndex,
  };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The product's own announcements, newest first. */
export default function ServiceNewsPage() {
  const { news, newsTotalCount, pageIndex } = useLoaderData<typeof loader>();
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const { day } = useFormats();
  const pages = Math.ceil(newsTotalCount / feedPageSize);
  return (
    <main className={styles.page}>
      <FeedHead title={t('News_ServiceTitle')}>{t('News_ServiceSub')}</FeedHead>
      {news.length === 0 && <p>{t('News_ServiceEmpty')}</p>}
      <ol>
        {news.map(({ id, title, announce, date }) => (
          <li key={id} className={styles.entry}>
            <time dateTime={date} className={styles.day}>
              {day(dayAt(new Date(date)))}
            </time>
            <div>
              <h2 className={styles.title}>
                <Link to={buildRoute('serviceNewsItem', { id })}>{title}</Link>
              </h2>
              <p className={styles.announce}>{typesetText(announce, locale)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Pagination
        page={pageIndex}
        pages={pages}
        linkTo={(page) => buildRoute('serviceNews', {}, { search: { page } })}
      />
    </main>
  );
}
