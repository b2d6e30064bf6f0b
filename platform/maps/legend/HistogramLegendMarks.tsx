import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import { legendLines, type PlacedClass } from './place-histogram-legend.ts';

interface Props {
  classes: readonly PlacedClass[];
  colors: readonly string[];
  /** The class pointed at; the others fade. */
  highlighted: number | null;
  format: (value: number) => string;
}

/** A histogram of regions standing on the colour strip of the map: counts above, bounds below. */
export function HistogramLegendMarks({ classes, colors, highlighted, format }: Props) {
  const { stripY, stripHeight, boundY } = legendLines;
  return classes.map(({ index, count, x, width, barY, barHeight, bound }) => (
    <g key={index}>
      <g fill={colors[index]} opacity={highlighted === null || highlighted === index ? 1 : 0.3}>
        <rect x={round(x)} y={round(barY)} width={round(width)} height={round(barHeight)} />
        <rect x={round(x)} y={stripY} width={round(width)} height={stripHeight} />
      </g>
      <ChartText x={round(x + width / 2)} y={round(barY - 5)} anchor="middle" color="var(--ink)">
        {count}
      </ChartText>
      {bound && (
        <ChartText x={round(bound.x)} y={boundY} anchor="middle">
          {format(bound.value)}
        </ChartText>
      )}
    </g>
  ));
}
