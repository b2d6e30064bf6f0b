import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import type { CursorNote, CursorRow } from '#platform/charts/frame/cursor-note.ts';
import { isoDay } from '#platform/charts/frame/day-number.ts';
import { hues } from '#platform/charts/marks/hues.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { layoutWhatIf, type WhatIfLayout } from './layout-what-if.ts';
import type { WhatIfInput } from './what-if-data.ts';
import { WhatIfMarks } from './WhatIfMarks.tsx';

interface Props extends WhatIfInput {
  nominal?: NominalSize;
}

const wide: NominalSize = { width: 840, height: 240, narrowHeight: 220 };

/** What was reported, what follows if nothing is changed, and what follows from what is assumed, with the bands of its runs. */
export function WhatIf({ nominal = wide, ...data }: Props) {
  return <Chart kind={whatIfKind} data={data} label={data.texts.label} nominal={nominal} />;
}

const whatIfKind: ChartKind<WhatIfInput, WhatIfLayout> = {
  layout: (data, size) => layoutWhatIf(data, size, data),
  Marks: WhatIfMarks,
  stops: ({ dayAxis, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => dayAxis.x(first + at)),
  describe: noteOf,
  Cursor: DayCursor,
  reach: ({ axisY }) => axisY,
};

function DayCursor({ layout, index }: { layout: WhatIfLayout; index: number }) {
  const x = round(layout.dayAxis.x(layout.first + index));
  return <line x1={x} x2={x} y1={12} y2={layout.axisY} stroke="var(--ink)" />;
}

function noteOf({ first, start }: WhatIfLayout, index: number, data: WhatIfInput): CursorNote {
  const { format, texts, own, reference, bands, limits, hue } = data;
  const date = isoDay(first + index);
  const at = first + index - start;
  const title = format.date(date);
  if (at <= 0) {
    const value = data.past[index]?.value ?? null;
    const shown = value === null ? texts.noData : format.value(value);
    return { title, rows: [{ name: texts.past, value: shown, swatch: 'bar', color: hues[hue].bar }] };
  }
  const say = (values: ArrayLike<number>): string => format.value(Math.round(values[at]!));
  const rows: CursorRow[] = [
    { name: texts.own, value: say(own), swatch: 'line', color: hues[hue].line },
    ...(bands
      ? [
          { name: texts.band(50), value: texts.range(bands.low50[at]!, bands.high50[at]!) },
          { name: texts.band(90), value: texts.range(bands.low90[at]!, bands.high90[at]!) },
        ]
      : []),
    ...(reference
      ? [{ name: texts.reference, value: say(reference), swatch: 'line', color: 'var(--ghost)' } as const]
      : []),
  ];
  const limit = limits?.findLast((one) => one.date <= date);
  if (limit) rows.push({ name: texts.limit, value: format.value(limit.value) });
  return { title, rows };
}
