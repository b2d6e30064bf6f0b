import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import { definitionColumns, nameColumns, type DefinitionTable } from '../../domain/recipe/fields.ts';
import { rowsAt } from '../../domain/recipe/field-paths.ts';
import { locales } from '#platform/shared/locales.ts';
import { TypedField } from './TypedField.tsx';
import type { DraftState } from './use-recipe-draft.ts';
import styles from './Recipe.module.css';

const tables = Object.keys(definitionColumns) as DefinitionTable[];

/** What the catalogue lacks and the recipe brings with it: a row of fields each. */
export function DefinitionFields({ state }: { state: DraftState }) {
  const t = useText();
  return (
    <fieldset className={styles.section}>
      <legend>{t('Sources_Part_defines')}</legend>
      <p className={styles.note}>{t('Sources_DefinesNote')}</p>
      {tables.map((table) => (
        <Table key={table} table={table} state={state} />
      ))}
    </fieldset>
  );
}

function Table({ table, state }: { table: DefinitionTable; state: DraftState }) {
  const t = useText();
  const path = `defines.${table}`;
  const rows = rowsAt(state.content, path);
  return (
    <details open={rows.length > 0 || undefined}>
      <summary>
        {t(`Sources_Table_${table}`)} {rows.length > 0 && rows.length}
      </summary>
      {rows.map((_, at) => (
        <Row key={`${at} of ${rows.length}`} {...{ table, at, state }} />
      ))}
      <Button size="small" onClick={() => state.put(path, [...rows, emptyRow(table)])}>
        {t('Sources_RowAdd')}
      </Button>
    </details>
  );
}

/** All columns of a table are there, be they empty. */
function emptyRow(table: DefinitionTable): Record<string, string> {
  const columns = [...definitionColumns[table], ...nameColumns(table)];
  const more: Record<string, string> = table === 'source' ? { mirror: '', caveat: '', priority: '500' } : {};
  const form: Record<string, string> =
    table === 'indicator' ? { kind: 'annual', decimals: '1', direction: 'neutral', anchor: '12-31' } : {};
  return { ...Object.fromEntries(columns.map((column) => [column, ''])), ...more, ...form };
}

function Row({ table, at, state }: { table: DefinitionTable; at: number; state: DraftState }) {
  const t = useText();
  const path = `defines.${table}.${at}`;
  const cell = (column: string, label: string) => (
    <TypedField
      key={column}
      kind="text"
      label={label}
      error={state.faultAt(`${path}.${column}`)}
      written={String(state.valueAt(`${path}.${column}`) ?? '')}
      put={(value) => state.put(`${path}.${column}`, value ?? '')}
    />
  );
  const named = nameColumns(table).length > 0 ? locales : [];
  return (
    <div className={styles.row}>
      <div className={styles.fields}>
        {definitionColumns[table].map((column) => cell(column, t(`Sources_Cell_${column}`)))}
        {named.map((locale) =>
          cell(
            `name_${locale}`,
            t('Sources_InLanguage', {
              what: t('Sources_Cell_name'),
              language: t(`Sources_Language_${locale}`),
            }),
          ),
        )}
      </div>
      <Button variant="text" size="small" onClick={() => state.put(path, undefined)}>
        {t('Sources_RowRemove', { number: at + 1 })}
      </Button>
    </div>
  );
}
