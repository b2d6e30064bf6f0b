import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from '../industry/PartsList.module.css';
import type { IndustryNews } from '../industry/load-industry.ts';

/** The newest stories of an industry, and by which words they were found. */
export function IndustryNewsTile({
  news: { stories, words, total },
  more,
}: {
  news: IndustryNews;
  /** Where all of them stand; left out where they do. */
  more?: string;
}) {
  const t = useText();
  const { day } = useFormats();
  const buildRoute = useBuildRoute();
  if (stories.length === 0)
    return (
      <Tile
        level={2}
        title={t('Industry_TabNews')}
        state={{ kind: 'empty', message: t(words.length === 0 ? 'Industry_NoWords' : 'Industry_NoNews') }}
      />
    );
  return (
    <Tile
      level={2}
      title={t('Industry_NewsTitle', { count: total })}
      sub={t('Industry_NewsRule', { words: words.join(', ') })}
    >
      <ul className={styles.whole}>
        {stories.map(({ newsId, title, language, sourceName, publishedAt, items }) => (
          <li key={newsId}>
            <Link to={buildRoute('article', { newsId })} lang={language}>
              {title}
            </Link>
            <span>
              {day(dayAt(new Date(publishedAt)))}, {sourceName}
              {items > 1 && ` +${items - 1}`}
            </span>
          </li>
        ))}
      </ul>
      {more !== undefined && total > stories.length && (
        <Link className="link" to={more}>
          {t('Industry_NewsAll')}
        </Link>
      )}
    </Tile>
  );
}
