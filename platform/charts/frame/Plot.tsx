import { memo, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { SampleGround } from './ChartSample.tsx';
import { CursorPad } from './CursorPad.tsx';
import { CursorTip } from './CursorTip.tsx';
import { useRoomySize } from './chart-room.ts';
import type { CursorNote } from './cursor-note.ts';
import { isSmall, type ChartSize, type NominalSize } from './chart-size.ts';
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
  /** The stop under a pointer, where nearness along one edge does not tell; null = none. */
  find?: (x: number, y: number) => number | null;
  /** Where the sheet stands, px; null = no sheet, its figures are written. */
  tipAt?: ((index: number) => { x: number; y: number }) | null;
  /** A click or Enter at a stop. */
  onChoose?: (index: number) => void;
  /** What is taken by hand, over the pad. */
  hands?: ReactNode;
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
  const roomy = useRoomySize(nominal);
  return (
    <div ref={container} className={styles.box}>
      <div className={styles.plot} style={reservedHeight(roomy)}>
        <Picture
          label={label}
          size={size}
          className={props.phone ? styles.wideOnly : undefined}
          isSmall={isSmall(nominal)}
        >
          {props.children}
        </Picture>
        {props.phone && (
          <Picture label={label} size={props.phone.size} className={styles.phoneOnly} isSmall={false}>
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
            find={props.find}
            onChoose={props.onChoose}
            describe={describe}
          />
        )}
        {props.hands && (
          <svg className={styles.over} {...drawing(size)}>
            {props.hands}
          </svg>
        )}
        {index !== null && <PlotTip {...props} direction={direction} index={index} />}
      </div>
    </div>
  );
}

/** Rows are read without a sheet unless the chart says where it stands. */
function PlotTip({ direction, tipAt, index, stops, size, describe }: Props & { index: number }) {
  if (tipAt === null || (tipAt === undefined && direction === 'y')) return null;
  const { x, y } = tipAt?.(index) ?? { x: stops[index] ?? 0, y: undefined };
  const { width, height, narrow } = size;
  return <CursorTip note={describe(index)} {...{ x, y, width, height, narrow }} />;
}

interface PictureProps {
  label: string;
  size: ChartSize;
  className: string | undefined;
  /** Drawn together to the width there is until it is measured. */
  isSmall: boolean;
  children: ReactNode;
}

/** Drawn again only when the layout changes, never when the cursor moves. */
const Picture = memo(function Picture({ label, size, className, isSmall, children }: PictureProps) {
  return (
    <svg
      className={className ? `${styles.picture} ${className}` : styles.picture}
      {...drawing(size)}
      preserveAspectRatio={isSmall ? 'none' : undefined}
      role="img"
      aria-label={label}
      data-chart=""
    >
      <SampleGround {...size} />
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
