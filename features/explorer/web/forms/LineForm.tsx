import { useMemo } from 'react';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable, type LineSeries } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import type { EmbeddedSubject } from '#platform/ui/chart-frame/use-embed-code.ts';
import { useText } from '#platform/web/text.ts';
import { useViewWords } from '../use-view-words.ts';
import { ViewSource } from '../ViewSource.tsx';
import type { OwnInView } from '../own/load-own.ts';
import { ownLinesOf, standingOf } from '../own/own-lines.ts';
import type { FormProps, ViewData } from '../view-props.ts';
import { linesOf } from './lines-of.ts';

const maxColoured = 5;
const maxOwnLines = 2;

const noOwn: readonly OwnInView[] = [];

/** Lines over time: some places in colour, the others as hairlines; several indicators where they share a unit. */
export function LineForm({ data, embed, own = noOwn }: FormProps & { own?: readonly OwnInView[] }) {
  const t = useText();
  const { words, about, period } = useViewWords(data);
  const beside = useMemo(
    () =>
      own.flatMap(({ series: each }) =>
        each !== null && standingOf(each, data) === 'together' ? [each] : [],
      ),
    [own, data],
  );
  const { series, rest } = useMemo(
    () =>
      withOwn(
        linesOf(data),
        ownLinesOf(beside, data, (name) => t('OwnData_OwnName', { name })),
      ),
    [data, beside, t],
  );
  // Steady until something changes: the picture and the table of a hundred lines are made of it.
  const chart = useMemo(() => {
    const { breaks, unit } = data.measures[0]!;
    return {
      period,
      series,
      rest,
      breaks: breaks.map(({ day, census }) => ({
        day,
        label: t('Explore_Census', { year: String(census) }),
      })),
      fromZero: unit.code.startsWith('percent') && isAbove(data),
      about,
      ...words,
    };
  }, [data, period, series, rest, about, words, t]);
  const table = useMemo(() => linesTable(chart, words), [chart, words]);
  const of = series.length + rest.length;
  return (
    <ChartFrame
      level={2}
      title={[about.indicator, about.unit].filter(Boolean).join(', ')}
      sub={data.title}
      about={about}
      embed={embeddedOf(data) ?? embed}
      table={table}
      sample={data.series.some(({ sample }) => sample)}
      source={
        <>
          <ViewSource data={data} />{' '}
          {beside.map(({ id, source }) => (
            <span key={id}>{t('OwnData_OwnSource', { source })} </span>
          ))}
          {rest.length > 0 && t('Explore_LinesNote', { shown: series.length, of })}
        </>
      }
    >
      <Lines {...chart} />
    </ChartFrame>
  );
}

/** What another site shows of plain lines: one indicator as it is, in the places whose lines are in colour. */
function embeddedOf({ measures: [first, ...more], lines, series }: ViewData): EmbeddedSubject | undefined {
  const [yugoId, ...beside] = lines.filter(
    (id) => series.find((each) => each.measure === 0 && each.yugoId === id)?.isAdded === false,
  );
  if (first === undefined || more.length > 0 || first.transform !== 'asIs' || yugoId === undefined)
    return undefined;
  return { indicator: first.indicator.indicator, dims: first.dims, yugoId, beside };
}

/** Lines in colour are five at most: of the reader's own two, or one; what gives way stays as a hairline. */
function withOwn(
  { series, rest }: Record<'series' | 'rest', LineSeries[]>,
  own: readonly LineSeries[],
): Record<'series' | 'rest', LineSeries[]> {
  const coloured = own.slice(0, maxOwnLines);
  const kept = series.slice(0, maxColoured - coloured.length);
  return {
    series: [...kept, ...coloured],
    rest: [...series.slice(kept.length), ...rest, ...own.slice(coloured.length)],
  };
}

/** Shares begin at zero; what goes below it has no zero to begin at. */
const isAbove = ({ series }: ViewData): boolean => series.every(({ lowest }) => (lowest ?? 0) >= 0);
