import { useMemo } from 'react';
import { useText } from '#platform/web/text.ts';
import type { TreeView } from '../../domain/tree/tree-view.ts';
import type { Path, TreeEdge, TreeNode } from './load-tree.ts';
import { nodeShape } from './node-shape.ts';
import type { DrawnTree, TreeActions } from './tree-actions.ts';
import { useLayout } from './use-layout.ts';
import styles from './TreeGraph.module.css';

const size = { width: 840, height: 560 };
const margin = { x: 90, y: 36 };
/** From as many headlines a bond says how many. */
const saidFrom = 4;

interface Props {
  tree: DrawnTree;
  view: TreeView;
  path: Path | null;
  actions: TreeActions;
}

/** The tree as a graph: shape = kind, width = headlines, dashes = a register's entry; only what is chosen has a colour. A picture of the list below, which is what keys and readers use. */
export function TreeGraph({ tree, view, path, actions }: Props) {
  const t = useText();
  const ids = useMemo(() => tree.nodes.map(({ id }) => id), [tree.nodes]);
  const places = useLayout(ids, tree.edges);
  const at = (id: number) => {
    const { x, y } = places.get(id) ?? { x: 0.5, y: 0.5 };
    return { x: margin.x + x * (size.width - 2 * margin.x), y: margin.y + y * (size.height - 2 * margin.y) };
  };
  const onPath = new Set(path?.edges.map(({ one, other }) => `${one} ${other}`));
  const isChosen = ({ one, other }: TreeEdge): boolean =>
    (view.bond !== null && view.bond.includes(one) && view.bond.includes(other)) ||
    onPath.has(`${one} ${other}`);
  const root = tree.nodes[0]!.id;
  return (
    <svg
      className={styles.graph}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t('Entities_TreeCount', { nodes: tree.nodes.length, edges: tree.edges.length })}
    >
      {tree.edges.map((edge) => (
        <EdgeMark
          key={`${edge.one} ${edge.other}`}
          edge={edge}
          from={at(edge.one)}
          to={at(edge.other)}
          isChosen={isChosen(edge)}
          onChoose={() => actions.choose(edge.one, edge.other)}
        />
      ))}
      {tree.nodes.map((node) => (
        <NodeMark
          key={node.id}
          node={node}
          place={at(node.id)}
          isRoot={node.id === root}
          isOpen={node.id === root || view.open.includes(node.id)}
          onOpen={() => (node.id === root ? undefined : actions.open(node.id))}
        />
      ))}
    </svg>
  );
}

interface Place {
  x: number;
  y: number;
}

interface EdgeProps {
  edge: TreeEdge;
  from: Place;
  to: Place;
  isChosen: boolean;
  onChoose: () => void;
}

function EdgeMark({ edge: { headlines }, from, to, isChosen, onChoose }: EdgeProps) {
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    // The list beside it is what keys use.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <g onClick={onChoose} className={styles.edge}>
      <line
        {...line}
        stroke={isChosen ? 'var(--link)' : 'var(--ghost)'}
        strokeWidth={Math.min(9, 1 + 0.42 * headlines)}
        strokeDasharray={headlines === 0 ? '4 4' : undefined}
      />
      <line {...line} stroke="transparent" strokeWidth={12} />
      {headlines >= saidFrom && (
        <text x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 + 4} className={styles.count}>
          {headlines}
        </text>
      )}
    </g>
  );
}

interface NodeProps {
  node: TreeNode;
  place: Place;
  isRoot: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

const longestLabel = 24;

function NodeMark({ node, place: { x, y }, isRoot, isOpen, onOpen }: NodeProps) {
  const name = node.name.length > longestLabel ? `${node.name.slice(0, longestLabel - 1)}…` : node.name;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <g transform={`translate(${x} ${y})`} className={styles.node} onClick={onOpen}>
      <title>{node.name}</title>
      <path
        d={nodeShape(node.kind)}
        fill={isRoot ? 'var(--ink)' : 'var(--ground)'}
        stroke="var(--ink)"
        strokeWidth={2}
      />
      {!isOpen && node.more > 0 && (
        <text x={11} y={-6} className={styles.plus}>
          +
        </text>
      )}
      <text y={24} className={styles.label}>
        {name} <tspan className={styles.times}>{node.headlines > 0 ? node.headlines : ''}</tspan>
      </text>
    </g>
  );
}
