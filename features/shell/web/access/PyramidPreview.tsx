import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { layoutPyramid, type PyramidData } from './layout-pyramid.ts';

const nominal = { width: 440, height: 164 };
const { height } = nominal;
const head = 20;

/** The region's residents by sex and age, in thousands. */
export function PyramidPreview({ year, ...people }: PyramidData & { year: number }) {
  const t = useText();
  const formats = useFormats();
  const { container, size } = useChartSize(nominal);
  const { width } = size;
  const { rows, ticks } = layoutPyramid(people, { width, height });
  const middle = width / 2;
  return (
    <div ref={container}>
      <svg
        viewBox={`0 0 ${width} ${height + head + 20}`}
        width="100%"
        height={height + head + 20}
        preserveAspectRatio="xMinYMin meet"
        {...{ role: 'img', 'aria-label': t('Access_PyramidLabel', { year }) }}
        fontFamily="var(--ui)"
        fontSize="12"
      >
        <text y="12" fill="var(--d1)" fontWeight="600">
          {t('Access_Men')}
        </text>
        <text x={width} y="12" textAnchor="end" fill="var(--d2)" fontWeight="600">
          {t('Access_Women')}
        </text>
        <g transform={`translate(0 ${head})`}>
          {rows.map((row) => (
            <g key={row.age}>
              <rect x={row.menX} y={row.y} width={row.menWidth} height={row.height} fill="var(--d1)" />
              <rect x={row.womenX} y={row.y} width={row.womenWidth} height={row.height} fill="var(--d2)" />
              {row.age % 20 === 0 && (
                <text x={middle} y={row.y + row.height / 2 + 4} textAnchor="middle" fill="var(--ink-3)">
                  {row.age}
                </text>
              )}
            </g>
          ))}
          {ticks.map(({ people: count, left, right }) => (
            <g key={count}>
              <path d={`M${left} 0V${height}M${right} 0V${height}`} stroke="var(--ground)" />
              <text x={left} y={height + 14} textAnchor="middle" fill="var(--ink-3)">
                {formats.integer(count / 1000)}
              </text>
              <text x={right} y={height + 14} textAnchor="middle" fill="var(--ink-3)">
                {formats.integer(count / 1000)}
              </text>
            </g>
          ))}
          <text x={middle} y={height + 14} textAnchor="middle" fill="var(--ink-3)">
            {t('Access_Thousands')}
          </text>
        </g>
      </svg>
    </div>
  );
}
