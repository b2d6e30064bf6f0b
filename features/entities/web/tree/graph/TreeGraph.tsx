import { useMemo, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { useText } from '#platform/web/text.ts';
import { nearestEdge } from '../../../domain/tree/edge-lines.ts';
import {
  placesIn,
  type Point,
  placeAround,
  treeShape,
  type TreeShape,
} from '../../../domain/tree/layout-tree.ts';
import type { TreeView } from '../../../domain/tree/tree-view.ts';
import type { Path, DrawnTree, TreeActions, TreeEdge } from '../load-tree.ts';
import { TreeLegend } from './TreeLegend.tsx';
import { TreeMarks } from './TreeMarks.tsx';
import styles from './TreeGraph.module.css';

const wide = { width: 840, height: 560, margin: { x: 90, y: 36 } };
const phone = { width: 330, height: 440, margin: { x: 48, y: 30 } };
/** So far from a line a press still means it. */
const reach = 8;

interface Props {
  tree: DrawnTree;
  view: TreeView;
  path: Path | null;
  actions: TreeActions;
}

/** The tree as a graph: shape = kind, width = headlines, dashes = a register's entry; only what is chosen has a colour. A picture of the list below, which is what keys and readers use. */
export function TreeGraph({ tree, view, path, actions }: Props) {
  const t = useText();
  const { container, size: measured } = useChartSize(wide);
  const size = measured.narrow ? phone : wide;
  const places = usePlaces(tree, size);
  const onClick = ({ target, currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): void => {
    const node = (target as Element).closest('[data-node]')?.getAttribute('data-node');
    if (node !== null && node !== undefined) {
      if (Number(node) !== tree.nodes[0]!.id) actions.open(Number(node));
      return;
    }
    const box = currentTarget.getBoundingClientRect();
    const scale = size.width / box.width;
    const point = { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
    const edge = nearestEdge(tree.edges, places, point, reach);
    if (edge !== null) actions.choose(edge.one, edge.other);
  };
  return (
    <>
      <div ref={container} className={styles.frame}>
        {/* The list below is what keys use. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <svg
          className={styles.graph}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={t('Entities_TreeCount', { nodes: tree.nodes.length, edges: tree.edges.length })}
          onClick={onClick}
        >
          <TreeMarks {...{ tree, view, path, places }} width={size.width} />
        </svg>
      </div>
      <TreeLegend nodes={tree.nodes} />
    </>
  );
}

/** Where each node stands in the drawing. */
function usePlaces(tree: DrawnTree, { width, height, margin }: typeof wide): ReadonlyMap<number, Point> {
  const ids = useMemo(() => tree.nodes.map(({ id }) => id), [tree.nodes]);
  const laid = useLayout(ids, tree.edges);
  return useMemo(() => placesIn({ width, height, margin }, laid), [laid, width, height, margin]);
}

/** Places of the nodes: a spiral at once, also on the server; then, from a thread, where their bonds pull them. Opened nodes move from where they stood. */
function useLayout(ids: readonly number[], edges: readonly TreeEdge[]): ReadonlyMap<number, Point> {
  const shape = useMemo(() => treeShape(ids, edges), [ids, edges]);
  const [laid, setLaid] = useState<{ shape: TreeShape; places: Map<number, Point> } | null>(null);
  const known = useRef(new Map<number, Point>());
  useEffect(() => {
    const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Map<number, Point>>) => {
      known.current = data;
      setLaid({ shape, places: data });
    });
    worker.postMessage({ shape, known: known.current });
    return () => worker.terminate();
  }, [shape]);
  return useMemo(
    () => (laid?.shape === shape ? laid.places : placeAround(shape.ids, laid?.places)),
    [laid, shape],
  );
}
