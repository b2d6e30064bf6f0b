import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import type { CursorNote } from '#platform/charts/frame/cursor-note.ts';
import { findNearestLine, layoutSlope, type SlopeLayout } from './layout-slope.ts';
import type { SlopeInput } from './slope-data.ts';
import { SlopeMarks } from './SlopeMarks.tsx';

interface Props extends SlopeInput {
  nominal?: NominalSize;
}

const wide: NominalSize = { width: 840, height: 400, narrowHeight: 360 };

/** Places at two times, a line each: who rose, who fell, who passed whom, and whether the gap grew. */
export function Slope({ nominal = wide, ...data }: Props) {
  return <Chart kind={slopeKind} data={data} label={sayAbout(data.about)} nominal={nominal} />;
}

const slopeKind: ChartKind<SlopeInput, SlopeLayout> = {
  layout: layoutSlope,
  Marks: SlopeMarks,
  stops: ({ lines }) => lines.map(({ y2 }) => y2),
  describe: noteOf,
  Cursor: SlopeCursor,
  direction: 'y',
  pageStep: 5,
  find: findNearestLine,
  tip: ({ lines, right }, index) => ({ x: right, y: lines[index]?.y2 ?? 0 }),
};

function SlopeCursor({ layout: { lines, left, right }, index }: { layout: SlopeLayout; index: number }) {
  const line = lines[index];
  return line && <line x1={left} y1={line.y1} x2={right} y2={line.y2} stroke="var(--ink)" strokeWidth={3} />;
}

function noteOf(
  { lines }: SlopeLayout,
  index: number,
  { format, texts, first, last }: SlopeInput,
): CursorNote {
  const row = lines[index]?.row;
  if (!row) return { title: texts.noData, rows: [] };
  return {
    title: row.name,
    rows: [
      { name: first, value: format.value(row.start!) },
      { name: last, value: format.value(row.end!) },
    ],
  };
}
