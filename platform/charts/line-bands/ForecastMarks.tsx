import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import type { ForecastLayout } from './layout-forecast.ts';

/** What lies on each band so that the stack reads .12, .28, .50; the token carries the theme. */
const bandLook = {
  95: { opacity: 'var(--band-95)', share: 1, weak: 0.1 },
  80: { opacity: 'var(--band-80)', share: 0.75, weak: 0.16 },
  50: { opacity: 'var(--band-50)', share: 0.75, weak: 0.2 },
} as const;

/** The bands in the line's own hue, grey where the model hardly helps. */
export function BandMarks({ forecast, color }: { forecast: ForecastLayout; color: string }) {
  return forecast.bands.map(({ percent, path, weakPath }) => {
    const { opacity, share, weak } = bandLook[percent];
    return (
      <g key={percent}>
        <g opacity={share}>
          <path d={path} fill={color} style={{ opacity }} />
        </g>
        <path d={weakPath} fill="var(--ghost)" opacity={weak} />
      </g>
    );
  });
}

/** The median, dashed, with a ring at each week's middle. */
export function MedianMarks({ forecast, color }: { forecast: ForecastLayout; color: string }) {
  return (
    <g fill="none">
      <path d={forecast.median} stroke={color} strokeWidth={2} strokeDasharray="5 4" />
      <path d={forecast.weakMedian} stroke="var(--ghost)" strokeWidth={1.5} strokeDasharray="2 4" />
      {forecast.rings.map(({ x, y }) => (
        <circle
          key={x}
          cx={round(x)}
          cy={round(y)}
          r={3}
          fill="var(--ground)"
          stroke={color}
          strokeWidth={1.5}
        />
      ))}
    </g>
  );
}

interface ReleaseProps {
  forecast: ForecastLayout;
  axisY: number;
  upper: number;
  /** Width of the drawing, px: where the future is too narrow for its words they lie across the line. */
  width: number;
  fact?: string;
  ahead?: string;
}

/** The dotted line at the release day with the words left and right of it. */
export function ReleaseMarks({ forecast, axisY, upper, width, fact, ahead }: ReleaseProps) {
  const x = round(forecast.releaseX);
  const fits = ahead === undefined || x + 8 + estimateTextWidth(ahead) <= width;
  return (
    <>
      <line x1={x} x2={x} y1={upper} y2={axisY} stroke="var(--ink)" strokeDasharray="1 3" />
      {fact && fits && (
        <ChartText x={x - 8} y={upper + 12} anchor="end">
          {fact}
        </ChartText>
      )}
      {ahead && (
        <ChartText
          x={fits ? x + 8 : width}
          y={upper + 12}
          anchor={fits ? 'start' : 'end'}
          halo={fits ? 0 : 3}
        >
          {ahead}
        </ChartText>
      )}
    </>
  );
}
