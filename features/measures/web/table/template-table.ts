import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { Translate } from '#platform/web/text.ts';
import { columnNames, tableColumns } from '../../domain/table/table-columns.ts';

/** The template: the columns in the language of the page, and one row that shows how each is written. */
export function templateTable(t: Translate): ChartTable {
  const shown: Partial<Record<(typeof tableColumns)[number], string>> = {
    title: t('MeasuresTable_Sample_title'),
    direction: t('Measures_Direction_1'),
    yugoIds: 'RU-MOW; RU-TVE',
    goal: t('MeasuresTable_Sample_goal'),
    subjects: `${t('Measures_Subject_age')}: 65+; ${t('Measures_Subject_okved')}: 56`,
    starts: '2021-07-12',
    ends: '2021-09-05',
    budget: '18400000',
    strictness: '2',
    code: 'C4',
    legalLink: 'https://example.org/act',
  };
  return {
    columns: tableColumns.map((key) => ({ key, label: t(columnNames[key]), kind: 'text' })),
    rows: [tableColumns.map((key) => shown[key] ?? null)],
  };
}
