import styles from './Alarm.module.css';

const width = 150;
const middle = 12;

/** Two shares of 0…100 on one line beside the promised 80 %: dot = one week ahead, ring = two; the numbers stand in the table. */
export function PhaseMark({ one, two }: { one: number | null; two: number | null }) {
  const xOf = (percent: number): number => Math.round(percent * width) / 100;
  return (
    <svg className={styles.phase} viewBox={`0 0 ${width} ${2 * middle}`} aria-hidden="true">
      <line x1={0} x2={width} y1={middle} y2={middle} stroke="var(--hair-2)" />
      <line x1={xOf(80)} x2={xOf(80)} y1={3} y2={21} stroke="var(--ink)" />
      {one !== null && <circle cx={xOf(one)} cy={middle} r={4.5} fill="var(--d1)" />}
      {two !== null && (
        <circle cx={xOf(two)} cy={middle} r={4} fill="var(--ground)" stroke="var(--d1)" strokeWidth={1.5} />
      )}
    </svg>
  );
}
