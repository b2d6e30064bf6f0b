import { useLoaderData } from 'react-router';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useText } from '#platform/web/text.ts';
import { CorrectionsTable } from './status/CorrectionsTable.tsx';
import { ForecastsTable } from './status/ForecastsTable.tsx';
import { FreshnessTable } from './status/FreshnessTable.tsx';
import { NowList } from './status/NowList.tsx';
import styles from './status/Status.module.css';

const load = (async ({ api, signal }) =>
  api.call('status/getStatus', {}, { signal })) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** How the product fares, for everybody: the age of each data set against its calendar, feeds, live sources, forecasts, our corrections. */
export default function StatusPage() {
  const { day, sets, feeds, sources, forecasts, corrections } = useLoaderData<typeof loader>();
  const t = useText();
  const { day: sayDay } = useFormats();
  const late = sets.filter(({ isLate }) => isLate).length;
  return (
    <main>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('Status_Verdict', { late, sets: sets.length })}</h1>
        {day !== null && <p className={styles.lead}>{t('Status_AsOf', { day: sayDay(day) })}</p>}
      </header>
      <div className={styles.columns}>
        <div>
          <section className={styles.part}>
            <h2>{t('Status_Freshness')}</h2>
            {sets.length === 0 ? (
              <p className={styles.note}>{t('Status_NotCounted')}</p>
            ) : (
              <FreshnessTable sets={sets} />
            )}
            <p className={styles.note}>{t('Status_FreshnessNote')}</p>
          </section>
          <section className={styles.part}>
            <h2>{t('Status_Forecasts')}</h2>
            <ForecastsTable forecasts={forecasts} />
            <p className={styles.note}>{t('Status_ForecastsNote')}</p>
          </section>
          <section className={styles.part}>
            <h2>{t('Status_Corrections', { count: corrections.length })}</h2>
            <CorrectionsTable corrections={corrections} />
          </section>
        </div>
        <div>
          <section className={styles.part}>
            <h2>{t('Status_Now')}</h2>
            <NowList feeds={feeds} sources={sources} />
          </section>
          <section className={styles.part}>
            <h2>{t('Status_Promise')}</h2>
            <ul className={styles.lines}>
              <li>{t('Status_Promise_source')}</li>
              <li>{t('Status_Promise_kept')}</li>
              <li>{t('Status_Promise_doubt')}</li>
            </ul>
            <p className={styles.note}>
              <a href="/api/status/getStatus">{t('Status_Json')}</a>
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}
