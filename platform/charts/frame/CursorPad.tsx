import { bisectCenter } from 'd3-array';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { ChartSize } from './chart-size.ts';
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
  find?: (x: number, y: number) => number | null;
  onChoose?: (index: number) => void;
  /** The words of a stop. */
  say: (index: number) => string;
}

/** Where pointer, touch and keys move the cursor: an unseen range input under a pad that follows the pointer. */
export function CursorPad({ label, stops, reach, size, direction, cursor, find, onChoose, say }: Props) {
  const { index, move } = cursor;
  // Trends are read from their end, rows from above.
  const rest = direction === 'x' ? stops.length - 1 : 0;
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const scale = size.width / box.width;
    const [x, y] = [(clientX - box.left) * scale, (clientY - box.top) * scale];
    const next = find ? find(x, y) : bisectCenter(stops, direction === 'x' ? x : y);
    if (next !== index) move(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onChoose && index !== null) onChoose(index);
    else cursor.onKeyDown(event);
  };
  return (
    <div
      className={styles.pad}
      style={{ height: `${(reach / size.height) * 100}%`, cursor: onChoose ? 'pointer' : undefined }}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => move(null)}
      onPointerUp={onChoose && index !== null ? () => onChoose(index) : undefined}
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
