import { unitTitle } from '#platform/shared/figures.ts';
import { formatPeriod, formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { ExploreView } from '../../domain/view/explore-view.ts';
import { writeMeasureWord } from '../../domain/view/measure-word.ts';
import { CiteParts } from '../CiteParts.tsx';
import { Drawing } from '../forms/Drawing.tsx';
import { useViewWords } from '../use-view-words.ts';
import { useExploreAddress } from '../use-explore-address.ts';
import { AboutParts } from './AboutParts.tsx';
import { Coverage } from './Coverage.tsx';
import { FollowIndicator } from './FollowIndicator.tsx';
import { Releases } from './Releases.tsx';
import { Revisions } from './Revisions.tsx';
import { RelatedParts, ReportParts, SourceParts } from './SideParts.tsx';
import { UsesParts } from './UsesParts.tsx';
import type { IndicatorData, Told } from './load-indicator.ts';
import page from '../Explore.module.css';
import styles from './Indicator.module.css';

/** An indicator: its identity, its picture, its sources, its releases and coverage, and what stands near. */
export function IndicatorParts({ told, log, revised, data }: IndicatorData) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const api = useApi();
  const addressOf = useExploreAddress();
  const { indicator, found } = told;
  const word = writeMeasureWord({ indicator: indicator.indicator, dims: told.dims });
  const view = viewOf(word, data.form);
  return (
    <main className={page.page}>
      <PageTitle>{indicator.name}</PageTitle>
      <header>
        <p className={typeStyles.meta}>
          <Link to={buildRoute('indicators')}>{t('Explore_Indicators_Title')}</Link> /{' '}
          {t(`Catalogue_Family_${indicator.family}`)}
        </p>
        <Head told={told} view={view} address={addressOf(view)} />
        {data.lead !== '' && data.form === 'map' && <Ends data={data} />}
        {told.words.length > 0 && (
          <p className={typeStyles.note}>
            {t('Explore_Indicator_Words', { words: told.words.slice(0, 8).join(', ') })}
          </p>
        )}
        <Identity told={told} />
      </header>
      {found === null ? (
        <p className={page.lead}>{t('Explore_Indicator_None')}</p>
      ) : (
        <div className={page.columns}>
          <div className={page.drawing}>
            <Drawing data={data} />
          </div>
          <div className={page.beside}>
            <AboutParts told={told} />
            <SourceParts told={told} />
          </div>
        </div>
      )}
      {found !== null && (
        <div className={page.columns}>
          <div className={page.drawing}>
            <Releases told={told} />
            <Revisions {...{ told, log, revised }} />
            <Coverage told={told} />
          </div>
          <div className={page.beside}>
            <CiteParts
              data={data}
              view={view}
              address={buildRoute('indicator', { code: word })}
              load={() => api.call('explore/getView', { indicators: [word], form: data.form })}
            />
          </div>
        </div>
      )}
      <div className={page.columns}>
        <div className={page.drawing}>
          <UsesParts told={told} />
          <RelatedParts told={told} />
        </div>
        <ReportParts code={word} />
      </div>
    </main>
  );
}

/** The name, with the button that follows it, the ways to an alert on it and to the explorer. */
function Head({
  told: { indicator, found, dims },
  view,
  address,
}: {
  told: Told;
  view: ExploreView;
  address: string;
}) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <div className={styles.head}>
      <h1 className={typeStyles.title}>
        {indicator.name} {found?.sample === true && <SampleTag />}
      </h1>
      <div className={styles.acts}>
        {found !== null && <FollowIndicator view={view} name={indicator.name} />}
        {found !== null && dims === '' && (
          <ButtonLink
            icon="bell"
            to={buildRoute('alerts', {}, { search: { indicator: indicator.indicator } })}
          >
            {t('Titles_Alerts')}
          </ButtonLink>
        )}
        <ButtonLink variant="primary" to={address}>
          {t('Explore_Indicator_Open')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The highest and the lowest region at the newest time, of what a map says by rule. */
function Ends({ data }: Pick<IndicatorData, 'data'>) {
  const t = useText();
  const { figure, time } = useViewWords(data);
  const known = data.places
    .filter(({ kind }) => kind === 'region')
    .flatMap(({ yugoId, shortName: name }) => {
      const end = data.series.find((each) => each.measure === 0 && each.yugoId === yugoId)?.end;
      return end == null ? [] : [{ name, end }];
    })
    .toSorted((one, other) => other.end - one.end);
  const [highest, lowest] = [known[0], known.at(-1)];
  if (highest === undefined || lowest === undefined || data.ends === null) return null;
  return (
    <p className={page.lead}>
      {t('Explore_Indicator_Ends', {
        time: time(data.ends.last),
        highest: highest.name,
        high: figure(highest.end),
        lowest: lowest.name,
        low: figure(lowest.end),
      })}
    </p>
  );
}

/** Unit, span, places, newest value and code in a row. */
function Identity({ told: { indicator, found, parts } }: { told: Told }) {
  const t = useText();
  const { locale, integer } = useFormats();
  const period = periodOf(indicator.period);
  const rows = [
    [t('Explore_Indicator_Unit'), unitTitle(indicator.unit)],
    ...(found?.first && found.last
      ? [
          [t('Explore_Indicator_Period'), formatPeriodRange(period, found.first, found.last, locale)],
          [t('Explore_Indicator_Last'), formatPeriod(period, found.last, locale)],
        ]
      : []),
    ...(found?.regions === undefined
      ? []
      : [
          [
            t('Explore_Indicator_Places'),
            found.regions > 0 ? t('Explore_Regions', { count: found.regions }) : t('Explore_CountryOnly'),
          ],
        ]),
    ...(parts > 0 ? [[t('Explore_Indicator_Parts'), integer(parts)]] : []),
    [t('Explore_Indicator_Code'), indicator.indicator],
  ];
  return (
    <dl className={styles.identity}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The page's own picture as a view: all places, all times, nothing changed. */
function viewOf(word: string, form: IndicatorData['data']['form']) {
  return {
    measures: [word],
    places: [],
    from: null,
    to: null,
    moment: null,
    own: [],
    log: 'none' as const,
    transform: 'asIs' as const,
    form,
  };
}
