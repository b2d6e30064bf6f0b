import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { changedFields, contentFields, diffWords, type WordRun } from '../../domain/content/diff-contents.ts';
import { emptyContent, type MeasureContent } from '../../domain/content/measure-content.ts';
import { fieldText, type FieldWords } from '../measure/field-text.ts';
import styles from './DiffTable.module.css';

interface Props {
  before: { version: number; content: MeasureContent } | null;
  after: MeasureContent;
  version: number;
  words: FieldWords;
  /** Any two versions: the earlier one is not told as the published one. */
  plain?: boolean;
}

/** What a version changes of the published one, field by field in words; without one, everything it says. */
export function DiffTable({ before, after, version, words, plain = false }: Props) {
  const t = useText();
  const base = before?.content ?? emptyContent(after.direction);
  const changed = changedFields(base, after);
  const title = before
    ? t('Measures_Changed', { count: changed.length, all: contentFields.length })
    : t('Measures_NewText');
  return (
    <Tile
      level={2}
      title={title}
      sub={before && !plain ? t('Measures_DiffSub', { from: before.version, to: version }) : undefined}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Measures_DiffField')}</th>
            {before && (
              <th scope="col">
                {t(plain ? 'Measures_DiffAfter' : 'Measures_DiffBefore', { version: before.version })}
              </th>
            )}
            <th scope="col">{t('Measures_DiffAfter', { version })}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((field) => {
            const runs = diffWords(fieldText(base, field, words), fieldText(after, field, words));
            return (
              <tr key={field}>
                <th scope="row">{t(`Measures_Field_${field}`)}</th>
                {before && (
                  <td>
                    <Runs runs={runs} hides="added" />
                  </td>
                )}
                <td>
                  <Runs runs={runs} hides="removed" />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Tile>
  );
}

function Runs({ runs, hides }: { runs: readonly WordRun[]; hides: WordRun['kind'] }) {
  return runs
    .filter(({ kind }) => kind !== hides)
    .map(({ kind, text }, at) => {
      // Runs of a text have no names; their order is the text.
      const key = `${at} ${text}`;
      if (kind === 'removed') return <del key={key}>{text}</del>;
      if (kind === 'added') return <ins key={key}>{text}</ins>;
      return <span key={key}>{text}</span>;
    });
}
