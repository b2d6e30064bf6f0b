import { useLoaderData } from 'react-router';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { idOf } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { ArticleBody } from './item/ArticleBody.tsx';
import styles from './ServiceNewsItemPage.module.css';

const load = (async ({ api, params, signal }) => {
  const id = idOf(params, 'id', { code: 'news_not_found' });
  const [item, list] = await Promise.all([
    api.call('internal/getServiceNews', { id }, { signal }),
    api.call('internal/GetServiceNewsList', { pageSize: 6 }, { signal }),
  ]);
  return { item, others: list.news.filter((other) => other.id !== id).slice(0, 5) };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One announcement in full; 35 is About. */
export default function ServiceNewsItemPage() {
  const { item, others } = useLoaderData<typeof loader>();
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const { day } = useFormats();
  return (
    <main className={styles.page}>
      <PageTitle description={item.announce}>{item.title}</PageTitle>
      <article lang={item.language === locale ? undefined : item.language}>
        <h1 className={styles.title}>{item.title}</h1>
        <time dateTime={item.date} className={styles.day}>
          {day(dayAt(new Date(item.date)))}
        </time>
        <ArticleBody body={item.body} language={item.language} />
      </article>
      {others.length > 0 && (
        <aside className={styles.rail}>
          <Tile
            title={t('News_ServiceMore')}
            level={2}
            source={<Link to={buildRoute('serviceNews')}>{t('News_ServiceAll')}</Link>}
          >
            <ul className={styles.others}>
              {others.map(({ id, title }) => (
                <li key={id}>
                  <Link to={buildRoute('serviceNewsItem', { id })}>{title}</Link>
                </li>
              ))}
            </ul>
          </Tile>
        </aside>
      )}
    </main>
  );
}
