import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { unitTitle } from '#platform/shared/figures.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { Healthcare } from './load-health.ts';

interface Props {
  group: Healthcare['epidemic'][number]['group'];
  health: Healthcare;
}

/** Daily series of 2020 of one kind; days without a report are gaps. */
export function EpidemicTile({ group, health }: Props) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('day', formats.integer);
  const drawn = health.epidemic.filter((series) => series.group === group);
  const [first] = drawn;
  if (!first) return null;
  const { source } = first.trend;
  const title = t(`RegionHealth_Epidemic_${group}`);
  const about = aboutPeriods(
    drawn.flatMap(({ trend }) => trend.points.map(({ day }) => day)),
    {
      place: health.name,
      indicator: title,
      unit: unitTitle(first.unit),
      source,
      locale: formats.locale,
      period: 'day',
    },
  );
  const series = drawn.map(({ code, name, trend }) => ({
    id: code,
    name,
    shortName: shortNameOf(code, t),
    points: trend.points,
  }));
  const data = { period: 'day', series, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={about.period}
      about={about}
      embed={drawn.length === 1 ? subjectOf(first.code, health.yugoId) : undefined}
      table={linesTable(data, words)}
      source={<SourceLine source={source} withCaveat />}
    >
      <Lines {...data} nominal={{ width: 400, height: 260 }} />
    </ChartFrame>
  );
}

/** What tells one line from the others under the chart's title. */
function shortNameOf(code: string, t: Translate): string | undefined {
  const [indicator] = code.split(';');
  return indicator === 'covid_beds' || indicator === 'covid_beds_occupied'
    ? t(`RegionHealth_Bed_${indicator}`)
    : undefined;
}

/** What other sites frame of a series; its code is the indicator and its part. */
function subjectOf(code: string, yugoId: number) {
  const [indicator = '', dims = ''] = code.split(';');
  return { indicator, dims, yugoId };
}
