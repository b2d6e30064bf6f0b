import { useLoaderData } from 'react-router';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { ChipLink } from '#platform/ui/choices/Chips.tsx';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { needsAttention } from '../domain/source-state.ts';
import { SourcesTable } from './list/SourcesTable.tsx';
import { WeekTile } from './list/WeekTile.tsx';
import type { ListedSource } from './words/SourceState.tsx';
import styles from './SourcesPage.module.css';

const shows = ['all', 'attention', 'off'] as const;
type Show = (typeof shows)[number];

const load = (async ({ api, url, signal }) => {
  const asked = url.searchParams.get('show');
  const show = shows.find((one) => one === asked) ?? 'all';
  return { ...(await api.call('sources/getSources', {}, { signal })), show, now: new Date().toISOString() };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

const fits: Record<Show, (source: ListedSource) => boolean> = {
  all: () => true,
  attention: ({ state }) => needsAttention.has(state),
  off: ({ isOn, needsFile }) => !isOn && !needsFile,
};

/** Where the figures come from by themselves: every source with its state, calendar and switch. */
export default function SourcesPage() {
  const { sources, week, show, now } = useLoaderData<typeof loader>();
  const t = useText();
  const buildRoute = useBuildRoute();
  const count = (which: Show) => sources.filter(fits[which]).length;
  const shown = sources.filter(fits[show]);
  return (
    <main>
      <Breadcrumbs
        trail={[{ label: t('Desk_Title'), to: buildRoute('desk') }, { label: t('Sources_Title') }]}
      />
      <header className={styles.head}>
        <h1 className={styles.title}>{t('Sources_Title')}</h1>
        <p className={styles.verdict}>
          {t('Sources_Verdict', {
            total: sources.length,
            on: sources.filter(({ isOn }) => isOn).length,
            attention: count('attention'),
          })}
        </p>
      </header>
      <nav className={styles.chips} aria-label={t('Sources_Column_State')}>
        {shows.map((which) => (
          <ChipLink
            key={which}
            current={which === show}
            to={buildRoute('figureSources', {}, { search: which === 'all' ? {} : { show: which } })}
          >
            {t(`Sources_Show_${which}`)} {count(which)}
          </ChipLink>
        ))}
        <span className={styles.add}>
          <ButtonLink variant="primary" size="small" icon="plus" to={buildRoute('figureSourceNew')}>
            {t('Sources_Add')}
          </ButtonLink>
        </span>
      </nav>
      {shown.length === 0 ? (
        <p className={styles.note}>{t('Sources_NothingShown')}</p>
      ) : (
        <SourcesTable sources={shown} now={now} />
      )}
      <p className={styles.note}>{t('Sources_Year_Legend')}</p>
      <p className={styles.note}>{t('Sources_Rules')}</p>
      <div className={styles.week}>
        <WeekTile week={week} />
      </div>
    </main>
  );
}
