import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { useText } from '#platform/web/text.ts';
import type { TreeNode } from '../load-tree.ts';
import { nodeShape } from './node-shape.ts';
import styles from './TreeGraph.module.css';

/** Which kind a shape is: those that are drawn; the kinds of one shape stand together. */
export function TreeLegend({ nodes }: { nodes: readonly TreeNode[] }) {
  const t = useText();
  const drawn = new Set(nodes.map(({ kind }) => kind));
  const shapes = Map.groupBy(
    entityKinds.filter((kind) => drawn.has(kind)),
    nodeShape,
  );
  return (
    <ul className={styles.legend}>
      {[...shapes].map(([shape, kinds]) => (
        <li key={shape} className={styles.key}>
          <svg viewBox="-10 -10 20 20" width={16} height={16} aria-hidden="true">
            <path d={shape} className={styles.shape} />
          </svg>
          {kinds.map((kind) => t(`Entities_Kind_${kind}`)).join(', ')}
        </li>
      ))}
    </ul>
  );
}
