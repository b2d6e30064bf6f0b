import { bisectCenter } from 'd3-array';
import type { PointerEvent } from 'react';
import type { ChartSize } from './use-chart-size.ts';
import type { Cursor } from './use-cursor.ts';
import styles from './Plot.module.css';

interface Props {
  label: string;
  stops: readonly number[];
  /** Height of the part that answers the pointer, px from above. */
  reach: number;
  size: ChartSize;
  direction: 'x' | 'y';
  cursor: Cursor;
  /** The words of a stop. */
  say: (index: number) => string;
}

/** Where pointer, touch and keys move the cursor: an unseen range input under a pad that follows the pointer. */
export function CursorPad({ label, stops, reach, size, direction, cursor, say }: Props) {
  const { index, move, onKeyDown } = cursor;
  // Courses are read from their end, rows from above.
  const rest = direction === 'x' ? stops.length - 1 : 0;
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const passed = direction === 'x' ? clientX - box.left : clientY - box.top;
    const next = bisectCenter(stops, (passed / box.width) * size.width);
    if (next !== index) move(next);
  };
  return (
    <div
      className={styles.pad}
      style={{ height: `${(reach / size.height) * 100}%` }}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => move(null)}
    >
      <input
        type="range"
        aria-label={label}
        aria-valuetext={say(index ?? rest)}
        min={0}
        max={stops.length - 1}
        value={index ?? rest}
        onFocus={() => move(rest)}
        onBlur={() => move(null)}
        onKeyDown={onKeyDown}
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
