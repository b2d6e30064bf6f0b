import { useId } from 'react';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { HatchPattern } from '#platform/charts/marks/GapMarks.tsx';
import { classColors, type ClassScale } from '#platform/maps/classes.ts';
import { HistogramLegendMarks } from './HistogramLegendMarks.tsx';
import { layoutHistogramLegend, type ClassLayout } from './layout-histogram-legend.ts';
import styles from './HistogramLegend.module.css';

interface Props {
  scale: ClassScale;
  /** Regions in each class, lowest first: `countClasses` of the map's values. */
  counts: readonly number[];
  format: { axis: (value: number) => string };
  texts: {
    label: string;
    /** A class in words for the keyboard and the screen reader: от 50 до 100: 20 регионов. */
    class: (from: number | null, to: number | null, count: number) => string;
    /** Beside the hatch: нет данных: 2 региона; hidden when empty. */
    noData?: string;
    /** Beside the dashed outline. */
    notApplicable?: string;
  };
  highlighted?: number | null;
  /** Called with the class pointed at or focused, null when it is left; without it the legend is a picture. */
  onHighlight?: (index: number | null) => void;
}

/** The map's legend as a histogram; pointing at a class shows its places on the map. */
export function HistogramLegend({ scale, counts, format, texts, highlighted = null, onHighlight }: Props) {
  const { container, size, isMeasured } = useChartSize({ width: 400, height: 100 });
  const { width } = size;
  const classes = layoutHistogramLegend(counts, scale.bounds, width);
  return (
    <div>
      <div ref={container} className={styles.picture} onPointerLeave={() => onHighlight?.(null)}>
        <svg
          viewBox={`0 0 ${width} 100`}
          width="100%"
          height={100}
          preserveAspectRatio={isMeasured ? 'xMinYMin meet' : 'none'}
          fontFamily="var(--ui)"
          fontSize={12}
          role="img"
          aria-label={texts.label}
          data-chart=""
        >
          <HistogramLegendMarks
            classes={classes}
            colors={classColors(scale)}
            highlighted={highlighted}
            format={format.axis}
          />
        </svg>
        {onHighlight && <ClassTargets {...{ classes, width, scale, texts, highlighted, onHighlight }} />}
      </div>
      {texts.noData && <Sign kind="hatch" text={texts.noData} />}
      {texts.notApplicable && <Sign kind="dash" text={texts.notApplicable} />}
    </div>
  );
}

interface TargetsProps extends Required<Pick<Props, 'scale' | 'texts' | 'highlighted' | 'onHighlight'>> {
  classes: readonly ClassLayout[];
  width: number;
}

/** A button over each class: pointing at it or focusing it shows its places. */
function ClassTargets({ classes, width, scale, texts, highlighted, onHighlight }: TargetsProps) {
  return classes.map(({ index, count, x, width: classWidth }) => (
    <button
      key={index}
      type="button"
      className={styles.target}
      style={{ left: `${(x / width) * 100}%`, width: `${(classWidth / width) * 100}%` }}
      aria-label={texts.class(scale.bounds[index - 1] ?? null, scale.bounds[index] ?? null, count)}
      aria-pressed={highlighted === index}
      onPointerEnter={() => onHighlight(index)}
      onFocus={() => onHighlight(index)}
      onBlur={() => onHighlight(null)}
    />
  ));
}

function Sign({ kind, text }: { kind: 'hatch' | 'dash'; text: string }) {
  const id = useId();
  return (
    <p className={styles.sign}>
      <svg width={20} height={10} aria-hidden="true">
        {kind === 'hatch' && (
          <>
            <defs>
              <HatchPattern id={id} />
            </defs>
            <rect width={20} height={10} fill={`url(#${id})`} />
          </>
        )}
        {kind === 'dash' && (
          <rect
            x={0.5}
            y={0.5}
            width={19}
            height={9}
            fill="none"
            stroke="var(--nodata-line)"
            strokeDasharray="2 2"
          />
        )}
      </svg>
      {text}
    </p>
  );
}
