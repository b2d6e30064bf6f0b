import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { CursorNote, CursorRow } from '#platform/charts/frame/cursor-note.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { layoutPyramid, type PyramidLayout } from './layout-pyramid.ts';
import { ageOf, pyramidColors, type PyramidInput } from './pyramid-data.ts';
import { PyramidMarks } from './PyramidMarks.tsx';

interface Props extends PyramidInput {
  nominal?: NominalSize;
}

const standard: NominalSize = { width: 400, height: 420, narrowHeight: 360 };

/** People by sex and age, another year as an outline; read downwards, group by group. */
export function Pyramid({ nominal = standard, ...data }: Props) {
  return <Chart kind={pyramidKind} data={data} label={sayAbout(data.about)} nominal={nominal} />;
}

/** Stops go from the oldest down, as rows are read. */
const groupAt = ({ rows }: PyramidLayout, index: number) => rows.length - 1 - index;

const pyramidKind: ChartKind<PyramidInput, PyramidLayout> = {
  layout: layoutPyramid,
  Marks: PyramidMarks,
  stops: ({ rows }) => rows.map(({ y, height }) => y + height / 2).toReversed(),
  describe: noteOf,
  Cursor: PyramidCursor,
  direction: 'y',
  pageStep: 4,
  tip: (layout, index) => ({ x: layout.width, y: layout.rows[groupAt(layout, index)]?.y ?? 0 }),
};

function PyramidCursor({ layout, index }: { layout: PyramidLayout; index: number }) {
  const row = layout.rows[groupAt(layout, index)];
  return row ? (
    <rect
      x={0}
      y={round(row.y - 0.75)}
      width={layout.width}
      height={round(row.height + 1.5)}
      fill="none"
      stroke="var(--ink)"
    />
  ) : null;
}

function noteOf(layout: PyramidLayout, index: number, data: PyramidInput): CursorNote {
  const { men, women, before, later, format, texts, about } = data;
  const group = groupAt(layout, index);
  const colors = pyramidColors(data);
  const say = (people: number | undefined) =>
    people === undefined ? texts.noData : `${format.value(people)} ${about.unit}`.trimEnd();
  const rows: CursorRow[] = [
    { name: texts.men, value: say(men[group]), swatch: 'bar', color: colors.men },
    { name: texts.women, value: say(women[group]), swatch: 'bar', color: colors.women },
  ];
  if (before)
    rows.push(
      { name: `${texts.men}, ${before.label}`, value: say(before.men[group]) },
      { name: `${texts.women}, ${before.label}`, value: say(before.women[group]) },
    );
  if (later)
    rows.push(
      { name: `${texts.men}, ${texts.later}`, value: say(later.men[group]) },
      { name: `${texts.women}, ${texts.later}`, value: say(later.women[group]) },
    );
  return { title: `${texts.age} ${ageOf(group, data, data)}`, rows };
}
