import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { trueEnding } from '../../domain/documents/true-ending.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { documentAddress, useSize } from './document-file.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { useRemoving } from './use-removing.ts';
import styles from './Documents.module.css';

/** Documents of a measure: to save and, off a draft, to take away; pictures to look at where they stand, PDFs in the browser's viewer. */
export function DocumentsTile({ measure }: Pick<LoadedMeasure, 'measure'>) {
  const t = useText();
  const { documents, can } = measure;
  const { list, running, remove } = useRemoving(measure);
  const size = useSize();
  const [shown, setShown] = useState<number | null>(null);
  const open = documents.find(({ id }) => id === shown);
  return (
    <Tile level={2} title={t('MeasureDocuments_Title')}>
      <ul ref={list} tabIndex={-1} aria-label={t('MeasureDocuments_Title')}>
        {documents.map(({ id, name, bytes, contentType }) => (
          <li key={id} className={styles.row}>
            <a href={documentAddress(id)}>{name}</a>
            <span className={styles.size}>
              {trueEnding(contentType)} · {size(bytes)}
            </span>
            {contentType === 'application/pdf' && (
              <a href={documentAddress(id, true)} target="_blank" rel="noopener">
                {t('MeasureDocuments_Show')}
              </a>
            )}
            {contentType.startsWith('image/') && (
              <Button
                variant="text"
                size="small"
                aria-expanded={id === shown}
                onClick={() => setShown(id === shown ? null : id)}
              >
                {t(id === shown ? 'MeasureDocuments_Hide' : 'MeasureDocuments_Show')}
              </Button>
            )}
            {can.edit && (
              <RemoveButton name={name} busy={running === id} onRemove={() => void remove({ id, name })} />
            )}
          </li>
        ))}
      </ul>
      {open && <img className={styles.picture} src={documentAddress(open.id, true)} alt={open.name} />}
    </Tile>
  );
}
