import { useMemo } from 'react';
import { SmallMultiples } from '#platform/charts/small-multiples/SmallMultiples.tsx';
import { smallMultiplesTable } from '#platform/charts/small-multiples/layout-small-multiple.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { firstDayOf, periodNumber, type Period } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useText } from '#platform/web/text.ts';
import { useViewWords } from '../use-view-words.ts';
import { ViewSource } from '../ViewSource.tsx';
import type { FormProps, ViewData } from '../view-props.ts';

/** A pane for each place on one scale from zero, the country behind it where it was chosen. */
export function MultiplesForm({ data, embed }: FormProps) {
  const t = useText();
  const { words, about, figure, time, period } = useViewWords(data);
  const panes = useMemo(() => panesOf(data, period), [data, period]);
  const country = data.places.find(({ yugoId }) => yugoId === federalYugoId);
  return (
    <ChartFrame
      level={2}
      title={[about.indicator, about.unit, about.period].filter(Boolean).join(', ')}
      sub={data.title}
      about={about}
      embed={embed}
      table={smallMultiplesTable(panes, { date: words.texts.period, ghost: country?.shortName ?? '' })}
      sample={data.series.some(({ sample }) => sample)}
      source={<ViewSource data={data} />}
    >
      <SmallMultiples
        {...panes}
        format={{ value: figure, date: time }}
        texts={{ label: `${about.indicator}: ${t('Explore_Form_multiples')}`, noData: words.texts.noData }}
      />
    </ChartFrame>
  );
}

/** A pane for each chosen place but the country, over all periods from the first to the last. */
export function panesOf(data: ViewData, period: Period) {
  const own = data.series.filter(({ measure }) => measure === 0);
  const numbers = own.flatMap(({ points }) => points.map(({ day }) => periodNumber(period, day)));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const dates = Array.from({ length: last - first + 1 }, (_, at) => firstDayOf(period, first + at));
  const valuesOf = (yugoId: number): (number | null)[] => {
    const points = own.find((each) => each.yugoId === yugoId)?.points ?? [];
    const known = new Map(points.map(({ day, value }) => [periodNumber(period, day), value]));
    return dates.map((_, at) => known.get(first + at) ?? null);
  };
  const chosen = data.places.filter(({ isChosen, yugoId }) => isChosen && yugoId !== federalYugoId);
  return {
    dates,
    items: chosen.map(({ yugoId, name, shortName }) => ({
      id: yugoId,
      name,
      shortName,
      values: valuesOf(yugoId),
    })),
    ghost: valuesOf(federalYugoId),
    yMax: Math.max(0, ...own.flatMap(({ points }) => points.map(({ value }) => value))),
  };
}
