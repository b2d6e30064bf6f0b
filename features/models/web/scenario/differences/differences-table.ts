import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { Translate } from '#platform/web/text.ts';
import type { EnsembleResult } from '#features/models/domain/scenario/ensemble-result.ts';
import { differenceHeads, seenColumns } from './difference-columns.ts';
import type { DifferenceRow } from './DifferencesTable.tsx';

interface About {
  reference: EnsembleResult;
  rows: readonly DifferenceRow[];
  hasBeds: boolean;
  t: Translate;
}

/** The differences as a file: middle and both ends of each, unrounded people and days. */
export function differencesTable({ reference, rows, hasBeds, t }: About): ChartTable {
  const columns = seenColumns(hasBeds);
  const ends = ['q05', 'q50', 'q95'] as const;
  return {
    columns: [
      { key: 'scenario', label: t('Scenario_Scenario'), kind: 'text' },
      ...columns.flatMap((column) =>
        ends.map((end) => ({
          key: `${column}-${end}`,
          label: `${t(differenceHeads[column])}, ${Number(end.slice(1))} %`,
          kind: 'number' as const,
        })),
      ),
    ],
    rows: [
      [
        t('Scenario_Reference'),
        ...columns.flatMap((column) =>
          ends.map((end) => (column === 'daysOver' ? null : Math.round(reference[column][end]))),
        ),
      ],
      ...rows.map(({ name, difference }) => [
        name,
        ...columns.flatMap((column) => ends.map((end) => Math.round(difference[column][end]))),
      ]),
    ],
  };
}
