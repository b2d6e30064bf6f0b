import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { CursorNote } from '#platform/charts/frame/cursor-note.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { layoutOutcomes, type OutcomesLayout } from './layout-outcomes.ts';
import type { OutcomesInput } from './outcomes-data.ts';
import { OutcomesMarks } from './OutcomesMarks.tsx';

const small: NominalSize = { width: 400, height: 220 };

/** Past forecasts as columns of their bands, each beside what came: how often they held, and when they did not. */
export function Outcomes(data: OutcomesInput) {
  return <Chart kind={outcomesKind} data={data} label={sayAbout(data.about)} nominal={small} />;
}

const outcomesKind: ChartKind<OutcomesInput, OutcomesLayout> = {
  layout: layoutOutcomes,
  Marks: OutcomesMarks,
  stops: ({ outcomes }) => outcomes.map(({ x }) => x),
  describe: noteOf,
  Cursor: OutcomeCursor,
  pageStep: 4,
};

function OutcomeCursor({
  layout: { timeAxis, axisY, outcomes },
  index,
}: {
  layout: OutcomesLayout;
  index: number;
}) {
  const x = round((outcomes[index]?.x ?? 0) - timeAxis.step / 2);
  return (
    <rect x={x} y={12} width={round(timeAxis.step)} height={axisY - 12} fill="var(--ink)" opacity={0.07} />
  );
}

function noteOf(
  { outcomes }: OutcomesLayout,
  index: number,
  { format, texts, names }: OutcomesInput,
): CursorNote {
  const found = outcomes[index];
  if (!found) return { title: texts.noData, rows: [] };
  const { day, low80, high80, median, observed } = found.outcome;
  return {
    title: format.period(day),
    rows: [
      {
        name: names.observed,
        value: format.value(observed),
        swatch: 'dot',
        color: found.held ? 'var(--ink)' : 'var(--worse)',
      },
      { name: names.median, value: format.value(median), swatch: 'line', color: 'var(--d1)' },
      { name: names.band, value: texts.range(low80, high80), swatch: 'bar', color: 'var(--d1-bar)' },
      ...(found.held ? [] : [{ name: names.missed }]),
    ],
  };
}
