import { useCallback, useMemo } from 'react';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { loadAhead, type PeopleAhead } from './load-ahead.ts';
import { Answer } from './QuestionRow.tsx';

/** How many will live here, with the range of eight runs out of ten, and what moves the end. It loads by itself. */
export function AheadQuestion({ title, yugoId }: { title: string; yugoId: number }) {
  const api = useApi();
  const load = useCallback((signal?: AbortSignal) => loadAhead(api, yugoId, signal), [api, yugoId]);
  return <AheadView title={title} loaded={useLoaded(load)} />;
}

/** The answer as what it loads stands. */
export function AheadView({
  title,
  loaded: { data, state },
}: {
  title: string;
  loaded: Loaded<PeopleAhead>;
}) {
  const t = useText();
  if (data === null)
    return (
      <Answer>
        <Tile level={2} title={title} state={state} height={340} />
      </Answer>
    );
  if (data.forecast.result === null)
    return (
      <Answer>
        <EmptyTile title={title} why={t('RegionPopulation_NoProjection')} />
      </Answer>
    );
  return (
    <>
      <Answer>
        <AheadChart title={title} ahead={data} result={data.forecast.result} />
      </Answer>
      <SwingsTile ahead={data} until={data.forecast.result.years.at(-1)!} />
    </>
  );
}

type Result = NonNullable<PeopleAhead['forecast']['result']>;

function AheadChart({ title, ahead, result }: { title: string; ahead: PeopleAhead; result: Result }) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('year', formats.integer);
  const { history, name, source, meta } = ahead.forecast;
  const { band } = ahead;
  const [base, until] = [result.years[0]!, result.years.at(-1)!];
  const past = history.years.flatMap((year, at) =>
    year < base ? [{ day: lastDayOf(year), value: Math.round(history.total[at]!) }] : [],
  );
  const points = result.years.map((year, at) => ({
    day: lastDayOf(year),
    value: Math.round(result.total[at]!),
    ...(band && { low: Math.round(band.low[at]!), high: Math.round(band.high[at]!) }),
  }));
  const about = aboutPeriods(
    [...past, ...points].map(({ day }) => day),
    {
      place: name,
      indicator: t('RegionPopulation_Projection'),
      unit: t('RegionPopulation_PeopleUnit'),
      source,
      locale: formats.locale,
    },
  );
  const data = {
    period: 'year',
    series: [{ id: 'own', name, points: [...past, ...points], own: true, hue: 1 }],
    projectedFrom: lastDayOf(base + 1),
    fromZero: true,
    about,
    ...words,
  } as const;
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('RegionPopulation_AheadAnswer', {
        year: String(until),
        people: formats.short(result.total.at(-1)!),
        range: band ? 'known' : 'none',
        low: formats.short(band?.low.at(-1) ?? 0),
        high: formats.short(band?.high.at(-1) ?? 0),
      })}
      about={about}
      table={linesTable(data, words)}
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
      <Lines {...data} nominal={{ width: 840, height: 220, narrowHeight: 240 }} />
    </ChartFrame>
  );
}

const lastDayOf = (year: number): string => `${year}-12-31`;

/** The last year of the middle variant and of those that differ from it in one thing. */
function SwingsTile({ ahead, until }: { ahead: PeopleAhead; until: number }) {
  const t = useText();
  const { short } = useFormats();
  const buildRoute = useBuildRoute();
  const title = t('RegionPopulation_Swings');
  const columns = useMemo(
    (): TableColumn<PeopleAhead['ends'][number]>[] => [
      {
        key: 'variant',
        label: t('RegionPopulation_SwingIf'),
        kind: 'text',
        value: ({ variant }) => t(`RegionPopulation_Swing_${variant}`),
        wrap: true,
      },
      {
        key: 'people',
        label: String(until),
        kind: 'number',
        value: ({ people }) => Math.round(people),
        render: ({ people }) => short(people, 2),
      },
    ],
    [t, short, until],
  );
  return (
    <Tile level={2} title={title} sub={t('RegionPopulation_SwingsSub', { year: String(until) })}>
      <DataTable
        title={title}
        rows={ahead.ends}
        columns={columns}
        rowKey={({ variant }) => variant}
        isCurrent={({ variant }) => variant === 'medium'}
      />
      <p>
        <ButtonLink size="small" to={buildRoute('populationModels', { id: ahead.forecast.yugoId })}>
          {t('RegionPopulation_OpenModel')}
        </ButtonLink>
      </p>
    </Tile>
  );
}
