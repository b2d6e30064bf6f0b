import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import { typesetHeadline } from '../../domain/feed/wording/typeset-headline.ts';
import { WrongButton } from '../item/WrongButton.tsx';
import { ToneMark } from '../named/ToneMark.tsx';
import { markRead } from '../marks/marks.ts';
import { useNewsTime } from '../rows/use-news-time.ts';
import type { StoryHeadline } from '../answers.ts';
import styles from './StoryHeadlines.module.css';

interface Props {
  headline: StoryHeadline;
  reprints: readonly StoryHeadline[];
  isLead: boolean;
  /** Came while the page was open. */
  isFresh?: boolean;
  /** Came since the last visit. */
  isUnseen?: boolean;
  /** Its reader is pointing out what does not belong. */
  isReporting: boolean;
}

/** One headline: when, what, who, in which tone, what it brought, how it was worded before, who repeats it. */
export function StoryRow({
  headline,
  reprints,
  isLead,
  isFresh = false,
  isUnseen = false,
  isReporting,
}: Props) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const writeTime = useNewsTime();
  const { newsId, date, hasTime, title, language, sourceId, sourceName, tone } = headline;
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={hasTime ? date : undefined}>
        {writeTime(headline)}
      </time>
      <div>
        <Link
          to={buildRoute('article', { newsId })}
          className={isLead ? styles.lead : undefined}
          lang={language === locale ? undefined : language}
          onClick={() => markRead(newsId)}
          data-news={newsId}
        >
          {typesetHeadline(title, language)}
        </Link>
        <p className={styles.facts}>
          <Link to={buildRoute('source', { id: sourceId })}>{sourceName}</Link>
          {language !== locale && <span>{language}</span>}
          <ToneMark tone={tone} />
          {isLead && <span>{t('News_Story_IsLead')}</span>}
          {(isFresh || isUnseen) && (
            <span className={styles.fresh}>{t(isFresh ? 'News_Story_Fresh' : 'News_Story_Unseen')}</span>
          )}
          {isReporting && <WrongButton newsId={newsId} />}
        </p>
        <Brought headline={headline} />
        <Withdrawn headline={headline} />
        <Earlier headline={headline} />
        {reprints.length > 0 && <Reprints reprints={reprints} />}
      </div>
    </li>
  );
}

function Brought({ headline: { newEntities, newFigures } }: { headline: StoryHeadline }) {
  const t = useText();
  const names = [...newEntities.map(({ name }) => name), ...newFigures];
  if (names.length === 0) return null;
  return <p className={styles.news}>{t('News_Story_Brought', { names: names.join(', ') })}</p>;
}

function Withdrawn({ headline: { withdrawnAt } }: { headline: StoryHeadline }) {
  const t = useText();
  const writeMoment = useMoment();
  if (withdrawnAt === null) return null;
  return <p className={styles.earlier}>{t('News_Story_Withdrawn', { moment: writeMoment(withdrawnAt) })}</p>;
}

function Earlier({ headline: { earlierTitles, language } }: { headline: StoryHeadline }) {
  const t = useText();
  const writeMoment = useMoment();
  return earlierTitles.map(({ until, title }) => (
    <p key={until} className={styles.earlier}>
      {t('News_Story_Earlier', { until: writeMoment(until) })} <del>{typesetHeadline(title, language)}</del>
    </p>
  ));
}

function Reprints({ reprints }: { reprints: readonly StoryHeadline[] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const writeTime = useNewsTime();
  return (
    <details className={styles.copies}>
      <summary>{t('News_Story_Reprints', { count: reprints.length })}</summary>
      <ul>
        {reprints.map((reprint) => (
          <li key={reprint.newsId}>
            <time>{writeTime(reprint)}</time>
            <Link to={buildRoute('article', { newsId: reprint.newsId })}>{reprint.sourceName}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
