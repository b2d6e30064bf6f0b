import { round } from '#platform/charts/marks/line-path.ts';

interface Props {
  before: number;
  after: number;
  /** Below it a household is poor. */
  line: number;
  /** The ends of the column's shared scale. */
  domain: readonly [number, number];
}

const [width, height, air] = [160, 20, 6];

/** Income a head of one type for a row of a table: a ring without the package, a dot with it, the poverty line as a rule. */
export function BeforeAfter({ before, after, line, domain: [low, high] }: Props) {
  const x = (value: number): number =>
    round(air + ((value - low) / Math.max(1, high - low)) * (width - 2 * air));
  const middle = height / 2;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <line x1={0} x2={width} y1={middle} y2={middle} stroke="var(--grid)" />
      <line x1={x(line)} x2={x(line)} y1={2} y2={height - 2} stroke="var(--worse)" strokeWidth={1.5} />
      <line x1={x(before)} x2={x(after)} y1={middle} y2={middle} stroke="var(--d1)" strokeWidth={2} />
      <circle cx={x(before)} cy={middle} r={4} fill="var(--ground)" stroke="var(--d1)" strokeWidth={1.5} />
      {after !== before && <circle cx={x(after)} cy={middle} r={4} fill="var(--d1)" />}
    </svg>
  );
}
