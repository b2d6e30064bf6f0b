import { layoutRangeAxis } from '#platform/charts/axes/layout-range-axis.ts';
import type { ValueAxis, ValueTick } from '#platform/charts/axes/layout-value-axis.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { estimateTextWidth, fitText } from '#platform/charts/marks/text-width.ts';
import { layoutSizes, type SizesLayout } from './layout-sizes.ts';
import type { ScatterAxis, ScatterData, ScatterDot } from './scatter-data.ts';

/** A dot in px; `beyond` says over which edge its value lies. */
export interface DotLayout {
  dot: ScatterDot;
  x: number;
  y: number;
  /** Radius. */
  r: number;
  beyond: 'left' | 'right' | 'above' | 'below' | null;
  /** Nothing is drawn, but the keys come by. */
  isUnknown: boolean;
  label: { text: string; x: number; y: number; anchor: 'start' | 'end' } | null;
}

/** Everything a scatter chart draws, in px. */
export interface ScatterLayout {
  size: ChartSize;
  left: number;
  right: number;
  axisY: number;
  yTicks: ValueTick[];
  /** `y` of a tick is its place along the edge. */
  xTicks: ValueTick[];
  /** By x, as the keys lead through them; in a picture that plays in the order of the data. */
  dots: DotLayout[];
  /** What explains the sizes of dots; null where they have none. */
  sizeKey: SizesLayout['key'];
  referenceX: number | null;
  referenceY: number | null;
  diagonal: { x1: number; y1: number; x2: number; y2: number } | null;
  moment: { text: string; x: number; y: number; size: number } | null;
}

const upper = 36;

/** Lays dots out on two scales; values beyond a given bound stand at the edge. */
export function layoutScatter(data: ScatterData, size: ChartSize): ScatterLayout {
  const { dots, xAxis, yAxis, diagonal = false, moment } = data;
  const sizes = layoutSizes(data, size);
  const axisY = size.height - 44 - sizes.height;
  const right = size.width - 12;
  const known = dots.filter(isKnown);
  const vertical = axisOf(
    yAxis,
    known.map(({ y }) => y ?? 0),
    { upper, lower: axisY },
  );
  const left = Math.ceil(Math.max(24, ...vertical.ticks.map(({ label }) => estimateTextWidth(label))) + 8);
  const horizontal = axisOf(
    xAxis,
    known.map(({ x }) => x ?? 0),
    { upper: right, lower: left },
  );
  const layouts = (moment === undefined ? known : dots).map((dot): DotLayout => {
    const across = within(horizontal, dot.x ?? 0);
    const along = within(vertical, dot.y ?? 0);
    const beyond = across.side
      ? across.side === 'low'
        ? 'left'
        : 'right'
      : along.side
        ? along.side === 'low'
          ? 'below'
          : 'above'
        : null;
    const marked = sizes.isUnsized(dot) ? { ...dot, hollow: true } : dot;
    return {
      dot: marked,
      x: across.place,
      y: along.place,
      r: sizes.radiusOf(dot),
      beyond,
      isUnknown: !isKnown(dot),
      label: null,
    };
  });
  return {
    size,
    left,
    right,
    axisY,
    yTicks: vertical.ticks,
    xTicks: horizontal.ticks,
    dots: nameDots(
      moment === undefined ? layouts.toSorted((one, other) => one.x - other.x || one.y - other.y) : layouts,
      { left, right },
    ),
    sizeKey: sizes.key,
    referenceX: xAxis.reference ? round(horizontal.y(xAxis.reference.value)) : null,
    referenceY: yAxis.reference ? round(vertical.y(yAxis.reference.value)) : null,
    diagonal: diagonal ? diagonalOf(horizontal, vertical) : null,
    moment: moment === undefined ? null : momentOf(moment, { left, right, axisY }),
  };
}

const isKnown = ({ x, y }: ScatterDot): boolean => x !== null && y !== null;

/** At the lower right, as large as half of the picture has room for. */
function momentOf(
  text: string,
  { left, right, axisY }: { left: number; right: number; axisY: number },
): NonNullable<ScatterLayout['moment']> {
  const perPx = estimateTextWidth(text, { bold: true }) / 12;
  const size = Math.round(Math.max(24, Math.min(96, (right - left) / 2 / perPx, (axisY - upper) / 2)));
  return { text, x: right - 8, y: round(axisY - size * 0.2), size };
}

function axisOf(
  { min, max, span, scale, format }: ScatterAxis,
  values: readonly number[],
  ends: { upper: number; lower: number },
): ValueAxis {
  const shown = values.filter(
    (value) => (min === undefined || value >= min) && (max === undefined || value <= max),
  );
  const drawn = scale === 'log' ? shown.filter((value) => value > 0) : shown;
  const range = span ?? {
    min: Math.min(...(drawn.length > 0 ? drawn : [0])),
    max: Math.max(...(drawn.length > 0 ? drawn : [1])),
  };
  return layoutRangeAxis({ ...range, scale, fromZero: false, format, ...ends });
}

/** From the larger of both beginnings to the smaller of both ends. */
function diagonalOf(across: ValueAxis, along: ValueAxis): NonNullable<ScatterLayout['diagonal']> {
  const [from, to] = [Math.max(across.bottom, along.bottom), Math.min(across.top, along.top)];
  return {
    x1: round(across.y(from)),
    y1: round(along.y(from)),
    x2: round(across.y(to)),
    y2: round(along.y(to)),
  };
}

function within(axis: ValueAxis, value: number): { place: number; side: 'low' | 'high' | null } {
  const side = value < axis.bottom ? 'low' : value > axis.top ? 'high' : null;
  return { place: round(axis.y(Math.min(axis.top, Math.max(axis.bottom, value)))), side };
}

/** Own first, then the named ones: a name that would run over another one is left out, one that fits on neither side is cut on the wider. */
function nameDots(dots: DotLayout[], { left, right }: { left: number; right: number }): DotLayout[] {
  const taken: { from: number; to: number; y: number }[] = [];
  const labels = new Map<DotLayout, DotLayout['label']>();
  const wanted = dots
    .filter(({ dot, isUnknown }) => !isUnknown && (dot.own || dot.named))
    .toSorted((one, other) => Number(other.dot.own ?? false) - Number(one.dot.own ?? false));
  for (const layout of wanted) {
    const { name, own: bold } = layout.dot;
    const gap = Math.max(10, layout.r + 4);
    const room = { after: right - layout.x - gap, before: layout.x - gap - left };
    const isLeft = estimateTextWidth(name, { bold }) > room.after && room.before > room.after;
    const text = fitText(name, isLeft ? room.before : room.after, { bold });
    const width = estimateTextWidth(text, { bold });
    const from = isLeft ? layout.x - gap - width : layout.x + gap;
    const box = { from, to: from + width, y: layout.y };
    if (taken.some((other) => Math.abs(other.y - box.y) < 14 && box.from < other.to && other.from < box.to))
      continue;
    taken.push(box);
    labels.set(layout, {
      text,
      x: isLeft ? layout.x - gap : layout.x + gap,
      y: layout.y + 4,
      anchor: isLeft ? 'end' : 'start',
    });
  }
  return dots.map((layout) => ({ ...layout, label: labels.get(layout) ?? null }));
}
