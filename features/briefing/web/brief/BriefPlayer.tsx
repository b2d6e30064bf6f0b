import { Input } from '#platform/ui/controls/Input.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useText } from '#platform/web/text.ts';
import type { BriefVoice } from './use-brief-voice.ts';
import styles from './BriefPlayer.module.css';

/** Reads the brief aloud: play and pause, and a line on which arrows and clicks jump by a sentence. */
export function BriefPlayer({ voice, count }: { voice: BriefVoice; count: number }) {
  const t = useText();
  const { at, isPlaying, toggle, readFrom } = voice;
  const place = (at ?? 0) + 1;
  return (
    <div className={styles.player} role="group" aria-label={t('Events_Player')}>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'Events_PlayerPause' : 'Events_PlayerPlay')}
        onClick={toggle}
      />
      <Input
        type="range"
        className={styles.line}
        min={1}
        max={count}
        step={1}
        value={place}
        style={{ '--share': count > 1 ? (place - 1) / (count - 1) : 0 }}
        aria-label={t('Events_PlayerSentence')}
        aria-valuetext={t('Events_PlayerPlace', { place, count })}
        onChange={(event) => readFrom(Number(event.target.value) - 1)}
      />
      <span className={styles.place}>
        {t(at === null ? 'Events_PlayerIdle' : 'Events_PlayerPlace', { place, count })}
      </span>
    </div>
  );
}
