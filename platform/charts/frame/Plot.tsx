import { memo, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { CursorPad } from './CursorPad.tsx';
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
  /** The phone layout beside the wide one, in the server's HTML only. */
  phone?: { size: ChartSize; marks: ReactNode } | null;
}

/**
 * Holds a chart's height, draws its marks once, and moves a cursor over them by pointer, touch and keys.
 * To the keyboard and to assistive technology the cursor is a range input: each step is announced as the tooltip reads.
 */
export function Plot(props: Props) {
  const { container, nominal, size, label, stops, describe, drawCursor, direction = 'x' } = props;
  const cursor = useCursor(stops.length, {
    pageStep: props.pageStep ?? 7,
    isRows: direction === 'y',
    onCursor: props.onCursor,
  });
  const { index } = cursor;
  return (
    <div ref={container} className={styles.box}>
      <div className={styles.plot} style={reservedHeight(nominal)}>
        <Picture label={label} size={size} className={props.phone ? styles.wideOnly : undefined}>
          {props.children}
        </Picture>
        {props.phone && (
          <Picture label={label} size={props.phone.size} className={styles.phoneOnly}>
            {props.phone.marks}
          </Picture>
        )}
        {index !== null && (
          <svg className={styles.over} {...drawing(size)} aria-hidden="true">
            {drawCursor(index)}
          </svg>
        )}
        {stops.length > 0 && (
          <CursorPad
            {...{ label, stops, size, direction, cursor }}
            reach={props.reach}
            say={(stop) => sayNote(describe(stop))}
          />
        )}
        {index !== null && direction === 'x' && (
          <CursorTip note={describe(index)} x={stops[index] ?? 0} width={size.width} narrow={size.narrow} />
        )}
      </div>
    </div>
  );
}

interface PictureProps {
  label: string;
  size: ChartSize;
  className: string | undefined;
  children: ReactNode;
}

interface PictureProps {
  label: string;
  size: ChartSize;
  className: string | undefined;
  children: ReactNode;
}

/** Drawn again only when the layout changes, never when the cursor moves. */
const Picture = memo(function Picture({ label, size, className, children }: PictureProps) {
  return (
    <svg
      className={className ? `${styles.picture} ${className}` : styles.picture}
      {...drawing(size)}
      role="img"
      aria-label={label}
      data-chart=""
    >
      {children}
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
