import { ChipLink } from '#platform/ui/choices/Chips.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { searchOf, withTag, type Narrowing } from '../feed/narrowing.ts';
import { FeedLinks } from './FeedLinks.tsx';
import { LatestLine } from './LatestLine.tsx';
import styles from './FeedBar.module.css';

interface Props {
  requestId: string;
  narrowing: Narrowing;
  /** Something is hot: without it there is nothing to choose. */
  hasHot: boolean;
  /** The words in force, then the day's topics. */
  tags: readonly { value: string; active: boolean }[];
  /** Of a rubric's feed; null on the home page, which also leads to collections. */
  rubricId: number | null;
}

/** Above a feed of stories: news or collections, what to narrow by, and what came meanwhile. */
export function FeedBar({ requestId, narrowing, hasHot, tags, rubricId }: Props) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const addressOf = (wanted: Narrowing): string =>
    rubricId === null
      ? buildRoute('home', {}, { search: searchOf(wanted) })
      : buildRoute('rubric', { id: rubricId }, { search: searchOf(wanted) });
  const { hot } = narrowing;
  return (
    <div className={styles.bar}>
      {rubricId === null && <Feeds />}
      {(hot || hasHot) && (
        <ChipLink to={addressOf({ ...narrowing, hot: !hot })} current={hot}>
          {t('News_OnlyHot')}
        </ChipLink>
      )}
      <ChipLink to={buildRoute('search', {}, { search: { inTitle: true } })}>
        {t('News_InHeadlines')}
      </ChipLink>
      {tags.length > 0 && (
        <nav className={styles.topics} aria-label={t('News_Topics')}>
          {tags.map(({ value, active }) => (
            <ChipLink key={value} to={addressOf(withTag(narrowing, value))} current={active} data-tag="">
              {value}
            </ChipLink>
          ))}
        </nav>
      )}
      <LatestLine requestId={requestId} to={addressOf(narrowing)} />
      <FeedLinks of={rubricId === null ? 'stories' : `rubric/${rubricId}`} />
    </div>
  );
}

function Feeds() {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <nav className={styles.segments} aria-label={t('News_Feeds')}>
      <Link to={buildRoute('home')} aria-current="page">
        {t('News_TabNews')}
      </Link>
      <Link to={buildRoute('compilations')}>{t('News_TabCompilations')}</Link>
    </nav>
  );
}
