import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { legendLines, type ClassLayout } from './layout-histogram-legend.ts';

interface Props {
  classes: readonly ClassLayout[];
  colors: readonly string[];
  /** The class pointed at; the others fade. */
  highlighted: number | null;
  format: (value: number) => string;
}

/** A histogram of regions standing on the colour strip of the map: counts above, bounds below. */
export function HistogramLegendMarks({ classes, colors, highlighted, format }: Props) {
  const { stripY, stripHeight, boundY } = legendLines;
  const named = namedBounds(classes, format);
  return classes.map(({ index, count, x, width, barY, barHeight, bound }) => (
    <g key={index}>
      <g fill={colors[index]} opacity={highlighted === null || highlighted === index ? 1 : 0.3}>
        <rect x={round(x)} y={round(barY)} width={round(width)} height={round(barHeight)} />
        <rect x={round(x)} y={stripY} width={round(width)} height={stripHeight} />
      </g>
      <ChartText x={round(x + width / 2)} y={round(barY - 5)} anchor="middle" color="var(--ink)">
        {count}
      </ChartText>
      {bound && named.has(index) && (
        <ChartText x={round(bound.x)} y={boundY} anchor="middle">
          {format(bound.value)}
        </ChartText>
      )}
    </g>
  ));
}

/** Every bound where their figures have room beside each other, else every second or third one. */
function namedBounds(classes: readonly ClassLayout[], format: (value: number) => string): Set<number> {
  const bounds = classes.flatMap(({ index, bound }) =>
    bound ? [{ index, x: bound.x, label: format(bound.value) }] : [],
  );
  const room = Math.max(0, ...bounds.map(({ label }) => estimateTextWidth(label))) + 6;
  const spacing = bounds.length > 1 ? (bounds[1]?.x ?? 0) - (bounds[0]?.x ?? 0) : Infinity;
  const stride = Math.max(1, Math.ceil(room / spacing));
  return new Set(bounds.filter((_, at) => at % stride === 0).map(({ index }) => index));
}
