import { useMemo } from 'react';
import { CursorTip } from '#platform/charts/frame/CursorTip.tsx';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { silhouetteHeight, silhouetteWidth } from '#platform/maps/silhouette/point-on-silhouette.ts';
import { BubbleMapMarks } from './BubbleMapMarks.tsx';
import { layoutBubbles, type Bubble, type BubbleLayout } from './layout-bubbles.ts';
import { useBubbles } from './use-bubbles.ts';
import styles from './BubbleMap.module.css';

interface Props {
  bubbles: readonly Bubble[];
  format: { value: (value: number) => string };
  texts: { label: string; value: string };
  /** How many of the largest get words. */
  labels?: number;
  nominal?: NominalSize;
  /** Called on a plain click or Enter instead of following the link. */
  onSelect?: (id: Bubble['id']) => void;
}

const standard: NominalSize = { width: 400, height: 216, narrowHeight: 216 };

/** Amounts at places: the area of a disc is the amount; pointer, touch and Tab name each. */
export function BubbleMap({ bubbles, format, texts, labels = 4, nominal = standard, onSelect }: Props) {
  const { container, size } = useChartSize(nominal);
  // The map keeps its proportions inside the reserved height.
  const scale = Math.min(size.width / silhouetteWidth, size.height / silhouetteHeight);
  const layout = useMemo(
    () => layoutBubbles(bubbles, { width: silhouetteWidth * scale, labels, format: format.value }),
    [bubbles, scale, labels, format],
  );
  const { active, handlers } = useBubbles(layout, size.width, onSelect);
  return (
    <div ref={container} className={styles.box}>
      <figure className={styles.map} style={{ height: nominal.height }} aria-label={texts.label}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${size.width} ${size.height}`}
          width="100%"
          height="100%"
          preserveAspectRatio="xMinYMin meet"
          fontFamily="var(--ui)"
          fontSize={12}
          data-chart=""
          {...handlers}
        >
          <BubbleMapMarks bubbles={layout} scale={scale} format={format.value} />
          {active && <Ring bubble={active} />}
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

function Ring({ bubble: { x, y, radius } }: { bubble: BubbleLayout }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={radius + 2}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={1.5}
      pointerEvents="none"
    />
  );
}
