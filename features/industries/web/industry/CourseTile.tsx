import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { Columns } from '#platform/charts/columns/Columns.tsx';
import { columnsTable } from '#platform/charts/columns/columns-data.ts';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { formatPeriodRange } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { IndustryCourse } from './load-industry.ts';

const nominal = { width: 400, height: 240, narrowHeight: 240 };

/** All organisations of the section by year. */
export function OrganisationsTile({ course, place }: { course: IndustryCourse; place: string }) {
  const t = useText();
  const { locale, percent } = useFormats();
  const words = useChartWords('year', 0);
  const { organisations, organisationsSource: source, section, isKnown } = course;
  const [first, last] = [organisations[0], organisations.at(-1)];
  const indicator = t('Industry_Organisations', { code: section.code });
  if (!first || !last)
    return <EmptyTile title={indicator} why={t(isKnown ? 'Industry_NoSection' : 'Industry_NoCities')} />;
  const about = {
    place,
    indicator: `${indicator}: ${section.name}`,
    period: formatPeriodRange('year', first.day, last.day, locale),
    unit: '',
    source: source?.name ?? '',
    address: '',
  };
  const series = [
    {
      id: section.code,
      name: section.name,
      points: organisations.map(({ day, organisations: value }) => ({ day, value })),
    },
  ];
  const data = { period: 'year', series, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={indicator}
      sub={
        last.share === null
          ? section.name
          : t('Industry_SectionSmall', {
              name: section.name,
              share: percent(last.share),
              year: last.day.slice(0, 4),
            })
      }
      about={about}
      table={columnsTable(data, words)}
      source={<SourceLine source={source} withCaveat />}
    >
      <Columns {...data} nominal={nominal} />
    </ChartFrame>
  );
}

/** What the section shipped by year; nothing where it ships nothing, its line stops where industries are counted anew. */
export function ShipmentsTile({ course, place }: { course: IndustryCourse; place: string }) {
  const t = useText();
  const { locale, shortRoubles } = useFormats();
  const words = useChartWords('year', shortRoubles);
  const { shipments, shipmentsSource: source, section, breakDay } = course;
  const [first, last] = [shipments[0], shipments.at(-1)];
  if (!first || !last || breakDay === null) return null;
  const title = t('Industry_Shipments', { name: section.name });
  const about = {
    place,
    indicator: title,
    period: formatPeriodRange('year', first.day, last.day, locale),
    unit: '₽',
    source: source?.name ?? '',
    address: '',
  };
  const breaks = [{ day: breakDay, label: t('Industry_Break') }];
  const series = [{ id: section.code, name: section.name, points: shipments }];
  const data = { period: 'year', series, breaks, fromZero: true, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={title}
      about={about}
      table={linesTable(data, words)}
      source={<SourceLine source={source} withCaveat />}
    >
      <Lines {...data} nominal={nominal} />
    </ChartFrame>
  );
}
