import { useCallback } from 'react';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { unitTitle } from '#platform/shared/figures.ts';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { unitBeside } from '../../domain/depth/unit-beside.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { OldAge } from '#platform/ui/figures/OldAge.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { Compared, FamilyStats } from './load-family.ts';
import { useFindings } from './use-findings.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';

/** One indicator: its newest value and rank, its course beside the country and the district, source and date. */
export function IndicatorCard({ compared, stats }: { compared: Compared; stats: FamilyStats }) {
  const t = useText();
  const formats = useFormats();
  const { name, unit, decimals, value, day, points, countryPoints, districtPoints, source } = compared;
  const write = useCallback((figure: number) => formats.amount(figure, decimals), [formats, decimals]);
  const words = useChartWords(periodOf(compared.period), write);
  const period = periodOf(compared.period);
  const isCount = value >= countFrom || unit.code === 'person';
  const series = [
    { id: 'own', name: stats.name, points, own: true, hue: 1 },
    ...(districtPoints.length === 0 || isCount
      ? []
      : [
          {
            id: 'district',
            name: stats.districtName ?? '',
            shortName: t('RegionDepth_District'),
            points: districtPoints,
            hue: 4,
            beside: true,
          } as const,
        ]),
    ...(countryPoints.length === 0 || isCount
      ? []
      : [
          {
            id: 'country',
            name: t('RegionDepth_Country'),
            points: countryPoints,
            hue: 'ghost',
            beside: true,
          } as const,
        ]),
  ] as const;
  const about = aboutPeriods(
    points.map((point) => point.day),
    { place: stats.name, indicator: name, unit: unitTitle(unit), source, locale: formats.locale, period },
  );
  const breaks = compared.breaks.map(({ day: from, census }) => ({
    day: from,
    label: t('RegionDepth_Census', { year: String(census) }),
  }));
  const remarks = useFindings(compared);
  const data = { period, series, breaks, about, ...words };
  return (
    <ChartFrame
      level={2}
      title={`${name}: ${formats.figure(value, unitBeside(name, unit), decimals)}`}
      sample={compared.sample}
      sub={
        <>
          <Standing compared={compared} /> <OldAge day={day} />
        </>
      }
      about={about}
      embed={{ indicator: compared.indicator, dims: compared.dims, yugoId: stats.yugoId }}
      table={tableWithRemarks(linesTable(data, words), t('RegionFinding_Remark'), remarks)}
      source={
        <SourceLine source={source}>
          {t('RegionDepth_Source', {
            source: source.name,
            title: source.title,
            period: formatPeriod(period, day, formats.locale),
          })}{' '}
          {source.caveat}{' '}
          {compared.otherBase &&
            t('RegionDepth_OtherBase', {
              value: formats.number(compared.otherBase.value, decimals),
              source: compared.otherBase.source,
            })}{' '}
          {remarks.map(({ text }) => text).join(' ')}
        </SourceLine>
      }
    >
      <Lines {...data} nominal={{ width: 400, height: 220 }} />
    </ChartFrame>
  );
}

/** Counts of people, and counts this large, follow the number of residents: the country beside them would lay them on the axis. */
const countFrom = 10_000;

/** Rank with of how many and from which end, and the country's value. */
function Standing({ compared }: { compared: Compared }) {
  const { name, day, period, rank, country, unit, decimals } = compared;
  const t = useText();
  const formats = useFormats();
  const when = formatPeriod(periodOf(period), day, formats.locale);
  const place = rank === null ? '' : t('RegionDepth_Rank', { rank: rank.rank, of: rank.of });
  const beside =
    country === null
      ? ''
      : t('RegionDepth_InCountry', { value: formats.figure(country, unitBeside(name, unit), decimals) });
  return [when, place, beside].filter((part) => part !== '').join(', ');
}

/** The table of a chart with what is said of some of its periods in a column of its own; the same table where nothing is. Periods are the first cells of rows. */
function tableWithRemarks(
  table: ChartTable,
  label: string,
  remarks: readonly { period: string; text: string }[],
): ChartTable {
  if (remarks.length === 0) return table;
  const of = (period: unknown): string =>
    remarks
      .filter((remark) => remark.period === period)
      .map(({ text }) => text)
      .join(' ');
  const known = new Set(table.rows.map(([period]) => period));
  const empty = table.columns.slice(1).map(() => null);
  const added = [...new Set(remarks.map(({ period }) => period))]
    .filter((period) => !known.has(period))
    .map((period) => [period, ...empty]);
  return {
    columns: [...table.columns, { key: 'remark', label, kind: 'text', place: '', unit: '' }],
    rows: [...table.rows, ...added].map((row) => [...row, of(row[0])]),
  };
}
