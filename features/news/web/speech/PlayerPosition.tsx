import { Input } from '#platform/ui/controls/Input.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './ListenPlayer.module.css';

interface Props {
  /** Seconds. */
  position: number;
  /** Seconds. */
  duration: number;
  onSeek: (seconds: number) => void;
  /** Moves by so many seconds from where the reading is at that moment. */
  onStep: (seconds: number) => void;
}

/** Where the reading is, and the way to another place: by dragging, or by arrows five seconds each. */
export function PlayerPosition({ position, duration, onSeek, onStep }: Props) {
  const t = useText();
  const moments = { position: writeMoment(position), duration: writeMoment(duration) };
  return (
    <>
      <Input
        type="range"
        className={styles.range}
        style={{ '--share': duration > 0 ? Math.min(1, position / duration) : 0 }}
        min={0}
        max={duration}
        step={0.1}
        value={position}
        aria-label={t('News_PlayerPosition')}
        aria-valuetext={t('News_PlayerMoment', moments)}
        onChange={(event) => onSeek(Number(event.target.value))}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onStep(step);
        }}
      />
      <span className={styles.moment} aria-hidden>
        {moments.position} / {moments.duration}
      </span>
    </>
  );
}

/** Seconds as a player shows them: 0:07, 12:05, 1:02:03. */
export function writeMoment(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
