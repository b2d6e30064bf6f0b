import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { DaySpan, IntervalPart } from '#features/models/domain/scenario/move-interval.ts';
import styles from './IntervalTrack.module.css';

interface Props {
  part: IntervalPart;
  name: string;
  span: DaySpan;
  limits: DaySpan;
  /** Days of so many px along the track. */
  daysOf: (px: number) => number;
  /** Moves by days from where the interval stood when the move began. */
  onMove: (from: DaySpan, days: number) => void;
  /** The hand has let go of it, or Enter was pressed on it. */
  onChoose: () => void;
  disabled: boolean;
  children?: ReactNode;
}

const labels = { from: 'Scenario_MoveFrom', to: 'Scenario_MoveTo', whole: 'Scenario_MoveWhole' } as const;
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: -1000,
  End: 1000,
};

/** An end of a bar, or the bar itself: a slider over days. Arrows move by one day, with Shift by seven; Enter chooses it. */
export function IntervalHandle(props: Props) {
  const { part, name, span, limits, daysOf, onMove, onChoose, disabled, children } = props;
  const t = useText();
  const formats = useFormats();
  const held = useRef<{ x: number; span: DaySpan } | null>(null);
  const day = part === 'to' ? span.to : span.from;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') return onChoose();
    const step = steps[event.key];
    if (step === undefined || disabled) return;
    event.preventDefault();
    onMove(span, event.shiftKey ? step * 7 : step);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (disabled || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, span: { from: span.from, to: span.to } };
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (held.current) onMove(held.current.span, daysOf(event.clientX - held.current.x));
  };
  const letGo = (): void => void (held.current = null);
  const onPointerUp = (): void => {
    if (held.current) onChoose();
    letGo();
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      className={styles[part]}
      aria-label={t(labels[part], { name })}
      aria-valuemin={0}
      aria-valuemax={daysBetween(limits.from, limits.to)}
      aria-valuenow={Math.max(0, daysBetween(limits.from, day))}
      aria-valuetext={part === 'whole' ? formats.dayRange(span.from, span.to) : formats.day(day)}
      aria-disabled={disabled || undefined}
      onPointerCancel={letGo}
      {...{ onKeyDown, onPointerDown, onPointerMove, onPointerUp }}
    >
      {children}
    </span>
  );
}
