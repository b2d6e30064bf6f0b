import { useRef } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { documentEndings } from '../../domain/documents/bounds.ts';
import { trueEnding } from '../../domain/documents/true-ending.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { documentAddress, useSize } from './document-file.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { useRemoving } from './use-removing.ts';
import { useUploads, type Upload } from './use-uploads.ts';
import styles from './Documents.module.css';

const accepted = documentEndings.map((ending) => `.${ending}`).join(',');

/** Documents of a draft: those it has, those on their way with how far they are. */
export function DocumentsField({ measure }: Pick<LoadedMeasure, 'measure'>) {
  const t = useText();
  const size = useSize();
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add, drop } = useUploads(measure);
  const { list, running, remove } = useRemoving(measure);
  return (
    <Tile
      level={2}
      title={t('MeasureDocuments_Title')}
      sub={t('MeasureDocuments_Hint')}
      tools={
        <Button icon="plus" size="small" onClick={() => input.current?.click()}>
          {t('MeasureDocuments_Add')}
        </Button>
      }
    >
      <Input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={t('MeasureDocuments_Add')}
        onChange={({ target }) => {
          for (const file of target.files ?? []) void add(file);
          target.value = '';
        }}
      />
      <ul ref={list} tabIndex={-1} aria-label={t('MeasureDocuments_Title')}>
        {measure.documents.map(({ id, name, bytes, contentType }) => (
          <li key={id} className={styles.row}>
            <a href={documentAddress(id)}>{name}</a>
            <span className={styles.size}>
              {trueEnding(contentType)} · {size(bytes)}
            </span>
            <RemoveButton name={name} busy={running === id} onRemove={() => void remove({ id, name })} />
          </li>
        ))}
        {uploads.map((upload) => (
          <Running key={upload.key} upload={upload} onDrop={() => drop(upload.key)} />
        ))}
      </ul>
    </Tile>
  );
}

function Running({ upload: { name, bytes, sent, failure }, onDrop }: { upload: Upload; onDrop: () => void }) {
  const t = useText();
  const size = useSize();
  return (
    <li className={styles.row}>
      <span>{name}</span>
      {failure === null ? (
        <>
          <progress className={styles.progress} max={bytes} value={sent} aria-label={name} />
          <span className={styles.size}>
            {t('MeasureDocuments_Sent', { sent: size(sent), all: size(bytes) })}
          </span>
        </>
      ) : (
        <span className={styles.failure} role="alert">
          {failure}
        </span>
      )}
      <Button variant="text" size="small" onClick={onDrop}>
        {t(failure === null ? 'MeasureDocuments_Cancel' : 'MeasureDocuments_Dismiss')}
      </Button>
    </li>
  );
}
