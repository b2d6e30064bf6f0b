import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import type { NewsAnswer } from '../../answers.ts';
import styles from './CopiesTile.module.css';

/** Who repeats whom: the outlet that had the text first and those that have it too. Nothing where nobody repeats it. */
export function CopiesTile({ answer: { news, copies } }: { answer: NewsAnswer }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const writeMoment = useMoment();
  if (copies === null) return null;
  return (
    <Tile
      title={t('News_Item_Copies', { count: copies.reprints.length })}
      level={2}
      source={t('News_Item_CopiesSource')}
    >
      <ol className={styles.list}>
        {[copies.original, ...copies.reprints].map(({ newsId, sourceName, date, hasTime }, index) => (
          <li key={newsId} aria-current={newsId === news.newsId || undefined}>
            {newsId === news.newsId ? (
              <b>{sourceName}</b>
            ) : (
              <Link to={buildRoute('article', { newsId })}>{sourceName}</Link>
            )}
            <span>
              {index === 0 && `${t('News_Item_Original')}, `}
              {writeMoment(date, hasTime)}
            </span>
          </li>
        ))}
      </ol>
    </Tile>
  );
}
