import { layoutValueAxis, tickStep, type ValueAxis } from './layout-value-axis.ts';

interface Options {
  /** The least and the greatest value of all time, so that a shorter window does not rescale. */
  min: number;
  max: number;
  scale?: 'linear' | 'log';
  /** Whether the axis reaches zero: bars must, lines may begin where their values do. */
  fromZero: boolean;
  upper: number;
  lower: number;
  format: (value: number) => string;
  /** Lines at most: five, fewer on a chart with little height. */
  lines?: number;
  /** The upper edge is the greatest value itself, not the line above it: for a chart whose bars bear their own figures. */
  isTight?: boolean;
  /** What is counted comes whole: no line stands between two numbers. */
  isWhole?: boolean;
}

/** Below this share of the greatest value the range is wide enough to start at zero anyway. */
const narrowRange = 0.5;

/**
 * A value axis that may lie below zero or begin above it. Ticks are written at every line, five at most;
 * a beginning above zero is written too, since the axis then is not zero.
 */
export function layoutRangeAxis(options: Options): ValueAxis {
  const {
    min,
    max,
    scale,
    fromZero,
    upper,
    lower,
    format,
    lines,
    isTight = false,
    isWhole = false,
  } = options;
  if (scale === 'log' && max > 0)
    return layoutValueAxis({ yMax: max, yMin: min > 0 ? min : max / 1000, scale, upper, lower, format });
  const isCut = !fromZero && min > 0 && max > min && (max - min) / max < narrowRange;
  const low = isCut ? min : Math.min(0, min);
  const high = isCut ? max : Math.max(0, max, low === 0 && max === 0 ? 1 : low);
  const step = Math.max(isWhole ? 1 : 0, tickStep(high - low, lines));
  const bottom = Math.floor(low / step + 1e-9) * step;
  const top = isTight && high > bottom ? high : Math.max(bottom + step, Math.ceil(high / step - 1e-9) * step);
  const y = (value: number): number => lower - ((value - bottom) / (top - bottom)) * (lower - upper);
  const count = Math.floor((top - bottom) / step + 1e-9);
  const values = Array.from({ length: count + 1 }, (_, index) => roundOff(bottom + index * step));
  const ticks = values
    .filter((value) => value !== 0 || bottom < 0)
    .map((value) => ({ value, y: y(value), label: format(value) }));
  return { y, top, bottom, ticks };
}

function roundOff(value: number): number {
  return Number(value.toPrecision(12));
}
