import { useLoaderData } from 'react-router';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { notFound } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { Link } from '#platform/web/Link.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { HeldFigures } from './one/HeldFigures.tsx';
import { ReadingParts } from './one/ReadingParts.tsx';
import { RunUnderWay } from './one/RunUnderWay.tsx';
import { SourceActions } from './one/SourceActions.tsx';
import { SourceFacts } from './one/SourceFacts.tsx';
import { SourceRuns } from './one/SourceRuns.tsx';
import { SourceState } from './words/SourceState.tsx';
import styles from './SourcePage.module.css';

const load = (async ({ api, params, signal }) => {
  const code = params['code'] ?? '';
  if (!/^[a-z][a-z0-9_]{1,59}$/.test(code)) throw notFound();
  return { ...(await api.call('sources/getSource', { code }, { signal })), now: new Date().toISOString() };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One source: what a run would change, what waits for a decision, how it is read, its runs. */
export default function SourcePage() {
  const { source, recipe, held, runs, now } = useLoaderData<typeof loader>();
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <main>
      <PageTitle>{source.title}</PageTitle>
      <Breadcrumbs
        trail={[
          { label: t('Desk_Title'), to: buildRoute('desk') },
          { label: t('Sources_Title'), to: buildRoute('figureSources') },
          { label: source.title },
        ]}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>{source.title}</h1>
        <p className={styles.verdict}>{source.about}</p>
        <SourceState source={source} />
      </header>
      {recipe.needsFile ? <BringFile /> : <SourceActions source={source} />}
      <RunUnderWay source={source} runs={runs} />
      <div className={styles.columns}>
        <div>
          <section className={styles.part}>
            <h2>{t('Sources_Held')}</h2>
            <HeldFigures source={source} held={held} />
          </section>
          <section className={styles.part}>
            <h2>{t('Sources_Reading')}</h2>
            <ReadingParts source={source} recipe={recipe} />
          </section>
        </div>
        <div>
          <section className={styles.part}>
            <h2>{t('Sources_Runs')}</h2>
            <SourceRuns
              source={source}
              runs={runs}
              ofDossiers={recipe.parts.some(({ meaning }) => meaning === 'entity')}
              now={now}
            />
          </section>
          <section className={styles.part}>
            <h2>{t('Sources_Facts')}</h2>
            <SourceFacts recipe={recipe} />
          </section>
        </div>
      </div>
    </main>
  );
}

/** Where each file is brought by an operator there is nothing to switch on, try or run. */
function BringFile() {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <p className={styles.verdict}>
      {t('Sources_BringFile')}{' '}
      <Link className="link" to={buildRoute('ownData')}>
        {t('Titles_OwnData')}
      </Link>
    </p>
  );
}
