import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { StepHistory } from '../desk/StepHistory.tsx';
import type { Imports } from './load-imports.ts';

/** Every file that was brought in, newest first; one that stands can be taken back. */
export function ImportHistory({ imports }: Imports) {
  const t = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const undo = async (importId: number): Promise<void> => {
    setState('busy');
    const isDone = await api.call('entities/undoImport', { importId }).then(
      () => true,
      () => false,
    );
    await revalidate();
    setState(isDone ? 'idle' : 'failed');
  };
  return (
    <>
      <StepHistory
        title={t('EntityFiles_History')}
        empty={t('EntityFiles_HistoryNone')}
        undoLabel={t('EntityFiles_Undo')}
        steps={imports.map(({ importId, title, licence, fileName, entities, statements, by, ...step }) => ({
          ...step,
          key: importId,
          by: by ?? '',
          what: (
            <>
              <b>{title}</b> {t('EntityFiles_Counted', { entities, statements })}
            </>
          ),
          reason: `${licence} · ${fileName}`,
          undo: () => void undo(importId),
          undone: (day) => t('EntityFiles_Undone', { day }),
        }))}
        isBusy={state === 'busy'}
      />
      {state === 'failed' && <p role="alert">{t('EntityFiles_UndoFailed')}</p>}
    </>
  );
}
