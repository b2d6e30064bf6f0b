import { Scatter } from '#platform/charts/scatter/Scatter.tsx';
import { scatterTable } from '#platform/charts/scatter/scatter-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { FrameProps } from './diagram-frame.ts';

const named = 7;
/** Growth beyond stands as an arrow at the edge. Unit: percent. */
const edges = { min: -40, max: 60 };

/** Organisations by revenue and growth; a loss is hollow. */
export function DotsChart({ diagram, about, frame, kind, year }: FrameProps) {
  const t = useText();
  const { shortRoubles, change } = useFormats();
  const words = useChartWords('year', shortRoubles);
  const data = {
    dots: diagram.companies.map(({ inn, name, revenue, growth, profit }, at) => ({
      id: inn,
      name,
      x: revenue,
      y: growth,
      named: at < named,
      hollow: profit !== null && profit < 0,
    })),
    xAxis: {
      label: t('Industry_AxisRevenue', { year: String(year) }),
      format: (value: number) => shortRoubles(value, 0),
      scale: 'log',
    },
    yAxis: {
      label: t('Industry_AxisGrowth'),
      format: (value: number) => change(value, 0),
      ...edges,
    },
    about,
    ...words,
  } as const;
  return (
    <ChartFrame
      {...frame}
      sub={t('Industry_DotsSub', {
        larger: diagram.larger.companies,
        smaller: diagram.smaller.companies,
      })}
      table={scatterTable(data, words)}
    >
      {kind}
      <Scatter {...data} nominal={{ width: 840, height: 420, narrowHeight: 380 }} />
    </ChartFrame>
  );
}
