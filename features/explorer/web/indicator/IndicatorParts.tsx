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
import { writeMeasureWord } from '../../domain/view/measure-word.ts';
import { CiteParts } from '../CiteParts.tsx';
import { Drawing } from '../forms/Drawing.tsx';
import { useExploreAddress } from '../use-explore-address.ts';
import { AboutParts } from './AboutParts.tsx';
import { Coverage } from './Coverage.tsx';
import { Releases } from './Releases.tsx';
import { Revisions } from './Revisions.tsx';
import { RelatedParts, ReportParts, SourceParts } from './SideParts.tsx';
import { UsesParts } from './UsesParts.tsx';
import type { IndicatorData, Told } from './load-indicator.ts';
import page from '../Explore.module.css';
import styles from './Indicator.module.css';

/** An indicator: its identity, its picture, its sources, its releases and coverage, and what stands near. */
export function IndicatorParts({ told, log, data }: IndicatorData) {
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
        <div className={styles.head}>
          <h1 className={typeStyles.title}>
            {indicator.name} {found?.sample === true && <SampleTag />}
          </h1>
          <ButtonLink variant="primary" to={addressOf(view)}>
            {t('Explore_Indicator_Open')}
          </ButtonLink>
        </div>
        {data.lead !== '' && <p className={page.lead}>{data.lead}</p>}
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
            <Revisions told={told} log={log} />
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
