import { lazy, Suspense } from 'react';
import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { rankedBarsTable } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { SkeletonChart } from '#platform/ui/waiting/Skeleton.tsx';
import type { Answer } from './answer.ts';
import { barsOf } from './bars-of.ts';
import { useAbout, useFigureWords } from './use-view-words.ts';
import styles from './AskPage.module.css';

const AnswerMap = lazy(async () => ({ default: (await import('./AnswerMap.tsx')).AnswerMap }));

/** The places of an answer beside one another; where all regions were put in order, their map and the other end too. */
export function AnswerPlaces({ answer }: { answer: Answer }) {
  const words = useFigureWords(answer.view);
  const about = useAbout(answer);
  const data = { rows: barsOf(answer), order: 'given', about, ...words } as const;
  const hasMap = answer.view.regions.length > 0;
  return (
    <ChartFrame
      level={3}
      title={about.indicator}
      sub={about.period}
      about={about}
      table={rankedBarsTable(data)}
      source={<SourceLine source={answer.receipt?.source ?? null} />}
    >
      <div className={hasMap ? styles.pair : undefined}>
        {hasMap && (
          <Suspense fallback={<SkeletonChart />}>
            <AnswerMap answer={answer} />
          </Suspense>
        )}
        <RankedBars {...data} nominalWidth={hasMap ? 400 : 840} />
      </div>
    </ChartFrame>
  );
}
