import type { ReactNode } from 'react';
import { FailedTile } from '#platform/ui/tiles/TabRow.tsx';
import { useText } from '#platform/web/text.ts';
import { AgesQuestion } from './AgesQuestion.tsx';
import { AheadQuestion } from './AheadQuestion.tsx';
import { GrowthQuestion } from './GrowthQuestion.tsx';
import { HowManyQuestion } from './HowManyQuestion.tsx';
import type { LoadedPeople } from './load-people.ts';
import { QuestionRow } from './QuestionRow.tsx';
import styles from './PeopleQuestions.module.css';

const questions = ['howMany', 'growth', 'ages', 'ahead'] as const;
type Question = (typeof questions)[number];

/** Four questions to a place's people, each answered by a sentence and one large picture, with what stands beside it. */
export function PeopleQuestions(loaded: LoadedPeople) {
  const t = useText();
  const { people, statistics, countryAges, stats, yugoId } = loaded;
  const titleOf = (question: Question): string =>
    `${questions.indexOf(question) + 1}. ${t(`RegionPopulation_Ask_${question}`)}`;
  const failed = (question: Question): ReactNode => <FailedTile title={titleOf(question)} />;
  return (
    <>
      <nav className={styles.anchors} aria-label={t('RegionPopulation_Questions')} data-print="no">
        {questions.map((question) => (
          <a key={question} href={`#${question}`}>
            {titleOf(question)}
          </a>
        ))}
        <a href="#series">{t('RegionDepth_AllSeries', { count: stats?.indicators.length ?? 0 })}</a>
      </nav>
      <QuestionRow id="howMany">
        {people ? (
          <HowManyQuestion title={titleOf('howMany')} people={people} residents={stats?.residents ?? null} />
        ) : (
          failed('howMany')
        )}
      </QuestionRow>
      <QuestionRow id="growth">
        {people ? <GrowthQuestion title={titleOf('growth')} people={people} /> : failed('growth')}
      </QuestionRow>
      <QuestionRow id="ages">
        {statistics ? (
          <AgesQuestion title={titleOf('ages')} {...{ statistics, countryAges }} place={stats?.name ?? ''} />
        ) : (
          failed('ages')
        )}
      </QuestionRow>
      <QuestionRow id="ahead">
        <AheadQuestion key={yugoId} title={titleOf('ahead')} yugoId={yugoId} />
      </QuestionRow>
    </>
  );
}
