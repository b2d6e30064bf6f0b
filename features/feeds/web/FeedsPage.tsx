import { useLoaderData } from 'react-router';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { DeskHead } from './DeskHead.tsx';
import { EmptyFeeds } from './list/EmptyFeeds.tsx';
import { readFeedsView, writeFeedsView } from './list/feeds-address.ts';
import { FeedsFilters } from './list/FeedsFilters.tsx';
import { FeedsTable } from './list/FeedsTable.tsx';
import { ListsButtons } from './list/ListsButtons.tsx';

const pageSize = 50;

const load = (async ({ api, url, signal }) => {
  const view = readFeedsView(url);
  const { text, sortBy, descending, page } = view;
  const asked = { text, sortBy, descending, pageIndex: page, pageSize, health: view.health ?? undefined };
  return { ...(await api.call('feeds/getFeeds', asked, { signal })), view, now: new Date().toISOString() };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Where the news come from: every feed with its health. */
export default function FeedsPage() {
  const { feeds, total, counts, view, now } = useLoaderData<typeof loader>();
  const t = useText();
  const buildRoute = useBuildRoute();
  const count = (...healths: string[]) => healths.reduce((sum, health) => sum + (counts[health] ?? 0), 0);
  const all = count('working', 'failing', 'gone', 'waiting', 'paused');
  const verdict = t('Feeds_Verdict', {
    total: all,
    working: count('working'),
    failing: count('failing', 'gone'),
    paused: count('paused'),
  });
  return (
    <main>
      <Breadcrumbs
        trail={[{ label: t('Desk_Title'), to: buildRoute('desk') }, { label: t('Feeds_Title') }]}
      />
      <DeskHead title={t('Feeds_Title')} verdict={verdict}>
        <ButtonLink variant="primary" icon="plus" to={buildRoute('feedAdd')}>
          {t('Feeds_Add')}
        </ButtonLink>
        <ListsButtons hasFeeds={all > 0} />
      </DeskHead>
      {count('removed') + all > 0 && <FeedsFilters key={view.text} view={view} counts={counts} all={all} />}
      {feeds.length === 0 ? (
        <EmptyFeeds isFiltered={view.text !== '' || view.health !== null} />
      ) : (
        <FeedsTable feeds={feeds} view={view} now={now} />
      )}
      <Pagination
        page={view.page}
        pages={Math.ceil(total / pageSize)}
        linkTo={(page) => buildRoute('feeds', {}, { search: writeFeedsView(view, { page }) })}
      />
    </main>
  );
}
