import type { Point } from '../../../domain/tree/layout-tree.ts';
import type { TreeNode } from '../load-tree.ts';
import { nodeShape } from './node-shape.ts';
import { nameText } from './written-labels.ts';
import styles from './TreeGraph.module.css';

interface Props {
  node: TreeNode;
  place: Point;
}

/** A node by the shape of its kind; its name in full appears under the pointer, also where there was no room for it. */
export function NodeMark({
  node,
  place: { x, y },
  isRoot,
  isOpen,
}: Props & { isRoot: boolean; isOpen: boolean }) {
  return (
    <g
      transform={`translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`}
      className={styles.node}
      data-node={node.id}
    >
      <title>{node.name}</title>
      <path d={nodeShape(node.kind)} className={isRoot ? styles.root : styles.shape} />
      {!isOpen && node.more > 0 && (
        <text x={11} y={-6} className={styles.plus}>
          +
        </text>
      )}
    </g>
  );
}

/** A node's name and headlines, above all shapes. */
export function NodeName({ node, place, isSmall }: Props & { isSmall: boolean }) {
  const [name, times] = nameText(node, isSmall);
  return (
    <text x={place.x} y={place.y + 4} className={styles.label} data-node={node.id}>
      {name}
      {times && <tspan className={styles.times}> {times}</tspan>}
    </text>
  );
}
