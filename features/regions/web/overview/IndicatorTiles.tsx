import { isNominalMoney, unitTitle } from '#platform/shared/figures.ts';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import type { Corrected } from '#platform/charts/marks/later-values.ts';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { OldAge } from '#platform/ui/figures/OldAge.tsx';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Overview, OverviewData } from './load-overview.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import styles from './IndicatorTiles.module.css';

type Indicator = Overview['economy'][number];

/** The economy: the newest published figure of each indicator with its trend, the year and the country beside it. */
export function EconomyTile({ overview }: Pick<OverviewData, 'overview'>) {
  const t = useText();
  return (
    <IndicatorList
      title={t('Regions_Economy')}
      empty={t('Regions_NoEconomy')}
      indicators={overview.economy}
    />
  );
}

/** The same of the people. */
export function PeopleTile({ overview }: Pick<OverviewData, 'overview'>) {
  const t = useText();
  return (
    <IndicatorList title={t('Regions_People')} empty={t('Regions_NoPeople')} indicators={overview.people} />
  );
}

interface ListProps {
  title: string;
  empty: string;
  indicators: Indicator[];
}

function IndicatorList({ title, empty, indicators }: ListProps) {
  const t = useText();
  if (indicators.length === 0)
    return <Tile level={2} title={title} state={{ kind: 'empty', message: empty }} />;
  const names = [...new Set(indicators.map(({ source }) => source.name))].join(', ');
  const source = { name: names, sample: indicators.some(({ sample }) => sample) };
  return (
    <Tile level={2} title={title} sub={t('Regions_YearsSub')} source={<SourceLine source={source} />}>
      <ul className={styles.list}>
        {indicators.map((indicator) => (
          <IndicatorLine key={indicator.indicator} indicator={indicator} />
        ))}
      </ul>
    </Tile>
  );
}

function IndicatorLine({ indicator }: { indicator: Indicator }) {
  const t = useText();
  const formats = useFormats();
  const { name, day, value, previous, country, points, unit, upIs, decimals, sample, period } = indicator;
  const { isSum, isCountrySum } = indicator;
  const isMoney = isNominalMoney(unit);
  const isRate = unitTitle(unit).startsWith('%');
  const change =
    previous === null || previous === 0
      ? null
      : isRate
        ? value - previous
        : ((value - previous) / previous) * 100;
  const when = formatPeriod(periodOf(period), day, formats.locale);
  const later = (points.at(-1) as Corrected | undefined)?.later;
  const write = (figure: number): string => formats.figure(figure, unit, decimals);
  return (
    <li>
      <span>
        {name} {sample && <SampleTag />}
        <small>
          {country === null
            ? when
            : t('Regions_YearAndCountry', { year: when, value: write(country), sum: String(isCountrySum) })}
          {isSum && ` (${t('Regions_SumOfRegions')})`} <OldAge day={day} />
        </small>
      </span>
      <Sparkline values={points.map((point) => point.value)} width={84} height={24} />
      <span className={styles.value}>
        <b>{write(value)}</b>
        {later != null && <small>{t('Regions_NowKnown', { value: write(later) })}</small>}
        <ChangeMark
          value={change}
          upIs={isMoney ? 'neutral' : upIs}
          unit={isRate ? 'points' : 'percent'}
          equalBelow={isRate ? 0.05 : 0.5}
          word={isRate ? t('Regions_Points') : isMoney ? t('Regions_YearPrices') : ''}
        />
      </span>
    </li>
  );
}
