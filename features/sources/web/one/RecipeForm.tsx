import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { sayFailure } from '../words/refusal-words.ts';
import { TrialView, type Trial } from './TrialView.tsx';
import styles from './One.module.css';

/** A recipe to edit: tried as it stands before it is saved; another code in it becomes a source beside this one. */
export function RecipeForm({ text, code, version }: { text: string; code: string; version: number }) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const buildRoute = useBuildRoute();
  const [draft, setDraft] = useState(text);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [faults, setFaults] = useState<readonly { path: string; message: string }[]>([]);
  const [busy, setBusy] = useState<'try' | 'save' | null>(null);
  const act = async (action: 'try' | 'save', work: () => Promise<void>): Promise<void> => {
    setBusy(action);
    setFaults([]);
    setTrial(null);
    try {
      await work();
    } catch (error) {
      const fields = error instanceof ApiError ? (error.problem.fields ?? []) : [];
      setFaults(fields);
      if (fields.length === 0) showToast(sayFailure(t, error), { kind: 'failed' });
    }
    setBusy(null);
  };
  const tryOut = () => act('try', async () => setTrial(await api.call('sources/tryRecipe', { text: draft })));
  const save = () =>
    act('save', async () => {
      const saved = await api.call('sources/saveRecipe', { text: draft, of: code, version });
      showToast(t('Sources_RecipeSaved'), { kind: 'done' });
      await (saved.code === code ? revalidate() : navigate(buildRoute('figureSource', { code: saved.code })));
    });
  return (
    <>
      <p className={styles.note}>{t('Sources_RecipeNote')}</p>
      <div className={styles.code}>
        <TextArea
          label={t('Sources_Recipe')}
          rows={24}
          spellCheck={false}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </div>
      <div role="alert">
        {faults.map(({ path, message }) => (
          <p key={path} className={styles.bad}>
            <code>{path}</code>: {message}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        <Button busy={busy === 'try'} onClick={() => void tryOut()}>
          {t('Sources_RecipeTry')}
        </Button>
        <Button variant="primary" busy={busy === 'save'} onClick={() => void save()}>
          {t('Sources_RecipeSave')}
        </Button>
      </div>
      <div aria-live="polite">{trial && <TrialView trial={trial} />}</div>
    </>
  );
}
