import { useCallback, useEffect, useRef, useState, type ReactNode, type RefCallback } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useText } from '#platform/web/text.ts';
import type { Listened } from './Listen.tsx';
import { PlayerPosition } from './PlayerPosition.tsx';
import { PlayerSpeed } from './PlayerSpeed.tsx';
import { readSpeed } from './player-speed.ts';
import { useVoice, useVoiceState } from './use-voice.ts';
import { takeTurn } from './voice.ts';
import styles from './ListenPlayer.module.css';

interface Props extends Listened {
  onLeave: () => void;
  /** Stands here while the voice is fetched. */
  waiting: ReactNode;
}

/** Reads an item aloud: play and pause, where it is, how fast. Escape ends it. */
export function ListenPlayer({ onLeave, waiting, ...listened }: Props) {
  const t = useText();
  const voice = useVoice(listened, onLeave);
  const state = useVoiceState(voice);
  const [speed, setSpeed] = useState(readSpeed);
  const button = useRef<HTMLButtonElement>(null);
  const group = useEscape(onLeave);
  useEffect(() => {
    voice?.setSpeed(speed);
  }, [voice, speed]);
  useEffect(() => {
    if (voice) button.current?.focus({ preventScroll: true });
  }, [voice]);
  if (!voice || !state) return waiting;
  const toggle = (): void => {
    if (state.isPlaying) return voice.pause();
    takeTurn(voice);
    void voice.play();
  };
  // Keys may come faster than the drawing: each steps from where the voice is, not from what is drawn.
  const step = (seconds: number): void => {
    const { position, duration } = voice.state;
    voice.seek(Math.min(duration ?? 0, Math.max(0, position + seconds)));
  };
  return (
    <span
      ref={group}
      role="group"
      aria-label={t('News_Player', { title: listened.title })}
      className={styles.player}
    >
      <IconButton
        ref={button}
        icon={state.isPlaying ? 'pause' : 'play'}
        label={t(state.isPlaying ? 'News_PlayerPause' : 'News_PlayerPlay')}
        onClick={toggle}
      />
      {state.duration === null ? (
        <span className={styles.note}>{t('News_BrowserVoice')}</span>
      ) : (
        <PlayerPosition
          position={state.position}
          duration={state.duration}
          onSeek={voice.seek}
          onStep={step}
        />
      )}
      <PlayerSpeed speed={speed} onChange={setSpeed} />
      <IconButton icon="close" label={t('News_PlayerClose')} onClick={onLeave} />
    </span>
  );
}

/** Calls back when Escape is pressed anywhere inside an element. */
function useEscape(onEscape: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      const onKeyDown = (event: KeyboardEvent): void => {
        if (event.key === 'Escape') onEscape();
      };
      element?.addEventListener('keydown', onKeyDown);
      return () => element?.removeEventListener('keydown', onKeyDown);
    },
    [onEscape],
  );
}
