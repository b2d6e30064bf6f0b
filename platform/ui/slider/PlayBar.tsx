import { memo, useId } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Input } from '#platform/ui/controls/Input.tsx';
import styles from './PlayBar.module.css';

interface Props {
  /** What is chosen: Year. */
  label: string;
  /** Words of the button. */
  words: { play: string; pause: string };
  /** Name of each place. */
  names: readonly string[];
  index: number;
  isPlaying: boolean;
  /** Where playing has just stopped; it is said aloud, while what passes by is not. */
  pausedAt?: number | null;
  onShow: (index: number) => void;
  onToggle: () => void;
}

/** Play and pause, and a slider over times: its arrows go by one. */
export const PlayBar = memo(function PlayBar(props: Props) {
  const { label, words, names, index, isPlaying, pausedAt = null, onShow, onToggle } = props;
  const id = useId();
  return (
    <div className={styles.bar} data-play="">
      <Button size="small" icon={isPlaying ? 'pause' : 'play'} onClick={onToggle}>
        {isPlaying ? words.pause : words.play}
      </Button>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Input
        id={id}
        type="range"
        min={0}
        max={names.length - 1}
        value={index}
        aria-valuetext={names[index]}
        onChange={(event) => onShow(Number(event.target.value))}
      />
      <span aria-hidden="true" className={styles.name}>
        {names[index]}
      </span>
      <span role="status" className="sr-only">
        {pausedAt !== null && names[pausedAt]}
      </span>
    </div>
  );
});
