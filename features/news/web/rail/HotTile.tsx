import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { MemberRow, type Member } from '../stories/StoryMembers.tsx';
import styles from './HotTile.module.css';

const most = 6;

interface Props {
  news: readonly Member[];
  /** The page's lead, which stands beside it. */
  lead: { readonly newsId: number } | null;
}

/** Stories that are hot at this moment, the latest first; nothing where none is. */
export function HotTile({ news, lead }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const others = news.filter(({ newsId }) => newsId !== lead?.newsId).slice(0, most);
  if (others.length === 0) return null;
  return (
    <section className={styles.hot} aria-label={t('News_Hot')}>
      <div className={styles.head}>
        <h2>{t('News_Hot')}</h2>
        <Link to={buildRoute('home', {}, { search: { hot: 1 } })} aria-label={t('News_HotAll')}>
          {t('News_All')}
        </Link>
      </div>
      <ul>
        {others.map((item) => (
          <MemberRow key={item.newsId} member={item} />
        ))}
      </ul>
    </section>
  );
}
