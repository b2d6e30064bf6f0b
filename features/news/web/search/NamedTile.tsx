import { Tile } from '#platform/ui/tiles/Tile.tsx';
import typeStyles from '#platform/ui/type.module.css';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Named } from './find-named.ts';

/** Dossiers, industries and measures that are called as was searched; nothing where there are none. */
export function NamedTile({ named }: { named: readonly Named[] }) {
  const t = useText();
  const groups = [
    { title: t('Search_Entities'), own: named.filter(({ kind }) => kind === 'entity') },
    { title: t('Search_Industries'), own: named.filter(({ kind }) => kind === 'industry') },
    { title: t('Search_Measures'), own: named.filter(({ kind }) => kind === 'measure') },
  ];
  return groups
    .filter(({ own }) => own.length > 0)
    .map(({ title, own }) => (
      <Tile key={title} title={title} level={2}>
        <NamedList named={own} />
      </Tile>
    ));
}

function NamedList({ named }: { named: readonly Named[] }) {
  const buildRoute = useBuildRoute();
  return (
    <ul>
      {named.map(({ id, title, note, route }) => (
        <li key={id}>
          <Link className="link" to={buildRoute(...route)}>
            {title}
          </Link>{' '}
          <small className={typeStyles.meta}>{note}</small>
        </li>
      ))}
    </ul>
  );
}
