import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { TreeView } from '../../domain/tree/tree-view.ts';
import { StatementText } from '../dossier/StatementText.tsx';
import listStyles from '../dossier/mentions/NewsLists.module.css';
import type { Bond, TreeNode } from './load-tree.ts';

interface Props {
  bond: Bond | null;
  root: TreeNode;
  view: TreeView;
  hide: (node: number) => void;
}

/** The documents behind the chosen bond: headlines that name both, and what registers say. */
export function BondTile({ bond, root, view, hide }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  if (bond === null || view.bond === null)
    return (
      <Tile
        level={2}
        title={t('Entities_Document')}
        state={{ kind: 'empty', isOwn: true, message: t('Entities_TreeChoose') }}
      />
    );
  const other = bond.other.id === root.id ? bond.one : bond.other;
  return (
    <Tile
      level={2}
      title={t('Entities_TreeDocuments', { one: bond.one.name, other: bond.other.name })}
      sub={t('Entities_TreeTotal', { count: bond.total })}
      source={
        <Link to={buildRoute('dossier', { kind: other.kind, id: other.id })}>
          {t('Entities_TreeDossier', { name: other.name })}
        </Link>
      }
    >
      <BondDocuments bond={bond} />
      {other.id !== root.id && (
        <Button variant="text" size="small" onClick={() => hide(other.id)}>
          {t('Entities_TreeHide')}
        </Button>
      )}
    </Tile>
  );
}

function BondDocuments({ bond }: { bond: Bond }) {
  const { shortDay } = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <ul className={listStyles.list}>
      {bond.statements.map((statement) => (
        <li key={`s${statement.id}`} className={listStyles.row}>
          <span className={listStyles.when}>{statement.starts}</span>
          <span>
            <StatementText statement={statement} sources={bond.sources} />
          </span>
        </li>
      ))}
      {bond.news.map(({ id, title, source, publishedAt }) => (
        <li key={id} className={listStyles.row}>
          <time className={listStyles.when} dateTime={publishedAt}>
            {shortDay(dayAt(new Date(publishedAt)))}
          </time>
          <span>
            <Link to={buildRoute('article', { newsId: id })}>{title}</Link>{' '}
            <small className={listStyles.when}>{source}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
