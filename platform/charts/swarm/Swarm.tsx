import { Chart, type ChartKind } from '#platform/charts/frame/Chart.tsx';
import { sayAbout } from '#platform/charts/frame/chart-about.ts';
import type { CursorNote, CursorRow } from '#platform/charts/frame/cursor-note.ts';
import type { NominalSize } from '#platform/charts/frame/chart-size.ts';
import { findNearestDot } from '#platform/charts/frame/find-nearest-dot.ts';
import { DotCursor } from '#platform/charts/marks/DotCursor.tsx';
import { layoutSwarm, type SwarmLayout } from './layout-swarm.ts';
import type { SwarmInput } from './swarm-data.ts';
import { SwarmMarks } from './SwarmMarks.tsx';

interface Props extends SwarmInput {
  nominal?: NominalSize;
}

const small: NominalSize = { width: 400, height: 172 };

/** Every place by one measure as a dot on one line, so that where the own one stands among all is seen at once. */
export function Swarm({ nominal = small, ...data }: Props) {
  return <Chart kind={swarmKind} data={data} label={sayAbout(data.about)} nominal={nominal} />;
}

const swarmKind: ChartKind<SwarmInput, SwarmLayout> = {
  layout: layoutSwarm,
  Marks: SwarmMarks,
  stops: ({ dots }) => dots.map(({ x }) => x),
  describe: noteOf,
  Cursor: ({ layout: { dots }, index }) => <DotCursor dot={dots[index]} />,
  pageStep: 10,
  find: ({ dots }, x, y) => findNearestDot(dots, x, y),
  tip: ({ dots }, index) => ({ x: dots[index]?.x ?? 0, y: dots[index]?.y ?? 0 }),
};

function noteOf({ dots }: SwarmLayout, index: number, { about, format, texts }: SwarmInput): CursorNote {
  const layout = dots[index];
  if (!layout) return { title: texts.noData, rows: [] };
  const { dot, beyond } = layout;
  const rows: CursorRow[] = [{ name: about.indicator, value: format.value(dot.value ?? 0) }];
  if (dot.later != null) rows.push({ name: texts.later, value: format.value(dot.later) });
  if (beyond) rows.push({ name: texts.outside });
  return { title: dot.name, rows };
}
