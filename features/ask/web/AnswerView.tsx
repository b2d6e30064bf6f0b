import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { periodOf } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useText } from '#platform/web/text.ts';
import type { Answer } from './answer.ts';
import { AnswerPlaces } from './AnswerPlaces.tsx';
import { useAbout, useFigureWords } from './use-view-words.ts';

const nominal = { width: 840, height: 260, narrowHeight: 220 };
/** Fewest values of a line. */
const fewest = 3;

/** A small view of the figures behind an answer: the whole series of one place, or the places beside one another. */
export function AnswerView({ answer }: { answer: Answer }) {
  const { kind, course, period } = answer.view;
  if (kind === 'line' && course.length >= fewest && period !== null) return <CourseView answer={answer} />;
  const isOfPlaces = new Set(answer.rows?.map(({ yugoId }) => yugoId)).size > 1;
  if (kind === 'bars' && (isOfPlaces || answer.view.regions.length > 0))
    return <AnswerPlaces answer={answer} />;
  return null;
}

function CourseView({ answer }: { answer: Answer }) {
  const words = useFigureWords(answer.view);
  const about = useAbout(answer);
  const t = useText();
  const { course, beside, median, period } = answer.view;
  const from = answer.understood.period.from ?? '';
  const others = [...Map.groupBy(beside, ({ yugoId }) => yugoId)].map(([id, points]) => ({
    id,
    name: points[0]!.name,
    points,
  }));
  const middle = { id: 'median', name: t('Ask_Median'), points: median, hue: 'ghost' as const, dotted: true };
  const series = [
    { id: 'course', name: others.length > 0 ? course[0]!.name : about.place, points: course },
    ...others,
    ...(median.length >= fewest ? [middle] : []),
  ];
  const spoken = course.findLast(({ day }) => day.startsWith(answer.time ?? '-'));
  const mark = spoken &&
    answer.receipt && { day: spoken.day, label: `${answer.time}: ${answer.receipt.figure}` };
  const data = {
    period: periodOf(period ?? 'annual'),
    series,
    // A comparison is of its time alone.
    ...(others.length > 0 && { from }),
    about,
    // The newest is named at the line's end.
    ...(mark &&
      spoken !== course.at(-1) &&
      answer.understood.operation !== 'series' &&
      others.length === 0 && { mark }),
    ...words,
  } as const;
  return (
    <ChartFrame
      level={3}
      title={about.indicator}
      sub={about.place}
      about={about}
      table={linesTable(data, words)}
      source={<SourceLine source={answer.receipt?.source ?? null} />}
    >
      <Lines {...data} nominal={nominal} />
    </ChartFrame>
  );
}
