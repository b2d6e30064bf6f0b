import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { round } from '#platform/charts/marks/line-path.ts';
import type { Knot } from '#simulation/population/knots.ts';
import type { PathRoom } from '#features/models/domain/population/move-knot.ts';
import type { PathScale } from './layout-path.ts';
import styles from './PathEditor.module.css';

interface Props {
  knot: Knot;
  scale: PathScale;
  room: PathRoom;
  /** As in the reference: drawn in its grey. */
  isReference: boolean;
  label: string;
  said: string;
  disabled: boolean;
  onMove: (to: Knot) => void;
  onRemove: () => void;
  /** True while it is dragged: the scale stands still under the hand. */
  onHold: (held: boolean) => void;
}

const far = 10;
const farYears = 5;

/** A knot of a path: dragged, or moved by arrows (Shift for ten steps or five years); Delete takes it away. */
export function KnotHandle({ knot, scale, room, isReference, label, said, disabled, ...props }: Props) {
  const { onMove, onRemove, onHold } = props;
  const held = useRef(false);
  const [x, y] = [round(scale.x(knot.year)), round(scale.axis.y(knot.value))];
  const drag = (event: PointerEvent<SVGCircleElement>): void => {
    const svg = event.currentTarget.ownerSVGElement;
    if (!held.current || svg === null) return;
    const box = svg.getBoundingClientRect();
    onMove(
      scale.at(
        ((event.clientX - box.left) / box.width) * scale.width,
        ((event.clientY - box.top) / box.height) * scale.height,
      ),
    );
  };
  const press = (event: KeyboardEvent): void => {
    const to = knotAfter(event, knot, room);
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (to) onMove(to);
    else return;
    event.preventDefault();
  };
  const hold = (isHeld: boolean): void => {
    held.current = isHeld;
    onHold(isHeld);
  };
  return (
    <circle
      className={styles.knot}
      cx={x}
      cy={y}
      r={5.5}
      fill="var(--ground)"
      stroke={isReference ? 'var(--ghost)' : 'var(--c6)'}
      strokeWidth={2}
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={label}
      aria-valuemin={room.min}
      aria-valuemax={room.max}
      aria-valuenow={knot.value}
      aria-valuetext={said}
      aria-disabled={disabled || undefined}
      onKeyDown={disabled ? undefined : press}
      onPointerDown={(event) => {
        if (disabled) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(true);
      }}
      onPointerMove={drag}
      onPointerUp={() => hold(false)}
      onPointerCancel={() => hold(false)}
    />
  );
}

function knotAfter({ key, shiftKey }: KeyboardEvent, { year, value }: Knot, room: PathRoom): Knot | null {
  const step = room.step * (shiftKey ? far : 1);
  const years = shiftKey ? farYears : 1;
  if (key === 'ArrowUp') return { year, value: value + step };
  if (key === 'ArrowDown') return { year, value: value - step };
  if (key === 'ArrowRight') return { year: year + years, value };
  if (key === 'ArrowLeft') return { year: year - years, value };
  if (key === 'Home') return { year, value: room.min };
  if (key === 'End') return { year, value: room.max };
  return null;
}
