import type { CSSProperties, ReactNode } from 'react';
import { CursorTip } from '#platform/charts/frame/CursorTip.tsx';
import type { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import type { BubbleLayout } from './layout-bubbles.ts';
import type { useBubbles } from './use-bubbles.ts';
import styles from './BubbleMap.module.css';

type Measured = ReturnType<typeof useChartSize>;
type Pointing = ReturnType<typeof useBubbles>;

interface Props {
  /** The box the map is measured by. */
  measured: Measured;
  pointing: Pointing;
  height: CSSProperties['height'];
  /** Cuts what lies outside of the frame. */
  clipped?: boolean;
  /** The place with a ring around it. */
  ringed?: BubbleLayout | undefined;
  format: { value: (value: number) => string };
  texts: { label: string; value: string };
  children: ReactNode;
}

/** The frame of a map of discs: the picture, the ring around one of them and the words of the one pointed at. */
export function BubbleFigure(props: Props) {
  const { measured, pointing, height, clipped = false, ringed, format, texts, children } = props;
  const { container, size, isMeasured } = measured;
  const { active, handlers } = pointing;
  return (
    <div ref={container} className={styles.box}>
      <figure className={styles.map} style={{ height }} aria-label={texts.label}>
        <svg
          className={clipped ? styles.clipped : styles.picture}
          viewBox={`0 0 ${size.width} ${size.height}`}
          width="100%"
          height="100%"
          preserveAspectRatio="xMinYMin meet"
          fontFamily="var(--ui)"
          fontSize={12}
          data-chart=""
          data-nominal={isMeasured ? undefined : ''}
          {...handlers}
        >
          {children}
          {ringed && (
            <circle
              cx={ringed.x}
              cy={ringed.y}
              r={ringed.radius + 2}
              fill="none"
              stroke="var(--ink)"
              strokeWidth={1.5}
              pointerEvents="none"
            />
          )}
        </svg>
        {active && (
          <CursorTip
            note={{ title: active.name, rows: [{ name: texts.value, value: format.value(active.value) }] }}
            {...{ x: active.x, y: active.y, width: size.width, height: size.height, narrow: size.narrow }}
          />
        )}
      </figure>
    </div>
  );
}
