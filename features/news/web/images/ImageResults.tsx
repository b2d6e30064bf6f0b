import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { NewsLink } from '../rows/NewsRow.tsx';
import { newsDay } from '../rows/use-news-time.ts';
import styles from './ImageSearch.module.css';

/** News whose picture looks like the one given, the likest first. */
export function ImageResults({ news }: { news: OutputOf<'news/searchByImage'>['news'] }) {
  const t = useText();
  const { day, share } = useFormats();
  return (
    <section className={styles.results} aria-label={t('News_ImageFound', { count: news.length })}>
      <h2 className="sr-only">{t('News_ImageFound', { count: news.length })}</h2>
      <ul>
        {news.map((item) => (
          <li key={item.newsId} className={styles.result}>
            <img src={item.image.url} alt="" loading="lazy" width={160} height={90} />
            <div>
              <NewsLink news={item} className={styles.title!} />
              <p className={styles.facts}>
                {item.sourceName}, {day(newsDay(item))}.{' '}
                {t('News_ImageLikeness', { share: share(item.likeness, 0) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
