import type { ReactNode } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import styles from './MergeDesk.module.css';

interface Step {
  key: number;
  what: ReactNode;
  by: string;
  reason: string;
  madeAt: string;
  undoneAt: string | null;
  undo: () => void;
  /** Says on which day it was undone. */
  undone: (day: string) => string;
}

interface Props {
  title: string;
  /** Said where nothing was done yet. */
  empty: string;
  undoLabel: string;
  steps: readonly Step[];
  isBusy: boolean;
}

/** What editors did, newest first, with who, when and why; what stands can be undone, what was undone keeps its day. */
export function StepHistory({ title, empty, undoLabel, steps, isBusy }: Props) {
  const { day } = useFormats();
  const write = (at: string): string => day(dayAt(new Date(at)));
  return (
    <Tile level={2} title={title}>
      {steps.length === 0 && <p className={styles.told}>{empty}</p>}
      <ol className={styles.history} hidden={steps.length === 0}>
        {steps.map(({ key, what, by, reason, madeAt, undoneAt, undo, undone }) => (
          <li key={key}>
            <span>{what}</span>
            <small className={styles.told}>
              {write(madeAt)}, {by}
            </small>
            <small className={styles.told}>{reason}</small>
            {undoneAt === null ? (
              <div>
                <Button size="small" disabled={isBusy} onClick={undo}>
                  {undoLabel}
                </Button>
              </div>
            ) : (
              <small className={styles.told}>{undone(write(undoneAt))}</small>
            )}
          </li>
        ))}
      </ol>
    </Tile>
  );
}
