import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { announce } from '#platform/web/live/announce.ts';

interface Words {
  failed: string;
  undo: string;
  undone: string;
}

/** An editor's decisions: one at a time, each said with the way back, and the page shows what came of it. */
export function useDeciding(words: Words, takeBack: (decisionId: number) => Promise<unknown>) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const said = error instanceof ApiError ? error.problem.title : words.failed;
      showToast(said, { kind: 'failed' });
      announce(said);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const undo = (id: number): Promise<boolean> =>
    run(async () => {
      await takeBack(id);
      showToast(words.undone, { kind: 'done' });
      announce(words.undone);
      await revalidate();
    });
  /** `onwards` goes to another address, which reads anew what stands there; otherwise this one is read anew. */
  const decide = <Decided extends { decisionId: number }>(
    said: string,
    work: () => Promise<Decided>,
    onwards: (decided: Decided) => unknown = revalidate,
  ): Promise<boolean> =>
    run(async () => {
      const decided = await work();
      const { decisionId } = decided;
      const action = { label: words.undo, onSelect: () => void undo(decisionId) };
      showToast(said, { kind: 'done', action, autoCloseMs: 10_000 });
      announce(said);
      await onwards(decided);
    });
  return { busy, undo, decide };
}
