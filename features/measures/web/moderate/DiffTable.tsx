import { useState } from 'react';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
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

const shown = ['changed', 'all', 'running'] as const;
type Shown = (typeof shown)[number];

/** What a version changes of the published one in words: the changed fields, all of them, or as running text; without one, everything it says. */
export function DiffTable({ before, after, version, words, plain = false, hasNewDocument = false }: Props) {
  const t = useText();
  const [show, setShow] = useState<Shown>('changed');
  const base = before?.content ?? emptyContent(after.direction);
  const changed = changedFields(base, after);
  const title = before
    ? t('Measures_Changed', { count: changed.length, all: contentFields.length })
    : t('Measures_NewText');
  const lines = (show === 'all' ? contentFields : changed).map((field) => ({
    field,
    runs: diffWords(fieldText(base, field, words), fieldText(after, field, words)),
  }));
  const options = shown.map((value) => ({ value, label: t(`MeasureDecision_Show_${value}`) }));
  const isRunning = before !== null && show === 'running';
  return (
    <Tile
      level={2}
      title={title}
      sub={before && !plain ? t('Measures_DiffSub', { from: before.version, to: version }) : undefined}
      tools={
        before && (
          <SegmentedControl
            label={t('MeasureDecision_Show')}
            {...{ options }}
            value={show}
            onChange={setShow}
          />
        )
      }
    >
      {isRunning && <Running lines={lines} />}
      {!isRunning && (
        <table className={styles.table}>
          <Head {...{ before, version, plain }} />
          <tbody>
            {lines.map(({ field, runs }) => (
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
                    {changed.includes(field) && (
                      <MeaningText meaning={meaningOf(field, base, after, hasNewDocument)} />
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {before && show !== 'all' && changed.length < contentFields.length && (
        <p className={styles.same}>
          {t('MeasureDecision_Unchanged', { count: contentFields.length - changed.length })}
        </p>
      )}
    </Tile>
  );
}

function Head({ before, version, plain }: Pick<Props, 'before' | 'version' | 'plain'>) {
  const t = useText();
  return (
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
  );
}

/** Both texts as one, field after field. */
function Running({ lines }: { lines: readonly { field: ContentField; runs: readonly WordRun[] }[] }) {
  const t = useText();
  return (
    <dl className={styles.running}>
      {lines.map(({ field, runs }) => (
        <div key={field}>
          <dt>{t(`Measures_Field_${field}`)}</dt>
          <dd>
            <Runs runs={runs} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Runs({ runs, hides }: { runs: readonly WordRun[]; hides?: WordRun['kind'] }) {
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
