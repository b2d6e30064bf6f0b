import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { companyColumns, statementColumns } from '../../domain/exchange/columns.ts';

const shown = {
  companies: {
    columns: companyColumns,
    row: {
      name: 'ПАО «Пример»',
      name_en: 'Example PJSC',
      okved: '62.01',
      founded: '1999-04-12',
      site: 'https://example.org',
    },
  },
  statements: {
    columns: statementColumns,
    row: {
      kind: 'company',
      name: 'ПАО «Пример»',
      field: 'director',
      value: 'Анна Иванова',
      starts: '2019',
      link: 'https://example.org/about',
      known_at: '2020-02-01',
    },
  },
} as const;

/** A form of table that has a template. */
export type TemplateForm = keyof typeof shown;

/** The template of a table: its columns, and one row that shows how each is written. */
export function templateTable(form: TemplateForm): ChartTable {
  const { columns, row } = shown[form];
  const cells: Readonly<Record<string, string>> = row;
  return {
    columns: columns.map((key) => ({ key, label: key, kind: 'text' })),
    rows: [columns.map((key) => cells[key] ?? null)],
  };
}
