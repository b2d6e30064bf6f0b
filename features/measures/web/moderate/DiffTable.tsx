import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import {
  changedFields,
  contentFields,
  diffWords,
  type ContentField,
  type WordRun,
} from '../../domain/content/diff-contents.ts';
import { meaningOf } from '../../domain/content/meaning-of.ts';
import { emptyContent, type MeasureContent } from '../../domain/content/measure-content.ts';
import { fieldText, type FieldWords } from '../measure/field-text.ts';
import { MeaningText } from './MeaningText.tsx';
import styles from './DiffTable.module.css';

interface Props {
  before: { version: number; content: MeasureContent } | null;
  after: MeasureContent;
  version: number;
  words: FieldWords;
  /** Any two versions: the earlier one is not told as the published one. */
  plain?: boolean;
  /** A file came with the later version. */
  hasNewDocument?: boolean;
}

/** What a version changes of the published one, field by field in words; without one, everything it says. */
export function DiffTable({ before, after, version, words, plain = false, hasNewDocument = false }: Props) {
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
            {before && <th scope="col">{t('MeasureDecision_Meaning')}</th>}
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
                {before && (
                  <td className={styles.meaning}>
                    <MeaningText meaning={meaningOf(field, base, after, hasNewDocument)} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {before && <Unchanged {...{ content: after, changed, words }} />}
    </Tile>
  );
}

/** What stays as it was, folded away. */
function Unchanged({
  content,
  changed,
  words,
}: Pick<Props, 'words'> & { content: MeasureContent; changed: readonly ContentField[] }) {
  const t = useText();
  const same = contentFields.filter((field) => !changed.includes(field));
  if (same.length === 0) return null;
  return (
    <details className={styles.same}>
      <summary>{t('MeasureDecision_Unchanged', { count: same.length })}</summary>
      <dl>
        {same.map((field) => (
          <div key={field}>
            <dt>{t(`Measures_Field_${field}`)}</dt>
            <dd>{fieldText(content, field, words) || '—'}</dd>
          </div>
        ))}
      </dl>
    </details>
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
