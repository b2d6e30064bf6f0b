import { useText } from '#platform/web/text.ts';
import { NewsRow } from '../rows/NewsRow.tsx';
import type { StoryNews } from './story-parts.ts';
import styles from './BriefList.module.css';

/** What one headline alone tells, in columns parted by hairlines. */
export function BriefList({ news }: { news: readonly StoryNews[] }) {
  const t = useText();
  if (news.length === 0) return null;
  return (
    <section className={styles.brief}>
      <div className={styles.head}>
        <h2>{t('News_Brief')}</h2>
        <span>{t('News_BriefSub')}</span>
      </div>
      <ul className={styles.columns}>
        {news.map((item) => (
          <NewsRow key={item.newsId} news={item} />
        ))}
      </ul>
    </section>
  );
}
