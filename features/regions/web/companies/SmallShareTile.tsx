import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { rankedBarsTable } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import type { Smb } from './load-companies.ts';
import { barOf } from '../revisions/bar-of.ts';

interface Props {
  smb: Smb;
  place?: string;
  /** Stands on the page about small business itself: there is no way to it. */
  isThere?: boolean;
}

/** The part of small and medium organisations by section, and the way to the page about them. */
export function SmallShareTile({ smb, place, isThere = false }: Props) {
  const { yugoId, day, course, sections, source } = smb;
  const t = useText();
  const { locale, percent } = useFormats();
  const words = useChartWords('year', percent);
  const buildRoute = useBuildRoute();
  const { shortName } = usePlace();
  const last = course.at(-1);
  if (!last || last.share === null || day === null)
    return <EmptyTile title={t('RegionCompanies_Small')} why={t('RegionCompanies_NoSmall')} />;
  const about = aboutPeriods([day], {
    place: place ?? shortName,
    indicator: t('RegionCompanies_Small'),
    unit: '%',
    source,
    locale,
  });
  const rows = sections.map(({ code, name, ...figure }) => ({ id: code, name, ...barOf(figure) }));
  const data = { rows, about, ...words };
  return (
    <ChartFrame
      level={2}
      title={t('RegionCompanies_SmallTitle', { share: percent(last.share) })}
      sub={t('RegionCompanies_SmallSub', { year: day.slice(0, 4) })}
      about={about}
      table={rankedBarsTable(data)}
      source={
        <SourceLine source={source}>
          {source?.name}. {source?.caveat}{' '}
          {!isThere && (
            <Link to={buildRoute('smb', { id: 'all', yugoId })}>{t('RegionCompanies_SmallMore')}</Link>
          )}
        </SourceLine>
      }
    >
      <RankedBars {...data} nominalWidth={400} />
    </ChartFrame>
  );
}
