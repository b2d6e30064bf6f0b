import { lowerFirst } from '#platform/shared/usual-letters.ts';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { aboutPeriods } from '../region/about-periods.ts';
import { usePlace } from '../region/use-place.ts';
import type { Taxes } from './load-finance.ts';

const shortCodes = [
  'profit',
  'personal_income',
  'vat_domestic',
  'vat_import',
  'property',
  'simplified',
  'mineral_extraction',
  'excise_domestic',
  'hydrocarbon_income',
  'imputed_income',
  'state_duty',
  'agricultural',
  'patent',
  'self_employed',
  'profit_sharing',
  'royalty_sharing',
  'wildlife',
] as const;

const isShort = (code: string): code is (typeof shortCodes)[number] =>
  (shortCodes as readonly string[]).includes(code);

/** The five largest taxes by year, the title naming how many of them fell. */
export function TaxTrend({ taxes: { largest, source } }: { taxes: Taxes }) {
  const t = useText();
  const { locale, shortRoubles } = useFormats();
  const words = useChartWords('year', shortRoubles);
  const { shortName } = usePlace();
  const days = largest.flatMap(({ points }) => points.map(({ day }) => day));
  if (days.length === 0)
    return <EmptyTile title={t('RegionFinance_Taxes')} why={t('RegionFinance_NoTaxes')} />;
  const fallen = largest.filter(({ value, previous }) => previous !== null && value < previous);
  const title = t('RegionFinance_TaxesFell', {
    count: largest.length,
    fell: fallen.length,
    name: lowerFirst(fallen[0]?.name ?? ''),
  });
  const about = aboutPeriods(days, {
    place: shortName,
    indicator: t('RegionFinance_Taxes'),
    unit: '₽',
    source,
    locale,
  });
  const series = largest.map(({ code, name, points }) => ({
    id: code,
    name,
    shortName: isShort(code) ? t(`RegionFinance_Short_${code}`) : undefined,
    points,
  }));
  const data = { period: 'year', series, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('RegionFinance_TaxesSub')}
      about={about}
      table={linesTable(data, words)}
      source={<SourceLine source={source} />}
    >
      <Lines {...data} nominal={{ width: 840, height: 420, narrowHeight: 300 }} />
    </ChartFrame>
  );
}
