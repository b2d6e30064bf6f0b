/** Values to px from above; ticks run upwards, none at zero, five at most (a log scale adds its lowest line). */
export interface ValueAxis {
  y: (value: number) => number;
  /** The value at the upper edge. */
  top: number;
  /** The value at the lower edge: 0, or a power of ten on a log scale. */
  bottom: number;
  ticks: ValueTick[];
}

/** A grid line and what is written beside it. */
export interface ValueTick {
  value: number;
  y: number;
  label: string;
}

interface Options {
  /** The greatest value of all time in the caller's unit, so that a shorter period does not rescale. */
  yMax: number;
  scale?: 'linear' | 'log';
  /** The least positive value: decides where a log scale begins. */
  yMin?: number;
  /** Pixels of the upper and the lower edge. */
  upper: number;
  lower: number;
  format: (value: number) => string;
}

const maxTicks = 5;

/** Lays the value axis out so that the upper edge is the first grid line at or above `yMax`. */
export function layoutValueAxis(options: Options): ValueAxis {
  return options.scale === 'log' ? layoutLogAxis(options) : layoutLinearAxis(options);
}

function layoutLinearAxis({ yMax, upper, lower, format }: Options): ValueAxis {
  const step = tickStep(yMax);
  const count = Math.max(1, Math.ceil(yMax / step - 1e-9));
  const top = count * step;
  const y = (value: number): number => lower - (value / top) * (lower - upper);
  const ticks = Array.from({ length: count }, (_, index) => roundOff((index + 1) * step));
  return { y, top, bottom: 0, ticks: ticks.map((value) => ({ value, y: y(value), label: format(value) })) };
}

function layoutLogAxis({ yMax, yMin = 1, upper, lower, format }: Options): ValueAxis {
  const last = Math.ceil(Math.log10(Math.max(yMax, 1e-6)) - 1e-9);
  const first = Math.min(last - 1, Math.floor(Math.log10(Math.max(yMin, 1e-6)) + 1e-9));
  const y = (value: number): number => {
    const share = (Math.log10(Math.max(value, Number.MIN_VALUE)) - first) / (last - first);
    return lower - Math.min(1, Math.max(0, share)) * (lower - upper);
  };
  const factors = last - first === 1 ? [1, 2, 5] : [1];
  const stride = Math.ceil((last - first) / maxTicks);
  const powers = Array.from({ length: last - first + 1 }, (_, index) => last - index).filter(
    (power) => (last - power) % stride === 0,
  );
  const values = powers.flatMap((power) => factors.map((factor) => factor * 10 ** power)).map(roundOff);
  const seen = values.filter((value) => value <= 10 ** last).toSorted((one, other) => one - other);
  // The lowest line is written too: on this scale the axis is not zero.
  const ticks = seen.map((value) => ({ value, y: y(value), label: format(value) }));
  return { y, top: 10 ** last, bottom: 10 ** first, ticks };
}

/** The least of 1, 2, 5 × 10ⁿ that needs no more than so many lines, five when left out. */
export function tickStep(yMax: number, lines = maxTicks): number {
  const safe = yMax > 0 && Number.isFinite(yMax) ? yMax : 1;
  const power = 10 ** Math.floor(Math.log10(safe / lines));
  const factor = [1, 2, 5, 10].find((candidate) => safe <= candidate * power * lines * (1 + 1e-9)) ?? 10;
  return roundOff(factor * power);
}

function roundOff(value: number): number {
  return Number(value.toPrecision(12));
}
