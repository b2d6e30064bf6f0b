import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import type { TreemapCell, TreemapLayout } from './layout-treemap.ts';

/** Areas with their names; the chosen one outlined; what the colours mean below. */
export function TreemapMarks({ layout: { cells, legend, legendTitle } }: { layout: TreemapLayout }) {
  return (
    <>
      {cells.map((cell) => (
        <Cell key={cell.item.id} cell={cell} />
      ))}
      {cells.map(
        ({ item, x, y, width, height }) =>
          item.chosen && (
            <rect
              key={item.id}
              x={x + 1.25}
              y={y + 1.25}
              width={width - 2.5}
              height={height - 2.5}
              fill="none"
              stroke="var(--ink)"
              strokeWidth={2.5}
            />
          ),
      )}
      {legendTitle && (
        <ChartText x={0} y={legendTitle.y}>
          {legendTitle.text}
        </ChartText>
      )}
      {legend.map(({ x, y, label, fill }) => (
        <g key={label}>
          <rect x={x} y={y} width={14} height={10} fill={fill} />
          <ChartText x={x + 18} y={y + 10}>
            {label}
          </ChartText>
        </g>
      ))}
    </>
  );
}

function Cell({ cell: { x, y, width, height, fill, ink, lines } }: { cell: TreemapCell }) {
  return (
    <>
      <rect {...{ x, y, width, height, fill }} />
      {lines.map(({ text, bold }, at) => (
        <ChartText key={text} x={x + 6} y={y + 17 + at * 16} color={ink} bold={bold} halo={0}>
          {text}
        </ChartText>
      ))}
    </>
  );
}
