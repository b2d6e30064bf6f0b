import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';

/** Classes of one measure, and where places stand among them. */
export interface LevelScaleData {
  /** Where each class begins, the first at zero, and what it is called. */
  classes: readonly { from: number; name: string }[];
  /** The own value, and what it is compared with. */
  own: { name: string; value: number };
  reference: { name: string; value: number } | null;
  /** Bounds of classes are round; values have the decimals that the page tells them with. */
  format: { bound: (value: number) => string; value: (value: number) => string };
  /** `from`: «от 250», of the last class. */
  texts: { from: (value: string) => string; noData?: string };
}

/** One class, px. */
export interface LevelLayout {
  name: string;
  range: string;
  /** What is written at its beginning. */
  from: string;
  x: number;
  width: number;
  color: string;
}

/** A value over the scale with its words. */
export interface LevelMark {
  x: number;
  labelX: number;
  y: number;
  label: string;
}

/** Everything the scale draws, in px. */
export interface LevelScaleLayout {
  classes: LevelLayout[];
  own: LevelMark;
  reference: LevelMark | null;
}

/** Height of the drawing, px. */
export const levelScaleHeight = 72;
/** The upper end of the last class: so many times its beginning, or a little over the greatest value. */
const roomOver = 1.5;
const air = 1.08;
const colors = ['var(--q1)', 'var(--q3)', 'var(--q5)', 'var(--q7)'];
const lines = { own: 12, reference: 28 };

/** Classes as wide as the measure makes them; the own value and the country over them, on two lines. */
export function layoutLevelScale(data: LevelScaleData, { width }: ChartSize): LevelScaleLayout {
  const { classes, own, reference, format, texts } = data;
  const last = classes.at(-1)?.from ?? 0;
  const top = Math.max(last * roomOver, own.value * air, (reference?.value ?? 0) * air);
  const at = (value: number): number => round((value / top) * width);
  const markOf = ({ name, value }: { name: string; value: number }, y: number): LevelMark => {
    const label = `${name} ${format.value(value)}`.trim();
    const half = estimateTextWidth(label, { bold: true }) / 2;
    return { x: at(value), labelX: round(Math.min(width - half, Math.max(half, at(value)))), y, label };
  };
  return {
    classes: classes.map(({ from, name }, order) => {
      const next = classes[order + 1]?.from;
      return {
        name,
        range:
          next === undefined ? texts.from(format.bound(from)) : `${format.bound(from)}–${format.bound(next)}`,
        from: format.bound(from),
        x: at(from),
        width: round(at(next ?? top) - at(from)),
        color: colors[order] ?? 'var(--q7)',
      };
    }),
    own: markOf(own, lines.own),
    reference: reference && markOf(reference, lines.reference),
  };
}
