import { useMemo } from 'react';
import { plainUnit } from '#platform/ui/figures/cited-figure.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Verdict, type Sentence } from '#platform/ui/figures/Verdict.tsx';
import { useText } from '#platform/web/text.ts';
import { tellTree } from '../../domain/tree/tell-tree.ts';
import type { TreeView } from '../../domain/tree/tree-view.ts';
import { useCorpusSource } from '../dossier/mentions/use-corpus-source.ts';
import type { DrawnTree } from './load-tree.ts';

interface Props {
  tree: DrawnTree;
  view: TreeView;
  /** Last day of the headlines. */
  to: string;
}

/** The sentence that leads the tree: with whom most often and how often by chance, and on whom others hang. */
export function TreeVerdict({ tree, view, to }: Props) {
  const t = useText();
  const { day, dayRange, number } = useFormats();
  const source = useCorpusSource(to);
  const { nearest, registers, cut } = useMemo(() => tellTree(tree.nodes, tree.edges), [tree]);
  const root = tree.nodes[0]!;
  const about = {
    unit: plainUnit,
    decimals: 0,
    period: view.since === null ? t('Entities_Until', { day: day(to) }) : dayRange(view.since, to),
    source,
    call: { name: 'TreeApi/Preview', input: { id: root.id } },
  };
  const sentences: Sentence[] = [
    nearest === null
      ? { key: 'Entities_TreeVerdictRegisters', figures: {}, values: { name: root.name, count: registers } }
      : {
          key: 'Entities_TreeVerdict',
          figures: {
            named: { ...about, name: `${root.name}: ${t('Entities_Headlines')}`, value: root.headlines },
            together: { ...about, name: `${root.name}, ${nearest.node.name}`, value: nearest.headlines },
          },
          values: {
            name: root.name,
            other: nearest.node.name,
            chance: number(nearest.expected, nearest.expected < 10 ? 1 : 0),
          },
        },
  ];
  if (cut)
    sentences.push({
      key: 'Entities_TreeVerdictCut',
      figures: {},
      values: { name: cut.node.name, count: cut.falls },
    });
  return <Verdict sentences={sentences} />;
}
