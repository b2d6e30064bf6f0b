import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { ThresholdLineLayout } from './layout-threshold-line.ts';
import styles from './ThresholdHandle.module.css';

interface Props {
  layout: ThresholdLineLayout;
  label: string;
  /** The least threshold that makes sense. */
  least: number;
  say: (value: number) => string;
  onThreshold: (value: number) => void;
  /** True while it is dragged: the scale stands still under the hand. */
  onHold: (held: boolean) => void;
}

const stepsOf: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The grip of a threshold at the right end of its line: dragged up and down, or moved by arrows, by ten steps with Page. */
export function ThresholdHandle({ layout, label, least, say, onThreshold, onHold }: Props) {
  const held = useRef(false);
  const { lines, valueAxis, step, timeAxis, valueAt, size } = layout;
  const { y, value } = lines[0]!;
  const move = (to: number): void => onThreshold(Number(Math.max(least, to).toPrecision(12)));
  const press = (event: KeyboardEvent): void => {
    const steps = stepsOf[event.key];
    if (steps !== undefined) move(value + steps * step);
    else if (event.key === 'Home') move(least);
    else if (event.key === 'End') move(valueAxis.top);
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent<SVGGElement>): void => {
    const svg = event.currentTarget.ownerSVGElement;
    if (!held.current || svg === null) return;
    const box = svg.getBoundingClientRect();
    move(valueAt(((event.clientY - box.top) / box.height) * size.height));
  };
  const hold = (isHeld: boolean): void => {
    if (held.current === isHeld) return;
    held.current = isHeld;
    onHold(isHeld);
  };
  return (
    <g
      className={styles.handle}
      transform={`translate(${timeAxis.right},${y})`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={least}
      aria-valuemax={Math.max(valueAxis.top, value)}
      aria-valuenow={value}
      aria-valuetext={say(value)}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(true);
      }}
      onPointerMove={drag}
      onPointerUp={() => hold(false)}
      onPointerCancel={() => hold(false)}
    >
      <rect className={styles.reach} x={-8} y={-16} width={44} height={32} />
      <rect className={styles.grip} x={2} y={-10} width={28} height={20} rx={10} />
      <path d="M10,-3h12M10,3h12" stroke="var(--ink)" strokeWidth={1.5} />
    </g>
  );
}
