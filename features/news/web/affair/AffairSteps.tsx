import { useState } from 'react';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { typesetHeadline } from '../../domain/feed/wording/typeset-headline.ts';
import type { Affair } from '../answers.ts';
import { WrongButton } from '../item/WrongButton.tsx';
import { useNewsMoment } from '../rows/use-news-time.ts';
import styles from './AffairSteps.module.css';

const maxNamed = 3;

type Step = Affair['steps'][number];

/** The steps in order: when and by whom first, by whom later, what disputes an earlier one, what was worded anew. */
export function AffairSteps({ affair: { steps, minorCount } }: { affair: Affair }) {
  const t = useText();
  const [isReporting, setReporting] = useState(false);
  return (
    <Tile
      title={t('News_Affair_Steps')}
      level={2}
      tools={
        <button
          type="button"
          className={styles.report}
          aria-pressed={isReporting}
          onClick={() => setReporting(!isReporting)}
        >
          {t('News_Affair_Wrong')}
        </button>
      }
      source={minorCount > 0 ? t('News_Affair_Minor', { count: minorCount }) : undefined}
    >
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <StepRow key={step.storyId} step={step} number={at + 1} isReporting={isReporting} />
        ))}
      </ol>
    </Tile>
  );
}

function StepRow({ step, number, isReporting }: { step: Step; number: number; isReporting: boolean }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const whenOf = useNewsMoment();
  const { storyId, title, language, first, denial, correction } = step;
  return (
    <li className={styles.step}>
      <time className={styles.when} dateTime={first.hasTime ? first.date : undefined}>
        {whenOf(first)}
      </time>
      <b className={denial ? styles.disputed : styles.number}>{number}</b>
      <div className={styles.what}>
        <Link
          to={buildRoute('story', { id: storyId })}
          className={styles.title}
          lang={language === locale ? undefined : language}
        >
          {typesetHeadline(title, language)}
        </Link>
        <p className={styles.who}>
          <Link to={buildRoute('article', { newsId: first.newsId })}>
            <b>{first.sourceName}</b>
          </Link>
          <Others others={step.others} />
        </p>
        {isReporting && <WrongButton newsId={first.newsId} ofAffair />}
        {denial && <Marked headline={denial} mark={t('News_Affair_Denial')} shown={denial.title !== title} />}
        {correction && (
          <p className={styles.who}>
            <span className={styles.tag}>{t('News_Affair_Correction')}</span>{' '}
            <Link to={buildRoute('article', { newsId: correction.newsId })}>{correction.sourceName}</Link>,{' '}
            {t('News_Affair_Earlier', { title: typesetHeadline(correction.earlier, correction.language) })}
          </p>
        )}
      </div>
    </li>
  );
}

function Others({ others }: { others: Step['others'] }) {
  const t = useText();
  if (others.length === 0) return null;
  const names = others
    .slice(0, maxNamed)
    .map(({ sourceName }) => sourceName)
    .join(', ');
  const count = others.length - maxNamed;
  return (
    <>
      {', '}
      {count > 0 ? t('News_Affair_OthersMore', { names, count }) : t('News_Affair_Others', { names })}
    </>
  );
}

function Marked({
  headline,
  mark,
  shown,
}: {
  headline: NonNullable<Step['denial']>;
  mark: string;
  shown: boolean;
}) {
  const buildRoute = useBuildRoute();
  return (
    <p className={styles.who}>
      <span className={styles.tag}>{mark}</span>{' '}
      {shown && (
        <Link to={buildRoute('article', { newsId: headline.newsId })}>
          {headline.sourceName}: {typesetHeadline(headline.title, headline.language)}
        </Link>
      )}
    </p>
  );
}
