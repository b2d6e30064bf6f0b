import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { rankedBarsTable } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import { formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useText } from '#platform/web/text.ts';
import type { Answer } from './answer.ts';

const nominal = { width: 840, height: 260, narrowHeight: 220 };
/** Fewest values of a line. */
const fewest = 3;

/** A small view of the figures behind an answer: the whole series of one place, or the places beside one another. */
export function AnswerView({ answer }: { answer: Answer }) {
  const { kind, course, period } = answer.view;
  if (kind === 'line' && course.length >= fewest && period !== null) return <CourseView answer={answer} />;
  if (kind === 'bars' && new Set(answer.rows?.map(({ yugoId }) => yugoId)).size > 1)
    return <PlacesView answer={answer} />;
  return null;
}

function useAbout({ view, chips, receipt, rows = [] }: Answer) {
  const { locale } = useFormats();
  const chip = (kind: string): string => chips.find((each) => each.kind === kind)?.text ?? '';
  const days = (view.kind === 'line' ? view.course : rows).map(({ day }) => day).toSorted();
  return {
    place: chip('place'),
    indicator: chip('indicator'),
    period: formatPeriodRange(periodOf(view.period ?? 'annual'), days[0]!, days.at(-1)!, locale),
    unit: view.unit?.forms.at(-1) ?? '',
    source: receipt?.source.name ?? '',
    address: '',
  };
}

function useFigureWords({ unit, decimals, period }: Answer['view']) {
  const { figure, number } = useFormats();
  return useChartWords(periodOf(period ?? 'annual'), (value: number) =>
    unit === null ? number(value) : figure(value, unit, decimals),
  );
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

function PlacesView({ answer }: { answer: Answer }) {
  const words = useFigureWords(answer.view);
  const about = useAbout(answer);
  const rows = (answer.rows ?? []).map(({ yugoId, name, value }, at) => ({
    id: yugoId,
    name,
    value,
    // The answer itself stands out of a list.
    own: answer.understood.operation === 'top' && at === 0,
  }));
  const data = { rows, order: 'given', about, ...words } as const;
  return (
    <ChartFrame
      level={3}
      title={about.indicator}
      sub={about.period}
      about={about}
      table={rankedBarsTable(data)}
      source={<SourceLine source={answer.receipt?.source ?? null} />}
    >
      <RankedBars {...data} nominalWidth={840} />
    </ChartFrame>
  );
}
