import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import type { PyramidData, SexAges } from './pyramid-data.ts';

/** One age group, px: both bars start at the spine and grow outwards. */
export interface PyramidRow {
  y: number;
  height: number;
  menX: number;
  menWidth: number;
  womenX: number;
  womenWidth: number;
  /** Lower bound of the group, years. */
  age: number;
}

/** Everything a pyramid draws, in px. */
export interface PyramidLayout {
  width: number;
  upper: number;
  axisY: number;
  middle: number;
  rows: PyramidRow[];
  /** Values of the scale with their places on both sides. */
  ticks: { people: number; left: number; right: number }[];
  /** The other year's outline, men then women. */
  before: string;
  /** What became known later of the year itself. */
  later: string;
}

/** Width of the strip of ages between both sides, px. */
const spine = 36;
const gap = 1.5;
const [head, foot] = [20, 24];

/** Lays a pyramid out: oldest above, one scale for both sides and both years, ticks at one and two steps. */
export function layoutPyramid(
  data: PyramidData,
  { width, height }: Pick<ChartSize, 'width' | 'height'>,
): PyramidLayout {
  const { men, women, before, later, yearsInGroup = 5 } = data;
  const [upper, axisY] = [head, height - foot];
  const half = (width - spine) / 2;
  const outlines = [before, later].filter((one) => one !== undefined);
  const most = Math.max(1, ...men, ...women, ...outlines.flatMap((one) => [...one.men, ...one.women]));
  const step = (axisY - upper) / Math.max(1, men.length);
  const rows = men.map((people, index) => {
    const [menWidth, womenWidth] = [(people / most) * half, ((women[index] ?? 0) / most) * half];
    return {
      y: axisY - (index + 1) * step + gap / 2,
      height: step - gap,
      menX: half - menWidth,
      menWidth,
      womenX: half + spine,
      womenWidth,
      age: index * yearsInGroup,
    };
  });
  const unit = niceStep(most / 2.5);
  const ticks = [unit, unit * 2, unit * 3].map((people) => ({
    people,
    left: half - (people / most) * half,
    right: half + spine + (people / most) * half,
  }));
  return {
    width,
    upper,
    axisY,
    middle: width / 2,
    rows,
    ticks: ticks.filter(({ people, left }) => people <= most && left >= 4),
    before: before ? outline(before, { half, step, most, axisY }) : '',
    later: later ? outline(later, { half, step, most, axisY }) : '',
  };
}

/** The steps of both sides from the oldest down, as two open lines. */
function outline(
  { men, women }: SexAges,
  { half, step, most, axisY }: { half: number; step: number; most: number; axisY: number },
): string {
  const side = (values: readonly number[], x: (people: number) => number) =>
    values
      .map((people, index) => {
        const [from, to] = [round(axisY - index * step), round(axisY - (index + 1) * step)];
        return `${index === 0 ? `M${round(x(people))} ${from}` : `H${round(x(people))}`}V${to}`;
      })
      .join('');
  return (
    side(men, (people) => half - (people / most) * half) +
    side(women, (people) => half + spine + (people / most) * half)
  );
}

/** The greatest of 1, 2, 5 times a power of ten that is not above the value. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([5, 2, 1].find((factor) => factor * power <= value) ?? 1) * power;
}
