import { useCallback } from 'react';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';

type Projection = OutputOf<'modeling/getPeopleStatsForecast'>;

const horizonYears = 20;

/** How many will live here if births, deaths and moves go on as they do. It loads by itself. */
export function ProjectionTile({ yugoId }: { yugoId: number }) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Projection> =>
      api.call('modeling/getPeopleStatsForecast', { yugoId, horizonYears }, { signal }),
    [api, yugoId],
  );
  return <ProjectionTileView loaded={useLoaded(load)} />;
}

/** The tile as what it loads stands: years that were, years ahead, and the way to the model that moves them. */
export function ProjectionTileView({ loaded: { data, state } }: { loaded: Loaded<Projection> }) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', formats.integer);
  const buildRoute = useBuildRoute();
  const title = t('RegionPopulation_Projection');
  if (data === null) return <Tile level={2} title={title} state={state} height={360} />;
  const { result, history, name, yugoId, source, meta } = data;
  if (result === null) return <EmptyTile title={title} why={t('RegionPopulation_NoProjection')} />;
  const until = result.years.at(-1)!;
  const baseYear = result.years[0]!;
  const past = pointsOf(history.years, history.total).filter(({ day }) => day < lastDayOf(baseYear));
  const points = [...past, ...pointsOf(result.years, result.total)];
  const about = aboutPeriods(
    points.map(({ day }) => day),
    { place: name, indicator: title, unit: t('RegionPopulation_PeopleUnit'), source, locale: formats.locale },
  );
  const drawn = {
    period: 'year',
    series: [{ id: yugoId, name: title, points, hue: 1 }],
    projectedFrom: lastDayOf(baseYear + 1),
    about,
    ...words,
  } as const;
  return (
    <ChartFrame
      level={2}
      title={t('RegionPopulation_ProjectionTitle', {
        year: String(until),
        people: formats.short(result.total.at(-1)!),
        base: String(baseYear),
        before: formats.short(result.total[0]!),
      })}
      sub={t('RegionPopulation_ProjectionSub')}
      about={about}
      table={linesTable(drawn, words)}
      tools={
        <ButtonLink size="small" to={buildRoute('populationModels', { id: yugoId })}>
          {t('RegionPopulation_OpenModel')}
        </ButtonLink>
      }
      source={
        <SourceLine source={source}>
          {t('RegionPopulation_ProjectionSource', {
            source: source?.name ?? '',
            model: meta.model,
            version: meta.modelVersion,
            day: formats.day(meta.dataAsOf),
          })}
        </SourceLine>
      }
    >
      <Lines {...drawn} nominal={{ width: 1280, height: 320, narrowHeight: 280 }} />
    </ChartFrame>
  );
}

function lastDayOf(year: number): string {
  return `${year}-12-31`;
}

function pointsOf(years: readonly number[], values: readonly number[]) {
  return years.map((year, at) => ({ day: lastDayOf(year), value: Math.round(values[at]!) }));
}
