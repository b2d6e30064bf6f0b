import { useMemo } from 'react';
import { edgeLines } from '../../../domain/tree/edge-lines.ts';
import type { Point } from '../../../domain/tree/layout-tree.ts';
import type { TreeView } from '../../../domain/tree/tree-view.ts';
import type { Path, TreeEdge, DrawnTree } from '../load-tree.ts';
import { NodeMark, NodeName } from './NodeMark.tsx';
import { bondKey, writtenLabels } from './written-labels.ts';
import styles from './TreeGraph.module.css';

interface Props {
  tree: DrawnTree;
  view: Pick<TreeView, 'open' | 'bond'>;
  path: Path | null;
  places: ReadonlyMap<number, Point>;
  width: number;
  /** Beside a text: names alone, and shorter. */
  isSmall?: boolean;
}

/** The bonds, the nodes, the names there is room for; what is chosen in colour. */
export function TreeMarks({ tree, view, path, places, width, isSmall = false }: Props) {
  const lines = useMemo(() => edgeLines(tree.edges, places), [tree.edges, places]);
  const written = useMemo(
    () => writtenLabels(tree, places, view, { width, isSmall }),
    [tree, places, view, width, isSmall],
  );
  const chosen = chosenEdges(tree.edges, view, path);
  const nodes = useMemo(
    () =>
      tree.nodes.map((node, at) => (
        <NodeMark
          key={node.id}
          node={node}
          place={places.get(node.id)!}
          isRoot={at === 0}
          isOpen={isSmall || at === 0 || view.open.includes(node.id)}
        />
      )),
    [tree.nodes, places, view.open, isSmall],
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
        return at && <NodeName key={node.id} {...{ node, isSmall }} place={at} />;
      })}
    </>
  );
}

function chosenEdges(edges: readonly TreeEdge[], { bond }: Props['view'], path: Path | null): TreeEdge[] {
  const wanted = new Set(path?.edges.map(bondKey));
  if (bond !== null) wanted.add(bondKey({ one: Math.min(...bond), other: Math.max(...bond) }));
  return wanted.size === 0 ? [] : edges.filter((edge) => wanted.has(bondKey(edge)));
}
