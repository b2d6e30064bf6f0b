import { bisectCenter } from 'd3-array';
import { memo, type CSSProperties, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { CursorTip } from './CursorTip.tsx';
import { sayNote, type CursorNote } from './cursor-note.ts';
import type { ChartSize, NominalSize } from './use-chart-size.ts';
import { useCursor } from './use-cursor.ts';
import styles from './Plot.module.css';

interface Props {
  container: RefObject<HTMLDivElement | null>;
  nominal: NominalSize;
  size: ChartSize;
  /** What the picture shows, one sentence: the name of the image and of its cursor. */
  label: string;
  /** x (or y) of every place the cursor can stand, ascending, px. None = no cursor. */
  stops: readonly number[];
  /** Height of the part that answers the pointer, px from above. */
  reach: number;
  /** Along which edge the stops lie; rows are read downwards without a sheet, since their figures are written. */
  direction?: 'x' | 'y';
  describe: (index: number) => CursorNote;
  /** What is drawn at the cursor, above the marks. */
  drawCursor: (index: number) => ReactNode;
  /** Stops passed by Page Up and Page Down. */
  pageStep?: number;
  onCursor?: (index: number | null) => void;
  children: ReactNode;
}

/**
 * Holds a chart's height, draws its marks once, and moves a cursor over them by pointer, touch and keys.
 * To the keyboard and to assistive technology the cursor is a range input: each step is announced as the tooltip reads.
 */
export function Plot(props: Props) {
  const { container, nominal, size, label, stops, reach, describe, drawCursor, pageStep = 7 } = props;
  const { direction = 'x' } = props;
  const { index, move, onKeyDown } = useCursor(stops.length, {
    pageStep,
    isRows: direction === 'y',
    onCursor: props.onCursor,
  });
  const rest = direction === 'x' ? stops.length - 1 : 0;
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const passed = direction === 'x' ? clientX - box.left : clientY - box.top;
    const next = bisectCenter(stops, (passed / box.width) * size.width);
    if (next !== index) move(next);
  };
  const note = index === null ? null : describe(index);
  return (
    <div ref={container} className={styles.box}>
      <div className={styles.plot} style={reservedHeight(nominal)}>
        <Picture label={label} width={size.width} height={size.height}>
          {props.children}
        </Picture>
        {index !== null && (
          <svg className={styles.over} {...drawing(size)} aria-hidden="true">
            {drawCursor(index)}
          </svg>
        )}
        {stops.length > 0 && (
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
              min={0}
              max={stops.length - 1}
              value={index ?? rest}
              aria-valuetext={sayNote(note ?? describe(rest))}
              onFocus={(event) => event.currentTarget.matches(':focus-visible') && move(rest)}
              onBlur={() => move(null)}
              onKeyDown={onKeyDown}
              onChange={(event) => move(event.currentTarget.valueAsNumber)}
            />
          </div>
        )}
        {note && index !== null && direction === 'x' && (
          <CursorTip note={note} x={stops[index] ?? 0} width={size.width} narrow={size.narrow} />
        )}
      </div>
    </div>
  );
}

/** Drawn again only when the layout changes, never when the cursor moves. */
const Picture = memo(function Picture(props: {
  label: string;
  width: number;
  height: number;
  children: ReactNode;
}) {
  return (
    <svg className={styles.picture} {...drawing(props)} role="img" aria-label={props.label} data-chart="">
      {props.children}
    </svg>
  );
});

function drawing({ width, height }: { width: number; height: number }) {
  return {
    viewBox: `0 0 ${width} ${height}`,
    width: '100%',
    height: '100%',
    preserveAspectRatio: 'xMinYMin meet',
    fontFamily: 'var(--ui)',
    fontSize: 12,
  };
}

function reservedHeight({ height, narrowHeight = height }: NominalSize): CSSProperties {
  return { '--plot-height': `${height}px`, '--plot-narrow': `${narrowHeight}px` } as CSSProperties;
}
