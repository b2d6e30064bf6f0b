import { useDeferredValue, useMemo, useRef, type KeyboardEvent } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { TreeView } from '../../domain/tree/tree-view.ts';
import type { DrawnTree, TreeActions } from './load-tree.ts';
import { bondKey } from './graph/written-labels.ts';
import styles from './Tree.module.css';

const indent = 20;
/** Lines drawn together with the picture: more than its screen has room for. */
const shownAtOnce = 60;

interface Props {
  tree: DrawnTree;
  view: TreeView;
  actions: TreeActions;
  title: string;
}

/** The same tree for keys and readers: arrows go along the lines, right opens, Enter shows the documents of the bond with who brought it. */
export function TreeList({ tree, view, actions, title }: Props) {
  const t = useText();
  const { integer } = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const root = tree.nodes[0]!.id;
  const headlinesOf = useMemo(
    () => new Map(tree.edges.map((edge) => [bondKey(edge), edge.headlines])),
    [tree.edges],
  );
  const withParent = ({ id, parent, headlines }: DrawnTree['nodes'][number]): number =>
    parent === null
      ? headlines
      : (headlinesOf.get(bondKey({ one: Math.min(id, parent), other: Math.max(id, parent) })) ?? 0);
  // The drawing comes first: what is below it follows as soon as it stands.
  const shown = useDeferredValue(tree.nodes, tree.nodes.slice(0, shownAtOnce));
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const node = tree.nodes[at]!;
    const lines = list.current?.querySelectorAll<HTMLElement>('[role=treeitem]');
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: tree.nodes.length - 1 }[event.key];
    if (to !== undefined) lines?.[to]?.focus();
    else if (event.key === 'ArrowRight' && node.id !== root) actions.open(node.id);
    else if (event.key === 'ArrowLeft')
      lines?.[tree.nodes.findIndex(({ id }) => id === node.parent)]?.focus();
    else if (event.key === 'Enter' && node.parent !== null) actions.choose(node.parent, node.id);
    else return;
    event.preventDefault();
  };
  return (
    <Tile level={2} title={title} sub={t('Entities_TreeKeys')}>
      <ul ref={list} role="tree" aria-label={t('Entities_TreeList')} className={styles.list}>
        {shown.map((node, at) => {
          const isChosen =
            view.bond !== null &&
            node.parent !== null &&
            view.bond.includes(node.id) &&
            view.bond.includes(node.parent);
          return (
            <li
              key={node.id}
              role="treeitem"
              aria-level={node.depth + 1}
              aria-selected={isChosen}
              aria-expanded={
                node.id === root || view.open.includes(node.id) ? true : node.more > 0 ? false : undefined
              }
              tabIndex={at === 0 ? 0 : -1}
              className={`${styles.line} ${isChosen ? styles.current : ''}`}
              style={{ paddingLeft: node.depth * indent }}
              onKeyDown={(event) => onKeyDown(event, at)}
              onClick={() => node.parent !== null && actions.choose(node.parent, node.id)}
            >
              <span>{node.name}</span>
              <small>{t(`Entities_Kind_${node.kind}`)}</small>
              <b>{integer(withParent(node))}</b>
            </li>
          );
        })}
      </ul>
    </Tile>
  );
}
