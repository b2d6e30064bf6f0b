import { useCallback } from 'react';
import { useLoaderData, useParams, useSearchParams } from 'react-router';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { unitTitle } from '#platform/shared/figures.ts';
import { formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { readBeside } from '../domain/embed-address.ts';
import styles from '#platform/ui/embed.module.css';

type Trend = OutputOf<'embed/getTrend'>;

const load: LoadPage<Trend> = ({ api, params, url }) =>
  api.call('embed/getTrend', {
    indicator: params['indicator'] ?? '',
    dims: url.searchParams.get('dims') ?? '',
    yugoId: Number(params['id']),
    beside: readBeside(url.searchParams.get('beside')),
  });
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One chart as it stands in another site: its title, source and the way back. */
export default function EmbedPage() {
  const trend = useLoaderData<typeof loader>();
  const { publicUrl } = useStart();
  const buildRoute = useBuildRoute();
  const { indicator, id } = useParams();
  const [search] = useSearchParams();
  const part = search.get('dims');
  const beside = readBeside(search.get('beside'));
  const address =
    publicUrl +
    buildRoute(
      'embed',
      { indicator, id },
      {
        search: {
          ...(part !== null && { dims: part }),
          ...(beside.length > 0 && { beside: beside.join('.') }),
          asOf: null,
        },
      },
    );
  const discovery = `${publicUrl}/api/oembed?format=json&url=${encodeURIComponent(address)}`;
  const title = titleOf(trend);
  const home =
    beside.length === 0
      ? buildRoute('overview', { id })
      : buildRoute(
          'explore',
          {},
          { search: { i: part === null ? indicator : `${indicator}:${part}`, p: [id, ...beside].join('.') } },
        );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <link rel="alternate" type="application/json+oembed" href={discovery} title={title} />
      <EmbeddedTrend trend={trend} home={publicUrl + home} />
    </>
  );
}

/** The place, where it stands alone, and the indicator. */
const titleOf = ({ place, beside, indicator }: Trend): string =>
  beside.length === 0 ? `${place}: ${indicator.name}` : indicator.name;

/** The chart with what must be said of it anywhere. */
export function EmbeddedTrend({ trend, home }: { trend: Trend; home: string }) {
  const t = useText();
  const formats = useFormats();
  const { indicator, points, source, openDay, sample } = trend;
  const title = titleOf(trend);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>
        {title}, {unitTitle(indicator.unit)} {sample && <SampleTag />}
      </h1>
      {points.length === 0 ? <p>{t('Embed_Nothing')}</p> : <Trendline trend={trend} address={home} />}
      <p className={styles.small}>
        {source && `${source.name}, ${source.title}. `}
        {t('Embed_Known', { day: formats.day(openDay) })}.{' '}
        <a href={home} target="_blank" rel="noopener">
          {t('Embed_Full')}
        </a>
      </p>
    </main>
  );
}

function Trendline({ trend, address }: { trend: Trend; address: string }) {
  const t = useText();
  const formats = useFormats();
  const { indicator, place, points, source } = trend;
  const write = useCallback(
    (figure: number) => formats.amount(figure, indicator.decimals),
    [formats, indicator.decimals],
  );
  const period = periodOf(indicator.period);
  const words = useChartWords(period, write);
  const about = {
    place,
    indicator: indicator.name,
    period: formatPeriodRange(period, points[0]!.day, points.at(-1)!.day, formats.locale),
    unit: unitTitle(indicator.unit),
    source: source?.name ?? '',
    address,
  };
  const others = trend.beside.filter((each) => each.points.length > 0);
  const series = [
    { id: 'own', name: place, points, own: true, hue: 1 as const },
    ...others.map((each) => ({ id: String(each.yugoId), name: each.place, points: each.points })),
  ];
  const breaks = trend.breaks.map(({ day, census }) => ({
    day,
    label: t('Embed_Census', { year: String(census) }),
  }));
  return (
    <Lines
      {...{ period, series, breaks, about, ...words }}
      nominal={{ width: 720, height: 300, narrowHeight: 260 }}
    />
  );
}
