import { useState } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { OwnFileState } from '../use-own-file.ts';
import styles from '../OwnData.module.css';

/** A file of a shape that was read before: what was said of that one can be said again, or forgotten. */
export function TemplateOffer({ state }: { state: OwnFileState }) {
  const t = useText();
  const api = useApi();
  const formats = useFormats();
  const [answered, setAnswered] = useState<string | null>(null);
  const { first, choices, busy } = state;
  const template = first?.template ?? null;
  const isSaid = Object.keys(choices).length > 0;
  if (first === null || template === null || isSaid || answered === first.shape) return null;
  const forget = async (): Promise<void> => {
    setAnswered(first.shape);
    await api.call('own/removeTemplate', { shape: first.shape }).catch(() => {
      showToast(t('Ui_NotDone'), { kind: 'failed' });
    });
  };
  return (
    <div className={styles.fix} role="status">
      <span>
        {t('OwnData_TemplateOffer', {
          file: template.fileName,
          day: formats.day(template.savedAt.slice(0, 10)),
        })}
      </span>
      <Button size="small" busy={busy} onClick={() => void state.say(template.choices)}>
        {t('OwnData_TemplateTake')}
      </Button>
      <Button size="small" variant="text" onClick={() => void forget()}>
        {t('OwnData_TemplateForget')}
      </Button>
    </div>
  );
}

/** Remembers what was said of this file for the next one of its shape; nothing was said: there is nothing to remember. */
export function SaveTemplate({ state }: { state: OwnFileState }) {
  const t = useText();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const { first, choices } = state;
  const { time: _time, cells: _cells, excluded: _excluded, ...lasting } = choices;
  if (first === null || Object.values(lasting).every((value) => value === undefined)) return null;
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.call('own/saveTemplate', { ...lasting, shape: first.shape, fileName: first.fileName });
      showToast(t('OwnData_TemplateSaved'), { kind: 'done' });
    } catch {
      showToast(t('Ui_NotDone'), { kind: 'failed' });
    }
    setBusy(false);
  };
  return (
    <p>
      <Button size="small" busy={busy} onClick={() => void save()}>
        {t('OwnData_TemplateSave')}
      </Button>
    </p>
  );
}
