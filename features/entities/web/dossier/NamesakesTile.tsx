import { Link } from '#platform/web/Link.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Header } from './load-dossier.ts';
import styles from './mentions/NewsLists.module.css';

/** Who else bears the name: a choice, never a guess; nothing where nobody does. */
export function NamesakesTile({ header: { namesakes } }: { header: Header }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  if (namesakes.length === 0) return null;
  return (
    <Tile level={2} title={t('Entities_Namesakes')} source={t('Entities_NamesakesNote')}>
      <ul className={styles.list}>
        {namesakes.map(({ id, kind, name, hint }) => (
          <li key={id}>
            <Link to={buildRoute('dossier', { kind, id })}>{name}</Link>{' '}
            <small className={styles.when}>{hint}</small>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
