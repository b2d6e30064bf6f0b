import { Button } from '#platform/ui/buttons/Button.tsx';
import layout from '#platform/ui/layout.module.css';
import { useText } from '#platform/web/text.ts';
import { withLine, withRow } from '../../domain/correcting/numbered-lines.ts';
import type { FileRead } from '../load-own-data.ts';
import type { OwnFileState } from '../use-own-file.ts';
import styles from '../OwnData.module.css';

interface Props {
  corrected: FileRead['corrected'];
  /** Names of the columns, where they are at hand. */
  columns?: FileRead['columns'];
  /** Where the file is under way: each can be taken back. */
  state?: OwnFileState;
}

/** All that was put right before the file was read: the cells with what they were, and the rows passed over. */
export function CorrectedList({ corrected: { cells, excluded }, columns = [], state }: Props) {
  const t = useText();
  if (cells.length + excluded.length === 0) return null;
  const nameOf = (at: number): string =>
    columns.find((column) => column.at === at)?.name || t('OwnData_Column', { at });
  const backButton = (row: number, part: (choices: OwnFileState['choices']) => OwnFileState['choices']) =>
    state && (
      <Button
        variant="text"
        size="small"
        aria-label={t('OwnData_AsInFile', { row })}
        onClick={() => void state.say(part(state.choices))}
      >
        {t('OwnData_Restore')}
      </Button>
    );
  return (
    <section aria-label={t('OwnData_Corrected')}>
      <h3 className={styles.small}>{t('OwnData_Corrected')}</h3>
      <ul className={layout.rows}>
        {cells.map(({ row, column, before, after }) => (
          <li key={`${row}-${column}`}>
            <span className={layout.words}>
              {t('OwnData_CorrectedCell', { row, column: nameOf(column), before: before || '–', after })}
            </span>
            {backButton(row, (choices) => ({ cells: withLine(choices.cells, `${row}-${column}`, null) }))}
          </li>
        ))}
        {excluded.map(({ row, text }) => (
          <li key={row}>
            <span className={layout.words}>{t('OwnData_ExcludedRow', { row, text })}</span>
            {backButton(row, (choices) => ({ excluded: withRow(choices.excluded, row) }))}
          </li>
        ))}
      </ul>
    </section>
  );
}
