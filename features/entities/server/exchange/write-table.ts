import { companyColumns, statementColumns } from '../../domain/exchange/columns.ts';
import { kindOf } from '../../domain/registry/fields.ts';
import type { ExportedEntity } from './export-queries.ts';

/** A table as it is saved: texts under the names of columns that the import takes back. */
interface EntityTable {
  columns: string[];
  rows: (string | null)[][];
}

type Cells = Readonly<Record<string, string | null>>;

/** Companies, a row each, with the first value of each field: the table that the import takes back. */
export function companyTable(entities: readonly ExportedEntity[]): EntityTable {
  return tableOf(companyColumns, entities.map(headOf));
}

/** Statements, a row each, with their source. */
export function statementTable(entities: readonly ExportedEntity[]): EntityTable {
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

function tableOf(columns: readonly string[], rows: readonly Cells[]): EntityTable {
  return {
    columns: [...columns],
    rows: rows.map((row) => columns.map((name) => row[name] ?? null)),
  };
}
