/** People by five-year age, youngest first; the last group is open. Unit: people. */
export interface PyramidData {
  men: readonly number[];
  women: readonly number[];
}

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

export interface PyramidLayout {
  rows: PyramidRow[];
  /** Values of the scale with their places on both sides. */
  ticks: { people: number; left: number; right: number }[];
}

/** Width of the strip of ages between both sides, px. */
const spine = 36;
const gap = 1.5;

/** Lays a pyramid out: oldest above, one scale for both sides, ticks at one and two steps. */
export function layoutPyramid(
  { men, women }: PyramidData,
  { width, height }: { width: number; height: number },
): PyramidLayout {
  const half = (width - spine) / 2;
  const most = Math.max(1, ...men, ...women);
  const step = height / men.length;
  const rows = men.map((people, index) => {
    const menWidth = (people / most) * half;
    const womenWidth = ((women[index] ?? 0) / most) * half;
    return {
      y: height - (index + 1) * step + gap / 2,
      height: step - gap,
      menX: half - menWidth,
      menWidth,
      womenX: half + spine,
      womenWidth,
      age: index * 5,
    };
  });
  const unit = niceStep(most / 2.5);
  const ticks = [unit, unit * 2].map((people) => ({
    people,
    left: half - (people / most) * half,
    right: half + spine + (people / most) * half,
  }));
  return { rows, ticks: ticks.filter(({ people }) => people <= most) };
}

/** The greatest of 1, 2, 5 times a power of ten that is not above the value. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([5, 2, 1].find((factor) => factor * power <= value) ?? 1) * power;
}
