import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import type { Corrected } from '#platform/charts/marks/later-values.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { SmbStatistics } from './load-smb.ts';

type Course = SmbStatistics['course'];

/** The part of small and medium organisations by year beside the district and the country. */
export function SmbTrend({ statistics, place }: { statistics: SmbStatistics; place: string }) {
  const t = useText();
  const { locale, percent } = useFormats();
  const words = useChartWords('year', percent);
  const { course, country, district, districtName, source, yugoId } = statistics;
  const last = course.at(-1);
  if (!last) return <EmptyTile title={t('RegionSmb_Trend')} why={t('RegionSmb_NoData')} />;
  const about = aboutPeriods([course[0]!.day, last.day], {
    place,
    indicator: t('RegionSmb_Share'),
    unit: '%',
    source,
    locale,
  });
  const line = (points: readonly (Course[number] & Pick<Corrected, 'later'>)[]) =>
    points.map(({ day, share, later }) => ({ day, value: share, ...(later !== undefined && { later }) }));
  const series = [
    { id: yugoId, name: place, points: line(course), own: true },
    ...(district.length > 0
      ? [
          {
            id: 'district',
            name: districtName ?? '',
            shortName: t('RegionSmb_District'),
            points: line(district),
            beside: true,
          },
        ]
      : []),
    {
      id: 'country',
      name: t('RegionSmb_Country'),
      points: line(country),
      hue: 'ghost' as const,
      beside: true,
    },
  ];
  const data = { period: 'year', series, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={t('RegionSmb_Trend')}
      sub={t('RegionSmb_TrendSub')}
      about={about}
      table={linesTable(data, words)}
      source={
        <SourceLine source={source}>
          {source?.name}. {source?.caveat} {t('RegionSmb_August')}
        </SourceLine>
      }
    >
      <Lines {...data} nominal={{ width: 840, height: 300, narrowHeight: 280 }} />
    </ChartFrame>
  );
}
