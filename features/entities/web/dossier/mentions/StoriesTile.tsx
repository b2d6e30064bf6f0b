import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Mentions } from '#features/entities/web/dossier/load-dossier.ts';
import styles from './NewsLists.module.css';

/** Stories that name it in several headlines, those with most first. */
export function StoriesTile({ stories }: Pick<Mentions, 'stories'>) {
  const t = useText();
  const { dayRange, day } = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <Tile
      level={2}
      title={t('Entities_Stories')}
      state={stories.length === 0 ? { kind: 'empty', message: t('Entities_StoriesNone') } : undefined}
    >
      <ul className={styles.spans}>
        {stories.map(({ id, title, first, last, headlines }) => (
          <li key={id} className={styles.row}>
            <span className={styles.when}>{first === last ? day(first) : dayRange(first, last)}</span>
            <span>
              <Link to={buildRoute('story', { id })}>{title}</Link>{' '}
              <small className={styles.when}>{t('Entities_StoryCount', { count: headlines })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
