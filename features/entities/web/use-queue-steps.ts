import { useState } from 'react';
import { useRevalidator } from 'react-router';

/** Steps of an editor through a queue: one at a time, the last one remembered, what it came to said; each loads the queue anew. */
export function useQueueSteps<Step, Said extends string>(failed: Said) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState<Step | null>(null);
  const [said, setSaid] = useState<{ what: Said; name: string } | null>(null);
  /** Null of `work` = there is nothing to take back any more. */
  const attempt = async (what: Said, name: string, work: () => Promise<Step | null>): Promise<void> => {
    setBusy(true);
    const done = await work().then(
      (step) => ({ step }),
      () => null,
    );
    if (done) setLast(() => done.step);
    setSaid({ what: done ? what : failed, name });
    await revalidate();
    setBusy(false);
  };
  return {
    isBusy,
    last,
    said,
    attempt,
    /** Takes the last step back, where there is one. */
    undo: (what: Said, takeBack: (step: Step) => Promise<unknown>): Promise<void> =>
      last === null ? Promise.resolve() : attempt(what, '', async () => (await takeBack(last), null)),
  };
}
