import type { ChartCell, ChartTable } from '#platform/charts/frame/chart-table.ts';
import { kindOf } from '#features/entities/domain/registry/fields.ts';
import { companyColumns, statementColumns } from './read-companies.ts';
import type { ExportedEntity } from './export-queries.ts';

type Cells = Readonly<Record<string, ChartCell>>;

/** Companies, a row each, with the first value of each field: the table that the import takes back. */
export function companyTable(entities: readonly ExportedEntity[]): ChartTable {
  return tableOf(companyColumns, entities.map(headOf));
}

/** Statements, a row each, with their source. */
export function statementTable(entities: readonly ExportedEntity[]): ChartTable {
  return tableOf(
    [...statementColumns, 'source'],
    entities.flatMap((entity) => {
      const head = headOf(entity);
      return entity.statements.map(({ field, value, starts, ends, link, knownAt, source }) => ({
        ...head,
        kind: kindOf(entity.kind),
        field,
        value,
        starts,
        ends,
        link,
        known_at: knownAt,
        source,
      }));
    }),
  );
}

function headOf({ names, identifiers, statements }: ExportedEntity): Cells {
  const usual = (language: string) => names.find((each) => each.isUsual && each.language === language)?.name;
  return {
    ...Object.fromEntries(statements.toReversed().map(({ field, value }) => [field, value])),
    ...Object.fromEntries(identifiers.toReversed().map(({ scheme, value }) => [scheme, value])),
    name: usual('ru') ?? names[0]?.name ?? '',
    name_en: usual('en') ?? null,
  };
}

function tableOf(columns: readonly string[], rows: readonly Cells[]): ChartTable {
  return {
    columns: columns.map((name) => ({ key: name, label: name, kind: 'text' })),
    rows: rows.map((row) => columns.map((name) => row[name] ?? null)),
  };
}
