import { useMemo, type MouseEvent } from 'react';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { useText } from '#platform/web/text.ts';
import { edgeLines, nearestEdge } from '../../../domain/tree/edge-lines.ts';
import type { Point } from '../../../domain/tree/layout-tree.ts';
import type { TreeView } from '../../../domain/tree/tree-view.ts';
import type { Path, TreeEdge } from '../load-tree.ts';
import type { DrawnTree, TreeActions } from '../tree-actions.ts';
import { NodeMark, NodeName } from './NodeMark.tsx';
import { TreeLegend } from './TreeLegend.tsx';
import { useLayout } from './use-layout.ts';
import { bondKey, writtenLabels } from './written-labels.ts';
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
          <Marks {...{ tree, view, path, places }} width={size.width} />
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
  return useMemo(
    () =>
      new Map(
        [...laid].map(([id, { x, y }]) => [
          id,
          { x: margin.x + x * (width - 2 * margin.x), y: margin.y + y * (height - 2 * margin.y) },
        ]),
      ),
    [laid, width, height, margin],
  );
}

interface MarksProps extends Pick<Props, 'tree' | 'view' | 'path'> {
  places: ReadonlyMap<number, Point>;
  width: number;
}

function Marks({ tree, view, path, places, width }: MarksProps) {
  const lines = useMemo(() => edgeLines(tree.edges, places), [tree.edges, places]);
  const written = useMemo(() => writtenLabels(tree, places, view, width), [tree, places, view, width]);
  const chosen = chosenEdges(tree.edges, view, path);
  const nodes = useMemo(
    () =>
      tree.nodes.map((node, at) => (
        <NodeMark
          key={node.id}
          node={node}
          place={places.get(node.id)!}
          isRoot={at === 0}
          isOpen={at === 0 || view.open.includes(node.id)}
        />
      )),
    [tree.nodes, places, view.open],
  );
  return (
    <>
      {lines.map(({ width: thick, isDashed, path: d }) => (
        <path
          key={`${thick} ${isDashed}`}
          d={d}
          className={styles.lines}
          strokeWidth={thick}
          strokeDasharray={isDashed ? '4 4' : undefined}
        />
      ))}
      {edgeLines(chosen, places).map(({ width: thick, isDashed, path: d }) => (
        <path key={`${thick} ${isDashed}`} d={d} className={styles.chosen} strokeWidth={Math.max(2, thick)} />
      ))}
      {tree.edges.map((edge) => {
        const at = written.get(bondKey(edge));
        return (
          at && (
            <text key={bondKey(edge)} x={at.x} y={at.y + 4} className={styles.count}>
              {edge.headlines}
            </text>
          )
        );
      })}
      {nodes}
      {tree.nodes.map((node) => {
        const at = written.get(String(node.id));
        return at && <NodeName key={node.id} node={node} place={at} />;
      })}
    </>
  );
}

function chosenEdges(edges: readonly TreeEdge[], { bond }: TreeView, path: Path | null): TreeEdge[] {
  const wanted = new Set(path?.edges.map(bondKey));
  if (bond !== null) wanted.add(bondKey({ one: Math.min(...bond), other: Math.max(...bond) }));
  return wanted.size === 0 ? [] : edges.filter((edge) => wanted.has(bondKey(edge)));
}
