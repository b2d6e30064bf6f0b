import { useMemo } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { useText } from '#platform/web/text.ts';
import type { RollUpRow } from '#features/models/domain/family/roll-up-rows.ts';
import { BeforeAfter } from '#features/models/web/family/charts/BeforeAfter.tsx';

type NumberKey = 'households' | 'perHeadBefore' | 'perHeadAfter' | 'cost';

/** The columns of the types: how many, their income a head as a picture and in figures, what the package does, its cost. */
export function useRollUpColumns(rows: readonly RollUpRow[]): TableColumn<RollUpRow>[] {
  const t = useText();
  const { integer, shortRoubles, share } = useFormats();
  return useMemo(() => {
    const number = (key: NumberKey): TableColumn<RollUpRow> => ({
      key,
      label: t(`ModelFamily_Column_${key}`),
      kind: 'number',
      value: (row) => row[key],
      render: (row) => {
        const value = row[key];
        if (value === null) return '';
        return key === 'cost' ? shortRoubles(value) : integer(Math.round(value));
      },
    });
    const heads = rows.flatMap(({ perHeadBefore, perHeadAfter, line }) =>
      [perHeadBefore, perHeadAfter, line].filter((value) => value !== null),
    );
    const domain = [Math.min(...heads), Math.max(...heads)] as const;
    const lines = [...new Set(rows.flatMap(({ line }) => (line === null ? [] : [Math.round(line)])))];
    const wordOf = ({ verdict, poor }: RollUpRow): string =>
      verdict === null
        ? t('ModelFamily_TotalPoor', { before: share(poor[0], 0), after: share(poor[1], 0) })
        : t(`ModelFamily_Verdict_${verdict}`);
    return [
      {
        key: 'name',
        label: t('ModelFamily_Type'),
        kind: 'text',
        value: ({ name }) => name ?? t('ModelFamily_Total'),
        wrap: true,
      },
      number('households'),
      {
        key: 'track',
        label: t('ModelFamily_Column_track', { line: lines.map((line) => integer(line)).join(', ') }),
        kind: 'text',
        value: () => null,
        render: ({ perHeadBefore: before, perHeadAfter: after, line }) =>
          before === null || after === null || line === null ? (
            ''
          ) : (
            <BeforeAfter {...{ before, after, line, domain }} />
          ),
        sortable: false,
        inFile: false,
      },
      number('perHeadBefore'),
      number('perHeadAfter'),
      {
        key: 'verdict',
        label: t('ModelFamily_Column_verdict'),
        kind: 'text',
        value: wordOf,
        wrap: true,
      },
      number('cost'),
    ];
  }, [rows, t, integer, shortRoubles, share]);
}
