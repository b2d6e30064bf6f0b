import { useMemo } from 'react';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import type { DrawnTree } from './load-tree.ts';
import { bondKey } from './graph/written-labels.ts';

interface Row {
  key: string;
  one: string;
  other: string;
  headlines: number;
  expected: number;
}

/** Every bond that is drawn with its count against chance; saved as CSV and XLSX. */
export function EdgeTable({ tree }: { tree: DrawnTree }) {
  const t = useText();
  const columns = useMemo(() => columnsOf(t), [t]);
  const rows = useMemo(() => {
    const names = new Map(tree.nodes.map(({ id, name }) => [id, name]));
    return tree.edges.map(({ one, other, headlines, expected }): Row => ({
      key: bondKey({ one, other }),
      one: names.get(one) ?? '',
      other: names.get(other) ?? '',
      headlines,
      expected,
    }));
  }, [tree]);
  return (
    <Tile level={2} title={t('Entities_TreeTable')}>
      <DataTable
        title={t('Entities_TreeTable')}
        rows={rows}
        columns={columns}
        rowKey={({ key }) => key}
        maxHeight={420}
        downloadable
      />
    </Tile>
  );
}

function columnsOf(t: Translate): TableColumn<Row>[] {
  return [
    { key: 'one', label: t('Entities_TreeOne'), kind: 'text', value: ({ one }) => one, wrap: true },
    { key: 'other', label: t('Entities_TreeOther'), kind: 'text', value: ({ other }) => other, wrap: true },
    {
      key: 'headlines',
      label: t('Entities_Headlines'),
      kind: 'number',
      digits: 0,
      value: ({ headlines }) => headlines,
    },
    {
      key: 'expected',
      label: t('Entities_TreeChance'),
      kind: 'number',
      digits: 1,
      value: ({ expected }) => expected,
    },
  ];
}
