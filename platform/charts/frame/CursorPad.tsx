import { bisectCenter } from 'd3-array';
import { memo, useCallback, useMemo, type KeyboardEvent, type PointerEvent } from 'react';
import type { ChartSize } from './chart-size.ts';
import { sayNote, type CursorNote } from './cursor-note.ts';
import type { Cursor } from './use-cursor.ts';
import { useRested } from './use-rested.ts';
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
  /** What a stop says. */
  describe: (index: number) => CursorNote;
}

/** Where pointer, touch and keys move the cursor: an unseen range input under a pad that follows the pointer. */
export function CursorPad(props: Props) {
  const { label, stops, reach, size, direction, cursor, find, onChoose, describe } = props;
  const { index, move, onKeyDown: onCursorKey } = cursor;
  const last = stops.length - 1;
  // Trends are read from their end, rows from above.
  const rest = direction === 'x' ? last : 0;
  // While nobody stands in the chart its words follow what is moved elsewhere when the hand rests.
  const newest = useMemo(() => ({ describe, rest }), [describe, rest]);
  const rested = useRested(newest);
  const [words, at] = index === null ? [rested.describe, rested.rest] : [describe, index];
  const text = useMemo(() => sayNote(words(at)), [words, at]);
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const scale = size.width / box.width;
    const [x, y] = [(clientX - box.left) * scale, (clientY - box.top) * scale];
    const next = find ? find(x, y) : bisectCenter(stops, direction === 'x' ? x : y);
    if (next !== index) move(next);
  };
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.key === 'Enter' && onChoose && index !== null) onChoose(index);
      else onCursorKey(event);
    },
    [onChoose, index, onCursorKey],
  );
  return (
    <div
      className={styles.pad}
      style={{ height: `${(reach / size.height) * 100}%`, cursor: onChoose ? 'pointer' : undefined }}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => move(null)}
      onPointerUp={onChoose && index !== null ? () => onChoose(index) : undefined}
    >
      <CursorInput {...{ label, text, last, rest, move, onKeyDown }} at={index ?? rest} />
    </div>
  );
}

interface InputProps {
  label: string;
  text: string;
  last: number;
  at: number;
  /** Where the cursor stands when it comes by the keyboard. */
  rest: number;
  move: Cursor['move'];
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Written anew only when it says something else: an input costs more than what it stands for. */
const CursorInput = memo(function CursorInput({ label, text, last, at, rest, move, onKeyDown }: InputProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={last}
      value={at}
      onFocus={() => move(rest)}
      onBlur={() => move(null)}
      onKeyDown={onKeyDown}
      onChange={(event) => move(event.currentTarget.valueAsNumber)}
    />
  );
});
