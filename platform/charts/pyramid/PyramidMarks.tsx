import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { GhostMarks } from '#platform/charts/marks/GhostMarks.tsx';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import type { PyramidLayout } from './layout-pyramid.ts';
import { pyramidColors, type PyramidInput } from './pyramid-data.ts';

/** Men left, women right, ages in the spine; value lines in the colour of the ground over the bars; the other year dashed. */
export function PyramidMarks({ layout, data }: { layout: PyramidLayout; data: PyramidInput }) {
  const { width, upper, axisY, middle, rows, ticks, before, later } = layout;
  const { texts, format } = data;
  const colors = pyramidColors(data);
  return (
    <>
      <ChartText x={0} y={12} color={colors.men} bold>
        {texts.men}
      </ChartText>
      <ChartText x={width} y={12} anchor="end" color={colors.women} bold>
        {texts.women}
      </ChartText>
      {rows.map((row) => (
        <g key={row.age}>
          <rect
            x={round(row.menX)}
            y={round(row.y)}
            width={round(row.menWidth)}
            height={round(row.height)}
            fill={colors.men}
          />
          <rect
            x={round(row.womenX)}
            y={round(row.y)}
            width={round(row.womenWidth)}
            height={round(row.height)}
            fill={colors.women}
          />
          {row.age % 10 === 0 && row.height > 5 && (
            <ChartText x={middle} y={round(row.y + row.height / 2 + 4)} anchor="middle">
              {row.age}
            </ChartText>
          )}
        </g>
      ))}
      {ticks.map(({ people, left, right }, at) => (
        <g key={people}>
          <path
            d={`M${round(left)} ${upper}V${axisY}M${round(right)} ${upper}V${axisY}`}
            stroke="var(--ground)"
          />
          {hasRoom(left, ticks[at - 1]?.left, format.axis(people)) && (
            <>
              <ChartText x={round(left)} y={axisY + 16} anchor="middle">
                {format.axis(people)}
              </ChartText>
              <ChartText x={round(right)} y={axisY + 16} anchor="middle">
                {format.axis(people)}
              </ChartText>
            </>
          )}
        </g>
      ))}
      <GhostMarks path={later} />
      {before !== '' && (
        <>
          <path d={before} fill="none" stroke="var(--ground)" strokeWidth={3} />
          <path d={before} fill="none" stroke="var(--ink)" strokeDasharray="3 2" />
          <ChartText x={0} y={upper + 14} color="var(--ink-2)">
            {`- - ${data.before?.label ?? ''}`}
          </ChartText>
        </>
      )}
    </>
  );
}

/** A figure must neither leave the drawing nor touch the one before it; both sides are alike. */
function hasRoom(left: number, before: number | undefined, label: string): boolean {
  const width = estimateTextWidth(label);
  return left >= width / 2 && (before === undefined || before - left >= width + 2);
}
