import { Sparkline } from '#platform/charts/sparkline/Sparkline.tsx';
import { unitTitle } from '#platform/shared/figures.ts';
import { formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useSession } from '#platform/web/session/use-session.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { ReportForm } from '../reports/ReportForm.tsx';
import type { Told } from './load-indicator.ts';
import page from '../Explore.module.css';
import styles from './Indicator.module.css';

/** Who publishes it, under which terms, and what the source itself warns of. */
export function SourceParts({ told: { sources } }: { told: Told }) {
  const t = useText();
  const { day } = useFormats();
  return (
    <section>
      <h2 className={page.heading}>{t('Explore_Indicator_Sources')}</h2>
      <ul className={page.rows}>
        {sources.map((source) => (
          <li key={`${source.code} ${source.sample}`}>
            <b>{source.name}</b> {source.sample && <SampleTag />}
            <br />
            {source.url === null ? (
              source.title
            ) : (
              <ExternalLink href={source.url}>{source.title}</ExternalLink>
            )}
            <br />
            {source.licence}. {source.knownAt && t('Explore_Indicator_KnownAt', { day: day(source.knownAt) })}
            {source.caveat && <p className={typeStyles.note}>{source.caveat}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Indicators of the same subject whose names share words with it, with how each went in the country. */
export function RelatedParts({ told: { related } }: { told: Told }) {
  const t = useText();
  const { locale } = useFormats();
  const buildRoute = useBuildRoute();
  if (related.length === 0) return null;
  return (
    <section>
      <h2 className={page.heading}>{t('Explore_Indicator_Related')}</h2>
      <ul className={page.rows}>
        {related.map(({ indicator, name, unit, period, first, last, values, sample }) => (
          <li key={indicator} className={styles.related}>
            <span>
              <Link to={buildRoute('indicator', { code: indicator })}>{name}</Link> {sample && <SampleTag />}
              <br />
              <span className={typeStyles.note}>
                {[unitTitle(unit), first && last && formatPeriodRange(periodOf(period), first, last, locale)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            {values.length > 1 && <Sparkline values={values} />}
          </li>
        ))}
      </ul>
      <p className={typeStyles.small}>{t('Explore_Indicator_RelatedNote')}</p>
    </section>
  );
}

/** Tells the desk what is wrong; the address of whoever helps stands beside where one is configured. */
export function ReportParts({ code }: { code: string }) {
  const t = useText();
  const { helpEmail } = useStart();
  const { isLoggedIn } = useSession();
  const subject = encodeURIComponent(t('Explore_Indicator_ReportSubject', { code }));
  if (!isLoggedIn && helpEmail === null) return null;
  return (
    <section>
      <h2 className={page.heading}>{t('Explore_Indicator_Report')}</h2>
      <p className={typeStyles.note}>{t('Explore_Indicator_ReportNote')}</p>
      {isLoggedIn && <ReportForm key={code} indicator={code} />}
      {helpEmail !== null && <a href={`mailto:${helpEmail}?subject=${subject}`}>{helpEmail}</a>}
    </section>
  );
}
