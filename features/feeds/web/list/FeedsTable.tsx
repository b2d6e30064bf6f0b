import { Link } from '#platform/web/Link.tsx';
import { findRubric } from '#features/news/public.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { FeedState } from '../words/FeedState.tsx';
import { languageName } from '../words/use-choices.ts';
import { writeFeedsView, type FeedsView } from './feeds-address.ts';
import styles from './FeedsTable.module.css';

type ListedFeed = OutputOf<'feeds/getFeeds'>['feeds'][number];

interface Props {
  feeds: readonly ListedFeed[];
  view: FeedsView;
  /** The moment the page was made, against which ages stand. */
  now: string;
}

const columns = [
  { key: 'title', sort: 'title', label: 'Feeds_Column_Title' },
  { key: 'health', sort: 'lastSuccess', label: 'Feeds_Column_Health' },
  { key: 'rubric', sort: null, label: 'Feeds_Column_Rubric' },
  { key: 'language', sort: null, label: 'Feeds_Column_Language' },
  { key: 'perDay', sort: 'itemsPerDay', label: 'Feeds_Column_PerDay' },
] as const;

/** Feeds a row each; on phones a row becomes a block of lines. */
export function FeedsTable({ feeds, view, now }: Props) {
  const t = useText();
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('Feeds_Title')}</caption>
      <thead>
        <tr>
          {columns.map(({ key, sort, label }) => (
            <th
              key={key}
              scope="col"
              className={styles[key]}
              aria-sort={sort === view.sortBy ? (view.descending ? 'descending' : 'ascending') : undefined}
            >
              {sort === null ? t(label) : <SortLink sort={sort} label={t(label)} view={view} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {feeds.map((feed) => (
          <FeedRow key={feed.id} feed={feed} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function SortLink({ sort, label, view }: { sort: FeedsView['sortBy']; label: string; view: FeedsView }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const isCurrent = view.sortBy === sort;
  const descending = isCurrent ? !view.descending : sort !== 'title';
  return (
    <Link
      to={buildRoute('feeds', {}, { search: writeFeedsView(view, { sortBy: sort, descending }) })}
      title={t('Ui_SortBy', { column: label })}
      preventScrollReset
    >
      {label} {isCurrent && <Icon name={view.descending ? 'arrow-down' : 'arrow-up'} size={12} />}
    </Link>
  );
}

function FeedRow({ feed, now }: { feed: ListedFeed; now: string }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const { number } = useFormats();
  const { id, title, address, rubricId, language, itemsPerDay } = feed;
  return (
    <tr>
      <th scope="row" className={styles.title}>
        <Link to={buildRoute('feed', { id })}>{title}</Link>{' '}
        <span className={styles.host}>{new URL(address).host}</span>
      </th>
      <td className={styles.health}>
        <FeedState feed={feed} now={now} />
      </td>
      <td className={styles.rubric}>{rubricId === null ? <Any /> : findRubric(rubricId, locale)?.name}</td>
      <td className={styles.language}>{language === null ? <Any /> : languageName(language, locale)}</td>
      <td className={styles.perDay} data-label={t('Feeds_Column_PerDay')}>
        {itemsPerDay === null ? <NoData /> : number(itemsPerDay, itemsPerDay < 10 ? 1 : 0)}
      </td>
    </tr>
  );
}

/** Nothing is set for the whole feed: each item tells. */
function Any() {
  const t = useText();
  return <span className={styles.any}>{t('Feeds_AnyRubric')}</span>;
}
