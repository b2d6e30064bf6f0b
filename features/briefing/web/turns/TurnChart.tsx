import { useMemo } from 'react';
import { chartDays, highestOf } from '#features/regions/public.ts';
import { useChartFormat } from '#features/regions/public.web.ts';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { dailyBarsTable } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { addDays, dayAt } from '#platform/shared/calendar-days.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { letters, type Turn, type Turns } from './TurnStories.tsx';

const daysShown = 60;

interface Props {
  turns: Turns;
  turn: Turn;
}

/** The cases around a turn, day by day, with the stories of those days under the axis. */
export function TurnChart({ turns, turn }: Props) {
  const t = useText();
  const format = useChartFormat();
  const { day: writeDay, dayRange } = useFormats();
  const { place, firstDay, values, source, sample } = turns;
  const days = useMemo(() => chartDays(values, firstDay!, null), [values, firstDay]);
  const title = t(`Events_Turn_${turn.kind}`, { day: writeDay(turn.day) });
  const texts = {
    label: `${place.name}: ${title}`,
    date: t('Events_Covid_Day'),
    bars: t('Events_Covid_Cases'),
    line: t('Events_Mean7'),
    unfinished: '',
    noData: t('Ui_NoData'),
  };
  const last = days.at(-1)!.date;
  const from = [addDays(turn.day, -daysShown), firstDay!].sort().at(-1)!;
  const to = [addDays(turn.day, daysShown), last].sort()[0]!;
  const shown = days.filter(({ date }) => date >= from && date <= to);
  const data = { days, from, to, yMax: highestOf(shown) };
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('Events_WhySub', { level: format.value(Math.round(turn.level)), count: Math.round(turn.level) })}
      sample={sample}
      source={source ? `${source.name}, ${dayRange(from, to)}.` : ''}
      embed={{ indicator: 'covid_cases_new', yugoId: place.yugoId }}
      table={dailyBarsTable(data, texts)}
      beside={{ notes: lettersOf(turn, writeDay) }}
      about={{
        place: place.name,
        indicator: t('Events_Covid_Cases'),
        period: dayRange(from, to),
        unit: '',
        source: source?.name ?? '',
        address: '',
      }}
    >
      <DailyBars
        {...data}
        peaks={[turn.day]}
        events={lanesOf(turn, to)}
        format={format}
        texts={texts}
        nominal={{ width: 840, height: 340, narrowHeight: 300 }}
      />
    </ChartFrame>
  );
}

/** What the letters of the lanes stand for, as one line each. */
function lettersOf({ stories, measures }: Turn, write: (day: string) => string): string[] {
  const told = stories.map(({ title, firstAt }) => `${title}, ${write(dayAt(new Date(firstAt)))}`);
  const begun = measures.map(({ title, starts }) => `${title}, ${write(starts)}`);
  return [...told, ...begun].map((words, index) => `${letters[index]!}: ${words}`);
}

/** Lanes under the axis: stories by their first and last headline, measures from their first day as long as they are in force. */
function lanesOf({ stories, measures }: Turn, to: string) {
  const told = stories.map(({ storyId, firstAt, lastAt }, index) => ({
    id: String(storyId),
    start: dayAt(new Date(firstAt)),
    end: dayAt(new Date(lastAt)),
    label: letters[index]!,
  }));
  const begun = measures.map(({ id, starts, ends }, index) => ({
    id: `measure-${id}`,
    start: starts,
    end: [ends ?? to, to].toSorted()[0]!,
    label: letters[stories.length + index]!,
  }));
  return [...told, ...begun];
}
