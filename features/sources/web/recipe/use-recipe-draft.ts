import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#platform/web/api.ts';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { readDraft, valueAt, withValue, writeDraft, type Json } from '../../domain/recipe/draft.ts';
import { sayFailure } from '../words/refusal-words.ts';
import type { Trial } from '../one/TrialView.tsx';

/** What is wrong at one place of the draft, as a sentence. */
export type Fault = { path: string; message: string };

/** Which source is written: none is a new one. */
export interface Edited {
  code: string;
  version: number;
}

/** A recipe under two views, what is wrong with it, and how it is changed. */
function useDraftText(text: string) {
  const t = useText();
  const [draft, setDraft] = useState(text);
  const [isText, setText] = useState(readDraft(text) === null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const content = readDraft(draft);
  return {
    draft,
    content: content ?? {},
    isText,
    faults,
    setDraft,
    setFaults,
    /** Shows the other view of the same draft; a text that is no JSON stays where it can be mended. */
    show(asText: boolean): void {
      if (asText || content !== null) setText(asText);
      else setFaults([{ path: 'JSON', message: t('Sources_Fault_json', { line: 0 }) }]);
    },
    /** Puts a value at a path; what was wrong with it has been answered. */
    put(path: string, value: Json | undefined): void {
      setDraft((before) => writeDraft(withValue(readDraft(before) ?? {}, path, value)));
      setFaults((before) => before.filter((fault) => !isAt(path, fault.path)));
    },
    valueAt: (path: string) => valueAt(content ?? {}, path),
    /** What is wrong with a field or inside it. */
    faultAt: (path: string): string | null => faults.find((fault) => isAt(path, fault.path))?.message ?? null,
  };
}

/** One draft of a recipe under two views; it is tried and saved as it stands. */
export function useRecipeDraft(
  text: string,
  edited: Edited | null,
  onSaved: (code: string) => Promise<void>,
) {
  const t = useText();
  const api = useApi();
  const written = useDraftText(text);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [busy, setBusy] = useState<'try' | 'save' | null>(null);
  const [saved, setSaved] = useState(text);
  const { draft, setFaults } = written;
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
  return {
    ...written,
    trial,
    busy,
    isUnsaved: written.draft !== saved,
    tryOut: () => act('try', async () => setTrial(await api.call('sources/tryRecipe', { text: draft }))),
    save: () =>
      act('save', async () => {
        const of = edited === null ? {} : { of: edited.code };
        const version = edited?.version ?? 0;
        const saved = await api.call('sources/saveRecipe', { text: draft, ...of, version });
        // Before the page leads on: what is saved may be left.
        flushSync(() => setSaved(draft));
        showToast(t('Sources_RecipeSaved'), { kind: 'done' });
        await onSaved(saved.code);
      }),
  };
}

/** The draft with everything that is done to it. */
export type DraftState = ReturnType<typeof useRecipeDraft>;

/** Whether a fault stands at a field or inside it. */
export const isAt = (field: string, fault: string): boolean =>
  fault === field || fault.startsWith(`${field}.`);
