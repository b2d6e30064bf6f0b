import { useMemo } from 'react';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { growTree } from '../../domain/tree/grow-tree.ts';
import { layoutTree, placesIn, treeShape } from '../../domain/tree/layout-tree.ts';
import { TreeMarks } from '../tree/graph/TreeMarks.tsx';
import type { Near } from './load-dossier.ts';
import styles from './BondsTile.module.css';

const beside = { width: 400, height: 260 };
const wide = { width: 840, height: 300 };
const margin = { x: 48, y: 24 };
const plain = { open: [], bond: null };

/** The nearest neighbours as a small picture; the tree itself is a page of its own. */
export function BondsTile({ near, isWide = false }: { near: Near; isWide?: boolean }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const names = near.nodes.slice(1).map(({ name }) => name);
  return (
    <Tile
      level={2}
      title={t('Entities_Tab_tree')}
      sub={t('Entities_BondsSub')}
      source={
        <>
          {t('Entities_BondsNote')}{' '}
          <Link to={buildRoute('tree', { id: near.root })}>{t('Entities_OpenTree')}</Link>
        </>
      }
      state={names.length === 0 ? { kind: 'empty', message: t('Entities_BondsNone') } : undefined}
    >
      <Picture {...{ near }} nominal={isWide ? wide : beside} label={names.join(', ')} />
    </Tile>
  );
}

function Picture({ near, nominal, label }: { near: Near; nominal: typeof wide; label: string }) {
  const { container, size } = useChartSize(nominal);
  const { width, height } = size;
  const tree = useMemo(() => growTree([near]), [near]);
  // Eight nodes are laid out at once, also on the server: no thread is worth it.
  const laid = useMemo(
    () =>
      layoutTree(
        treeShape(
          tree.nodes.map(({ id }) => id),
          tree.edges,
        ),
      ),
    [tree],
  );
  const places = useMemo(() => placesIn({ width, height, margin }, laid), [laid, width, height]);
  return (
    <div ref={container}>
      <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <TreeMarks {...{ tree, places, width }} view={plain} path={null} isSmall />
      </svg>
    </div>
  );
}
