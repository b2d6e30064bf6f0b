import { useLoaderData } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { ApiError, type Api } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { findNamed } from './search/find-named.ts';
import { NamedTile } from './search/NamedTile.tsx';
import { asksNothing, questionOfSearch, readSearchAddress } from '../domain/search/search-address.ts';
import { loadAsked, readAsked } from './feed/feed-address.ts';
import { searchFeed, type SavedFilter } from './search/search-calls.ts';
import { FeedHead } from './feed/FeedHead.tsx';
import { mayBeSignedIn } from './muting/load-muting.ts';
import { ObjectsTile } from './rail/ObjectsTile.tsx';
import { ActiveFilters } from './search/ActiveFilters.tsx';
import { FollowQuestion } from './search/FollowQuestion.tsx';
import { DayBars } from './search/DayBars.tsx';
import { FoundObjects } from './search/FoundObjects.tsx';
import { loadRegion } from './search/load-region.ts';
import { RegionCard } from './search/RegionCard.tsx';
import { SavedFilters } from './search/saved/SavedFilters.tsx';
import { SearchForm } from './search/SearchForm.tsx';
import { SearchResults } from './search/SearchResults.tsx';
import { FeedLinks } from './bars/FeedLinks.tsx';
import styles from './SearchPage.module.css';

/** What a search holds that found nothing yet. */
const nothing = { found: null, facets: null, region: null, named: [], objects: null, refusal: null };

const load = (async ({ api, url, signal }) => {
  const asked = readSearchAddress(url.searchParams);
  const saving = loadSaved(api);
  if (asksNothing(asked)) {
    const objects = await api.call('news/getDayObjects', {}, { signal }).catch(() => null);
    return { ...nothing, asked, objects, saved: await saving };
  }
  try {
    const [found, facets, region, named] = await Promise.all([
      loadAsked(readAsked(url), (page) => searchFeed(api, asked)(page, signal)),
      api.call('news/getSearchFacets', questionOfSearch(asked), { signal }),
      loadRegion(api, asked),
      asked.text.trim() === ''
        ? []
        : findNamed(api, asked.text, { most: 6, withMeasures: mayBeSignedIn(), signal }),
    ]);
    return { ...nothing, asked, found, facets, region, named, saved: await saving };
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.status !== 400) throw error;
    return { ...nothing, asked, saved: await saving, refusal: error.problem.title };
  }
}) satisfies LoadPage<unknown>;

/** The caller's filters; null without a login, and where they cannot be told. */
async function loadSaved(api: Api): Promise<SavedFilter[] | null> {
  if (!mayBeSignedIn()) return null;
  return api.call('search/getSavedSearches', {}).catch(() => null);
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The search: the question stands in the address, so that it can be kept, sent and gone back to. */
export default function SearchPage() {
  const { asked, found, facets, region, named, objects, saved, refusal } = useLoaderData<typeof loader>();
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <main>
      <PageTitle>{titleOf(asked.text, t('NewsSearch_Title'))}</PageTitle>
      <FeedHead title={t('NewsSearch_Title')}>
        {t('NewsSearch_Hint')}{' '}
        {found && (
          <>
            <FollowQuestion search={asked} {...{ facets, region, saved }} />{' '}
            <FeedLinks of="search" search={questionOfSearch(asked)} />
          </>
        )}
      </FeedHead>
      <SearchForm asked={asked} facets={facets} refusal={refusal} />
      <ActiveFilters {...{ asked, facets, region }} />
      <div className={styles.page}>
        {facets && (
          <div className={styles.days}>
            <DayBars key={facets.days[0]?.from} asked={asked} days={facets.days} />
          </div>
        )}
        <div className={styles.results}>
          {/* Before a question: what the day's headlines name most, each a search of its own. */}
          {asksNothing(asked) && <ObjectsTile objects={objects} />}
          {found && facets && <SearchResults asked={asked} facets={facets} {...found} />}
        </div>
        <aside className={styles.rail}>
          {region && <RegionCard asked={asked} region={region} />}
          <NamedTile named={named} />
          {facets && <FoundObjects asked={asked} facets={facets} />}
          <SavedFilters asked={asked} saved={saved} canSave={facets !== null} />
          {saved !== null && (
            <p className={styles.more}>
              <Link to={buildRoute('muted')}>{t('NewsMuted_Title')}</Link>
            </p>
          )}
        </aside>
      </div>
    </main>
  );
}

const longestInTitle = 60;

/** The question before the page's name; a long one is cut. */
function titleOf(text: string, name: string): string {
  if (text === '') return name;
  return `${text.length > longestInTitle ? `${text.slice(0, longestInTitle)}…` : text}, ${name}`;
}
