import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { type SearchAsked } from '../../domain/search/search-address.ts';
import type { FeedAnswer } from '../feed/feed-news.ts';
import { searchFeed, type Facets } from './search-calls.ts';
import { SearchFeed } from './SearchFeed.tsx';
import { useSearchAddress } from './use-search-address.ts';
import styles from './SearchResults.module.css';

interface Props {
  asked: SearchAsked;
  facets: Facets;
  page: FeedAnswer & { hidden: number; notUnderstood?: string[] };
  pageIndex: number;
  hasStartedAnew: boolean;
}

/** How much was found, how it is shown, what is hidden by the reader's own list, and the news themselves. */
export function SearchResults({ asked, facets, page, pageIndex, hasStartedAnew }: Props) {
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  return (
    <section aria-label={t('NewsSearch_Results')}>
      <div className={styles.head}>
        <h2 className={styles.count}>
          <output>
            {t(facets.isPartial ? 'NewsSearch_FoundPartly' : 'NewsSearch_Found', { count: facets.total })}
          </output>
        </h2>
        {page.newsTotalCount > 0 && <Views asked={asked} />}
      </div>
      <NotUnderstood pieces={page.notUnderstood ?? []} />
      <Muted asked={asked} hidden={page.hidden} />
      {page.newsTotalCount === 0 ? (
        <div className={styles.empty}>
          <p>{t('NewsSearch_Empty')}</p>
          <ButtonLink to={buildRoute('search')}>{t('NewsSearch_Reset')}</ButtonLink>
        </div>
      ) : (
        <SearchFeed
          key={`${page.requestId} ${pageIndex} ${asked.withMuted} ${page.hidden}`}
          first={page}
          firstIndex={pageIndex}
          hasStartedAnew={hasStartedAnew}
          lines={[asked.text, asked.any]}
          byDay={asked.newest}
          load={searchFeed(api, asked)}
        />
      )}
    </section>
  );
}

/** By story or every headline, important or newest first: links, so that each view has its address. */
function Views({ asked }: { asked: SearchAsked }) {
  const t = useText();
  const address = useSearchAddress();
  const choice = (label: string, change: Partial<SearchAsked>, isCurrent: boolean) => (
    <Link to={address(asked, change)} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
      {label}
    </Link>
  );
  return (
    <div className={styles.views}>
      <nav aria-label={t('NewsSearch_View')} className={styles.segments}>
        {choice(t('NewsSearch_ByStories'), { byItems: false }, !asked.byItems)}
        {choice(t('NewsSearch_ByItems'), { byItems: true }, asked.byItems)}
      </nav>
      <nav aria-label={t('NewsSearch_Order')} className={styles.segments}>
        {choice(t('NewsSearch_OrderScore'), { newest: false }, !asked.newest)}
        {choice(t('NewsSearch_OrderDate'), { newest: true }, asked.newest)}
      </nav>
    </div>
  );
}

/** What of the question asked for nothing, so that nobody takes the answer for another question's. */
function NotUnderstood({ pieces }: { pieces: readonly string[] }) {
  const t = useText();
  if (pieces.length === 0) return null;
  return <p className={styles.muted}>{t('NewsSearch_NotUnderstood', { pieces: pieces.join(' ') })}</p>;
}

function Muted({ asked, hidden }: { asked: SearchAsked; hidden: number }) {
  const t = useText();
  const address = useSearchAddress();
  if (hidden === 0 && !asked.withMuted) return null;
  return (
    <p className={styles.muted}>
      {!asked.withMuted && t('NewsSearch_Hidden', { count: hidden })}{' '}
      <Link to={address(asked, { withMuted: !asked.withMuted })} preventScrollReset>
        {t(asked.withMuted ? 'NewsSearch_HideAgain' : 'NewsSearch_ShowHidden')}
      </Link>
    </p>
  );
}
