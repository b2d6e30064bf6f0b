import { useCallback, useMemo, type ComponentType, type ReactNode, useState } from 'react';
import type { CursorNote } from './cursor-note.ts';
import { Plot } from './Plot.tsx';
import { NothingMarks } from '#platform/charts/marks/NothingMarks.tsx';
import type { ChartSize, NominalSize } from './chart-size.ts';
import { useChartSize } from './use-chart-size.ts';

/** A kind of chart: how its data becomes px, what draws it, and how it is read. */
export interface ChartKind<Data, Layout> {
  /** Data to px: pure. */
  layout: (data: Data, size: ChartSize) => Layout;
  Marks: ComponentType<{ layout: Layout; data: Data }>;
  /** x (or y, for rows) of every place the cursor can stand, in the order the keys follow. */
  stops: (layout: Layout) => readonly number[];
  /** What the cursor says at a stop. */
  describe: (layout: Layout, index: number, data: Data) => CursorNote;
  /** What is drawn over the marks at a stop. */
  Cursor: ComponentType<{ layout: Layout; index: number; data: Data }>;
  /** Rows are read downwards. */
  direction?: 'x' | 'y';
  /** Stops passed by Page Up and Page Down. */
  pageStep?: number;
  /** Height that answers the pointer, px from above; the whole chart when left out. */
  reach?: (layout: Layout) => number;
  /** The stop under a pointer, where nearness along one edge does not tell. */
  find?: (layout: Layout, x: number, y: number) => number | null;
  /** Where the sheet stands; beside the stop at the upper edge when left out, null for charts whose figures are written. */
  tip?: ((layout: Layout, index: number) => { x: number; y: number }) | null;
}

/** What the data of every chart holds. */
interface Worded {
  texts: { noData?: string };
}

interface Props<Data, Layout> {
  kind: ChartKind<Data, Layout>;
  /** Keep arrays and functions in it the same between renders. */
  data: Data;
  /** One sentence: who, what, when. */
  label: string;
  /** Drawn at this size on the server; the width then follows the container. */
  nominal: NominalSize;
  onStop?: (index: number | null, layout: Layout) => void;
  /** A click or Enter at a stop. */
  onChoose?: (index: number, layout: Layout) => void;
  /** What is taken by hand and moved, drawn over everything; it answers the pointer by itself. */
  renderHands?: (layout: Layout) => ReactNode;
}

/** The shell of every chart: measures, lays out once per size and data, draws, and lets pointer and keys read it. */
export function Chart<Data extends Worded, Layout>(props: Props<Data, Layout>) {
  const { kind, label, nominal, onStop, onChoose, renderHands } = props;
  const data = useSteady(props.data);
  const { container, size, phone } = useChartSize(nominal);
  const layout = useMemo(() => kind.layout(data, size), [kind, data, size]);
  const stops = useMemo(() => kind.stops(layout), [kind, layout]);
  const marks = useMemo(() => marksOf(kind, layout, data, size), [kind, layout, data, size]);
  const phoneMarks = useMemo(
    () => phone && { size: phone, marks: marksOf(kind, kind.layout(data, phone), data, phone) },
    [kind, data, phone],
  );
  const describe = useCallback((index: number) => kind.describe(layout, index, data), [kind, layout, data]);
  const { find, tip } = kind;
  return (
    <Plot
      container={container}
      nominal={nominal}
      size={size}
      phone={phoneMarks}
      label={label}
      stops={stops}
      reach={kind.reach?.(layout) ?? size.height}
      direction={kind.direction}
      pageStep={kind.pageStep}
      describe={describe}
      drawCursor={cursorOf(kind, layout, data)}
      find={find && ((x, y) => find(layout, x, y))}
      tipAt={tip && ((index) => tip(layout, index))}
      onCursor={onStop && ((index) => onStop(index, layout))}
      onChoose={onChoose && ((index) => onChoose(index, layout))}
      hands={stops.length > 0 && renderHands?.(layout)}
    >
      {marks}
    </Plot>
  );
}

/** A chart nothing is known of has no stops: it says so. */
function marksOf<Data extends Worded, Layout>(
  { Marks, stops }: ChartKind<Data, Layout>,
  layout: Layout,
  data: Data,
  { width, height }: ChartSize,
) {
  if (stops(layout).length === 0)
    return <NothingMarks width={width} height={height} words={data.texts.noData ?? ''} />;
  return <Marks layout={layout} data={data} />;
}

function cursorOf<Data, Layout>({ Cursor }: ChartKind<Data, Layout>, layout: Layout, data: Data) {
  return (index: number) => <Cursor layout={layout} index={index} data={data} />;
}

/** The same object as long as every field is the same: whoever computes from it need not do it again. */
function useSteady<Value extends object>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (isShallowEqual(kept, value)) return kept;
  setKept(value);
  return value;
}

/** True when both have the same keys with the same values. */
function isShallowEqual(one: object, other: object): boolean {
  if (one === other) return true;
  const [ones, others] = [Object.entries(one), Object.entries(other)];
  const values = new Map(others);
  return (
    ones.length === others.length &&
    ones.every(([key, value]) => values.has(key) && values.get(key) === value)
  );
}
