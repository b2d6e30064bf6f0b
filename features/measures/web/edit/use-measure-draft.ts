import { useEffect } from 'react';
import type { DraftKeeper } from '#platform/ui/drafting/draft-keeper.ts';
import { useDraftKeeper } from '#platform/ui/drafting/use-draft.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';
import type { Measure } from '../measure/load-measure.ts';
import { copyKey, dropCopy, keepCopy, readCopy } from './crash-copy.ts';

const copyAfterMs = 200;

/** Told what changes of a text; the same function as long as the text is written. */
export type WriteContent = (
  part: Partial<MeasureContent> | ((content: MeasureContent) => Partial<MeasureContent>),
) => void;

/** What a refused save tells of the text that stands. */
interface Stale {
  revision: number;
  current: MeasureContent;
  changedAt: string;
  changedBy: { id: number; name: string } | null;
}

/** What is written of a draft, saved by itself; what a crash of the browser left unsaved is taken up again. */
export function useMeasureDraft({ id, version, revision, content }: Measure): DraftKeeper<MeasureContent> {
  const api = useApi();
  const keeper = useDraftKeeper<MeasureContent>(
    { content, version: revision },
    async (written, from) => {
      const saved = await api.call(
        'measure/saveDraft',
        { id, version, revision: from, content: written },
        { again: 'quiet' },
      );
      return { version: saved.revision, savedAt: saved.savedAt };
    },
    (details) => {
      const { revision: theirs, current, changedAt, changedBy } = details as Stale;
      return { version: theirs, content: current, by: { name: changedBy?.name ?? null, at: changedAt } };
    },
  );
  const { account } = useSession();
  const at = copyKey(account.id, { id, version });
  useEffect(() => {
    const copy = readCopy(at);
    // Only over the text it was written from: a later one was saved since, and is the truth.
    if (copy?.revision === revision) keeper.replace(copy.content);
    else dropCopy(at);
  }, [at, revision, keeper]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      timer = undefined;
      const { phase, version: from, content: written } = keeper.getState();
      if (phase === 'kept') dropCopy(at);
      else keepCopy(at, { revision: from, content: written });
    };
    // A key is not kept waiting for the browser's storage; what a crash takes is a part of a second.
    const leave = keeper.subscribe(() => (timer ??= setTimeout(keep, copyAfterMs)));
    addEventListener('pagehide', keep);
    return () => {
      leave();
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [at, keeper]);
  return keeper;
}
