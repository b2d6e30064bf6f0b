import { useId, type ReactNode } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { formatPeriod, type Period } from '#platform/shared/periods.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import styles from './TimeBar.module.css';

/** Moments that can be walked through; `index` is -1 until they are known. */
export interface Moments {
  day: string;
  days: readonly string[];
  index: number;
  playing: boolean;
  loading?: boolean;
  failed?: boolean;
  show: (index: number) => void;
  toggle: () => void;
  retry?: () => void;
}

interface Props {
  frames: Moments;
  period: Period;
  /** What is said beside the moment, how old it is for one. */
  about?: ReactNode;
}

/** Play, and a slider over moments. */
export function TimeBar({ frames, period, about }: Props) {
  const t = useText();
  const formats = useFormats();
  const id = useId();
  const { days, index, playing, loading, failed } = frames;
  const write = (day: string): string => formatPeriod(period, day, formats.locale);
  if (failed) {
    return (
      <p className={styles.bar}>
        {t('Regions_FramesFailed')}{' '}
        <Button variant="text" onClick={frames.retry}>
          {t('Ui_Retry')}
        </Button>
      </p>
    );
  }
  return (
    <div className={styles.bar}>
      <Button
        size="small"
        icon={playing ? 'pause' : 'play'}
        busy={loading}
        disabled={days.length < 2}
        onClick={frames.toggle}
      >
        {playing ? t('Regions_Pause') : t('Regions_Play')}
      </Button>
      <label htmlFor={id} className="sr-only">
        {t('Regions_Moment')}
      </label>
      <Input
        id={id}
        type="range"
        // While the moments load the knob stands at the newest, where the map does.
        min={days.length < 2 ? -1 : 0}
        max={Math.max(0, days.length - 1)}
        value={Math.max(0, index)}
        disabled={days.length < 2}
        aria-valuetext={write(frames.day)}
        onChange={(event) => frames.show(Number(event.target.value))}
      />
      <output htmlFor={id}>
        {write(frames.day)} {about}
      </output>
    </div>
  );
}
