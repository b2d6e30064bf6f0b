import { useMemo, type ReactNode } from 'react';
import { SmallMultiples } from '#platform/charts/small-multiples/SmallMultiples.tsx';
import { smallMultiplesTable } from '#platform/charts/small-multiples/layout-small-multiple.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useText } from '#platform/web/text.ts';
import { barestName } from '../../domain/list/brief-name.ts';
import { incidenceBounds } from '../../domain/map/map-classes.ts';
import { rowsOfView } from '../../domain/list/sort-rows.ts';
import type { ListProps } from './load-list.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import styles from './RegionTrends.module.css';

const firstPanes = 32;
const veryHigh = incidenceBounds[4];

/** 120 days of every place on one scale, the country as a ghost. */
export function RegionTrends({ list, view }: ListProps) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { account } = useSession();
  const data = useMemo(() => {
    const rows = rowsOfView(list.regions, { ...view, sort: 'per100k7', descending: true }, String).slice(
      0,
      view.all ? undefined : firstPanes,
    );
    const items = rows.map(({ yugoId, name, shortName, trend }) => ({
      id: yugoId,
      name,
      shortName: barestName(shortName),
      values: trend,
      marked: yugoId === account.ownRegionYugoId,
      href: buildRoute('region', { id: yugoId, tab: 'overview' }),
    }));
    const ghost = list.country?.trend ?? [];
    const dates = ghost.map((_, index) => addDays(list.trendFrom!, index));
    const yMax = Math.max(1, ...list.regions.flatMap(({ trend }) => trend.map((value) => value ?? 0)));
    return { items, ghost, dates, yMax, threshold: veryHigh };
  }, [list, view, account.ownRegionYugoId, buildRoute]);
  if (data.items.length === 0) return null;
  const format = { value: formats.integer, date: formats.day };
  return (
    <div className={styles.trends}>
      <ChartFrame
        level={2}
        title={t('Regions_TrendsTitle')}
        sub={t('Regions_TrendsSub', { threshold: veryHigh })}
        source={<SourceLine source={list.source} />}
        fileName="incidence-120-days"
        table={smallMultiplesTable(data, { date: t('Regions_Day'), ghost: list.country!.shortName })}
      >
        <SmallMultiples
          {...data}
          format={format}
          texts={{ label: t('Regions_TrendsTitle'), noData: t('Ui_NoData') }}
          link={RouterLink}
        />
      </ChartFrame>
    </div>
  );
}

function RouterLink({ href, ...rest }: { href: string; className?: string; children: ReactNode }) {
  return <Link to={href} {...rest} />;
}
