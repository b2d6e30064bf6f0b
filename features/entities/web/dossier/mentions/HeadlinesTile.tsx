import { Link } from '#platform/web/Link.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Header, Mentions } from '#features/entities/web/dossier/load-dossier.ts';
import styles from './NewsLists.module.css';

/** The newest headlines that name it, and the way to all of them. */
export function HeadlinesTile({
  header,
  mentions,
  most,
}: {
  header: Header;
  mentions: Mentions;
  most: number;
}) {
  const t = useText();
  const { shortDay } = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <Tile
      level={2}
      title={t('Entities_Latest')}
      source={
        <Link to={buildRoute('search', {}, { search: { object: header.id } })}>{t('Entities_All')}</Link>
      }
      state={
        mentions.news.length === 0
          ? { kind: 'empty', message: t('Entities_NoMentions', { day: shortDay(header.day) }) }
          : undefined
      }
    >
      <ul className={styles.brief}>
        {mentions.news.slice(0, most).map(({ id, title, source, publishedAt }) => (
          <li key={id} className={styles.row}>
            <time className={styles.when} dateTime={publishedAt}>
              {shortDay(dayAt(new Date(publishedAt)))}
            </time>
            <span>
              <Link to={buildRoute('article', { newsId: id })}>{title}</Link>{' '}
              <small className={styles.when}>{source}</small>
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
